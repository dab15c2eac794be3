// The invariants can fail: each law is broken once by hand, and each says so in its own words.
import { seeded } from '@undercroft/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { invariants } from '../src/invariants.ts';
import type { Position } from '../src/position.ts';
import { tableOf } from '../tools/random-player.ts';
import { buildPosition, card, duel } from './build-position.ts';

const crawling = (): Position => buildPosition({ event: 'clubs-2', aid: ['cups-8', 'coins-10'], gold: [3] });
const fighting = (): Position => duel({ unveils: ['swords-4'], hand: ['coins-5'] });

const BROKEN: readonly (readonly [string, () => Position, (position: Position) => void])[] = [
  ['a Dungeon card is missing', crawling, (p) => p.dungeon.pop()],
  [
    'a Dungeon card is there twice',
    crawling,
    (p) => {
      p.dungeon[0] = p.dungeon[1]!;
    },
  ],
  [
    'gold that is no coins card',
    crawling,
    (p) => {
      [p.gold[0], p.dungeon[0]] = [p.dungeon[0]!, p.gold[0]!];
    },
  ],
  ['a fourth Hero slot', crawling, (p) => p.hand.push(-2)],
  ['an enemy is missing', crawling, (p) => p.characters.pop()],
  [
    'an enemy is there twice',
    crawling,
    (p) => {
      p.characters[0] = p.characters[1]!;
    },
  ],
  [
    'a King as Hero',
    crawling,
    (p) => {
      p.hero = card('swords-10');
    },
  ],
  [
    'a Relic without its King',
    crawling,
    (p) => {
      p.relics |= 1;
    },
  ],
  [
    'a King without his Relic',
    crawling,
    (p) => {
      p.relics = 0;
    },
  ],
  [
    'Enemy Aid in easy mode',
    crawling,
    (p) => {
      [p.aid, p.enemyAid] = [0, p.aid];
    },
  ],
  [
    '0 HP at a decision',
    crawling,
    (p) => {
      p.hp = 0;
    },
  ],
  [
    '13 HP',
    crawling,
    (p) => {
      p.hp = 13;
    },
  ],
  [
    'a dead enemy who fights',
    fighting,
    (p) => {
      p.enemyHp = 0;
    },
  ],
  [
    'an enemy above his maximum',
    fighting,
    (p) => {
      p.enemyHp = 7;
    },
  ],
  [
    'HP of nobody',
    crawling,
    (p) => {
      p.enemyHp = 3;
    },
  ],
  [
    'a win with 0 HP',
    crawling,
    (p) => {
      p.phase = 'over';
      p.reason = 'relics';
      p.hp = 0;
    },
  ],
  [
    'a win without the goal',
    crawling,
    (p) => {
      p.phase = 'over';
      p.reason = 'relics';
    },
  ],
  [
    'a death with HP left',
    crawling,
    (p) => {
      p.phase = 'over';
      p.reason = 'trap';
    },
  ],
  [
    'over without a reason',
    crawling,
    (p) => {
      p.phase = 'over';
    },
  ],
  [
    'an empty hand that must respond',
    fighting,
    (p) => {
      p.eventPile.push(...p.hand.splice(0, 3, -2, -2, -2));
    },
  ],
  [
    'a fight that was not cleared away',
    fighting,
    (p) => {
      p.phase = 'event';
    },
  ],
  [
    'three kept cards',
    crawling,
    (p) => {
      p.hand = p.dungeon.splice(0, 3);
    },
  ],
  [
    'more fights than enemies',
    crawling,
    (p) => {
      p.fightCount = 5;
    },
  ],
  [
    'more cards than the limit',
    crawling,
    (p) => {
      p.cardCount = 5001;
    },
  ],
  [
    'more Actions than turns allow',
    crawling,
    (p) => {
      p.actionCount = 9;
    },
  ],
];

describe('invariants', () => {
  for (const [what, build, breakIt] of BROKEN)
    test(`${what} is noticed`, () => {
      const position = build();
      expect(invariants(position)).toEqual([]);
      breakIt(position);
      expect(invariants(position).length).toBeGreaterThan(0);
    });

  test('they hold on every path that choices and luck can take', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('easy' as const, 'hard' as const),
        fc.array(fc.nat(), { maxLength: 80 }),
        (seed, mode, path) => {
          const chance = seeded(seed);
          const position = game.setup(tableOf(mode), chance);
          for (const step of path) {
            if (position.phase === 'over') break;
            const open = game.choices(position, 0);
            game.play(position, 0, open[step % open.length]!, chance);
            expect(invariants(position)).toEqual([]);
            expect(invariants(game.view(position, 0))).toEqual([]);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
