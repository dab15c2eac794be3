// Claims, refills, the end of the age, scoring (CLM, TIE, REF, AGE, SCO) beyond the worked examples.
import { resolveTable } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { stonesOf } from '../src/content/end-of-age.ts';
import { LESSER } from '../src/content/wonders.ts';
import { game } from '../src/index.ts';
import { NOTHING, ruinsLeft } from '../src/position.ts';
import { cellAt, wonderAt } from '../src/rules/hexes.ts';
import { configOf } from '../src/setup.ts';
import {
  act,
  actWith,
  BLUE,
  buildPosition,
  checkNow,
  draws,
  faces,
  falls,
  finish,
  options,
  pointsBy,
  RED,
  ruin,
  YELLOW,
} from './build-position.ts';

/** The items of UN-SCO-11; each line's source id is `score.<item>`, with a detail after a further dot. */
const SCORE_ITEMS = [
  'sets',
  'mixed',
  'endOfAgeRuins',
  'wonderTokens',
  'namedWonders',
  'wonderBonus',
  'event',
] as const;

describe('claims and refills', () => {
  test('[UN-CLM-14 UN-CLM-3] a seat that is not active may win, in either phase', () => {
    const p = buildPosition({ row: ['peach-9', 'green-9'], dice: 'Blue.d8=7@0' });
    expect(falls(act(p, 'dig:d6a:0', 6))).toEqual(['Blue peach-9']);
  });

  test('[UN-CLM-5 UN-TIE-5 UN-AGE-4] draws begin with the active player and go clockwise', () => {
    const claimed = buildPosition({
      row: ['peach-9', 'green-9'],
      dice: 'Red.d4=1@0 Blue.d8=8@0 Yellow.d4=1@0',
    });
    claimed.active = YELLOW;
    expect(draws(checkNow(claimed))).toBe('Yellow 1, Red 1');
    const tied = buildPosition({
      row: ['peach-9', 'green-9'],
      dice: 'Red.d6a=4@0 Blue.d6a=4@0 Yellow.d4=1@0',
    });
    tied.active = BLUE;
    expect(draws(checkNow(tied))).toBe('Blue 1, Yellow 1, Red 1');
    const rest = buildPosition({ row: ['peach-9', 'green-9'], deck: [], dice: 'Red.d8=8@0 Red.d4=1@0' });
    rest.active = BLUE;
    expect(draws(checkNow(rest))).toBe('Blue 3, Yellow 3, Red 3');
  });

  test('[UN-TIE-7] an End of Age Ruin lost to a tie leaves the game and joins no pile', () => {
    const p = buildPosition({
      row: ['city-of-ash', 'peach-17'],
      age: 'city-of-ash',
      dice: 'Red.d8=8@0 Blue.d8=8@0 Yellow.d4=2@0',
    });
    expect(falls(checkNow(p))).toEqual(['tie city-of-ash']);
    expect([p.removed, p.tieRemoved, p.claimed.flat()]).toEqual([[], [], []]);
    expect(p.row[0]).toBe(NOTHING);
  });

  test('[UN-REF-3 UN-REF-5] with an empty deck the slot stays vacant, and nothing can be declared there', () => {
    const p = buildPosition({
      row: ['peach-9', 'green-17'],
      age: 'day-of-rest',
      dice: 'Red.d8=8@0 Blue.d4=1@0',
    });
    const events = checkNow(p);
    expect(events.some(({ kind }) => kind === 'slotVacated')).toBe(true);
    expect(options(p).some((option) => option.endsWith(':0'))).toBe(false);
    act(p, 'dig:d8:1', 8);
    expect(p.row[0]).toBe(NOTHING);
  });
});

describe('the end of the age', () => {
  const endWith = (pick: number, promos = true) => {
    const p = buildPosition({
      promos,
      row: ['peach-9', 'green-17'],
      deck: [],
      removed: ['grey-9'],
      dice: 'Red.d8=8@0',
    });
    const luck = faces(4);
    luck.picks = [pick];
    return { p, events: actWith(p, 'dig:d6a:0', luck) };
  };

  test('[UN-AGE-1] the End of Age card comes after every other Ruin, like the next one', () => {
    const p = buildPosition({
      row: ['peach-9', 'green-9'],
      deck: ['blue-9'],
      dice: 'Red.d8=8@0 Blue.d4=1@0 Red.d6a=6@1 Blue.d6a=3@1',
    });
    expect(ruinsLeft(p)).toBe(2);
    const events = checkNow(p);
    expect(falls(events)).toEqual(['Red peach-9', 'Red green-9']);
    expect(p.row[0]).toBe(ruin('blue-9'));
    expect(p.age).toBe(ruin('day-of-rest'));
    expect(ruinsLeft(p)).toBe(0);
  });

  test('[UN-AGE-2 UN-END-4] City of Gold and City of Ash are Ruins with Stones, claimed like any', () => {
    for (const [pick, id] of [
      [3, 'city-of-gold'],
      [4, 'city-of-ash'],
    ] as const) {
      const { p } = endWith(pick);
      expect(p.row[0]).toBe(ruin(id));
      expect(p.rowStones.slice(0, 4).reduce((a, b) => a + b)).toBe(stonesOf(ruin(id)));
      expect(stonesOf(ruin(id))).toBe(id === 'city-of-gold' ? 5 : 3);
      for (const die of [0, 1, 2, 3, 4]) {
        p.dicePlace[die] = 0;
        p.diceValue[die] = die === 0 ? 4 : 6;
      }
      expect(falls(checkNow(p))).toEqual([`Red ${id}`]);
      expect(p.phase).toBe('act');
      expect(pointsBy(finish(p), RED, 'endOfAgeRuins')).toBe(id === 'city-of-gold' ? 7 : -4);
    }
  });

  test('[UN-AGE-3 UN-AGE-6] an Event leaves its slot vacant and stays in force', () => {
    const { p } = endWith(2);
    expect(p.row[0]).toBe(NOTHING);
    act(p, 'dig:d6a:1', 3);
    expect(p.diceValue[BLUE * 5 + 1]).toBe(4);
    expect(p.stones[BLUE]).toHaveLength(1);
  });

  test('[UN-AGE-7] Fate of the Delvers: one point per two cards in hand, rounded down', () => {
    const { p } = endWith(5);
    p.hands[RED] = [0, 1, 2, 3, 4];
    p.hands[BLUE] = [0];
    finish(p);
    expect([pointsBy(p, RED, 'event'), pointsBy(p, BLUE, 'event')]).toEqual([2, 0]);
  });

  test('[UN-AGE-8] the Hidden Path with an empty removed pile does nothing', () => {
    const p = buildPosition({ promos: true, row: ['peach-9', 'green-17'], deck: [], dice: 'Red.d8=8@0' });
    const luck = faces(4);
    luck.picks = [6];
    actWith(p, 'dig:d6a:0', luck);
    expect(p.row[0]).toBe(NOTHING);
    expect(p.age).toBe(ruin('the-hidden-path'));
  });
});

describe('scoring', () => {
  test('[UN-SCO-5] tokens and Named Wonders add their points', () => {
    const p = buildPosition({ owned: ['palace-of-relics:0', 'eternal-flame:0'] });
    p.lesser[RED] = [2, 4];
    p.greater[RED] = [8];
    finish(p);
    expect([pointsBy(p, RED, 'wonderTokens'), pointsBy(p, RED, 'namedWonders')]).toEqual([14, 7]);
  });

  test('[UN-SCO-7] Temples count Stones of their colour anywhere in the tableau', () => {
    const p = buildPosition({
      owned: ['temple-of-flames:0', 'temple-of-fate:0', 'temple-of-clarity:0', 'temple-of-prosperity:0'],
      tableaux: ['0,0R 1,0R 2,0R 3,0K 4,0K 5,0B'],
    });
    expect(pointsBy(finish(p), RED, 'namedWonders')).toBe(3 + 2 + 1 + 0);
  });

  test('[UN-SCO-9] Stones, unfinished rings, dice and cards in hand score nothing', () => {
    const p = finish(
      buildPosition({ tableaux: ['0,0R 1,0R 2,0R'], hands: [['expedition', 'forlorn']], dice: 'Red.d8=8@0' }),
    );
    expect(game.result(p)!.points![RED]).toBe(0);
  });

  test('[UN-SCO-10 UN-FTB-4] most points win; totals may be negative', () => {
    const p = finish(buildPosition({ row: [], claimed: [['city-of-ash'], ['peach-9'], []] }));
    expect(game.result(p)).toMatchObject({ points: [-4, 2, 0], places: [3, 1, 2], winners: [BLUE] });
  });

  test('[UN-SCO-12] seats compare by their points less the mean of the others', () => {
    const p = buildPosition({ row: [], claimed: [['city-of-ash'], ['peach-9'], []] });
    // -4, 2 and 0 points: against means of 1, -2 and -1, times two.
    expect([0, 1, 2].map((seat) => game.measure!(p, seat))).toEqual([[-10], [8], [2]]);
  });

  test('[UN-SCO-11] every line names one of seven items and a clause; the total is their sum', () => {
    const p = buildPosition({
      promos: true,
      row: [],
      age: 'fate-of-the-delvers',
      owned: ['sunken-cathedral:0', 'obelisk:0'],
      claimed: [['peach-9', 'green-9', 'blue-9', 'purple-9', 'grey-9', 'city-of-gold']],
      hands: [['expedition', 'forlorn']],
    });
    p.lesser[RED] = [3];
    p.wonders[RED]!.push(wonderAt(cellAt(30, 0), LESSER));
    finish(p);
    const lines = game.score!(p).filter(({ seat }) => seat === RED);
    expect(Object.fromEntries(SCORE_ITEMS.map((item) => [item, pointsBy(p, RED, item)]))).toEqual({
      sets: 10,
      mixed: 5,
      endOfAgeRuins: 7,
      wonderTokens: 3,
      namedWonders: 4 + 2,
      wonderBonus: 5,
      event: 1,
    });
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(game.result(p)!.points![RED]);
    expect(new Set(lines.map(({ clause }) => clause))).toEqual(
      new Set(['UN-SCO-2', 'UN-SCO-3', 'UN-SCO-4', 'UN-SCO-5', 'UN-ED-1', 'UN-AGE-7']),
    );
    expect(game.score!(game.view(p, YELLOW))).toEqual(game.score!(p));
  });

  test('designed numbers of a table change what promo pieces score', () => {
    const p = buildPosition({
      promos: true,
      owned: ['sunken-cathedral:0', 'obelisk:0'],
      row: [],
      age: 'fate-of-the-delvers',
    });
    p.hands[RED] = [0, 1, 2];
    const numbers = { fateCards: 1, cathedralPoints: 4, obeliskPoints: 6 };
    const config = configOf(resolveTable(game, 3, { promos: true }, numbers));
    const varied = finish({ ...p, config });
    expect([pointsBy(varied, RED, 'namedWonders'), pointsBy(varied, RED, 'event')]).toEqual([4 + 6, 3]);
    expect([pointsBy(finish(p), RED, 'namedWonders'), pointsBy(p, RED, 'event')]).toEqual([2 + 2, 1]);
  });

  test('[UN-SCO-1] during play a view counts only what it shows', () => {
    const p = buildPosition({ hidden: [['peach-9']], claimed: [['peach-11']] });
    const sets = (viewer: number) => pointsBy(game.view(p, viewer), RED, 'sets');
    expect([sets(RED), sets(BLUE)]).toEqual([6, 2]);
  });
});
