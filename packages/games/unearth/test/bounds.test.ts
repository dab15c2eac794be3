// Properties: option lists never exceed the ledger's bounds, and games have the length that the ledger expects.
import { resolveTable, seeded } from '@undercroft/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DELVER_CARDS } from '../src/content/delver-cards.ts';
import { FACES } from '../src/content/dice.ts';
import { OWN_MODS } from '../src/content/powers.ts';
import { game } from '../src/index.ts';
import { openFrame } from '../src/play.ts';
import { IN_POOL, type Position, type RollFrame } from '../src/position.ts';
import { ownResults, reachableValues } from '../src/rules/modifiers.ts';
import { greedy, type Policy, playGame, random, stalling } from '../tools/policies.ts';

/** The most options that the ledger allows for the question that is open. */
function boundOf(position: Position): number {
  const frame = openFrame(position);
  if (frame === undefined) return position.phase === 'act' ? 104 : 25;
  switch (frame.kind) {
    case 'batch':
      return 20;
    case 'roll':
      return { keep: 3, modify: 8, name: 5, own: 5 }[frame.step];
    case 'stone':
      return 4;
    case 'library':
      return 2;
    case 'place':
      return 2 * position.stones[frame.seat]!.length + 4;
    case 'build':
      return 3 * (position.seats + 3);
    case 'memorial':
      return 23;
    case 'dig':
      return 0;
  }
}

const checked =
  (policy: Policy): Policy =>
  (position, seat, open, luck) => {
    expect(open.length).toBeGreaterThan(0);
    expect(open.length).toBeLessThanOrEqual(boundOf(position));
    if (openFrame(position) !== undefined)
      expect(open.length, 'one option is never asked').toBeGreaterThan(1);
    return policy(position, seat, open, luck);
  };

const anyTable = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  edition: fc.constantFrom('english', 'russian'),
  promos: fc.boolean(),
  seed: fc.integer(),
});

describe('bounds', () => {
  test('[DP-1..12 UN-TAB-10] no list of any game is longer than its bound, and no single option is asked', () => {
    fc.assert(
      fc.property(
        anyTable,
        fc.constantFrom(random, greedy, stalling),
        ({ seats, edition, promos, seed }, policy) => {
          playGame(seats, { edition, promos }, `bounds:${seed}`, new Array(seats).fill(checked(policy)));
        },
      ),
      { numRuns: 150 },
    );
  });

  test('[DP-1] a hand with every card, dice anywhere', () => {
    fc.assert(
      fc.property(anyTable, fc.integer({ min: 0, max: 5 }), ({ seats, seed }, expeditions) => {
        const luck = seeded(`hand:${seed}`);
        const position = game.setup(resolveTable(game, seats), luck);
        const seat = position.active;
        position.hands[seat] = DELVER_CARDS.map((_, card) => card);
        position.expeditions = expeditions;
        for (let die = 0; die < position.dicePlace.length; die++) {
          const place = luck.pick(position.row.length + 1);
          position.dicePlace[die] = place === position.row.length ? IN_POOL : place;
          position.diceValue[die] = place === position.row.length ? 0 : luck.die(FACES[die % 5]!);
        }
        expect(game.choices(position, seat).length).toBeLessThanOrEqual(104);
      }),
      { numRuns: 500 },
    );
  });

  const rollOf = (die: number, natural: number, attached: number[] = []): RollFrame => ({
    kind: 'roll',
    step: 'modify',
    die,
    slot: 0,
    excavation: true,
    natural,
    edifice: 0,
    attached,
    value: natural,
  });

  test('[DP-6 UN-ROLL-8 UN-ROLL-12] results of the owner’s Wonders: at most 5', () => {
    for (const die of [0, 1, 4])
      for (let owned = 0; owned < 1 << OWN_MODS.length; owned++)
        for (let value = 1; value <= FACES[die]!; value++)
          for (let others = 0; others < 8; others++) {
            const position = game.setup(resolveTable(game, 2), seeded('outcomes'));
            for (const [i, { wonder }] of OWN_MODS.entries())
              position.named[wonder] = owned & (1 << i) ? 0 : 9;
            for (let k = 0; k < 3; k++) {
              position.dicePlace[5 + k] = others & (1 << k) ? 0 : IN_POOL;
              position.diceValue[5 + k] = Math.max(1, Math.min(8, value - 1 + k));
            }
            const results = ownResults(position, rollOf(die, value));
            expect(results.length).toBeLessThanOrEqual(5);
            for (const result of results) {
              expect(result).toBeGreaterThanOrEqual(1);
              expect(result).toBeLessThanOrEqual(FACES[die]!);
            }
            expect(results).toContain(value);
          }
  });

  test('[DP-4 UN-ROLL-6 UN-ROLL-12] every mix of modifiers reaches only faces of the die, in the order-free way', () => {
    const [claim, reading] = [3, 7];
    for (const eventMod of [-1, 0, 1])
      for (let claims = 0; claims <= 4; claims++)
        for (let readings = 0; readings <= 5; readings++)
          for (const die of claims > 0 ? [1] : [0, 1, 4])
            for (let natural = 1; natural <= FACES[die]!; natural++) {
              const attached = [...new Array(claims).fill(claim), ...new Array(readings).fill(reading)];
              const position = { eventMod } as Position;
              const values = reachableValues(position, rollOf(die, natural, attached));
              expect(values).toEqual(bruteForce(natural, FACES[die]!, eventMod, claims, readings));
            }
  });
});

/** Every order and every sign, tried one by one. */
function bruteForce(
  natural: number,
  faces: number,
  event: number,
  claims: number,
  readings: number,
): number[] {
  let states = new Set([`${natural}|${event === 0 ? 0 : 1}|${claims}|${readings}`]);
  for (let step = 0; step < (event === 0 ? 0 : 1) + claims + readings; step++) {
    const next = new Set<string>();
    for (const state of states) {
      const [value, e, c, r] = state.split('|').map(Number) as [number, number, number, number];
      const add = (delta: number, rest: string): unknown =>
        next.add(`${Math.max(1, Math.min(faces, value + delta))}|${rest}`);
      if (e > 0) add(event, `0|${c}|${r}`);
      if (c > 0) add(2, `${e}|${c - 1}|${r}`);
      if (r > 0) for (const delta of [1, -1]) add(delta, `${e}|${c}|${r - 1}`);
    }
    states = next;
  }
  return [...new Set([...states].map((state) => Number(state.split('|')[0])))].sort((a, b) => a - b);
}

describe('statistics', () => {
  const medianTurns = (seats: number, policy: Policy): number => {
    const turns = Array.from(
      { length: 120 },
      (_, i) => playGame(seats, {}, `turns:${i}`, new Array(seats).fill(policy)).turn,
    );
    return turns.sort((a, b) => a - b)[60]!;
  };

  for (const seats of [2, 3, 4])
    test(`random games of ${seats} seats have between 53 and 79 turns in the middle`, () => {
      const turns = medianTurns(seats, random);
      expect(turns).toBeGreaterThanOrEqual(53);
      expect(turns).toBeLessThanOrEqual(79);
    });
});
