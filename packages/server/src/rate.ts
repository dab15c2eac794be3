// Token buckets per key: so much per second, so much at once, and nothing kept for those who are quiet.

export interface RateLimit {
  /** Takes one token; false when there is none left. */
  take(key: string, now?: number): boolean;
  /** Forgets full buckets. */
  sweep(now?: number): void;
  size(): number;
}

export function createRate(perSecond: number, atOnce: number): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take(key, now = Date.now()) {
      const bucket = buckets.get(key);
      if (!bucket) {
        buckets.set(key, { tokens: atOnce - 1, at: now });
        return atOnce >= 1;
      }
      bucket.tokens = Math.min(atOnce, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * perSecond);
      bucket.at = now;
      if (bucket.tokens < 1) return false;
      bucket.tokens--;
      return true;
    },
    sweep(now = Date.now()) {
      for (const [key, { tokens, at }] of buckets)
        if (tokens + ((now - at) / 1000) * perSecond >= atOnce) buckets.delete(key);
    },
    size: () => buckets.size,
  };
}
