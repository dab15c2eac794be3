// The host's look at help by bots: whoever chooses as the bot does stands out; honest people, and those with few runs, do not.
import { seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { type HelpedRun, helpReport } from '../src/index.ts';

/** Twenty people over some deals: all agree in about two fifths of twelve choices, the helped one in nine tenths. */
function someRuns(deals: number, helped: string | undefined): HelpedRun[] {
  const chance = seeded('help');
  return Array.from({ length: 20 * deals }, (_, at) => {
    const person = `p${at % 20}`;
    const share = person === helped ? 90 : 40;
    const agreed = Array.from({ length: 12 }, () => chance.pick(100) < share).filter(Boolean).length;
    return {
      person,
      field: `${Math.floor(at / 20)}`,
      asked: 12,
      agreed,
      pace: person === helped ? 2_000 : 9_000,
    };
  });
}

test('whoever was helped stands first, far from all others; without help nobody does', () => {
  const [first, second] = helpReport(someRuns(6, 'p7'));
  expect(first).toMatchObject({ person: 'p7', runs: 6, pace: 2_000, othersPace: 9_000 });
  expect(first!.surprise).toBeGreaterThan(6);
  expect(second!.surprise).toBeLessThan(3.5);
  const honest = helpReport(someRuns(6, undefined));
  expect(honest).toHaveLength(20);
  expect(honest[0]!.surprise).toBeLessThan(3.5);
});

test('fewer than five runs beside others say nothing', () => {
  expect(helpReport(someRuns(4, 'p7'))).toEqual([]);
  const alone = someRuns(6, 'p7').map((run) => ({ ...run, field: `${run.person} ${run.field}` }));
  expect(helpReport(alone)).toEqual([]);
  expect(helpReport(someRuns(6, 'p7').map((run) => ({ ...run, asked: 0 })))).toEqual([]);
});
