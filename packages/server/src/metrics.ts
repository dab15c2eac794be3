// Counters, gauges and timings for Prometheus: all there from the start, in seconds and bytes.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const COUNTERS = {
  entries: 'Entries that this process has stored',
  tables_opened: 'Tables opened by this process',
  errors: 'Unexpected errors: should stay at 0',
  messages_received: 'Messages received on sockets',
  sockets_opened: 'Sockets opened',
  slow_sockets: 'Sockets closed because the client did not read',
  too_fast: 'Messages and requests refused because somebody was over budget',
  notices_sent: 'Turn notices sent',
  notices_failed: 'Turn notices that could not be sent',
} as const;

/** Milliseconds between two looks at the event loop, and how long these are kept. */
const RESOLUTION = 20;
const WINDOW = 10_000;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counters = Object.fromEntries(
    Object.entries(COUNTERS).map(([name, help]) => [
      name,
      new Counter({ name: `undercroft_${name}_total`, help, registers }),
    ]),
  ) as Readonly<Record<keyof typeof COUNTERS, Counter>>;
  const command = new Histogram({
    name: 'undercroft_command_seconds',
    help: 'Time from a command to its answer, on sockets',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers,
  });
  const gauge = (name: string, help: string, read: () => number): void =>
    void new Gauge({
      name: `undercroft_${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });

  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  // The monitor counts its own interval in.
  const delayNow = (): number => Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION);
  let before = 0;
  const window = setInterval(() => {
    before = delayNow();
    delay.reset();
  }, WINDOW);
  window.unref();
  /** Milliseconds: how late the event loop was lately, except for one time in a hundred. */
  const loopDelay = (): number => Math.max(before, delayNow());
  gauge(
    'event_loop_delay_p99_seconds',
    'How late the event loop was in the last seconds, p99',
    () => loopDelay() / 1000,
  );
  gauge('heap_bytes', 'Heap in use', () => process.memoryUsage().heapUsed);
  gauge('resident_bytes', 'Resident memory', () => process.memoryUsage.rss());

  return {
    count: (name: keyof typeof COUNTERS, by = 1) => counters[name].inc(by),
    counted: async (name: keyof typeof COUNTERS) => (await counters[name].get()).values[0]!.value,
    /** How long a command took, from the message to its answer. */
    timeCommand: (milliseconds: number) => command.observe(milliseconds / 1000),
    gauge,
    loopDelay,
    text: () => registry.metrics(),
    close() {
      clearInterval(window);
      delay.disable();
    },
  };
}
