// The turn, its Delver phase and its Excavation phase (TURN, DEL, EXC), and the questions they ask (DP-1, DP-2, DP-12).
import { describe, expect, test } from 'vitest';
import { delverCard } from '../src/content/delver-cards.ts';
import { game } from '../src/index.ts';
import { IN_HAND, IN_POOL, NOTHING } from '../src/position.ts';
import {
  act,
  asked,
  BLUE,
  buildPosition,
  draws,
  encode,
  eventsOf,
  falls,
  options,
  optionsOf,
  placeOf,
  RED,
  showing,
  stonesOfSeat,
  YELLOW,
} from './build-position.ts';

const clauseOf = (p: ReturnType<typeof buildPosition>, seat: number, choice: unknown): string =>
  game.explain(p, seat, choice).clause;

describe('the turn', () => {
  test('[UN-TURN-1 UN-TURN-2 UN-DEL-1] cards first, then one roll; then the next seat, wrapping', () => {
    const p = buildPosition({ hands: [['expedition', 'ancient-map']] });
    act(p, 'play:expedition');
    act(p, 'play:ancient-map');
    expect(asked(p)).toBe('Red');
    act(p, 'dig:d8:0', 7);
    act(p, 'keep');
    expect(asked(p)).toBe('Blue');
    act(p, 'dig:d8:1', 7);
    act(p, 'dig:d8:2', 7);
    expect(asked(p)).toBe('Red');
    expect(p.turn).toBe(3);
  });

  test('[UN-TURN-3] only the active player plays cards, and none between the two rolls', () => {
    const p = buildPosition({ hands: [['band-of-delvers', 'ancient-map'], ['ancient-map']] });
    expect(game.choices(p, BLUE)).toEqual([]);
    expect(clauseOf(p, BLUE, { kind: 'play', card: 0 })).toBe('UN-TURN-3');
    act(p, 'play:band-of-delvers');
    act(p, 'dig:d8:0', 7);
    expect(p.phase).toBe('again');
    expect(optionsOf(p, 'play')).toEqual([]);
    expect(clauseOf(p, RED, { kind: 'play', card: 0 })).toBe('UN-TURN-3');
  });

  test('[UN-TURN-4 UN-CLM-14] claims are checked after every card and after every Excavation roll', () => {
    const p = buildPosition({
      row: ['peach-9', 'green-9'],
      hands: [['a-new-discovery']],
      dice: 'Blue.d8=6@0 Red.d4=2@0 Yellow.d8=7@1',
    });
    const card = act(p, 'play:a-new-discovery:Red.d4');
    expect(falls(card)).toEqual(['Blue peach-9']);
    const roll = act(p, 'dig:d6a:1', 4);
    expect(falls(roll)).toEqual(['Yellow green-9']);
  });

  test('[UN-TURN-5] rights and waiting modifiers lapse at the end of the turn', () => {
    const p = buildPosition({ hands: [['ancient-map', 'expedition', 'band-of-delvers', 'ancestral-claim']] });
    for (const card of ['ancient-map', 'expedition', 'band-of-delvers', 'ancestral-claim'])
      act(p, `play:${card}`);
    act(p, 'dig:d8:0', 7);
    act(p, 'keep');
    act(p, 'pass');
    expect(p).toMatchObject({
      maps: 0,
      expeditions: 0,
      band: false,
      waiting: [],
      firstDie: NOTHING,
      active: BLUE,
    });
    expect(p.discard.reduce((a, b) => a + b)).toBe(4);
  });

  test('[UN-TURN-6] the Excavation cannot be passed', () => {
    const p = buildPosition();
    expect(options(p)).not.toContain('pass');
    expect(clauseOf(p, RED, { kind: 'pass' })).toBe('UN-TURN-6');
  });
});

describe('the Delver phase', () => {
  test('[UN-DEL-2] a card takes effect at once and lies on the discard pile before claims', () => {
    const p = buildPosition({
      row: ['peach-9', 'green-9'],
      hands: [['a-new-discovery']],
      dice: 'Blue.d8=7@0 Red.d4=1@0',
    });
    act(p, 'play:a-new-discovery:Red.d4');
    expect(p.discard[delverCard('a-new-discovery')]).toBe(1);
    expect(p.claimed[BLUE]).toHaveLength(1);
  });

  test('[UN-DEL-4 UN-DEL-5] a card drawn in the phase may be played in it; a hand has no limit', () => {
    const hand = [
      'a-new-discovery',
      ...new Array(5).fill('ancient-map'),
      ...new Array(5).fill('reading-the-stones'),
    ];
    const p = buildPosition({ row: ['peach-9', 'green-9'], hands: [hand], dice: 'Blue.d8=7@0 Red.d4=1@0' });
    p.deck = [delverCard('expedition'), ...p.deck];
    expect(draws(act(p, 'play:a-new-discovery:Red.d4'))).toBe('Red 1');
    expect(p.hands[RED]).toHaveLength(11);
    expect(options(p)).toContain('play:expedition');
    act(p, 'play:expedition');
    expect(p.expeditions).toBe(1);
  });

  test('[UN-DEL-6 UN-DEL-7] a card without a target that it changes is not offered', () => {
    const hand = ['restoration', 'lost-in-the-ruins', 'forgotten-song', 'forlorn', 'a-new-discovery'];
    expect(optionsOf(buildPosition({ hands: [hand] }), 'play')).toEqual([]);
    const p = buildPosition({ hands: [hand], dice: 'Blue.d4=1@0 Blue.d6a=6@1' });
    expect(optionsOf(p, 'play')).toEqual([
      'play:forgotten-song:1',
      'play:forgotten-song:6',
      'play:forlorn:Blue.d6a',
      'play:lost-in-the-ruins:Blue.d4',
      'play:lost-in-the-ruins:Blue.d6a',
      'play:a-new-discovery:Blue.d4',
    ]);
    expect(game.explain(p, RED, { kind: 'playOn', card: 5, seat: BLUE, die: 0 })).toEqual({
      code: 'nothing-would-change',
      clause: 'UN-DEL-6',
    });
    expect(clauseOf(p, RED, { kind: 'playOn', card: 5, seat: BLUE, die: 4 })).toBe('UN-DEL-7');
    expect(clauseOf(p, RED, { kind: 'play', card: 2 })).toBe('UN-DEL-6');
  });

  test('[UN-DEL-16] rights add up: two Maps replace twice, two Expeditions serve two rolls', () => {
    const p = buildPosition({
      hands: [['ancient-map', 'ancient-map', 'expedition', 'expedition', 'band-of-delvers']],
    });
    for (const card of ['ancient-map', 'ancient-map', 'expedition', 'expedition', 'band-of-delvers'])
      act(p, `play:${card}`);
    act(p, 'dig:d8:later', 4);
    act(p, 'replace:map', 5);
    act(p, 'replace:map', 6);
    act(p, 'slot:1');
    act(p, 'dig:d6a:later', 5);
    act(p, 'slot:0');
    expect([showing(p, 'Red.d8'), showing(p, 'Red.d6a')]).toEqual([6, 5]);
  });
});

describe('the Excavation phase', () => {
  test('[UN-EXC-1 UN-EXC-2 UN-EXC-5] a pool die and a Ruin are declared before the roll', () => {
    const p = buildPosition({ row: ['peach-17', '-', 'blue-17'], dice: 'Red.d8=5@0' });
    expect(options(p)).toEqual(['dig:d4:0', 'dig:d4:2', 'dig:d6a:0', 'dig:d6a:2']);
    const events = act(p, 'dig:d4:2', 4);
    expect(events.map(({ kind }) => kind)).toEqual(['digDeclared', 'dieRolled', 'dieSettled', 'turnStarted']);
    expect(placeOf(p, 'Red.d4')).toBe(2);
    p.active = RED;
    expect(clauseOf(p, RED, { kind: 'dig', die: 4, slot: 0 })).toBe('UN-EXC-2');
    expect(clauseOf(p, RED, { kind: 'dig', die: 1, slot: 1 })).toBe('UN-REF-5');
  });

  test('[UN-EXC-4] taking a die off a Ruin leads to no claim check of its own', () => {
    const p = buildPosition({
      row: ['peach-9', 'green-9', 'blue-17', 'purple-17', 'grey-17'],
      hands: [['ancient-map']],
      dice: 'Red.d4=2@3 Red.d6a=1@0 Red.d6b=2@2 Red.d6c=4@2 Red.d8=5@4 Blue.d8=7@0',
    });
    act(p, 'play:ancient-map');
    const events = act(p, 'dig:d6a:1', 4);
    expect(placeOf(p, 'Red.d6a')).toBe(IN_HAND);
    expect(falls(events)).toEqual([]);
  });

  test('[UN-EXC-7] without a Map nothing is asked; with one the roll may be replaced', () => {
    const p = buildPosition();
    act(p, 'dig:d6a:0', 4);
    expect(asked(p)).toBe('Blue');
    const q = buildPosition({ hands: [['ancient-map']] });
    act(q, 'play:ancient-map');
    act(q, 'dig:d6a:0', 4);
    act(q, 'keep');
    expect(q.maps).toBe(0);
    expect(showing(q, 'Red.d6a')).toBe(4);
  });

  test('[UN-EXC-6] without an Expedition the Ruin must be named first', () => {
    const p = buildPosition();
    expect(optionsOf(p, 'dig:d4:later')).toEqual([]);
    expect(clauseOf(p, RED, { kind: 'digLater', die: 0 })).toBe('UN-EXC-6');
  });

  test('[UN-EXC-11] a Map kept through the first roll may be spent on the second', () => {
    const p = buildPosition({ hands: [['ancient-map', 'band-of-delvers']] });
    act(p, 'play:ancient-map');
    act(p, 'play:band-of-delvers');
    act(p, 'dig:d8:0', 7);
    act(p, 'keep');
    act(p, 'dig:d6a:0', 4);
    act(p, 'replace:map', 5);
    expect(showing(p, 'Red.d6a')).toBe(5);
  });
});

describe('questions of the turn', () => {
  test('[DP-1] cards without aim, the song, aimed cards, digs, digs for later; the default is the first dig', () => {
    const hand = [
      'expedition',
      'a-new-discovery',
      'forgotten-song',
      'ancestral-claim',
      'ancient-map',
      'forlorn',
    ];
    const p = buildPosition({
      row: ['peach-17', 'green-17'],
      hands: [hand],
      dice: 'Blue.d6a=3@0 Blue.d6b=3@0 Red.d6a=5@1',
    });
    act(p, 'play:expedition');
    p.hands[RED]!.push(delverCard('reading-the-stones'), delverCard('restoration'));
    expect(options(p)).toEqual([
      'play:ancient-map',
      'play:restoration',
      'play:ancestral-claim',
      'play:reading-the-stones',
      'play:forgotten-song:3',
      'play:forgotten-song:5',
      'play:forlorn:Red.d6a',
      'play:forlorn:Blue.d6a',
      'play:a-new-discovery:Red.d6a',
      'play:a-new-discovery:Blue.d6a',
      'dig:d4:0',
      'dig:d4:1',
      'dig:d6b:0',
      'dig:d6b:1',
      'dig:d8:0',
      'dig:d8:1',
      'dig:d4:later',
      'dig:d6b:later',
      'dig:d8:later',
    ]);
    expect(encode(game.defaultChoice(p, RED))).toBe('dig:d4:0');
  });

  test('[DP-1] the turn action is asked even with a single option, so that it tells nothing about the hand', () => {
    const p = buildPosition({ row: ['peach-17'], dice: 'Red.d6a=1@0 Red.d6b=1@0 Red.d6c=1@0 Red.d8=1@0' });
    expect(options(p)).toEqual(['dig:d4:0']);
    act(p, 'dig:d4:0', 4);
    expect(asked(p)).toBe('Blue');
  });

  test('[DP-2] dice of a batch by seat and die, identical ones once; the default is the first', () => {
    const p = buildPosition({
      hands: [['forgotten-song']],
      dice: 'Blue.d6a=4@1 Blue.d6b=4@1 Blue.d6c=4@2 Red.d4=4@0',
    });
    act(p, 'play:forgotten-song:4');
    expect(options(p)).toEqual(['next:Red.d4', 'next:Blue.d6a', 'next:Blue.d6c']);
    expect(encode(game.defaultChoice(p, RED))).toBe('next:Red.d4');
  });

  test('[DP-12] the second roll: digs, digs for later, passing last and by default', () => {
    const p = buildPosition({ row: ['peach-17'], hands: [['band-of-delvers', 'expedition']] });
    act(p, 'play:band-of-delvers');
    act(p, 'play:expedition');
    act(p, 'dig:d8:0', 7);
    expect(options(p)).toEqual(['dig:d4:0', 'dig:d6a:0', 'dig:d4:later', 'dig:d6a:later', 'pass']);
    expect(encode(game.defaultChoice(p, RED))).toBe('pass');
    const [passed] = eventsOf(act(p, 'pass'), 'passed');
    expect(passed).toEqual({ kind: 'passed', seat: RED });
    expect(asked(p)).toBe('Blue');
    expect(p.dicePlace[YELLOW * 5]).toBe(IN_POOL);
    expect(stonesOfSeat(p, RED)).toBe(0);
  });
});
