// Buckets per key: so much per second, so much at once, and nothing kept for those who are quiet.

export type RateLimit = ReturnType<typeof createRate>;

export function createRate(perSecond: number, atOnce: number) {
  const buckets = new Map<string, { held: number; at: number }>();
  const heldBy = (key: string, now: number): number => {
    const bucket = buckets.get(key);
    if (!bucket) return atOnce;
    return Math.min(atOnce, bucket.held + (Math.max(0, now - bucket.at) / 1000) * perSecond);
  };
  return {
    /** Milliseconds until the bucket holds the price; 0 when it does now. A price above what fits is a full bucket. */
    wait(key: string, price = 1, now = Date.now()) {
      const missing = Math.min(price, atOnce) - heldBy(key, now);
      return missing > 0 ? Math.ceil((missing / perSecond) * 1000) : 0;
    },
    /** Takes the price, into debt where the bucket holds less. */
    take(key: string, price = 1, now = Date.now()) {
      const held = heldBy(key, now) - price;
      buckets.set(key, { held, at: now });
    },
    sweep(now = Date.now()) {
      for (const key of buckets.keys()) if (heldBy(key, now) >= atOnce) buckets.delete(key);
    },
    size: () => buckets.size,
  };
}
