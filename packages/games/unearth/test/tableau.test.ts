// The tableau, rings, Wonders and formulas (TAB, WON, FOR), and the questions they ask (DP-9 to DP-11).
import { SPECTATOR, seeded } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import {
  GREATER,
  GREATER_VALUES,
  LESSER,
  LESSER_VALUES,
  NAMED_WONDERS,
  namedWonder,
} from '../src/content/wonders.ts';
import { game } from '../src/index.ts';
import { meetsFormula } from '../src/rules/formulas.ts';
import {
  cellAt,
  cellOfStone,
  NEIGHBOURS,
  openCells,
  qOf,
  ringColours,
  ringsBeside,
  rOf,
} from '../src/rules/hexes.ts';
import {
  act,
  BLUE,
  buildPosition,
  encode,
  eventsOf,
  options,
  RED,
  ringsOf,
  ruin,
  stonesOfSeat,
  tableau,
} from './build-position.ts';

const gainOne = (p: ReturnType<typeof buildPosition>) => act(p, 'dig:d6a:0', 1);
const build = (spec: Parameters<typeof buildPosition>[0], cell = '1,1') => {
  const p = buildPosition(spec);
  gainOne(p);
  return { p, events: act(p, `cell:${cell}`) };
};

describe('cells', () => {
  test('[UN-TAB-1] the six neighbours of a cell', () => {
    const beside = NEIGHBOURS.map((step) => cellAt(2, -3) + step).map((cell) => [qOf(cell), rOf(cell)]);
    expect(beside).toEqual([
      [3, -3],
      [3, -4],
      [2, -4],
      [1, -3],
      [1, -2],
      [2, -2],
    ]);
    for (const [q, r] of [
      [-59, 59],
      [59, -59],
      [0, 0],
    ] as const)
      expect([qOf(cellAt(q, r)), rOf(cellAt(q, r))]).toEqual([q, r]);
  });

  test('[UN-TAB-2 UN-TAB-3] a Stone goes to an empty cell that shares an edge with a Stone', () => {
    const p = buildPosition({ tableaux: ['0,0K 1,0K'], stones: ['R'] });
    gainOne(p);
    expect(options(p)).toEqual([
      'cell:-1,0',
      'cell:-1,1',
      'cell:0,-1',
      'cell:0,1',
      'cell:1,-1',
      'cell:1,1',
      'cell:2,-1',
      'cell:2,0',
    ]);
    expect(game.explain(p, RED, { kind: 'cell', q: 3, r: 0 })).toEqual({
      code: 'not-connected',
      clause: 'UN-TAB-3',
    });
    expect(game.explain(p, RED, { kind: 'cell', q: 1, r: 0 }).clause).toBe('UN-TAB-7');
  });

  test('[UN-TAB-4] the first Stone goes to (0, 0), the second to (1, 0), unasked', () => {
    const p = buildPosition({ stones: ['KK'] });
    expect(eventsOf(gainOne(p), 'stonePlaced')).toMatchObject([{ q: 0, r: 0 }]);
    p.active = RED;
    expect(eventsOf(act(p, 'dig:d4:0', 1), 'stonePlaced')).toMatchObject([{ q: 1, r: 0 }]);
    expect(stonesOfSeat(p, RED)).toBe(2);
  });

  test('[UN-TAB-5 UN-TAB-6] the reason is told: a Stone shut in, a centre taken', () => {
    const p = buildPosition({ tableaux: ['0,0K 1,0K 1,-1K 0,-1K -1,0R -1,1K'], stones: ['R'] });
    gainOne(p);
    expect(game.explain(p, RED, { kind: 'cell', q: 0, r: 1 })).toEqual({
      code: 'encloses-stone',
      clause: 'UN-TAB-5',
    });
    const { p: built } = build({ tableaux: [ringsOf(['0,1'], 'K', ['1,1'])], stones: ['K', 'R'] });
    built.active = RED;
    act(built, 'dig:d4:1', 1);
    expect(game.explain(built, RED, { kind: 'cell', q: 0, r: 1 })).toEqual({
      code: 'cell-taken',
      clause: 'UN-TAB-6',
    });
  });

  test('[UN-TAB-7] Stones stay where they are, in colour and place, all game long', () => {
    const luck = seeded('stay');
    const p = game.setup({ seats: 3, options: { edition: 'english', promos: false, turnLimit: 400 } }, luck);
    let before = p.stones.map((stones) => stones.slice());
    for (let [seat] = game.waitingFor(p); seat !== undefined; [seat] = game.waitingFor(p)) {
      const open = game.choices(p, seat);
      game.play(p, seat, open[luck.pick(open.length)]!, luck);
      for (const [i, stones] of before.entries())
        expect(p.stones[i]!.slice(0, stones.length)).toEqual(stones);
      before = p.stones.map((stones) => stones.slice());
    }
    expect(before.flat().length).toBeGreaterThan(10);
  });

  test('[UN-TAB-9 UN-TAB-10 UN-TAB-11] always a legal cell, never more than 2s + 4, ascending q then r', () => {
    const luck = seeded('frontier');
    for (let round = 0; round < 60; round++) {
      const stones = tableau('0,0K 1,0K');
      const grow = round % 3;
      while (stones.length < 60) {
        const open = openCells(stones, []);
        expect(open.length).toBeGreaterThan(0);
        expect(open.length).toBeLessThanOrEqual(2 * stones.length + 4);
        expect(open).toEqual(open.toSorted((a, b) => qOf(a) - qOf(b) || rOf(a) - rOf(b)));
        const top = stones.map(cellOfStone).sort((a, b) => qOf(b) - qOf(a) || rOf(b) - rOf(a))[0]!;
        expect(open).toContain(cellAt(qOf(top) + 1, rOf(top)));
        const at = grow === 0 ? luck.pick(open.length) : grow === 1 ? open.length - 1 : 0;
        stones.push(open[at]! * 4);
      }
      for (const stone of stones)
        expect(
          Math.max(Math.abs(qOf(cellOfStone(stone))), Math.abs(rOf(cellOfStone(stone)))),
        ).toBeLessThanOrEqual(59);
    }
  });
});

describe('Wonders', () => {
  test('[UN-WON-1 UN-WON-6] a ring is an empty centre with six Stones around it, in any arrangement', () => {
    const stones = tableau(ringsOf(['0,1'], 'K'));
    expect(ringsBeside(stones, [], cellAt(1, 1))).toEqual([cellAt(0, 1)]);
    expect(ringsBeside(stones.slice(1), [], cellAt(1, 0))).toEqual([]);
    for (const turned of ['0,0K 1,0R 1,1K 0,2R -1,2K -1,1R', '0,0K 1,0K 1,1K 0,2R -1,2R -1,1R'])
      expect(ringColours(tableau(turned), cellAt(0, 1))).toEqual([3, 3, 0, 0]);
  });

  test('[UN-WON-5 UN-WON-12] a Named Wonder goes to the centre, its card to the owner; it exists once', () => {
    const { p } = build({
      tableaux: [ringsOf(['0,1'], 'K', ['1,1']), ringsOf(['0,1'], 'K', ['1,1'])],
      stones: ['R', 'R'],
      shown: ['underground-library'],
    });
    expect(options(p)).toEqual(['build:0,1:underground-library', 'build:0,1:lesser']);
    act(p, 'build:0,1:underground-library');
    expect(p.named[namedWonder('underground-library')]).toBe(RED);
    expect(p.wonders[RED]).toHaveLength(1);
    act(p, 'dig:d6a:1', 1);
    act(p, 'cell:1,1');
    expect(p.lesser[BLUE]).toHaveLength(1);
  });

  test('[UN-WON-11 UN-WON-15] tokens: kind public, value for the owner only, 2 to 4 and 6 to 8', () => {
    expect([Math.min(...LESSER_VALUES), Math.max(...LESSER_VALUES), LESSER_VALUES.length]).toEqual([
      2, 4, 10,
    ]);
    expect([Math.min(...GREATER_VALUES), Math.max(...GREATER_VALUES), GREATER_VALUES.length]).toEqual([
      6, 8, 6,
    ]);
    const { p, events } = build({ tableaux: [ringsOf(['0,1'], 'K', ['1,1'])], stones: ['K'] });
    const [built] = eventsOf(events, 'wonderBuilt');
    expect(built).toMatchObject({ wonder: GREATER, value: 6 });
    expect(game.viewEvent(built!, BLUE, p)).toMatchObject({ wonder: GREATER, value: -1 });
    expect(game.view(p, BLUE).greater[RED]).toEqual([-1]);
    expect(game.view(p, BLUE).wonders[RED]).toEqual(p.wonders[RED]);
    expect(game.view(p, RED).greater[RED]).toEqual([6]);
    expect(game.view(p, SPECTATOR).greaterLeft).toEqual(new Array(5).fill(-1));
  });

  test('[UN-WON-7 UN-WON-4] refusals: no Greater in a mixed ring, no Lesser in a ring of one colour', () => {
    const { p } = build({
      tableaux: [ringsOf(['0,1'], 'K', ['1,1'])],
      stones: ['R'],
      shown: ['underground-library', 'palace-of-relics'],
    });
    const why = (wonder: number) => game.explain(p, RED, { kind: 'build', q: 0, r: 1, wonder });
    expect(why(GREATER).clause).toBe('UN-WON-3');
    expect(why(namedWonder('palace-of-relics')).clause).toBe('UN-WON-5');
    expect(why(namedWonder('obelisk')).clause).toBe('UN-WON-12');
    expect(game.explain(p, RED, { kind: 'build', q: 5, r: 5, wonder: LESSER }).clause).toBe('UN-WON-1');
    const one = build({
      tableaux: [ringsOf(['0,1'], 'K', ['1,1'])],
      stones: ['K'],
      shown: ['underground-library'],
    });
    expect(game.explain(one.p, RED, { kind: 'build', q: 0, r: 1, wonder: LESSER }).clause).toBe('UN-WON-4');
  });
});

describe('formulas', () => {
  const formula = (id: string) => NAMED_WONDERS[namedWonder(id)]!.formula;

  test('[UN-FOR-1] every formula is fixed colours with wildcards, or groups that make six', () => {
    for (const { formula: one } of NAMED_WONDERS)
      if (one.kind === 'fixed') expect(one.least.reduce((a, b) => a + b)).toBeLessThanOrEqual(6);
      else expect(one.sizes.reduce((a, b) => a + b)).toBe(6);
  });

  test('[UN-FOR-2 UN-FOR-3] fixed: at least the named number of each named colour', () => {
    expect(meetsFormula(formula('sunken-cathedral'), [2, 1, 2, 1])).toBe(true);
    expect(meetsFormula(formula('sunken-cathedral'), [2, 3, 1, 0])).toBe(false);
    expect(meetsFormula(formula('college-of-the-overseers'), [0, 1, 4, 1])).toBe(true);
  });

  test('[UN-FOR-4 UN-FOR-5] sets: the counts of the colours present, exactly', () => {
    expect(meetsFormula(formula('palace-of-relics'), [6, 0, 0, 0])).toBe(false);
    expect(meetsFormula(formula('blackened-cenotaph'), [4, 2, 0, 0])).toBe(false);
    expect(meetsFormula(formula('blackened-cenotaph'), [6, 0, 0, 0])).toBe(false);
    expect(meetsFormula(formula('obelisk'), [2, 0, 0, 4])).toBe(true);
    expect(meetsFormula(formula('palace-of-relics'), [3, 2, 1, 0])).toBe(false);
  });
});

describe('questions', () => {
  test('[DP-9] cells ascending; the default is the first that completes a ring, else the first', () => {
    const p = buildPosition({ tableaux: [ringsOf(['0,1'], 'K', ['1,1'])], stones: ['R'] });
    gainOne(p);
    expect(encode(game.defaultChoice(p, RED))).toBe('cell:1,1');
    const q = buildPosition({ tableaux: ['0,0K 1,0K'], stones: ['R'] });
    gainOne(q);
    expect(encode(game.defaultChoice(q, RED))).toBe('cell:-1,0');
  });

  test('[DP-10] centres ascending, Named Wonders in content order, then the token; the default is the first', () => {
    const { p } = build({
      tableaux: [ringsOf(['0,1'], 'B', ['1,1'])],
      stones: ['B'],
      shown: [
        'sanctuary-of-the-builders',
        'college-of-the-overseers',
        'temple-of-clarity',
        'temple-of-flames',
      ],
    });
    expect(options(p)).toEqual([
      'build:0,1:college-of-the-overseers',
      'build:0,1:temple-of-clarity',
      'build:0,1:sanctuary-of-the-builders',
      'build:0,1:greater',
    ]);
    expect(encode(game.defaultChoice(p, RED))).toBe('build:0,1:college-of-the-overseers');
  });

  test('[DP-11] the Memorial’s list is for its builder alone; the default is the highest claim value', () => {
    const { p } = build({
      tableaux: [ringsOf(['0,1'], 'B', ['1,1'])],
      stones: ['B'],
      shown: ['crumbling-memorial'],
      removed: ['grey-15', 'green-15', 'peach-9', 'blue-11'],
    });
    act(p, 'build:0,1:crumbling-memorial');
    expect(options(p)).toEqual([
      'take:ruin-peach-9',
      'take:ruin-green-15',
      'take:ruin-blue-11',
      'take:ruin-grey-15',
    ]);
    expect(encode(game.defaultChoice(p, RED))).toBe('take:ruin-green-15');
    expect(game.view(p, RED).removed).toEqual(p.removed);
    expect(game.view(p, BLUE).removed).toEqual([-1, -1, -1, -1]);
    const [taken] = eventsOf(act(p, 'take:ruin-blue-11'), 'removedRuinTaken');
    expect(game.viewEvent(taken!, BLUE, p)).toMatchObject({ ruin: -1 });
    expect(game.view(p, RED).known).toEqual(['peach-9', 'green-15', 'grey-15'].map(ruin));
    expect(game.view(p, BLUE).known).toEqual([-1, -1, -1]);
    expect(game.view(p, RED).removed).toEqual([-1, -1, -1]);
  });
});
