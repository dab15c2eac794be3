// What a notify costs the database: commits of many connections without hints, with a notify inside each commit, and with hints
// told apart in groups, as the server does it. A commit with a notify inside holds the queue of hints while the disk syncs.
import pg from 'pg';
import { CHANNEL, createNotifier } from '../../../packages/server/src/store/postgres-notifications.ts';
import { startPostgres } from '../../../packages/server/test/postgres.ts';
import type { Measured } from '../measure.ts';

const CONNECTIONS = 16;
const SECONDS = 3;

export async function hintCost(): Promise<Measured> {
  const postgres = await startPostgres();
  try {
    const url = await postgres.database();
    const clients = await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        return client;
      }),
    );
    await clients[0]!.query('CREATE TABLE moves (id BIGSERIAL PRIMARY KEY, body TEXT)');
    await clients[0]!.query('LISTEN undercroft');
    const body = 'x'.repeat(600);
    const commitsWith = async (name: string, text: string, isHinted = false): Promise<number> => {
      let commits = 0;
      const told = isHinted ? tellApart(clients[0]!) : undefined;
      const end = performance.now() + SECONDS * 1000;
      await Promise.all(
        clients.slice(1).map(async (client) => {
          while (performance.now() < end) {
            await client.query({ name, text, values: [body] });
            commits++;
            told?.(`tableid${commits % 50} ${commits}`);
          }
        }),
      );
      return commits / SECONDS;
    };
    const insert = 'INSERT INTO moves (body) VALUES ($1)';
    const hinted = `WITH made AS (${insert} RETURNING id) SELECT pg_notify('undercroft', 'tableid ' || id) FROM made`;
    await commitsWith('plain', insert);
    const plain = await commitsWith('plain', insert);
    const inside = await commitsWith('inside', hinted);
    const apart = await commitsWith('plain', insert, true);
    for (const client of clients) await client.end();
    return { unit: 'commits/s', perCpuSecond: apart, also: { plain, inside } };
  } finally {
    await postgres.stop();
  }
}

const tellApart = (client: pg.Client) =>
  createNotifier((payloads) =>
    client.query('SELECT pg_notify($1, p) FROM unnest($2::text[]) AS p', [CHANNEL, payloads]),
  );
