// The server's own pulse: a word written into the store every few seconds tells whether it can still store anything, and
// after a stop since when it was gone.
import { statfs } from 'node:fs/promises';
import type { ServerContext } from './server-context.ts';

const LEAST_FREE_BYTES = 64 * 1024 * 1024;
/** Milliseconds that the event loop may be late. */
const MOST_DELAY = 1_000;

export type Heartbeat = ReturnType<typeof startHeartbeat>;

export function startHeartbeat(context: ServerContext) {
  const { store, settings, metrics, log } = context;
  const { heartbeat: every, giveUpAfter, databaseUrl, dataFolder } = settings;
  let storedAt = Date.now();
  let isStoring = true;
  let hasRoom = true;
  let isBusy = false;
  /** Resolves when nothing could be stored for so long that the process had better end. */
  const { promise: failed, resolve: giveUp } = Promise.withResolvers<void>();

  const beat = async (): Promise<void> => {
    isBusy = true;
    try {
      const room = databaseUrl === undefined ? await statfs(dataFolder) : undefined;
      hasRoom = room === undefined || room.bavail * room.bsize > LEAST_FREE_BYTES;
      await store.setMeta(ALIVE, String(Date.now()));
      storedAt = Date.now();
      isStoring = true;
    } catch (error) {
      if (isStoring) log.error({ err: error }, 'the store cannot be written');
      isStoring = false;
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => {
    if (!isBusy) void beat();
    if (Date.now() - storedAt <= giveUpAfter) return;
    log.error({}, 'nothing could be stored for too long: giving up');
    giveUp();
  }, every);

  return {
    health: () => ({
      /** Does the store take what is written? */
      store: isStoring && Date.now() - storedAt < 3 * every,
      /** Is there room left for it? */
      disk: hasRoom,
      /** Does the event loop keep up? */
      loop: metrics.loopDelay() < MOST_DELAY,
    }),
    failed,
    /** With a last sign of life, so that the time until the next start is known. */
    async stop() {
      clearInterval(timer);
      await beat();
    },
  };
}

const ALIVE = 'alive';
const AT_ONCE = 200;

/** While no process was there, no clock ran. */
export async function giveBackDowntime({ store, settings, liveTables, log }: ServerContext): Promise<void> {
  const from = Number(await store.meta(ALIVE)) || Date.now();
  const to = Date.now();
  await store.setMeta(ALIVE, String(to));
  if (to - from < 2 * settings.heartbeat) return;
  log.info({ seconds: Math.round((to - from) / 1000) }, 'clocks stood still while the server was down');
  const command = { kind: 'holdClocks', from, to } as const;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const tables = await store.tables.withClock(after, AT_ONCE);
    await Promise.all(tables.map((id) => liveTables.act(id, { actor: null, command })));
    after = tables.at(-1);
  }
}
