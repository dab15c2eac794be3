// The forecast of a Rally is what the Rally then brings.
import { type Chance, resolveTable, SPECTATOR, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { type Position, STEP } from '../src/position.ts';
import { totalRisk } from '../src/rules/danger.ts';
import { catalogOf } from './board-props.ts';
import { duelOf, forecast } from './forecast.ts';

function playOne(p: Position, chance: Chance): void {
  const waiting = game.waitingFor(p);
  const seat = waiting[chance.pick(waiting.length)]!;
  const choices = game.choices(p, seat);
  game.play(p, seat, choices[chance.pick(choices.length)]!, chance, undefined);
}

/** Dice, tokens and Risk of every duel: all that a Rally changes before the throw. */
const duels = (p: Position): unknown =>
  p.diggers.map(({ pool }, at) => ({
    pool,
    guard: p.guards[at],
    risk: totalRisk({ p, catalog: catalogOf(p) }, at + 1),
  }));

const isLastToReady = (p: Position): boolean =>
  p.step === STEP.placement && game.waitingFor(p).length === 1 && p.ready.length === p.diggers.length - 1;

test('in the Entry Stage, where nothing is hidden from the team, the outlook comes true', () => {
  let held = 0;
  for (let seed = 0; seed < 60; seed++) {
    const chance = seeded(`outlook ${seed}`);
    const p = game.setup(resolveTable(game, 3 + (seed % 3)), chance);
    while (p.round === 0 && !isLastToReady(p)) playOne(p, chance);
    const [last] = game.waitingFor(p);
    const foreseen = duels(forecast(game.view(p, last!), last!));
    game.play(p, last!, { kind: 'ready' }, chance, undefined);
    if (p.step !== STEP.rallyWindow) continue;
    expect(foreseen).toEqual(duels(p));
    held++;
  }
  expect(held).toBeGreaterThan(50);
});

test('looking ahead changes nothing and stays a chance, whoever looks and whatever is hidden', () => {
  for (let seed = 0; seed < 12; seed++) {
    const chance = seeded(`glance ${seed}`);
    const p = game.setup(resolveTable(game, 3 + (seed % 3)), chance);
    for (let entries = 0; entries < 250 && game.waitingFor(p).length > 0; entries++) {
      for (const viewer of [SPECTATOR, 0, 1] as const) {
        const view = game.view(p, viewer);
        const before = JSON.stringify(view);
        const open =
          viewer === SPECTATOR || !game.waitingFor(p).includes(viewer) ? [] : game.choices(view, viewer);
        for (const choice of [undefined, ...open.slice(0, 6)]) {
          const ahead = forecast(view, viewer, choice);
          for (let seat = 1; seat <= p.diggers.length; seat++) {
            const { chance: odds } = duelOf(ahead, seat);
            expect(odds >= 0 && odds <= 1).toBe(true);
          }
        }
        expect(JSON.stringify(view)).toBe(before);
      }
      playOne(p, chance);
    }
  }
});
