// The risk that the board shows is the frequency of what really happens.
import { seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { CONCUSSION, RUPTURE } from '../src/content/pieces.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { CELLS } from '../src/rules/geometry.ts';
import { type Risk, riskFrom } from '../src/rules/risk.ts';
import { startTremor } from '../src/rules/tremor.ts';
import { A, at, buildPosition, type PositionSpec } from './build-position.ts';

const GAMES = 10_000;

/** Plays step 4 to its end with real luck; choices on the way are drawn for. */
function shaken(start: Position, luck: ReturnType<typeof seeded>): Position {
  const p = game.copy(start);
  p.phase = 'wall';
  startTremor(p, luck, undefined);
  while (p.ending === '' && p.turn === start.turn) {
    const open = game.choices(p, p.deciding);
    game.play(p, p.deciding, open[luck.pick(open.length)]!, luck);
  }
  return p;
}

function frequencies(start: Position, seed: string): Risk {
  const luck = seeded(seed);
  const perCell = (): number[] => Array<number>(CELLS).fill(0);
  const found = {
    shakes: perCell(),
    breaks: perCell(),
    falls: perCell(),
    hurts: start.health.map(() => 0),
    loses: 0,
  };
  for (let i = 0; i < GAMES; i++) {
    const p = shaken(start, luck);
    for (let cell = 0; cell < CELLS; cell++)
      if (p.ground[cell] !== start.ground[cell]) found.falls[cell]! += 1 / GAMES;
      else if (p.tokens[cell] === RUPTURE && start.tokens[cell] !== RUPTURE) found.breaks[cell]! += 1 / GAMES;
      else if (p.tokens[cell] === CONCUSSION && start.tokens[cell] !== CONCUSSION)
        found.shakes[cell]! += 1 / GAMES;
    for (let seat = 0; seat < p.seats; seat++)
      if (p.health[seat]! < start.health[seat]!) found.hurts[seat]! += 1 / GAMES;
    if (p.ending !== '') found.loses += 1 / GAMES;
  }
  return found;
}

/** Five standard deviations: about one false alarm in a million numbers. */
const isNear = (chance: number, frequency: number): boolean =>
  Math.abs(chance - frequency) <= 5 * Math.sqrt((chance * (1 - chance)) / GAMES) + 1e-9;

const CRACKED: PositionSpec = {
  pawns: [
    [4, 3],
    [4, 5],
    [5, 3],
    [4, 5],
  ],
  concussions: [
    [4, 3],
    [4, 6],
    [5, 5],
    [5, 3],
  ],
  ruptures: [
    [4, 5],
    [6, 5],
  ],
  ravines: [
    [4, 2],
    [3, 3],
  ],
  treasures: [
    [[4, 6], 0],
    [[5, 5], 1],
  ],
  walls: ['v-4-5', 'h-5-4'],
  health: [1, 2, 3, 1],
};

const POSITIONS: readonly (readonly [string, number, PositionSpec])[] = [
  ['one card in the open', 1, { pawns: [[4, 6]] }],
  ['two cards at the rim, underfoot', 2, { ...CRACKED }],
  [
    'three cards, a cascade and wounds for all',
    3,
    { ...CRACKED, options: { spread: 'cascade', ruptureWound: 'all' } },
  ],
  ['a lane that is empty is drawn for again', 2, { ...CRACKED, options: { preset: 'book' } }],
  ['nothing comes of an empty lane', 2, { ...CRACKED, options: { voidLane: 'fizzle' } }],
  [
    'cornered on a tile without a lane',
    3,
    { pawns: [[1, 1]], floor: [[1, 1]], options: { voidLane: 'cornered' } },
  ],
  [
    'the first of three cards underfoot, the others spared',
    3,
    { pawns: [[2, 6]], destroyed: [[1, 6]], concussions: [[2, 7]], options: { voidLane: 'aftershock' } },
  ],
  [
    'three cards underfoot with two empty lanes',
    3,
    { pawns: [[1, 6]], concussions: [[2, 6]], options: { voidLane: 'aftershock' } },
  ],
  ['a Listener at the rim', 2, { ...CRACKED, cast: ['listener'], health: [2, 2, 3, 1] }],
];

test.each(POSITIONS)('[ST-CON-9 ST-CON-17] %s: chances as shown, %i cards', (name, cards, given) => {
  const p = buildPosition(given);
  p.tremors = cards;
  p.concussions = [2, 5, 1, 3];
  const risk = riskFrom(p, p.pawns[A]!);
  const seen = frequencies(p, name);
  for (const kind of ['shakes', 'breaks', 'falls', 'hurts'] as const)
    for (const [i, chance] of risk[kind].entries())
      expect(isNear(chance, seen[kind][i]!), `${kind} ${i}: ${chance} shown, ${seen[kind][i]} seen`).toBe(
        true,
      );
  expect(isNear(risk.loses, seen.loses), `loses: ${risk.loses} shown, ${seen.loses} seen`).toBe(true);
  expect([...risk.shakes, ...risk.breaks, ...risk.falls].some((chance) => chance > 0)).toBe(true);
});

test('[ST-CON-7] at the rim of a full deck the cards drawn again are not followed one by one', () => {
  const p = buildPosition({ pawns: [[1, 6]], options: { preset: 'book' } });
  const risk = riskFrom(p, p.pawns[A]!);
  expect(risk.shakes.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  const corner = buildPosition({
    pawns: [[1, 1]],
    floor: [
      [1, 1],
      [1, 2],
    ],
    options: { preset: 'book' },
  });
  expect(riskFrom(corner, at([1, 1])).shakes[at([1, 2])]).toBeCloseTo(1, 9);
});

test('[ST-CON-9] the risk is that of the cell where the turn would end', () => {
  const p = buildPosition({ pawns: [[4, 6]], concussions: [[4, 4]] });
  expect(riskFrom(p, at([4, 6])).breaks[at([4, 4])]).toBeCloseTo(1 / 4 / 6 + 1 / 4 / 6, 9);
  expect(riskFrom(p, at([6, 6])).breaks[at([4, 4])]).toBe(0);
});
