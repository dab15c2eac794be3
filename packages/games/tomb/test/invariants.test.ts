// The invariants of SPEC as properties of random games, and that each of them notices when it is broken.
import { resolveTable, seeded } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import {
  BRIDGE,
  CONCUSSION,
  DESTROYED,
  EMPTY,
  IS_DESTROYED,
  IS_FLOOR,
  PLAIN,
  RAVINE,
  RUPTURE,
} from '../src/content/pieces.ts';
import { game } from '../src/index.ts';
import { invariants } from '../src/invariants.ts';
import { type Position, TRACKER } from '../src/position.ts';
import { buildPosition, randomGame } from './build-position.ts';

const TABLES = [3, 4, 5].flatMap((seats) =>
  ['easy', 'normal', 'hard', 'book'].map((preset) => [seats, preset] as const),
);

/** ST-INV-1: what a cell may become in one step. */
function mayBecome(before: number, after: number): boolean {
  if (before === after) return true;
  if (before === EMPTY) return after === PLAIN || after === RAVINE;
  if (IS_FLOOR[before]) return after === before + DESTROYED;
  return (before === RAVINE && after === BRIDGE) || (before === BRIDGE && after === RAVINE);
}

describe.each(TABLES)('%i seats, %s', (seats, preset) => {
  test('[ST-INV-1..15 ST-INV-18] pieces are conserved and states only change as they may', () => {
    for (let seed = 0; seed < 12; seed++)
      randomGame(seats, { preset }, `sound ${seed}`, (p, before) => {
        expect(invariants(p)).toEqual([]);
        const wrong = p.ground.flatMap((ground, cell) =>
          mayBecome(before.ground[cell]!, ground) ? [] : [cell],
        );
        expect(wrong).toEqual([]);
        expect([p.tileSupply >= 0, p.bridgeSupply >= 0, p.apBag >= 16]).toEqual([true, true, true]);
      });
  });

  test('[ST-INV-16 ST-INV-19] at most nine actions a turn, the end of them always open, and a last turn', () => {
    let actions = 0;
    for (let seed = 0; seed < 12; seed++) {
      const end = randomGame(seats, { preset }, `bounds ${seed}`, (p, before, choice) => {
        const open = game.choices(before, before.deciding);
        if (before.phase === 'actions') {
          expect(open.at(-1)).toEqual({ kind: 'end-actions' });
          actions = choice.kind === 'end-actions' ? 0 : actions + 1;
          expect(actions).toBeLessThanOrEqual(9);
        }
        expect(p.turn).toBeLessThanOrEqual(p.settings.roundLimit * seats);
        expect(open.length).toBeLessThanOrEqual(212);
      });
      expect(game.result(end)).toBeDefined();
    }
  });
});

test('[ST-INV-17] a team that only takes back its wall and shores up would go on for ever without the limit', () => {
  const luck = seeded('idle');
  const p = game.setup(resolveTable(game, 3, { preset: 'book' }), luck);
  while (p.phase !== 'over') {
    const open = game.choices(p, p.deciding);
    const own = p.pawns[p.deciding]!;
    const useful =
      open.find((choice) => choice.kind === 'reinforce' && choice.mode === 'clear') ??
      (p.wallSupply < 18 ? open.find((choice) => choice.kind === 'remove-wall') : undefined) ??
      open.find(
        (choice) =>
          choice.kind === 'place-wall' && game.choices(p, p.deciding).length > 0 && isNear(choice.edge, own),
      ) ??
      open.at(-1)!;
    game.play(p, p.deciding, useful, luck);
  }
  expect(['sealed', 'collapse', 'death', 'lost']).toContain(p.ending);
  expect(p.turn).toBeGreaterThan(100);
});
const isNear = (edge: number, cell: number): boolean => edge === cell || edge === cell + 12;

test('[ST-INV-20] same options, luck and choices give the same game', () => {
  const once = randomGame(4, { preset: 'hard' }, 'again');
  expect(randomGame(4, { preset: 'hard' }, 'again')).toEqual(once);
  expect(randomGame(4, { preset: 'hard' }, 'another')).not.toEqual(once);
});

const whole = (): Position => {
  const luck = seeded('whole');
  const p = game.setup(resolveTable(game, 4, { preset: 'easy' }), luck);
  while (p.turn < 9) {
    const open = game.choices(p, p.deciding);
    game.play(p, p.deciding, open[luck.pick(open.length)]!, luck);
  }
  return p;
};
const solid = (p: Position): number =>
  p.ground.findIndex((state, cell) => IS_FLOOR[state] && p.tokens[cell] === 0 && !p.pawns.includes(cell));

const BREAKS: Readonly<Record<string, (p: Position) => void>> = {
  'ST-INV-1': (p) => {
    p.ground[0] = 14;
  },
  'ST-INV-2': (p) => {
    p.tileSupply--;
  },
  'ST-INV-3': (p) => {
    p.wallSupply++;
  },
  'ST-INV-4': (p) => {
    p.bridgeSupply--;
  },
  'ST-INV-5': (p) => {
    p.tokens[p.ground.indexOf(EMPTY)] = CONCUSSION;
  },
  'ST-INV-6': (p) => {
    p.ground.fill(RAVINE, 0, 70);
  },
  'ST-INV-7': (p) => {
    p.tokens[solid(p)] = RUPTURE;
    p.walls.fill(15);
  },
  'ST-INV-8': (p) => {
    p.pawns[0] = p.ground.indexOf(EMPTY);
  },
  'ST-INV-9': (p) => {
    p.loot[0]!++;
  },
  'ST-INV-10': (p) => {
    p.apBag++;
  },
  'ST-INV-11': (p) => {
    p.dirt[0]!++;
  },
  'ST-INV-12': (p) => {
    p.health[0] = 9;
  },
  'ST-INV-13': (p) => {
    p.concussions[0] = 13;
  },
  'ST-INV-14': (p) => {
    p.cleansed[0] = 1;
  },
  'ST-INV-15': (p) => {
    p.treasures.push(solid(p) * 3);
    p.keepers.push(0);
  },
  'ST-INV-16': (p) => {
    p.turn = 1000;
  },
};

test.each(Object.entries(BREAKS))('[%s] is noticed when it is broken', (clause, spoil) => {
  const p = whole();
  expect(invariants(p)).toEqual([]);
  spoil(p);
  expect(invariants(p).some((sentence) => sentence.includes(clause))).toBe(true);
});

test('[ST-INV-15] a card on the Tracker is always in order', () => {
  const p = buildPosition({ pawns: [[4, 6]], treasures: [[[4, 6], 0]] });
  expect(p.keepers).toEqual([TRACKER]);
  expect(invariants(p).filter((sentence) => sentence.startsWith('ST-INV-15'))).toEqual([]);
  expect(p.ground.some((state) => IS_DESTROYED[state])).toBe(false);
});
