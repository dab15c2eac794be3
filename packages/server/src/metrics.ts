// Counters, gauges and timings for Prometheus, each made when it is first used.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  count(name: string, by?: number): void;
  /** Milliseconds, put into buckets. */
  time(name: string, milliseconds: number): void;
  gauge(name: string, read: () => number): void;
  text(): Promise<string>;
  close(): void;
}

const RESOLUTION = 20;
const BUCKETS = [1, 2, 5, 10, 25, 50, 100, 250, 1000];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const counters = new Map<string, Counter>();
  const timers = new Map<string, Histogram>();
  const named = (name: string, ending = '') => ({
    name: `undercroft_${name}${ending}`,
    help: name.replaceAll('_', ' '),
    registers: [registry],
  });
  const gauge = (name: string, read: () => number): void =>
    void new Gauge({
      ...named(name),
      collect() {
        this.set(read());
      },
    });

  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  // The monitor counts its own interval in.
  gauge('event_loop_delay_p99_ms', () => Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION));
  gauge('heap_bytes', () => process.memoryUsage().heapUsed);
  gauge('resident_bytes', () => process.memoryUsage.rss());

  return {
    count: (name, by = 1) =>
      counters.getOrInsertComputed(name, () => new Counter(named(name, '_total'))).inc(by),
    time: (name, milliseconds) =>
      timers
        .getOrInsertComputed(name, () => new Histogram({ ...named(name, '_ms'), buckets: BUCKETS }))
        .observe(milliseconds),
    gauge,
    text: () => registry.metrics(),
    close: () => void delay.disable(),
  };
}
