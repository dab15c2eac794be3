// What a law is, and the words that all laws are written in.
import { seeded } from '../chance.ts';
import { type Game, type Invariants, SPECTATOR, type TableSetup, type Viewer } from '../game.ts';
import { type Match, startMatch } from '../match.ts';
import { canonicalJson, sameData } from '../plain-data.ts';
import type { Language, Texts } from '../text.ts';

/** What the suite knows besides the game: its invariants and texts, the clauses of its SPEC, how long a game may get. */
export interface LawContext<Position> {
  readonly invariants: Invariants<Position>;
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly clauses: ReadonlySet<string>;
  /** No random game may take more entries than this. */
  readonly bound: number;
  /** Dear laws look at every nth entry; 1 looks at all of them. */
  readonly stride: number;
}

export type Law = <Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  table: TableSetup,
  seed: string,
  context: LawContext<Position>,
) => void;

export function must(holds: boolean, what: () => string): asserts holds {
  if (!holds) throw new Error(what());
}
export const show = (value: unknown): string => canonicalJson(value).slice(0, 400);
export const mustEqual = (a: unknown, b: unknown, what: string): void =>
  must(sameData(a, b), () => `${what}\n  ${firstDifference(a, b)}`);

/** Where two data differ first, as a path: what a person needs to find the mistake. */
function firstDifference(a: unknown, b: unknown, path = ''): string {
  const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null;
  if (isRecord(a) && isRecord(b))
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
      if (!sameData(a[key], b[key])) return firstDifference(a[key], b[key], `${path}.${key}`);
  return `at ${path || 'the top'}: ${show(a)} against ${show(b)}`;
}

export const viewersOf = (table: TableSetup): Viewer[] => [...Array(table.seats).keys(), SPECTATOR];

export const startRandom = <P, C, E>(game: Game<P, C, E>, table: TableSetup, seed: string): Match<P, C, E> =>
  startMatch(game, table, {
    setup: seeded(`${seed}:setup`),
    play: seeded(`${seed}:play`),
  });
