// No deadlock: random orders of acting and passing, time-outs at every decision point, and rounds that stay short.
import { type Chance, resolveTable, seeded } from '@undercroft/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../src/choices.ts';
import { game } from '../src/index.ts';
import { invariants } from '../src/invariants.ts';
import { type Position, STEP } from '../src/position.ts';
import { windowOf } from '../src/rules/windows.ts';
import { noisy, playOut, simple } from '../tools/policies.ts';

const TABLES = [3, 4, 5].flatMap((seats) => [
  resolveTable(game, seats),
  resolveTable(game, seats, { draftMode: 'select', teamHands: 'closed' }),
]);

/** Plays to the end; the player decides who of those waited for acts next, and how. */
function playThrough(
  table: (typeof TABLES)[number],
  seed: string,
  decide: (p: Position, seat: number, open: readonly Choice[], luck: Chance) => Choice,
  order: (waiting: readonly number[], luck: Chance) => number,
): Position {
  const luck = seeded(seed);
  const p = game.setup(table, luck);
  for (let steps = 0; ; steps++) {
    const waiting = game.waitingFor(p);
    if (waiting.length === 0) return p;
    if (steps > 20_000) throw new Error('the game does not end');
    const seat = order(waiting, luck);
    const open = game.choices(p, seat);
    if (open.length === 0) throw new Error(`seat ${seat} is asked but has no option`);
    game.play(p, seat, decide(p, seat, open, luck), luck);
  }
}
const anyOf = <Item>(list: readonly Item[], luck: Chance): Item => list[luck.pick(list.length)]!;

describe('progress', () => {
  test('[DV-WDW-7 DV-WDW-9 DV-READY-7] whatever the order and the share of passes, every window closes', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 0, max: TABLES.length - 1 }),
        fc.integer({ min: 1, max: 9 }),
        (seed, at, passes) => {
          const end = playThrough(
            TABLES[at]!,
            `order${seed}`,
            (p, _seat, open, luck) =>
              windowOf(p.step) && luck.pick(10) < passes ? open[0]! : anyOf(open, luck),
            anyOf,
          );
          expect(game.result(end)).toBeDefined();
        },
      ),
      { numRuns: 120 },
    );
  });

  test('[DV-WDW-5 DV-WDW-7] everybody who can use something always does: windows still close', () => {
    for (let i = 0; i < 40; i++)
      playThrough(
        TABLES[i % TABLES.length]!,
        `eager${i}`,
        (p, _seat, open, luck) =>
          windowOf(p.step) && open.length > 1 ? anyOf(open.slice(1), luck) : anyOf(open, luck),
        anyOf,
      );
  });

  test('[DV-READY-8 DV-WDW-9 DV-LIST-4 DP-1 DP-2 DP-3 DP-4 DP-5 DP-6 DP-7 DP-8 DP-9 DP-10] a clock may run out at any decision', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 0, max: TABLES.length - 1 }),
        fc.integer({ min: 1, max: 10 }),
        (seed, at, share) => {
          playThrough(
            TABLES[at]!,
            `late${seed}`,
            (p, seat, open, luck) => {
              if (luck.pick(10) >= share) return anyOf(open, luck);
              const choice = game.defaultChoice(p, seat);
              expect(open).toContain(choice);
              kinds.add(`${p.ask}:${p.step}`);
              return choice;
            },
            (waiting, luck) => (luck.pick(2) === 0 ? waiting[0]! : anyOf(waiting, luck)),
          );
        },
      ),
      { numRuns: 120 },
    );
    const decisions = [
      STEP.draftRelics,
      STEP.draftAbility,
      STEP.draw,
      STEP.relicChoice,
      STEP.heists,
      STEP.placement,
    ];
    const windows = [STEP.refreshWindow, STEP.rallyWindow, STEP.rollWindow, STEP.recoupWindow];
    for (const step of [...decisions, ...windows]) expect(kinds).toContain(`0:${step}`);
    expect(kinds).toContain(`1:${STEP.rally}`);
    expect(kinds).toContain(`2:${STEP.rerolls}`);
  });

  test('[DV-READY-3 DV-WDW-5] a slow seat never stops what others may do: each other seat can finish its step first', () => {
    for (let i = 0; i < 30; i++)
      playThrough(
        TABLES[i % TABLES.length]!,
        `slow${i}`,
        (_p, _seat, open, luck) => anyOf(open, luck),
        (waiting, luck) => {
          const slow = i % 5;
          const others = waiting.filter((seat) => seat !== slow);
          return others.length > 0 ? anyOf(others, luck) : slow;
        },
      );
  });

  test('[DV-ELIM-5 DV-TRI-1 DV-ALERT-1 DV-TOK-4 DV-TOK-5 DV-TOK-8] the invariants hold through sensible games too', () => {
    for (let i = 0; i < 24; i++)
      playOut(
        TABLES[i % TABLES.length]!,
        `sound${i}`,
        { ancient: i % 2 ? noisy : simple, expedition: i % 3 ? simple : noisy },
        (p) => expect(invariants(p)).toEqual([]),
      );
  });

  test('[DV-END-8 DV-ROUND-2] random games end by the cap at the latest', () => {
    for (let i = 0; i < 60; i++) {
      const end = playThrough(
        TABLES[i % TABLES.length]!,
        `cap${i}`,
        (_p, _s, open, luck) => anyOf(open, luck),
        anyOf,
      );
      expect(end.round).toBeLessThanOrEqual(end.roundCap);
    }
  });
});

describe('balance', () => {
  test('[DV-SETUP-16] with the simple policies neither side runs away with it, and games are of a usual length', () => {
    for (const seats of [3, 4, 5]) {
      const table = resolveTable(game, seats);
      let wins = 0;
      let usual = 0;
      const games = 1000;
      for (let i = 0; i < games; i++) {
        const end = playOut(table, `even${seats}:${i}`, { ancient: simple, expedition: simple });
        if (game.result(end)!.reason === 'expedition') wins++;
        if (end.round >= 8 && end.round <= 16) usual++;
      }
      expect(wins / games).toBeGreaterThan(0.38);
      expect(wins / games).toBeLessThan(0.65);
      expect(usual / games).toBeGreaterThan(0.8);
    }
  });
});
