// The simulation against what theory knows: one worker with fixed work, Little's law, and a closed loop at its bottleneck.
import { expect, test } from 'vitest';
import { type Load, type Model, simulate } from './simulate.ts';

const bare: Model = {
  decide: 1,
  deliver: 0,
  commit: { fixed: 0, each: 0 },
  driver: 0,
};

test('one worker with fixed work waits as M/D/1 says', () => {
  for (const busy of [0.3, 0.6, 0.8]) {
    const { mean, perSecond } = simulate(bare, { kind: 'arrivals', perSecond: busy * 1000 }, 120_000);
    expect(mean / (1 + busy / (2 * (1 - busy)))).toBeCloseTo(1, 1);
    expect(perSecond / (busy * 1000)).toBeCloseTo(1, 1);
  }
});

test('Little’s law holds in a closed loop: tables = rate × (thinking + answer)', () => {
  const model: Model = {
    ...bare,
    decide: 0.1,
    deliver: 0.05,
    commit: { fixed: 2, each: 0.02 },
  };
  const { perSecond, mean } = simulate(model, { kind: 'tables', tables: 200, think: () => 200 }, 60_000);
  expect((perSecond / 1000) * (200 + mean)).toBeCloseTo(200, -1);
});

test('without thinking the slowest station sets the rate, and moves share commits', () => {
  const model: Model = {
    ...bare,
    decide: 0.06,
    deliver: 0.04,
    commit: { fixed: 1, each: 0.01 },
    driver: 0.08,
  };
  const closed = simulate(model, { kind: 'tables', tables: 50, think: () => 0 }, 60_000);
  expect(closed.perSecond / 10_000).toBeCloseTo(1, 1);
  expect(closed.group).toBeGreaterThan(8);
  const lone = simulate(model, { kind: 'arrivals', perSecond: 10 }, 2_000);
  expect(lone.group).toBeLessThan(1.2);
  expect(lone.p50).toBeCloseTo(0.06 + 1.01 + 0.04 + 0.08, 2);
});

test('on shared cores the work of all stations together sets the rate', () => {
  const model: Model = {
    ...bare,
    decide: 0.06,
    deliver: 0.04,
    commit: { fixed: 0, each: 0.06 },
    driver: 0.08,
  };
  const load: Load = { kind: 'tables', tables: 50, think: () => 0 };
  expect(simulate(model, load, 40_000).perSecond / 10_000).toBeCloseTo(1, 1);
  expect(simulate({ ...model, cores: 2 }, load, 40_000).perSecond / (2_000 / 0.24)).toBeCloseTo(1, 1);
  expect(simulate({ ...model, cores: 1 }, load, 40_000).perSecond / (1_000 / 0.24)).toBeCloseTo(1, 1);
});
