// Counters and gauges in the text form that Prometheus reads.
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface Metrics {
  count(name: string, by?: number): void;
  /** Milliseconds, put into buckets. */
  time(name: string, milliseconds: number): void;
  gauge(name: string, read: () => number): void;
  text(): string;
  close(): void;
}

const RESOLUTION = 20;
const BUCKETS = [1, 2, 5, 10, 25, 50, 100, 250, 1000];

export function createMetrics(): Metrics {
  const counters = new Map<string, number>();
  const timers = new Map<string, { counts: number[]; sum: number; all: number }>();
  const gauges = new Map<string, () => number>();
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  // The monitor counts its own interval in.
  gauges.set('event_loop_delay_p99_ms', () => Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION));
  gauges.set('heap_bytes', () => process.memoryUsage().heapUsed);
  gauges.set('resident_bytes', () => process.memoryUsage.rss());

  return {
    count: (name, by = 1) => void counters.set(name, (counters.get(name) ?? 0) + by),
    time(name, milliseconds) {
      let timer = timers.get(name);
      if (!timer) {
        timer = { counts: BUCKETS.map(() => 0), sum: 0, all: 0 };
        timers.set(name, timer);
      }
      timer.all++;
      timer.sum += milliseconds;
      const at = BUCKETS.findIndex((bound) => milliseconds <= bound);
      if (at >= 0) timer.counts[at]!++;
    },
    gauge: (name, read) => void gauges.set(name, read),
    text() {
      const lines: string[] = [];
      for (const [name, value] of counters)
        lines.push(`# TYPE undercroft_${name}_total counter`, `undercroft_${name}_total ${value}`);
      for (const [name, read] of gauges)
        lines.push(`# TYPE undercroft_${name} gauge`, `undercroft_${name} ${read()}`);
      for (const [name, { counts, sum, all }] of timers) {
        lines.push(`# TYPE undercroft_${name}_ms histogram`);
        let below = 0;
        for (const [i, bound] of BUCKETS.entries()) {
          below += counts[i]!;
          lines.push(`undercroft_${name}_ms_bucket{le="${bound}"} ${below}`);
        }
        lines.push(`undercroft_${name}_ms_bucket{le="+Inf"} ${all}`);
        lines.push(`undercroft_${name}_ms_sum ${sum}`, `undercroft_${name}_ms_count ${all}`);
      }
      return `${lines.join('\n')}\n`;
    },
    close: () => void delay.disable(),
  };
}
