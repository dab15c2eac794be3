// Everything that is kept about a person, for that person: told as JSON piece by piece, however much it is.
import { setImmediate as pause } from 'node:timers/promises';
import type { ServerContext } from '../server-context.ts';
import type { Person, Store, StoredEntry } from '../store/port.ts';
import type { LiveStudies } from '../studies/live-studies.ts';

const AT_ONCE = 100;

export async function* ownData(
  { store, liveStudies }: ServerContext,
  person: Person,
): AsyncGenerator<string> {
  const { people, results, records, events, puzzles, seeks, ties, clubs } = store;
  const { id } = person;
  const told = {
    person,
    passkeys: (await people.passkeys(id)).map(({ id, transports }) => ({ id, transports })),
    pushes: (await people.pushes(id)).map((body) => JSON.parse(body) as unknown),
    blocked: await people.blockedBy(id),
    reports: await people.reportsBy(id),
    ratings: await results.ratingsOf(id),
    records: await records.of(id),
    events: await events.of(id),
    puzzles: await puzzles.triesBy(id),
    hints: await puzzles.hintedBy(id),
    seeks: await seeks.of(id),
    pairings: await seeks.pairingsOf(id),
    ties: {
      friends: (await ties.friends(id)).map(({ person, name }) => ({ person, name })),
      asked: await ties.asked(id),
      asking: await ties.asking(id),
      link: (await ties.link(id, 0)) ?? null,
      invitations: await ties.invitations(id, 'all'),
    },
    clubs: await clubs.of(id),
  };
  yield `${JSON.stringify(told).slice(0, -1)},"results":[`;
  yield* listed(resultsOf(store, id));
  yield '],"studies":[';
  yield* listed(studiesOf(store, liveStudies, id));
  yield '],"tables":[';
  yield* listed(entriesOf(store, id));
  yield ']}\n';
}

async function* listed(items: AsyncIterable<object>): AsyncGenerator<string> {
  let comma = '';
  for await (const item of items) {
    yield comma + JSON.stringify(item);
    comma = ',';
  }
}

async function* resultsOf({ results }: Store, id: string): AsyncGenerator<object> {
  for (let before = Number.MAX_SAFE_INTEGER; ; await pause()) {
    const rows = await results.history(id, before, AT_ONCE);
    yield* rows;
    if (rows.length < AT_ONCE) return;
    before = rows.at(-1)!.finished;
  }
}

async function* entriesOf({ people, tables }: Store, id: string): AsyncGenerator<object> {
  for await (const table of people.tablesOf(id))
    yield { table, entries: (await tables.entriesBy(table, id)).map(ownPart) };
}

async function* studiesOf({ people }: Store, { look }: LiveStudies, id: string): AsyncGenerator<object> {
  for await (const one of people.studiesOf(id)) {
    const study = await look(one);
    if (!study) continue;
    const isOwn = ({ by }: { readonly by: string }): boolean => by === id;
    yield {
      study: one,
      isOwner: study.owner === id,
      member: study.members.find(({ person }) => person === id),
      branches: study.branches.filter(isOwn),
      notes: study.notes.filter(isOwn),
      marks: study.marks.filter(isOwn),
    };
  }
}

/**
 * What the person did and wrote; never the luck that fell, which the table may still keep hidden, and no version: gaps in it
 * would tell how often others have acted in secret.
 */
function ownPart({ at, body }: StoredEntry) {
  const { kind, seat, name, choice, text, what, order } = JSON.parse(body) as Record<string, unknown>;
  return { at, kind, seat, name, choice, text, what, order };
}
