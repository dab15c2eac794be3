// The roll procedure and the Stones it gives (ROLL, STO), and the questions they ask (DP-3 to DP-8).
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import {
  act,
  actWith,
  asked,
  BLUE,
  buildPosition,
  encode,
  eventsOf,
  faces,
  options,
  RED,
  showing,
  stonesOfSeat,
} from './build-position.ts';

describe('rolling', () => {
  test('[UN-ROLL-1 UN-ROLL-2 UN-ROLL-9] modifiers attach and stop waiting; the die lies with its result', () => {
    const p = buildPosition({ hands: [['ancestral-claim', 'reading-the-stones']] });
    act(p, 'play:ancestral-claim');
    act(p, 'play:reading-the-stones');
    expect(p.waiting).toHaveLength(2);
    const [rolled] = eventsOf(act(p, 'dig:d6a:2', 2), 'dieRolled');
    expect(rolled).toMatchObject({ seat: RED, die: 1, natural: 2 });
    expect(p.waiting).toEqual([]);
    expect(options(p)).toEqual(['mod:3', 'mod:5']);
    act(p, 'mod:5');
    expect(showing(p, 'Red.d6a')).toBe(5);
  });

  test('[UN-ROLL-3 UN-ROLL-5] the Edifice replaces 4s and 5s, at most ten times in one roll event', () => {
    const p = buildPosition({ owned: ['shattered-edifice:0'] });
    act(p, 'dig:d6a:0', 5);
    for (let use = 0; use < 9; use++) {
      expect(options(p)).toEqual(['keep', 'replace:edifice']);
      act(p, 'replace:edifice', 4);
    }
    act(p, 'replace:edifice', 5);
    expect(asked(p)).toBe('Blue');
    expect(showing(p, 'Red.d6a')).toBe(5);
    for (const natural of [1, 3, 6]) {
      const q = buildPosition({ owned: ['shattered-edifice:0'] });
      act(q, 'dig:d6a:0', natural);
      expect(asked(q)).toBe('Blue');
    }
  });

  test('[UN-ROLL-10 UN-STO-7] 1, 2 and 3 give a Stone on every die, other values none', () => {
    for (const die of ['d4', 'd6a', 'd8'])
      for (const natural of [1, 2, 3, 4]) {
        const p = buildPosition();
        act(p, `dig:${die}:0`, natural);
        expect(stonesOfSeat(p, RED)).toBe(natural <= 3 ? 1 : 0);
      }
  });

  test('[UN-ROLL-13] a Wonder built by a Stone changes only later rolls, later dice of the batch included', () => {
    const p = buildPosition({
      hands: [['restoration']],
      dice: 'Red.d6a=6@1 Red.d8=6@2',
      stones: ['', 'R'],
      tableaux: ['0,0R 1,0R 0,2K -1,2K -1,1B'],
      shown: ['harmonious-columns'],
    });
    act(p, 'play:restoration');
    act(p, 'next:Red.d6a', 2);
    act(p, 'cell:1,1');
    act(p, 'build:0,1:harmonious-columns', 5);
    expect(showing(p, 'Red.d6a')).toBe(2);
    expect(options(p)).toEqual(['own:4', 'own:5']);
  });

  test('[UN-ROLL-15] Events and Wonders change only dice being rolled', () => {
    const p = buildPosition({ row: ['peach-9', 'green-17'], deck: [], dice: 'Red.d8=8@0 Blue.d6a=4@1' });
    const luck = faces(5);
    luck.picks = [1];
    actWith(p, 'dig:d6a:0', luck);
    expect(p.eventMod).toBe(-1);
    expect(showing(p, 'Blue.d6a')).toBe(4);
  });

  test('[UN-ROLL-17] the die being rolled shows nothing; dice waiting in a batch match for the Sanctuary', () => {
    const p = buildPosition({
      hands: [['restoration']],
      dice: 'Red.d6a=5@0 Red.d6b=2@0',
      owned: ['sanctuary-of-the-builders:0'],
    });
    act(p, 'play:restoration');
    act(p, 'next:Red.d6a', 2);
    expect(showing(p, 'Red.d6a')).toBe(0);
    expect(options(p)).toEqual(['own:1', 'own:2', 'own:3']);
    act(p, 'own:3', 5);
    expect(showing(p, 'Red.d6b')).toBe(5);
    const alone = buildPosition({
      hands: [['lost-in-the-ruins']],
      dice: 'Red.d6a=5@0',
      owned: ['sanctuary-of-the-builders:0'],
    });
    act(alone, 'play:lost-in-the-ruins:Red.d6a', 5);
    expect(showing(alone, 'Red.d6a')).toBe(5);
    expect(asked(alone)).toBe('Red');
    expect(alone.stack).toEqual([]);
  });

  test('[UN-ROLL-8] the College helps only the d8, the Columns every die', () => {
    const p = buildPosition({ owned: ['college-of-the-overseers:0', 'harmonious-columns:0'] });
    act(p, 'dig:d8:0', 6);
    expect(options(p)).toEqual(['own:5', 'own:6', 'own:7']);
    const q = buildPosition({ owned: ['college-of-the-overseers:0'] });
    act(q, 'dig:d6a:0', 5);
    expect(asked(q)).toBe('Blue');
  });
});

describe('Stones', () => {
  test('[UN-STO-1 UN-STO-8 DP-7] a Stone of the Ruin must be taken, colour of choice', () => {
    const p = buildPosition({ stones: ['KKBY'] });
    act(p, 'dig:d6a:0', 3);
    expect(options(p)).toEqual(['stone:black', 'stone:blue', 'stone:yellow']);
    expect(encode(game.defaultChoice(p, RED))).toBe('stone:black');
    expect(game.explain(p, RED, { kind: 'stone', colour: 1 })).toEqual({
      code: 'colour-not-there',
      clause: 'UN-STO-1',
    });
    expect(game.explain(p, RED, { kind: 'pass' }).clause).toBe('UN-STO-8');
    act(p, 'stone:blue');
    expect(p.rowStones.slice(0, 4)).toEqual([2, 0, 0, 1]);
  });

  test('[UN-STO-2] a Ruin without Stones: one is drawn from the bag', () => {
    const p = buildPosition();
    const luck = faces(1);
    luck.picks = [15];
    const events = actWith(p, 'dig:d6a:0', luck);
    expect(eventsOf(events, 'stoneGained')).toMatchObject([{ colour: 1, slot: -2 }]);
    expect(p.bag).toEqual([15, 14, 15, 15]);
  });

  test('[UN-STO-4] a bag that was empty serves again once Stones have returned to it', () => {
    const p = buildPosition({
      row: ['peach-9', 'green-17'],
      deck: [],
      age: 'day-of-rest',
      bag: '',
      stones: ['KY'],
      dice: 'Red.d8=8@0',
    });
    act(p, 'dig:d6a:0', 4);
    expect(p.bag).toEqual([1, 0, 0, 1]);
    const events = act(p, 'dig:d6a:1', 2);
    expect(eventsOf(events, 'stoneGained')).toMatchObject([{ seat: BLUE, colour: 0 }]);
  });
});

describe('questions of a roll', () => {
  test('[DP-3] keep, Edifice, Map; the default keeps', () => {
    const p = buildPosition({ hands: [['ancient-map']], owned: ['shattered-edifice:0'] });
    act(p, 'play:ancient-map');
    act(p, 'dig:d6a:0', 4);
    expect(options(p)).toEqual(['keep', 'replace:edifice', 'replace:map']);
    expect(encode(game.defaultChoice(p, RED))).toBe('keep');
  });

  test('[DP-4] reachable values ascending, asked of the active player; the default is the highest', () => {
    const p = buildPosition({ hands: [['reading-the-stones', 'lost-in-the-ruins']], dice: 'Blue.d6a=6@0' });
    act(p, 'play:reading-the-stones');
    act(p, 'play:lost-in-the-ruins:Blue.d6a', 5);
    expect(asked(p)).toBe('Red');
    expect(options(p)).toEqual(['mod:4', 'mod:6']);
    expect(encode(game.defaultChoice(p, RED))).toBe('mod:6');
  });

  test('[DP-5] late Ruins by slot; the default is the first', () => {
    const p = buildPosition({ row: ['-', 'peach-17', '-', 'green-17'], hands: [['expedition']] });
    act(p, 'play:expedition');
    act(p, 'dig:d6a:later', 5);
    expect(options(p)).toEqual(['slot:1', 'slot:3']);
    expect(encode(game.defaultChoice(p, RED))).toBe('slot:1');
  });

  test('[DP-6] results ascending; the default uses no Wonder', () => {
    const p = buildPosition({
      hands: [['ancestral-claim']],
      owned: ['harmonious-columns:0', 'sanctuary-of-the-builders:0'],
      dice: 'Blue.d6a=6@0',
    });
    act(p, 'play:ancestral-claim');
    act(p, 'dig:d6a:0', 3);
    expect(options(p)).toEqual(['own:4', 'own:5']);
    expect(encode(game.defaultChoice(p, RED))).toBe('own:5');
  });

  test('[DP-8] the two Stones of the Library in canonical order; the default is the first', () => {
    const p = buildPosition({ owned: ['underground-library:0'] });
    const luck = faces(2);
    luck.picks = [59, 0];
    actWith(p, 'dig:d6a:0', luck);
    expect(options(p)).toEqual(['keep:black', 'keep:yellow']);
    expect(encode(game.defaultChoice(p, RED))).toBe('keep:black');
  });
});

test('[UN-STO-10] the Library does not touch Stones taken from a Ruin', () => {
  const p = buildPosition({ owned: ['underground-library:0'], stones: ['KY'] });
  act(p, 'dig:d6a:0', 2);
  expect(options(p)).toEqual(['stone:black', 'stone:yellow']);
});
