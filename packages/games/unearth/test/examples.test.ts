// The worked examples of the rulebooks (EX) as vectors.
import { describe, expect, test } from 'vitest';
import { GREATER, NAMED_WONDERS, namedWonder } from '../src/content/wonders.ts';
import { game } from '../src/index.ts';
import { IN_POOL, SHOWN } from '../src/position.ts';
import { meetsFormula } from '../src/rules/formulas.ts';
import { cellAt, wonderAt } from '../src/rules/hexes.ts';
import {
  act,
  asked,
  BLUE,
  buildPosition,
  checkNow,
  draws,
  eventsOf,
  falls,
  finish,
  handSizes,
  options,
  optionsOf,
  placeOf,
  pointsBy,
  RED,
  showing,
  stonesOfSeat,
  YELLOW,
} from './build-position.ts';

describe('claims', () => {
  test('[EX-1 UN-CLM-1 UN-CLM-3..5 UN-CLM-7..9 UN-REF-1 UN-REF-2] the highest die claims; the others draw a card per die', () => {
    const p = buildPosition({
      row: ['peach-13', 'green-9'],
      stones: ['KY'],
      dice: 'Red.d6a=6@0 Blue.d6a=3@0 Blue.d4=2@0 Yellow.d6a=2@0',
    });
    const events = checkNow(p);
    expect(falls(events)).toEqual(['Red peach-13']);
    expect(draws(events)).toBe('Blue 2, Yellow 1');
    expect(handSizes(p)).toEqual([0, 2, 1]);
    expect(p.dicePlace.every((place) => place === IN_POOL)).toBe(true);
    expect(p.row[0]).toBeGreaterThanOrEqual(0);
    const [revealed] = eventsOf(events, 'ruinRevealed');
    expect(revealed!.stones.reduce((a, b) => a + b)).toBe(2);
    expect(p.bag.reduce((a, b) => a + b)).toBe(58);
  });

  test('[EX-2 UN-TIE-2] of equal values the die with more faces wins', () => {
    const p = buildPosition({ row: ['peach-9'], dice: 'Red.d8=4@0 Blue.d6a=4@0 Yellow.d4=1@0' });
    const events = checkNow(p);
    expect(falls(events)).toEqual(['Red peach-9']);
    expect(draws(events)).toBe('Blue 1, Yellow 1');
  });

  test('[EX-3 UN-TIE-1 UN-TIE-2] equal first pairs: the second pairs decide', () => {
    const p = buildPosition({ row: ['peach-17'], dice: 'Red.d6a=5@0 Red.d6b=4@0 Blue.d6a=5@0 Blue.d8=4@0' });
    const events = checkNow(p);
    expect(falls(events)).toEqual(['Blue peach-17']);
    expect(draws(events)).toBe('Red 2');
  });

  test('[EX-4 UN-TIE-4 UN-TIE-5] an unbreakable tie removes the Ruin, and all draw', () => {
    const p = buildPosition({ row: ['peach-9', 'green-9'], dice: 'Red.d6a=5@0 Blue.d6a=5@0' });
    const events = checkNow(p);
    expect(falls(events)).toEqual(['tie peach-9']);
    expect(draws(events)).toBe('Red 1, Blue 1');
    expect(p.removed).toEqual([0]);
    expect(p.tieRemoved).toEqual([0]);
    expect(p.claimed.flat()).toEqual([]);
    expect(eventsOf(events, 'ruinRevealed')).toHaveLength(1);
  });
});

describe('rings and formulas', () => {
  test('[EX-5 UN-WON-4 UN-WON-10] a ring that no shown Named Wonder fits takes a Lesser Wonder', () => {
    const ring = '0,0K 1,0K 1,1K 0,2K -1,2K -1,1K';
    const p = buildPosition({
      tableaux: [`${ring} 2,2B 2,1B 0,3B 1,3B 3,0R 3,-1Y`],
      stones: ['R'],
      shown: ['temple-of-flames', 'palace-of-relics', 'crumbling-memorial'],
    });
    p.wonders[RED] = [
      wonderAt(cellAt(0, 1), GREATER),
      wonderAt(cellAt(1, 2), namedWonder('temple-of-clarity')),
    ];
    act(p, 'dig:d6a:0', 2);
    const events = act(p, 'cell:2,-1');
    expect(eventsOf(events, 'wonderBuilt')).toMatchObject([{ seat: RED, q: 2, r: 0 }]);
    expect(p.lesser[RED]).toHaveLength(1);
    expect(stonesOfSeat(p, RED)).toBe(13);
    expect(p.wonders[RED]).toHaveLength(3);
  });

  const formula = (id: string) => NAMED_WONDERS[namedWonder(id)]!.formula;
  const ringOf = (letters: string) => [...'KRBY'].map((one) => [...letters].filter((l) => l === one).length);
  const fits = (id: string, ring: string): boolean => meetsFormula(formula(id), ringOf(ring));
  const cases: [string, string, Record<string, boolean>][] = [
    [
      'UN-FOR-6 EX-6a',
      'KKKRRR',
      { 'palace-of-relics': true, 'blackened-cenotaph': false, 'crumbling-memorial': false },
    ],
    ['UN-FOR-7 EX-6b', 'KKRRBB', { 'blackened-cenotaph': true, 'palace-of-relics': false }],
    ['UN-FOR-8 EX-6c', 'YYYRRB', { 'eternal-flame': true, 'temple-of-prosperity': false }],
    ['UN-FOR-12 EX-6d', 'BBBKRY', { 'college-of-the-overseers': true, 'tomb-of-the-last-age': true }],
    ['UN-FOR-11 EX-6e', 'RRRRBB', { 'temple-of-flames': true, obelisk: true }],
    [
      'UN-FOR-9 UN-FOR-3 EX-6f',
      'BBBBBB',
      {
        'crumbling-memorial': true,
        'college-of-the-overseers': true,
        'temple-of-clarity': true,
        'palace-of-relics': false,
      },
    ],
  ];
  for (const [ids, ring, expected] of cases)
    test(`[${ids}] the ring ${ring} against formulas`, () => {
      for (const [id, meets] of Object.entries(expected)) expect(fits(id, ring), id).toBe(meets);
    });

  test('[UN-FOR-10 EX-6g] six wildcards take any ring', () => {
    for (const ring of ['KKKKKK', 'KRBYKR', 'KKKRRR', 'RRRRBB'])
      expect(fits('underground-library', ring) && fits('sanctuary-of-the-builders', ring)).toBe(true);
  });

  test('[EX-10 UN-TAB-8] no ring has to be closed before another is begun', () => {
    const p = buildPosition({ tableaux: ['0,0K 1,0K 2,0K 3,0K'], stones: ['R'] });
    act(p, 'dig:d6a:0', 1);
    expect(options(p)).toEqual(expect.arrayContaining(['cell:4,0', 'cell:0,1']));
    act(p, 'cell:4,0');
    expect(asked(p)).toBe('Blue');
  });
});

describe('scoring', () => {
  test('[EX-7 UN-ED-2] the Tomb counts Stone colours in English, Ruin colours in Russian', () => {
    for (const [edition, points] of [
      ['english', 4],
      ['russian', 3],
    ] as const) {
      const p = buildPosition({
        edition,
        owned: ['tomb-of-the-last-age:0'],
        tableaux: ['0,0K 1,0R 2,0B 3,0Y'],
        claimed: [['peach-9', 'green-9']],
        hidden: [['blue-9']],
      });
      expect(pointsBy(finish(p), RED, 'namedWonders')).toBe(points);
    }
  });

  test('[EX-8 UN-FTB-1 UN-FTB-4] equal points: more Ruins of the higher claim value at the first difference', () => {
    const p = buildPosition({
      claimed: [
        ['peach-17', 'green-15', 'peach-9', 'green-9', 'blue-9', 'purple-9'],
        ['green-17', 'peach-13', 'green-13', 'blue-13'],
        ['blue-17', 'blue-15', 'grey-15'],
      ],
      row: [],
    });
    p.lesser[BLUE] = [3, 3];
    p.lesser[YELLOW] = [4, 4];
    const { points, places, winners } = game.result(finish(p))!;
    expect(points).toEqual([16, 16, 16]);
    expect(places).toEqual([2, 3, 1]);
    expect(winners).toEqual([YELLOW]);
  });

  test('[EX-22 UN-ED-12 UN-SCO-8] the Fountain scores one of the rarest colours', () => {
    const p = buildPosition({
      owned: ['fountain-of-reflection:0'],
      tableaux: ['0,0R 1,0R 2,0Y 3,0Y 4,0B 5,0B 6,0B 7,0K 8,0K 9,0K 10,0K'],
    });
    expect(pointsBy(finish(p), RED, 'namedWonders')).toBe(4);
  });

  test('[EX-24 UN-SCO-2 UN-SCO-3 UN-ED-17] sets of one to five cards and one mixed set', () => {
    const claims = [9, 11, 13, 15, 17];
    const cards = ['peach', 'green', 'blue', 'purple', 'grey'].flatMap((colour, i) =>
      claims.slice(0, i + 1).map((claim) => `${colour}-${claim}`),
    );
    const p = finish(buildPosition({ row: [], claimed: [cards] }));
    expect(pointsBy(p, RED, 'sets')).toBe(70);
    expect(pointsBy(p, RED, 'mixed')).toBe(5);
  });
});

describe('dice and cards', () => {
  test('[EX-9 UN-EXC-3] with an empty pool an own die is picked up and rolled for any Ruin', () => {
    const p = buildPosition({
      dice: 'Red.d4=2@3 Red.d6a=1@0 Red.d6b=2@1 Red.d6c=4@2 Red.d8=5@4',
      stones: ['', '', '', 'K', ''],
    });
    expect(optionsOf(p, 'dig:d4')).toEqual(['dig:d4:0', 'dig:d4:1', 'dig:d4:2', 'dig:d4:3', 'dig:d4:4']);
    const events = act(p, 'dig:d4:3', 1);
    expect(eventsOf(events, 'digDeclared')).toMatchObject([{ from: 3, slot: 3 }]);
    expect(eventsOf(events, 'stoneGained')).toMatchObject([{ seat: RED, colour: 0, slot: 3 }]);
    expect(showing(p, 'Red.d4')).toBe(1);
    expect(placeOf(p, 'Red.d4')).toBe(3);
  });

  test('[EX-11 UN-DEL-11 UN-STO-5 UN-DEL-10] whoever owns a rerolled die takes its Stone', () => {
    const p = buildPosition({ hands: [['lost-in-the-ruins']], dice: 'Blue.d6a=5@1', stones: ['', 'KR'] });
    act(p, 'play:lost-in-the-ruins:Blue.d6a', 2);
    expect(asked(p)).toBe('Blue');
    expect(options(p)).toEqual(['stone:black', 'stone:red']);
    act(p, 'stone:red');
    expect(stonesOfSeat(p, BLUE)).toBe(1);
    expect(showing(p, 'Blue.d6a')).toBe(2);
    expect(placeOf(p, 'Blue.d6a')).toBe(1);
    expect(asked(p)).toBe('Red');
  });

  test('[EX-12 UN-STO-6] Forlorn turns a die to 3 without a Stone', () => {
    const p = buildPosition({ hands: [['forlorn']], dice: 'Blue.d6a=5@1', stones: ['', 'KR'] });
    const events = act(p, 'play:forlorn:Blue.d6a');
    expect(showing(p, 'Blue.d6a')).toBe(3);
    expect(eventsOf(events, 'stoneGained')).toEqual([]);
    expect(stonesOfSeat(p, BLUE)).toBe(0);
  });

  test('[EX-13 UN-STO-3] no Stone on the Ruin and none in the bag: nothing is gained', () => {
    const p = buildPosition({ bag: '' });
    const events = act(p, 'dig:d6a:0', 2);
    expect(eventsOf(events, 'stonesRanOut')).toHaveLength(1);
    expect(stonesOfSeat(p, RED)).toBe(0);
  });

  test('[EX-14 UN-ROLL-4] a roll replaced by the Ancient Map loses its Reading and its Stone', () => {
    const p = buildPosition({ hands: [['ancient-map', 'reading-the-stones']] });
    act(p, 'play:ancient-map');
    act(p, 'play:reading-the-stones');
    act(p, 'dig:d6a:0', 3);
    expect(options(p)).toEqual(['keep', 'replace:map']);
    act(p, 'replace:map', 5);
    expect(showing(p, 'Red.d6a')).toBe(5);
    expect(stonesOfSeat(p, RED)).toBe(0);
    expect(asked(p)).toBe('Blue');
  });

  test('[EX-15 UN-DEL-3] cards in either order, each resolved completely; a die may be rerolled twice', () => {
    for (const order of [
      ['play:restoration', 'play:lost-in-the-ruins:Red.d6a'],
      ['play:lost-in-the-ruins:Red.d6a', 'play:restoration'],
    ]) {
      const p = buildPosition({ hands: [['restoration', 'lost-in-the-ruins']], dice: 'Red.d6a=1@1' });
      act(p, order[0]!, 4);
      expect(showing(p, 'Red.d6a')).toBe(4);
      act(p, order[1]!, 6);
      expect(showing(p, 'Red.d6a')).toBe(6);
      expect(p.discard.reduce((a, b) => a + b)).toBe(2);
    }
  });

  test('[UN-DEL-8 EX-16a] Reading before Lost in the Ruins bends the reroll of the other seat', () => {
    const p = buildPosition({ hands: [['reading-the-stones', 'lost-in-the-ruins']], dice: 'Blue.d6a=1@1' });
    act(p, 'play:reading-the-stones');
    act(p, 'play:lost-in-the-ruins:Blue.d6a', 4);
    expect(asked(p)).toBe('Red');
    expect(options(p)).toEqual(['mod:3', 'mod:5']);
    act(p, 'mod:5');
    expect(showing(p, 'Blue.d6a')).toBe(5);
    act(p, 'dig:d6a:0', 4);
    expect(showing(p, 'Red.d6a')).toBe(4);
  });

  test('[UN-DEL-8 EX-16b] Reading after Lost in the Ruins bends the Excavation roll', () => {
    const p = buildPosition({ hands: [['reading-the-stones', 'lost-in-the-ruins']], dice: 'Blue.d6a=1@1' });
    act(p, 'play:lost-in-the-ruins:Blue.d6a', 4);
    expect(showing(p, 'Blue.d6a')).toBe(4);
    act(p, 'play:reading-the-stones');
    act(p, 'dig:d6a:0', 4);
    expect(options(p)).toEqual(['mod:3', 'mod:5']);
  });

  for (const edition of ['english', 'russian'] as const)
    test(`[EX-17 UN-ROLL-6] The Gathering and Ancestral Claim in either order (${edition})`, () => {
      const p = buildPosition({ edition, age: 'the-gathering', hands: [['ancestral-claim']] });
      act(p, 'play:ancestral-claim');
      act(p, 'dig:d6a:0', 1);
      expect(options(p)).toEqual(['mod:2', 'mod:3']);
      const events = act(p, 'mod:3');
      expect(eventsOf(events, 'dieSettled')).toMatchObject([{ natural: 1, value: 3 }]);
      expect(stonesOfSeat(p, RED)).toBe(1);
    });

  test('[EX-18 UN-EXC-8 UN-EXC-9] a die that came back by a claim may be rolled again', () => {
    const p = buildPosition({
      row: ['peach-9', 'green-17'],
      hands: [['band-of-delvers']],
      dice: 'Red.d6a=4@0',
    });
    act(p, 'play:band-of-delvers');
    act(p, 'dig:d8:0', 5);
    expect(p.phase).toBe('again');
    expect(options(p)).toContain('dig:d8:1');
  });

  test('[EX-19 UN-EXC-10 UN-ED-8] a second Band of Delvers cannot be played in the same turn', () => {
    const p = buildPosition({ hands: [['band-of-delvers', 'band-of-delvers']] });
    act(p, 'play:band-of-delvers');
    expect(optionsOf(p, 'play')).toEqual([]);
  });

  test('[EX-20 UN-STO-9 UN-ED-9] two low rolls with the Ancient Map give one Stone', () => {
    const p = buildPosition({ hands: [['ancient-map']], stones: ['KK'] });
    act(p, 'play:ancient-map');
    act(p, 'dig:d6a:0', 2);
    act(p, 'replace:map', 1);
    expect(stonesOfSeat(p, RED)).toBe(1);
    expect(showing(p, 'Red.d6a')).toBe(1);
  });

  test('[EX-21 UN-DEL-14 UN-ED-11] Forgotten Song makes every owner reroll, in the order of the singer', () => {
    const p = buildPosition({
      hands: [['forgotten-song']],
      dice: 'Red.d6a=4@0 Blue.d8=4@1 Yellow.d4=4@2 Blue.d6a=5@1',
    });
    act(p, 'play:forgotten-song:4');
    expect(options(p)).toEqual(['next:Red.d6a', 'next:Blue.d8', 'next:Yellow.d4']);
    act(p, 'next:Yellow.d4', 4);
    expect(options(p)).toEqual(['next:Red.d6a', 'next:Blue.d8']);
    act(p, 'next:Blue.d8', 7, 6);
    expect([showing(p, 'Red.d6a'), showing(p, 'Blue.d8'), showing(p, 'Yellow.d4')]).toEqual([6, 7, 4]);
    expect(showing(p, 'Blue.d6a')).toBe(5);
  });

  test('[EX-23 UN-ED-13 UN-ROLL-16] the sign of Reading is chosen after the roll; a 6 stays or becomes 5', () => {
    const p = buildPosition({ hands: [['reading-the-stones']] });
    act(p, 'play:reading-the-stones');
    act(p, 'dig:d6a:0', 6);
    expect(options(p)).toEqual(['mod:5', 'mod:6']);
  });
});

describe('set-up', () => {
  test('[EX-25 UN-SET-5 UN-SET-7 UN-ED-23] two seats', () => {
    const fresh = game.setup(
      { seats: 2, options: { edition: 'english', promos: false, turnLimit: 400 } },
      {
        pick: () => 0,
        die: () => 1,
        shuffle: () => {},
      },
    );
    expect(fresh.hidden.flat()).toHaveLength(2);
    expect(fresh.removed).toHaveLength(10);
    expect(fresh.row).toHaveLength(4);
    expect(fresh.named.filter((owner) => owner === SHOWN)).toHaveLength(4);
  });

  test('[EX-26 UN-SET-9] four seats', () => {
    const fresh = game.setup(
      { seats: 4, options: { edition: 'english', promos: false, turnLimit: 400 } },
      {
        pick: () => 0,
        die: () => 1,
        shuffle: () => {},
      },
    );
    expect(fresh.row.every((ruin) => ruin >= 0)).toBe(true);
    expect(fresh.row).toHaveLength(5);
    expect(fresh.named.filter((owner) => owner === SHOWN)).toHaveLength(6);
  });
});
