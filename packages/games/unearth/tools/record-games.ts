// Finds and writes the recorded games: one for every End of Age card, ending, tie-break, exhaustion and seat count.
// npx node packages/games/unearth/tools/record-games.ts
import { writeFileSync } from 'node:fs';
import { type GameRecord, recordOf, resolveTable, seeded, startMatch, submit } from '@undercroft/kernel';
import { AGE_CARDS, FIRST_AGE_CARD } from '../src/content/end-of-age.ts';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import { bagSize, type Position } from '../src/position.ts';
import { greedy, type Policy, random, stalling } from './policies.ts';

interface Wanted {
  readonly name: string;
  readonly seats: number;
  readonly options?: Record<string, string | boolean | number>;
  readonly policy?: Policy;
  /** Looked at after every entry and at the end; true once the game has shown what it is recorded for. */
  readonly shows: (position: Position, events: readonly Event[]) => boolean;
}

const isOver = (position: Position): boolean => position.phase === 'over';
const afterAge =
  (id: string) =>
  (position: Position): boolean =>
    isOver(position) && AGE_CARDS[position.age - FIRST_AGE_CARD]?.id === id;

/** The best two seats have equal points, and the claim values of their Ruins part them. */
function wasTieBroken(position: Position): boolean {
  const result = game.result(position);
  if (!result) return false;
  const best = Math.max(...result.points!);
  return result.winners.length === 1 && result.points!.filter((points) => points === best).length > 1;
}

/** A seat should have gained a Stone, and none was left. */
const ranOut = (position: Position, events: readonly Event[]): boolean =>
  bagSize(position) === 0 && events.some(({ kind }) => kind === 'stonesRanOut');

const WANTED: readonly Wanted[] = [
  ...AGE_CARDS.map(
    ({ id, promo }, i): Wanted => ({
      name: `age-${id}`,
      seats: 2 + (i % 3),
      options: { edition: i % 2 === 0 ? 'english' : 'russian', promos: promo },
      shows: afterAge(id),
    }),
  ),
  ...[2, 3, 4].map((seats): Wanted => ({ name: `seats-${seats}`, seats, policy: greedy, shows: isOver })),
  { name: 'tie-break', seats: 3, policy: greedy, shows: wasTieBroken },
  { name: 'shared-win', seats: 2, policy: random, shows: (p) => (game.result(p)?.winners.length ?? 0) > 1 },
  { name: 'last-ruin-tied', seats: 2, shows: (p) => p.ending === 'tied' },
  {
    name: 'turn-limit',
    seats: 2,
    options: { turnLimit: 50 },
    policy: stalling,
    shows: (p) => p.ending === 'turns',
  },
  { name: 'stones-exhausted', seats: 4, policy: stalling, shows: ranOut },
  { name: 'memorial', seats: 4, policy: greedy, shows: (p) => p.takes.includes(1) && p.known.length > 0 },
];

/** Plays seeds until a game shows what is wanted; the game is then played to its end. */
function find({ name, seats, options, policy = random, shows }: Wanted): GameRecord {
  for (let seed = 0; ; seed++) {
    const match = startMatch(game, resolveTable(game, seats, options), {
      setup: seeded(`${name}:${seed}:setup`),
      play: seeded(`${name}:${seed}:play`),
    });
    const choose = seeded(`${name}:${seed}:choose`);
    let hasShown = false;
    for (;;) {
      const [seat] = game.waitingFor(match.position);
      if (seat === undefined) break;
      const open = game.choices(match.position, seat);
      const done = submit(match, seat, open[policy(match.position, seat, open, choose)]);
      hasShown ||= done.ok && shows(match.position, done.events);
    }
    if (hasShown) return recordOf(match);
  }
}

for (const wanted of WANTED) {
  const record = find(wanted);
  writeFileSync(
    new URL(`../test/recorded/${wanted.name}.json`, import.meta.url),
    `${JSON.stringify(record)}\n`,
  );
  console.log(`${wanted.name}: ${record.entries.length} entries, ${record.result!.reason}`);
}
