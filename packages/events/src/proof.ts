// The proof of an expedition: every seal, every run and the standings as lines of JSON that anyone can check from nothing.
import {
  type AnyGame,
  CodedError,
  commitmentOf,
  type GameRecord,
  gameByRules,
  hashData,
  measureOf,
  type Options,
  openRecord,
  opensCommitment,
  recordFrom,
  resolveTable,
  type Seat,
  verifyRecord,
} from '@undercroft/kernel';
import { type Chairs, chairFor, chairsOf, instanceFor, SIBLING } from './chairs.ts';
import { eveningTables, isEveningOrder } from './movement.ts';
import { type Counting, type EventRun, type RunMark, standingsOf } from './standings.ts';
import { standingsText } from './standings-text.ts';

export const PROOF_FORMAT = 'undercroft-proof';
export const PROOF_VERSION = 1;

export interface ProvedDeal {
  readonly number: number;
  readonly instance: number;
  readonly commitment: string;
  readonly secret: string;
  readonly sealedAs: string;
}

/** The first line. */
export interface ProofHead {
  readonly format: typeof PROOF_FORMAT;
  readonly version: number;
  readonly event: string;
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly options: Options;
  readonly deals: number;
  readonly isOneDealRanked: boolean;
  readonly isAloneRanked?: boolean;
  /** The chair of each deal for whoever plays alone with bots or with a team. */
  readonly turns?: readonly Seat[];
  readonly instances: number;
  /** What chairs and instances were given out by. */
  readonly key: string;
  /** What the first entrants added to the luck; null where they were not asked. */
  readonly words: readonly string[] | null;
  readonly seals: readonly ProvedDeal[];
  readonly evening?: ProvedEvening;
}

/** Who was seated at an evening, and who had entered and was not there. */
export interface ProvedEvening {
  /** For each instance of a deal its people in the order of the movement. Whoever was forgotten since has a name of none. */
  readonly order: readonly (readonly string[])[];
  readonly absent: readonly { readonly person: string; readonly name: string }[];
}

/** Stands in the order of an evening for somebody who wished to be forgotten. */
export const FORGOTTEN = 'gone-';

/** A line for each run. */
export interface ProofRun {
  readonly person: string;
  readonly name: string;
  readonly deal: number;
  readonly instance: number;
  readonly seat: Seat;
  readonly isYardstick?: boolean;
  /** Of several people: their table, how many they were, the name by which a team has its instance. */
  readonly table?: string;
  readonly people?: number;
  readonly team?: string;
  readonly mark?: RunMark;
  /** Missing where a run of the same table came before. */
  readonly record?: GameRecord;
}

/** The name under which a deal is sealed. The words of the entrants are part of it, so nobody could choose the luck. */
export const sealName = (event: string, deal: number, instance: number, words: readonly string[]): string =>
  `${event}.${deal}.${instance}.${hashData(words)}`;

export const proofHeadLine = (head: Omit<ProofHead, 'format' | 'version'>): string =>
  `${JSON.stringify({ format: PROOF_FORMAT, version: PROOF_VERSION, ...head })}\n`;
export const proofRunLine = (run: ProofRun): string => `${JSON.stringify({ run })}\n`;
/** The last line. */
export const proofEndLine = (standings: string): string => `${JSON.stringify({ standings })}\n`;

export interface Proved {
  readonly head: ProofHead;
  readonly runs: number;
  /** Dice and draws that were computed again. */
  readonly luck: number;
  readonly standings: string;
}

const broken = (where: string): CodedError => new CodedError('proof-broken', { where });

/** How runs of an expedition of this game are counted. */
export const countingOf = (
  { hasTwoSides }: Chairs,
  {
    deals,
    isOneDealRanked,
    isAloneRanked = true,
  }: Pick<ProofHead, 'deals' | 'isOneDealRanked' | 'isAloneRanked'>,
  isEvening = false,
): Counting => ({ deals, hasTwoSides, isOneDealRanked, isAloneRanked, isEvening });

/** Checks everything, line by line, and answers the standings; a coded error at the first thing that is not so. */
export async function verifyProof(
  lines: AsyncIterable<string> | Iterable<string>,
  loadGame: (name: string) => Promise<AnyGame>,
): Promise<Proved> {
  let check: Awaited<ReturnType<typeof checkOf>> | undefined;
  let said: string | undefined;
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const part = parsed(line);
    if (!check) check = await checkOf(part, loadGame);
    else if (said !== undefined) throw broken('after the end');
    else if (typeof part.standings === 'string') said = part.standings;
    else check.add(part.run as ProofRun);
  }
  if (!check || said === undefined) throw new CodedError('proof-unreadable', { where: 'the end' });
  return check.end(said);
}

function parsed(line: string): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(line);
    if (typeof data === 'object' && data !== null) return data as Record<string, unknown>;
  } catch {}
  throw new CodedError('proof-unreadable', { where: line.slice(0, 60) });
}

async function checkOf(data: unknown, loadGame: (name: string) => Promise<AnyGame>) {
  const head = data as ProofHead;
  if (head.format !== PROOF_FORMAT || head.version !== PROOF_VERSION || !Array.isArray(head.seals))
    throw new CodedError('proof-unreadable', { where: 'format' });
  const newest = await loadGame(head.game);
  const game = gameByRules(newest, head.rules);
  if (!game) throw new CodedError('record-other-rules', { rules: head.rules, known: newest.rules });
  const chairs = chairsOf(game, resolveTable(game, head.seats, head.options));
  const seals = new Map(head.seals.map((seal) => [`${seal.number} ${seal.instance}`, seal]));
  for (const seal of head.seals) checkSeal(head, seal);
  const seating = head.evening && seatingOf(head, head.evening);
  const runs: EventRun[] = [];
  const names = new Map(head.evening?.absent.map(({ person, name }) => [person, name]));
  const tried = new Set<string>();
  /** What each chair of a table of several people came to. */
  const shared = new Map<string, Measures>();
  let luck = 0;
  const measuresOf = (run: ProofRun, seal: ProvedDeal, where: string): Measures => {
    const known =
      run.table === undefined ? undefined : shared.get(`${run.deal} ${run.instance} ${run.table}`);
    if (known) return known;
    const record = recordFrom(run.record);
    checkRecord(head, seal, record, where);
    luck += verifyRecord(newest, record).length;
    const measures = finalMeasures(newest, record, chairs.chairs);
    if (run.table !== undefined) shared.set(`${run.deal} ${run.instance} ${run.table}`, measures);
    return measures;
  };
  return {
    add(run: ProofRun) {
      const { person, deal, instance, seat, name, isYardstick, people, mark, table } = run;
      const where = `${name}, ${deal}`;
      const seal = seals.get(`${deal} ${instance}`);
      const key = `${deal} ${person} ${isYardstick ? `${instance} ${seat}` : ''}`;
      if (!seal || tried.has(key)) throw broken(where);
      tried.add(key);
      const isRight = seating && !isYardstick ? seating.holds(run, chairs) : isAssigned(head, chairs, run);
      if (head.words && !isRight) throw broken(where);
      const measure = measuresOf(run, seal, where).get(seat);
      if (!measure) throw broken(where);
      runs.push({
        person,
        deal,
        instance,
        seat,
        measure,
        ...(isYardstick && { isYardstick }),
        ...(people !== undefined && { people }),
        ...(table !== undefined && { group: table }),
        ...(mark && { mark }),
      });
      names.set(person, name);
    },
    end(said: string): Proved {
      const counting = countingOf(chairs, head, head.evening !== undefined);
      const absent = head.evening?.absent.map(({ person }) => person);
      const standings = standingsText(
        head.event,
        standingsOf(counting, runs, absent),
        (person) => names.get(person) ?? '',
      );
      if (standings !== said) throw broken('standings');
      return { head, runs: runs.length, luck, standings };
    },
  };
}

type Measures = ReadonlyMap<Seat, readonly number[]>;

function finalMeasures(newest: AnyGame, record: GameRecord, chairs: readonly Seat[]): Measures {
  const { game, position } = openRecord(newest, record);
  return new Map(chairs.map((seat) => [seat, measureOf(game, position, seat)]));
}

/** Where the movement puts everybody at an evening; the order of those who are still known follows from the key. */
function seatingOf({ key, seats }: ProofHead, { order }: ProvedEvening) {
  for (const people of order)
    if (
      !isEveningOrder(
        key,
        people.filter((person) => !person.startsWith(FORGOTTEN)),
      )
    )
      throw broken('evening');
  /** The table of the proof that is a table of the movement, and the other way round. */
  const named = new Map<string, string>();
  const isSame = (one: string, other: string): boolean => {
    if (!named.has(one)) named.set(one, other);
    return named.get(one) === other;
  };
  return {
    holds({ person, deal, instance, seat, table = person }: ProofRun, { chairOf }: Chairs): boolean {
      const tables = eveningTables(order[instance] ?? [], seats, deal);
      const at = tables.findIndex((people) => people.includes(person));
      if (at < 0 || chairOf[tables[at]!.indexOf(person)] !== seat) return false;
      return isSame(`${deal} ${instance} ${at}`, table) && isSame(`table ${deal} ${table}`, String(at));
    },
  };
}

function checkSeal({ event, words }: ProofHead, seal: ProvedDeal): void {
  const { number, instance, secret, commitment, sealedAs } = seal;
  if (!opensCommitment(secret, commitment)) throw new CodedError('commitment-broken');
  if (words && sealedAs !== sealName(event, number, instance, words)) throw broken(sealedAs);
}

/** Did the person sit where the key says? Those who are not ranked have the sibling instead; yardsticks sit everywhere. */
function isAssigned({ key, instances, turns }: ProofHead, chairs: Chairs, run: ProofRun): boolean {
  const { person, team = person, deal, instance, seat } = run;
  if (run.isYardstick) return chairs.chairs.includes(seat);
  if (seat !== chairFor(key, person, deal, chairs, turns)) return false;
  return instance === SIBLING || instance === instanceFor(key, team, deal, instances);
}

/** Sealed by this very deal, with nothing added by anybody. */
function checkRecord(head: ProofHead, seal: ProvedDeal, record: GameRecord, where: string): void {
  const { fair, rules, seats } = record;
  const isOfDeal =
    fair?.table === seal.sealedAs &&
    fair.secret === seal.secret &&
    fair.commitment === commitmentOf(seal.secret) &&
    rules === head.rules &&
    seats === head.seats &&
    hashData(record.options) === hashData(head.options) &&
    record.numbers === undefined &&
    (head.words === null || fair.nonces.every((nonce) => nonce === ''));
  if (!isOfDeal) throw broken(where);
}
