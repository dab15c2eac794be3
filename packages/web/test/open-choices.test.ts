// A long list is asked in steps: choices under one heading are one row, and a row says only what its heading does not.
import type { ChoiceHeading, OpenChoice } from '@undercroft/kit';
import { expect, test } from 'vitest';
import type { AnyUi } from '../src/games.ts';
import { grouped, headingsOf, listRows } from '../src/table/open-choices.ts';

interface Roll {
  readonly die: number;
  readonly ruin: number;
}

const rolls = (dice: number, ruins: number): readonly OpenChoice[] =>
  Array.from({ length: dice * ruins }, (_, i) => {
    const choice: Roll = { die: i % dice, ruin: Math.floor(i / dice) };
    return { choice, key: JSON.stringify(choice), text: `die ${choice.die} for ruin ${choice.ruin}` };
  });
const PASS: OpenChoice = { choice: 'pass', key: 'pass', text: 'Pass' };

const headingOf = (choice: unknown): ChoiceHeading | undefined =>
  choice === 'pass'
    ? undefined
    : {
        title: { id: 'die', args: { n: (choice as Roll).die } },
        ask: 'which-ruin',
        rest: { id: `ruin-${(choice as Roll).ruin}` },
      };
const ui = { group: headingOf } as unknown as AnyUi;

test('a long list has one row for each heading, in the order of the list, and its own rows for the rest', () => {
  const groups = grouped([...rolls(3, 4), PASS], ui, undefined, 0);
  expect(groups.map(({ isStep, choices }) => [isStep, choices.length])).toEqual([
    [true, 4],
    [true, 4],
    [true, 4],
    [false, 1],
  ]);
  expect(listRows(groups).map(({ length }) => length)).toEqual([4, 4, 4, 1]);
});

test('every choice is under exactly one row, whatever the number of them', () => {
  for (let dice = 1; dice <= 5; dice++)
    for (let ruins = 1; ruins <= 5; ruins++) {
      const open = [...rolls(dice, ruins), PASS];
      const listed = listRows(grouped(open, ui, undefined, 0)).flat();
      expect(listed.map(({ key }) => key).toSorted()).toEqual(open.map(({ key }) => key).toSorted());
    }
});

test('what fits the number keys is not asked in steps', () => {
  const groups = grouped([...rolls(2, 4), PASS], ui, undefined, 0);
  expect(groups.every(({ isStep }) => !isStep)).toBe(true);
  expect(listRows(groups)).toHaveLength(9);
});

test('a list under one heading alone is not asked in steps: its row would ask nothing', () => {
  expect(listRows(grouped(rolls(1, 12), ui, undefined, 0))).toHaveLength(12);
});

test('a heading with one choice is no step', () => {
  const second = rolls(2, 9).filter(({ key }) => key.includes('"die":1'));
  const groups = grouped([...rolls(1, 1), ...second, PASS], ui, undefined, 0);
  expect(groups.map(({ isStep }) => isStep)).toEqual([false, true, false]);
});

test('the rest of a choice is what its heading leaves unsaid', () => {
  const [group] = grouped(rolls(1, 2), ui, undefined, 0);
  expect(group!.ask).toBe('which-ruin');
  expect(group!.choices.map(({ rest }) => rest?.id)).toEqual(['ruin-0', 'ruin-1']);
});

test('rows without a heading do not stand below the heading of others', () => {
  const titleOf = (choices: readonly OpenChoice[]) =>
    headingsOf(grouped(choices, ui, undefined, 0)).map((heading) =>
      typeof heading === 'object' ? heading.args?.n : heading,
    );
  expect(titleOf([...rolls(2, 2), PASS])).toEqual([0, 1, 'or']);
  expect(titleOf([PASS, ...rolls(2, 2)])).toEqual([undefined, 0, 1]);
  // Each row says all of it, or asks for the rest.
  expect(titleOf([...rolls(2, 1), PASS])).toEqual([undefined, undefined, undefined]);
  expect(titleOf([...rolls(3, 4), PASS])).toEqual([undefined, undefined, undefined, undefined]);
});
