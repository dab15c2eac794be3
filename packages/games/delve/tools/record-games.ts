// Writes the recorded games again, the same files every time: npx node packages/games/delve/tools/record-games.ts
import { writeFileSync } from 'node:fs';
import {
  type Match,
  type Result,
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
import { noisy, type Policy, simple } from './policies.ts';

type DelveMatch = Match<Position, Choice, Event>;

/** Plays a match with the policy for both sides; readying falls in an order that the seed decides. */
function playMatch(
  seats: number,
  options: Record<string, string | number>,
  seed: string,
  policy: Policy,
): DelveMatch {
  const match = startMatch(game, resolveTable(game, seats, options), {
    setup: seeded(`${seed}:setup`),
    play: seeded(`${seed}:play`),
  });
  const choose = seeded(`${seed}:choose`);
  for (;;) {
    const waiting = game.waitingFor(match.position);
    if (waiting.length === 0) return match;
    const seat = waiting[choose.pick(waiting.length)]!;
    const open = game.choices(match.position, seat);
    const at = open.length === 1 ? 0 : policy(game.view(match.position, seat), seat, open, choose);
    const done = submit(match, seat, open[at]);
    if (!done.ok) throw new Error(`refused: ${done.refusal.code}`);
  }
}

interface Wanted {
  readonly name: string;
  readonly seats: number;
  readonly options?: Record<string, string | number>;
  readonly policy?: Policy;
  readonly fits: (result: Result) => boolean;
}

const reason = (wanted: string) => (result: Result) => result.reason === wanted;
const WANTED: readonly Wanted[] = [
  ...[3, 4, 5].flatMap((seats) => [
    { name: `expedition-${seats}`, seats, fits: reason('expedition') },
    { name: `ancient-${seats}`, seats, fits: reason('ancient') },
  ]),
  { name: 'cap-5', seats: 5, options: { roundCap: 12 }, fits: reason('cap') },
  {
    name: 'heist-succeeds-4',
    seats: 4,
    options: { draftMode: 'select', teamHands: 'closed' },
    fits: ({ counters }) => counters!.heistsTried! > 0 && counters!.heistsTried === counters!.heistsWon,
  },
  {
    name: 'heist-fails-3',
    seats: 3,
    options: { heistReward: 'replace', tiesFavor: 'archaeologist' },
    policy: noisy,
    fits: ({ counters }) => counters!.heistsTried! > 0 && counters!.heistsWon === 0,
  },
];

for (const { name, seats, options = {}, policy = simple, fits } of WANTED)
  for (let seed = 0; ; seed++) {
    const match = playMatch(seats, options, `${name}:${seed}`, policy);
    if (!fits(game.result(match.position)!)) continue;
    writeFileSync(
      new URL(`../test/recorded/${name}.json`, import.meta.url),
      `${JSON.stringify(recordOf(match))}\n`,
    );
    console.log(`${name}: seed ${seed}, ${match.log.length} entries, round ${match.position.round}`);
    break;
  }
