// Plays one whole game for every ending and writes the records again. `npx node packages/games/ruba/tools/record-games.ts`
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  type Chance,
  CONCEDE,
  chanceFrom,
  type GameRecord,
  type Match,
  recordOf,
  resolveTable,
  seeded,
  startMatch,
  submit,
} from '@undercroft/kernel';
import type { Choice } from '../src/choices.ts';
import { type Card, COURT_CARDS, DUNGEON_CARDS, HEROES } from '../src/content/deck.ts';
import type { Event } from '../src/events.ts';
import { hints } from '../src/hints.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { STALLING_DECKS } from './stalling-decks.ts';

type RubaMatch = Match<Position, Choice, Event>;
const folder = new URL('../test/recorded/', import.meta.url);

/** A game by the quick player of the hints, from one seed. */
function sensibleGame(options: Record<string, string | boolean>, seed: number): RubaMatch {
  const chance = seeded(`recorded ${seed}`);
  const match = startMatch(game, resolveTable(game, 1, options), { setup: chance, play: chance });
  while (match.position.phase !== 'over') {
    const open = game.choices(match.position, 0);
    submit(match, 0, open[hints.playout!(match.position, 0, open, chance)]);
  }
  return match;
}

/** The first seed whose game fits. */
function findGame(
  options: Record<string, string | boolean>,
  fits: (match: RubaMatch) => boolean,
): GameRecord {
  for (let seed = 0; ; seed++) {
    const match = sensibleGame(options, seed);
    if (fits(match)) return recordOf(match);
  }
}

const endsBy =
  (reason: string) =>
  (match: RubaMatch): boolean =>
    match.position.reason === reason;

/** Was the Hero spared by the mutual knock-out of the option in a game that was won? */
function wasSpared(match: RubaMatch): boolean {
  let spared = false;
  const position = game.setup(match.table, replayOf(match.setupLuck));
  for (const { choice, luck } of match.log)
    game.play(position, 0, choice as Choice, replayOf(luck), (event) => {
      spared ||= event.kind === 'heroSpared';
    });
  return spared && match.position.reason === 'relics';
}

function replayOf(luck: readonly number[]): Chance {
  let next = 0;
  return chanceFrom(() => luck[next++]!);
}

function givenUpGame(): GameRecord {
  const chance = seeded('given up');
  const match = startMatch(game, resolveTable(game, 1), { setup: chance, play: chance });
  for (let i = 0; i < 5; i++) submit(match, 0, game.defaultChoice(match.position, 0));
  submit(match, 0, CONCEDE);
  return recordOf(match);
}

/** The picks of a shuffle that turn a list into the wanted order. */
function picksFor(list: readonly Card[], wanted: readonly Card[]): number[] {
  const items = [...list];
  const picks: number[] = [];
  for (let i = items.length - 1; i > 0; i--) {
    const j = items.indexOf(wanted[i]!);
    picks.push(j);
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
  return picks;
}

/**
 * A fight that never ends, by luck that was arranged: the Hero always gets three equal cards to heal with, and the enemy
 * never enough to kill. It shows RD-END-6, which no honest game has ever come near.
 */
function endlessGame(): GameRecord {
  const [first, ...later] = STALLING_DECKS;
  const characters = COURT_CARDS.filter((card) => card !== HEROES[0]);
  const setup = [0, ...picksFor(characters, characters), ...picksFor(DUNGEON_CARDS, first!)];
  const luck: number[] = [];
  const match = startMatch(game, resolveTable(game, 1), {
    setup: replayOf(setup),
    play: chanceFrom(() => luck.shift()!),
  });
  submit(match, 0, { kind: 'fight' });
  let shuffles = 0;
  while (match.position.phase !== 'over') {
    const heal: Choice = { kind: 'respond', cards: 7, suit: 1, help: 0 };
    const trial = game.copy(match.position);
    const arranging: Chance = {
      ...seeded(0),
      shuffle: (list) => {
        const cards = list as unknown as Card[];
        const wanted = later[Math.min(shuffles++, later.length - 1)]!;
        luck.push(...picksFor(cards, wanted));
        cards.splice(0, cards.length, ...wanted);
      },
    };
    game.play(trial, 0, heal, arranging);
    if (!submit(match, 0, heal).ok) throw new Error('the endless fight has gone wrong');
  }
  return recordOf(match);
}

const records: Record<string, GameRecord> = {
  relics: findGame({ mode: 'easy' }, endsBy('relics')),
  'all-enemies': findGame({ mode: 'hard' }, endsBy('all-enemies')),
  combat: findGame({ mode: 'hard' }, endsBy('combat')),
  trap: findGame({ mode: 'easy' }, endsBy('trap')),
  concoction: findGame({ mode: 'easy' }, endsBy('concoction')),
  resigned: givenUpGame(),
  limit: endlessGame(),
  'concoctions-left': findGame({ mode: 'hard', concoctionSkip: true }, endsBy('all-enemies')),
  'mutual-ko-won': findGame({ mode: 'easy', mutualKo: 'win' }, wasSpared),
};
mkdirSync(folder, { recursive: true });
for (const [name, record] of Object.entries(records))
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(record)}\n`);
console.log(
  Object.entries(records)
    .map(([name, { entries, result }]) => `${name}: ${entries.length} entries, ${result?.reason}`)
    .join('\n'),
);
