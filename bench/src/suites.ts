// What is measured, against whom, and what must be reached. A game's own floors stand in its room, in package.json.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE } from './release-suite.ts';
import { SCALE } from './scale-suite.ts';
import { SERVER } from './server-suite.ts';
import { webCases } from './web-suite.ts';

export interface Case {
  readonly name: string;
  /** The case file and its arguments. */
  readonly words: readonly string[];
  /** Compared with another case of the suite; `atLeast` is the ratio that must be reached. */
  readonly against?: { readonly case: string; readonly atLeast?: number };
  /** What must be reached by itself, per CPU second; a ceiling where `lower` is better. */
  readonly floor?: number;
  readonly lower?: boolean;
  /** A further figure of a run that another case with the same words has made. */
  readonly figure?: string;
  readonly unit?: string;
  /** Fewer rounds than asked for, where a run is long and its figure steady. */
  readonly rounds?: number;
}

const KERNEL: readonly Case[] = [
  { name: 'hand-written limit', words: ['ttt-limit'] },
  { name: 'our kernel, raw', words: ['ttt-kernel'], against: { case: 'hand-written limit', atLeast: 0.4 } },
  {
    name: 'our Match with its log',
    words: ['ttt-match'],
    against: { case: 'boardgame.io client', atLeast: 100 },
  },
  { name: 'boardgame.io reducer', words: ['ttt-bgio-reducer'] },
  { name: 'boardgame.io client', words: ['ttt-bgio-client'] },
];

/** What is counted on every game, by the case file that counts it. */
const COUNTED = {
  game: ['decisions', 'games', 'copies', 'imagined', 'views', 'link-bytes', 'scrub-ms'],
  bots: ['search-iterations', 'greedy-games'],
  review: ['review-s'],
} as const;
type Counted = (typeof COUNTED)[keyof typeof COUNTED][number];
/** Counts of which less is better; the limit holds for every game. */
const LIMITS: Readonly<Partial<Record<Counted, number>>> = { 'scrub-ms': 50, 'review-s': 20 };
const rooms = join(import.meta.dirname, '../../packages/games');

const gameNames = readdirSync(rooms)
  .filter((name) => existsSync(join(rooms, name, 'src/index.ts')))
  .sort();

/** Each game's cases in one file, with the floors that its package.json declares under `undercroft.floors`. */
function casesOf(file: keyof typeof COUNTED): Case[] {
  return gameNames.flatMap((name) => {
    const { undercroft } = JSON.parse(readFileSync(join(rooms, name, 'package.json'), 'utf8')) as {
      undercroft?: { floors?: Partial<Record<Counted, number>> };
    };
    return COUNTED[file].map((counting) => ({
      name: `${name} ${counting}`,
      words: [file, name, counting],
      ...(undercroft?.floors?.[counting] && { floor: undercroft.floors[counting] }),
      ...(counting === 'link-bytes' && { lower: true }),
      ...(LIMITS[counting] && { floor: LIMITS[counting], lower: true }),
    }));
  });
}

/** Each cost at three sizes, the larger ones against the smallest; `atLeast` is where growth would be worse than stated. */
const GROWTH: readonly Case[] = [
  { name: 'tableau of 10 stones', words: ['growth', 'stones', '10'] },
  {
    name: 'tableau of 20 stones',
    words: ['growth', 'stones', '20'],
    against: { case: 'tableau of 10 stones', atLeast: 0.4 },
  },
  {
    name: 'tableau of 40 stones',
    words: ['growth', 'stones', '40'],
    against: { case: 'tableau of 10 stones', atLeast: 0.2 },
  },
  { name: 'record of 30 entries', words: ['growth', 'entries', '30'] },
  {
    name: 'record of 60 entries',
    words: ['growth', 'entries', '60'],
    against: { case: 'record of 30 entries', atLeast: 0.4 },
  },
  {
    name: 'record of 120 entries',
    words: ['growth', 'entries', '120'],
    against: { case: 'record of 30 entries', atLeast: 0.2 },
  },
  { name: 'lab on 1 thread', words: ['growth', 'threads', '1'] },
  {
    name: 'lab on 2 threads',
    words: ['growth', 'threads', '2'],
    against: { case: 'lab on 1 thread', atLeast: 1.5 },
  },
  { name: 'lab on 4 threads', words: ['growth', 'threads', '4'], against: { case: 'lab on 1 thread' } },
];

/** An expedition of 1,000 people and 8 deals. */
const EVENTS: readonly Case[] = [
  { name: 'standings of 8,000 runs', words: ['events', 'standings'], floor: 30, lower: true },
  ...gameNames.map((name) => ({ name: `8,000 runs of ${name} checked`, words: ['events', name] })),
];

export const SUITES: Readonly<Record<string, readonly Case[]>> = {
  kernel: KERNEL,
  games: casesOf('game'),
  bots: [...casesOf('bots'), ...casesOf('review')],
  growth: GROWTH,
  events: EVENTS,
  server: SERVER,
  scale: SCALE,
  web: webCases(gameNames),
  release: RELEASE,
};
