// Starts and kills real server processes, for the tests that pull the plug.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface ServerProcess {
  readonly address: string;
  readonly child: ChildProcess;
  /** SIGKILL: no goodbye, no flush. */
  kill(): Promise<void>;
  /** SIGTERM: in good order. */
  stop(): Promise<void>;
  usage(): Promise<Usage>;
}

export interface Usage {
  readonly cpu: { readonly user: number; readonly system: number };
  readonly memory: { readonly heapUsed: number; readonly rss: number };
  readonly liveTables: number;
  readonly sockets: number;
}

export function startProcess(
  settings: {
    readonly data: string;
    readonly databaseUrl?: string;
    readonly port?: number;
    readonly env?: Readonly<Record<string, string>>;
    /** How long a bot thinks, and how many think at once. */
    readonly bots?: { readonly delay: number; readonly atOnce: number };
  },
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, 'serve.ts')], {
    env: {
      ...process.env,
      ...settings.env,
      DATA: settings.data,
      DATABASE_URL: settings.databaseUrl ?? '',
      PORT: String(settings.port ?? 0),
      ...(settings.bots && {
        BOT_DELAY: String(settings.bots.delay),
        BOTS_AT_ONCE: String(settings.bots.atOnce),
      }),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = (signal: NodeJS.Signals) => (): Promise<void> => {
    child.kill(signal);
    return gone;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', (code) => reject(new Error(`server ended with ${code}: ${said}`)));
    child.stdout!.on('data', (chunk) => {
      said += chunk;
      const address = /^ready (\S+)$/m.exec(said)?.[1];
      if (address)
        resolve({
          address,
          child,
          kill: end('SIGKILL'),
          stop: end('SIGTERM'),
          usage: () =>
            new Promise((answer) => {
              child.once('message', (usage) => answer(usage as Usage));
              child.send('usage');
            }),
        });
    });
  });
}
