// Hints between processes over LISTEN/NOTIFY: reconnects by itself and says so when hints may have been lost.
import pg from 'pg';

export interface Hints {
  onHint(hear: (words: string) => void): void;
  onDeaf(read: () => void): void;
  close(): Promise<void>;
}

export function listenForHints(url: string): Hints {
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
    mine.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await mine.connect();
      await mine.query('LISTEN undercroft');
      check = setInterval(() => mine.query('SELECT 1').catch(() => again(mine)), 5_000);
      readAfresh();
    } catch {
      again(mine);
    }
  };
  void connect();

  return {
    onHint: (listener) => {
      hear = listener;
    },
    onDeaf: (read) => {
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
