// Everything that is kept about a person, for that person: told as JSON piece by piece, however much it is.
import { setImmediate as pause } from 'node:timers/promises';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';

const AT_ONCE = 100;

export async function* ownData({ store }: ServerContext, person: Person): AsyncGenerator<string> {
  const { people, results, records, tables } = store;
  const { id } = person;
  const told = {
    person,
    passkeys: (await people.passkeys(id)).map(({ id, transports }) => ({ id, transports })),
    pushes: (await people.pushes(id)).map((body) => JSON.parse(body) as unknown),
    blocked: await people.blockedBy(id),
    reports: await people.reportsBy(id),
    ratings: await results.ratingsOf(id),
    records: await records.of(id),
  };
  yield `${JSON.stringify(told).slice(0, -1)},"results":[`;
  let comma = '';
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await results.history(id, before, AT_ONCE);
    for (const row of rows) {
      yield comma + JSON.stringify(row);
      comma = ',';
    }
    if (rows.length < AT_ONCE) break;
    before = rows.at(-1)!.finished;
    await pause();
  }
  yield '],"tables":[';
  comma = '';
  for (let after = ''; ; ) {
    const [table] = await people.tablesOf(id, after, 1);
    if (table === undefined) break;
    const entries = await tables.entriesBy(table, id);
    yield comma + JSON.stringify({ table, entries: entries.map(ownPart) });
    comma = ',';
    after = table;
    await pause();
  }
  yield ']}\n';
}

/** What the person did and wrote; never the luck that fell, which the table may still keep hidden. */
function ownPart({
  version,
  at,
  body,
}: {
  readonly version: number;
  readonly at: number;
  readonly body: string;
}) {
  const { kind, seat, name, choice, text, what } = JSON.parse(body) as Record<string, unknown>;
  return { version, at, kind, seat, name, choice, text, what };
}
