// The examples of the rulebook, played at a real table: their numbers are those of the rules.
import { expect, test } from 'vitest';
import { namedWonder } from '../src/content/wonders.ts';
import { game } from '../src/index.ts';
import { meetsFormula } from '../src/rules/formulas.ts';
import { qOf, rOf } from '../src/rules/hexes.ts';
import {
  act,
  buildPosition,
  checkNow,
  draws,
  falls,
  finish,
  optionsOf,
  RED,
  SEATS,
  showing,
} from '../test/build-position.ts';
import {
  examples,
  FITTING,
  FORMULAS,
  OPEN_AROUND,
  ORDER,
  RINGS,
  SHUT_IN,
  type ShownDie,
  SURROUNDED,
  setTotal,
  TEST,
  TIES,
  TWO_RINGS,
  UPPER,
  winnerOf,
} from './examples.ts';

const IDS = ['d4', 'd6a', 'd6b', 'd6c', 'd8'];
const written = (dice: readonly ShownDie[]): string =>
  dice.map(({ seat, die, value }) => `${SEATS[seat]}.${IDS[die]}=${value}@0`).join(' ');

test('[UN-TIE-1..5] each drawn tie falls at a real claim check as the caption says', () => {
  for (const dice of Object.values(TIES)) {
    const p = buildPosition({ row: ['peach-9', 'green-17'], dice: written(dice) });
    const events = checkNow(p);
    const winner = winnerOf(dice);
    expect(falls(events)).toEqual([winner < 0 ? 'tie peach-9' : `${SEATS[winner]} peach-9`]);
  }
  expect(examples.faces!.winner).toEqual({ id: 'seat.0' });
  expect(examples.second!.winner).toEqual({ id: 'seat.1' });
  expect(examples.missing!.winner).toEqual({ id: 'seat.1' });
  const tied = checkNow(buildPosition({ row: ['peach-9', 'green-17'], dice: written(TIES.unbreakable) }));
  expect(draws(tied)).toBe('Red 1, Blue 1');
});

test('[UN-ROLL-6 UN-ROLL-12] event and card in either order: the two results of the example are what is offered', () => {
  const p = buildPosition({ age: 'the-gathering', row: ['peach-17'], hands: [['ancestral-claim']] });
  act(p, 'play:ancestral-claim');
  act(p, 'dig:d6a:0', ORDER.natural);
  expect(optionsOf(p, 'mod:')).toEqual([`mod:${examples.order!.low}`, `mod:${examples.order!.high}`]);
});

test('[UN-ROLL-11 UN-ED-3] the same roll brings a Stone in one edition and none in the other', () => {
  for (const edition of ['english', 'russian'] as const) {
    const p = buildPosition({ edition, row: ['peach-17'], stones: ['K'], hands: [['reading-the-stones']] });
    act(p, 'play:reading-the-stones');
    act(p, 'dig:d6a:0', TEST.natural);
    const events = act(p, `mod:${TEST.natural + TEST.delta}`);
    expect(showing(p, 'Red.d6a')).toBe(examples.test!.result);
    const tested = examples.test![edition] as number;
    const gained = events.some(({ kind }) => kind === 'stoneGained') || optionsOf(p, 'stone:').length > 0;
    expect([edition, gained]).toEqual([edition, tested <= 3]);
  }
});

test('[UN-TAB-3 UN-TAB-5] the crossed cell is not offered, every other one around is', () => {
  const p = buildPosition({ row: ['peach-17'], stones: ['KR'] });
  p.stones[RED] = [...SURROUNDED];
  act(p, 'dig:d6a:0', 1);
  act(p, 'stone:black');
  const cells = optionsOf(p, 'cell:');
  expect(cells).toEqual(OPEN_AROUND.map((cell) => `cell:${qOf(cell)},${rOf(cell)}`));
  expect(cells).not.toContain(`cell:${qOf(SHUT_IN)},${rOf(SHUT_IN)}`);
  expect(cells.length).toBe(examples.enclosed!.open);
});

test('[UN-WON-2..5 UN-WON-10] the upper ring takes a Lesser Wonder or what is named beside it', () => {
  const p = buildPosition({ row: ['peach-17'], stones: ['KR'], shown: FITTING.map(({ id }) => id) });
  const last = TWO_RINGS.at(-1)!;
  p.stones[RED] = TWO_RINGS.slice(0, -1);
  p.wonders[RED] = [];
  act(p, 'dig:d6a:0', 1);
  act(p, 'stone:black');
  act(p, `cell:${qOf(last >> 2)},${rOf(last >> 2)}`);
  const offered = optionsOf(p, `build:${qOf(UPPER)},${rOf(UPPER)}:`).map((line) => line.split(':')[2]);
  expect(new Set(offered)).toEqual(new Set([...FITTING.map(({ id }) => id), 'lesser']));
  expect(FITTING.map(({ id }) => namedWonder(id))).not.toContain(-1);
});

test('[UN-FOR-6..12] the table of rings and formulas', () => {
  const ticks = RINGS.map((ring) =>
    FORMULAS.map((formula) => (meetsFormula(formula, ring) ? '+' : '-')).join(''),
  );
  expect(ticks).toEqual(['+-----+', '-+----+', '------+', '---+-++', '----+-+', '--++--+']);
});

test('[UN-SCO-2 UN-SCO-3] two Ruins of each colour score what the example adds up', () => {
  const colours = ['peach', 'green', 'blue', 'purple', 'grey'];
  const p = finish(
    buildPosition({ claimed: [colours.flatMap((colour) => [`${colour}-9`, `${colour}-11`])], row: ['-'] }),
  );
  const points = game.score!(p)
    .filter(({ seat }) => seat === RED)
    .reduce((sum, line) => sum + line.points, 0);
  expect(points).toBe(setTotal);
  expect(points).toBe(examples.sets!.total);
});
