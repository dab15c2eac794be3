// Notifications between processes over LISTEN/NOTIFY: told in groups, heard on a line that reconnects by itself and says so when
// notifications may have been lost.
import pg from 'pg';
import { groupCommits } from './group-commit.ts';

export const CHANNEL = 'undercroft';
/** PostgreSQL takes 8,000 bytes in a notification. */
const MOST_BYTES = 7_000;

/**
 * Notifications go out after their commit and apart from it: with NOTIFY inside, commits of all processes would wait for each
 * other's sync of the disk. What comes while some are under way goes out together.
 */
export function createNotifier(send: (payloads: readonly string[]) => Promise<unknown>) {
  const tell = groupCommits(async (batch: readonly { readonly words: string }[]) => {
    await send(payloadsOf(batch.map(({ words }) => words)));
    return batch.map(() => true);
  });
  // A lost notification heals by reading.
  return (words: string): void => void tell({ words }).catch(() => {});
}

function payloadsOf(notifications: readonly string[]): string[] {
  const payloads: string[] = [];
  let last = '';
  for (const words of notifications) {
    if (last && Buffer.byteLength(last) + Buffer.byteLength(words) > MOST_BYTES) {
      payloads.push(last);
      last = '';
    }
    last = last ? `${last}\n${words}` : words;
  }
  payloads.push(last);
  return payloads;
}

export function listenForNotifications(url: string) {
  let hear: (words: string) => void = () => {};
  let readAfresh: () => void = () => {};
  let client: pg.Client | undefined;
  let isClosed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let check: ReturnType<typeof setInterval> | undefined;

  const again = (lost: pg.Client): void => {
    if (isClosed || client !== lost) return;
    client = undefined;
    clearInterval(check);
    lost.end().catch(() => {});
    retry = setTimeout(() => void connect(), 300 + Math.random() * 700);
  };
  const connect = async (): Promise<void> => {
    const mine = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    client = mine;
    mine.on('error', () => again(mine));
    mine.on('end', () => again(mine));
    mine.on('notification', ({ payload }) => {
      for (const words of (payload ?? '').split('\n')) hear(words);
    });
    try {
      await mine.connect();
      await mine.query(`LISTEN ${CHANNEL}`);
      check = setInterval(() => mine.query('SELECT 1').catch(() => again(mine)), 5_000);
      readAfresh();
    } catch {
      again(mine);
    }
  };
  void connect();

  return {
    onNotification: (listener: typeof hear) => {
      hear = listener;
    },
    onMissedNotifications: (read: typeof readAfresh) => {
      readAfresh = read;
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      clearInterval(check);
      await client?.end().catch(() => {});
    },
  };
}
