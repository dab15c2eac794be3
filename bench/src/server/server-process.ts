// Starts a server in a process of its own, whoever made it, and asks it for its CPU time and memory.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

interface CpuTime {
  readonly user: number;
  readonly system: number;
}

export interface Usage {
  readonly cpu: CpuTime;
  /** Up to the question: the collection of garbage that comes with the answer is the measuring's own. */
  readonly asked: CpuTime;
  /** The share of the thread that reads and writes the sockets. */
  readonly main: CpuTime;
  readonly memory: { readonly heapUsed: number; readonly rss: number };
}

export interface ServerProcess {
  readonly address: string;
  readonly child: ChildProcess;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** Milliseconds of CPU time, the system's share included. */
export const cpuOf = ({ cpu }: Pick<Usage, 'cpu'>): number => (cpu.user + cpu.system) / 1000;

/** The same between two answers. */
export const cpuBetween = (before: Usage, after: Usage): number =>
  cpuOf({ cpu: after.asked }) - cpuOf({ cpu: before.cpu });

export function startServer(
  script: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--expose-gc', join(import.meta.dirname, script)], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}: ${said}`)));
    child.stdout!.on('data', (chunk) => {
      said = (said + chunk).slice(-10_000);
      const address = /^ready (\S+)$/m.exec(said)?.[1];
      if (address) resolve({ address, child, usage, stop });
    });
    const usage = (): Promise<Usage> =>
      new Promise((answer) => {
        child.once('message', (told) => answer(told as Usage));
        child.send('usage');
      });
    const stop = async (): Promise<void> => {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await gone;
      clearTimeout(late);
    };
  });
}
