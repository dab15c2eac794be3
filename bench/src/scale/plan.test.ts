// The plan: more people never need less, and what it proposes is not fuller than it allows.
import { expect, test } from 'vitest';
import { ASSUMED, FIGURES } from './figures.ts';
import { planFor, sizeFor } from './plan.ts';

test('sizes grow with people and stay inside what each part may carry', () => {
  let last = sizeFor(100);
  expect(last).toMatchObject({ processes: 1, databases: 1, channels: 1 });
  for (const people of [1_000, 10_000, 100_000, 1_000_000]) {
    const plan = sizeFor(people);
    expect(plan.processes).toBeGreaterThanOrEqual(last.processes);
    expect(plan.databases).toBeGreaterThanOrEqual(last.databases);
    const cpu = FIGURES.processCpu + FIGURES.perSeat * (ASSUMED.seats - 2);
    const heard = (plan.moves / plan.channels) * FIGURES.hintCpu;
    expect((plan.moves / plan.processes) * cpu + heard).toBeLessThanOrEqual(ASSUMED.full * 1000 + 1e-6);
    last = plan;
  }
});

test('a move at a million people’s tables is still quick', () => {
  const { also } = planFor(1_000_000);
  expect(also!.p99).toBeLessThan(25);
  expect(also!.moves).toBe(50_000);
});
