// Finds and writes the recorded games of test/recorded: `npx node packages/games/tomb/tools/record-games.ts`. Same files every time.
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  type Chance,
  type Match,
  recordOf,
  resolveTable,
  seeded,
  startMatch,
  submit,
} from '@undercroft/kernel';
import type { Choice } from '../src/choices.ts';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { POLICIES, type Policy } from './policies.ts';

const random: Policy = (p, seat, luck) => {
  const open = game.choices(p, seat);
  return open[luck.pick(open.length)]!;
};

/** Ends every turn at once and puts the wall anywhere: sooner or later no wall is left. */
const idle: Policy = (p, seat, luck) =>
  p.phase === 'actions' ? { kind: 'end-actions' } : random(p, seat, luck);

interface Wanted {
  readonly ending: string;
  readonly seats: number;
  readonly preset: string;
  readonly policy: Policy;
  readonly roundLimit?: number;
}

const WANTED: readonly Wanted[] = [
  { ending: 'win', seats: 3, preset: 'easy', policy: POLICIES.naive },
  { ending: 'win', seats: 4, preset: 'normal', policy: POLICIES.casual },
  { ending: 'win', seats: 5, preset: 'hard', policy: POLICIES.casual },
  { ending: 'death', seats: 4, preset: 'normal', policy: random },
  { ending: 'lost', seats: 5, preset: 'hard', policy: random },
  { ending: 'collapse', seats: 3, preset: 'normal', policy: random },
  { ending: 'corruption', seats: 4, preset: 'normal', policy: random },
  { ending: 'blocked', seats: 5, preset: 'easy', policy: idle },
  { ending: 'sealed', seats: 3, preset: 'book', policy: POLICIES.naive, roundLimit: 8 },
];

function play({ seats, preset, policy, roundLimit }: Wanted, seed: number): Match<Position, Choice, Event> {
  const streams = { setup: seeded(`record setup ${seed}`), play: seeded(`record play ${seed}`) };
  const match = startMatch(
    game,
    resolveTable(game, seats, { preset, ...(roundLimit && { roundLimit }) }),
    streams,
  );
  const choosing: Chance = seeded(`record choose ${seed}`);
  while (match.position.phase !== 'over') {
    const seat = match.position.deciding;
    submit(match, seat, policy(match.position, seat, choosing));
  }
  return match;
}

const folder = new URL('../test/recorded/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const wanted of WANTED)
  for (let seed = 0; ; seed++) {
    const match = play(wanted, seed);
    if (match.position.ending !== wanted.ending) continue;
    const name = `${wanted.ending}-${wanted.seats}-${wanted.preset}.json`;
    writeFileSync(new URL(name, folder), `${JSON.stringify(recordOf(match))}\n`);
    console.log(`${name}: seed ${seed}, ${match.log.length} entries, turn ${match.position.turn}`);
    break;
  }
