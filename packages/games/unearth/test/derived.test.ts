// The derived examples (DX) as vectors.
import { describe, expect, test } from 'vitest';
import { delverCard } from '../src/content/delver-cards.ts';
import { BLOCKED, LESSER, namedWonder } from '../src/content/wonders.ts';
import { game } from '../src/index.ts';
import { NOTHING, type Position } from '../src/position.ts';
import { cellAt, kindOfWonder, wonderAt } from '../src/rules/hexes.ts';
import {
  act,
  actWith,
  asked,
  BLUE,
  buildPosition,
  checkNow,
  draws,
  encode,
  eventsOf,
  faces,
  falls,
  finish,
  handSizes,
  options,
  optionsOf,
  pointsBy,
  RED,
  ringsOf,
  ruin,
  showing,
  stonesOfSeat,
  YELLOW,
} from './build-position.ts';

const THREE = ['0,1', '1,2', '2,0'];

describe('one Stone, several rings', () => {
  test('[DX-1 UN-WON-9 UN-WON-2] a Stone completes three rings; each gets its Wonder, one after another', () => {
    const p = buildPosition({
      tableaux: [ringsOf(THREE, 'K', ['1,1'])],
      stones: ['R'],
      shown: ['underground-library', 'temple-of-flames'],
    });
    act(p, 'dig:d6a:0', 1);
    act(p, 'cell:1,1');
    const all = ['0,1', '1,2', '2,0'].flatMap((c) => [`build:${c}:underground-library`, `build:${c}:lesser`]);
    expect(options(p)).toEqual(all);
    act(p, 'build:1,2:underground-library');
    expect(options(p)).toEqual(['build:0,1:lesser', 'build:2,0:lesser']);
    const events = act(p, 'build:2,0:lesser');
    expect(eventsOf(events, 'wonderBuilt').map(({ q, r }) => `${q},${r}`)).toEqual(['2,0', '0,1']);
    expect(p.wonders[RED]!.map(kindOfWonder)).toEqual([namedWonder('underground-library'), LESSER, LESSER]);
    expect(asked(p)).toBe('Blue');
  });

  test('[UN-WON-9] a Stone completes two rings of one colour; Greater Wonders fill both', () => {
    const p = buildPosition({ tableaux: [ringsOf(['0,1', '1,2'], 'B', ['1,1'])], stones: ['B'] });
    act(p, 'dig:d6a:0', 1);
    act(p, 'cell:1,1');
    expect(options(p)).toEqual(['build:0,1:greater', 'build:1,2:greater']);
    act(p, 'build:1,2:greater');
    expect(p.greater[RED]).toHaveLength(2);
    expect(p.greaterLeft).toHaveLength(4);
  });

  test('[DX-2] two rings meet one formula: the Wonder may go to either, the other takes a token', () => {
    const cells = '0,0K 0,2K 1,0R -1,2R -1,1R 0,3K 2,2R 2,1R 1,3R 3,0B 3,-1B 2,-1B';
    const p = buildPosition({ tableaux: [cells], stones: ['K'], shown: ['palace-of-relics'] });
    act(p, 'dig:d6a:0', 1);
    act(p, 'cell:1,1');
    expect(options(p)).toEqual([
      'build:0,1:palace-of-relics',
      'build:0,1:lesser',
      'build:1,2:palace-of-relics',
      'build:1,2:lesser',
      'build:2,0:lesser',
    ]);
    act(p, 'build:1,2:palace-of-relics');
    expect(options(p)).toEqual(['build:0,1:lesser', 'build:2,0:lesser']);
    act(p, 'build:0,1:lesser');
    expect(p.wonders[RED]).toHaveLength(3);
  });

  test('[DX-44 UN-WON-16 UN-WON-8] one token for two rings: the builder picks, the other centre is blocked unasked', () => {
    const p = buildPosition({ tableaux: [ringsOf(['0,1', '1,2'], 'K', ['1,1'])], stones: ['R'] });
    p.lesserLeft = [3];
    act(p, 'dig:d6a:0', 1);
    act(p, 'cell:1,1');
    expect(options(p)).toEqual(['build:0,1:lesser', 'build:1,2:lesser']);
    const events = act(p, 'build:1,2:lesser');
    expect(eventsOf(events, 'centreBlocked')).toMatchObject([{ q: 0, r: 1 }]);
    expect(asked(p)).toBe('Blue');
  });
});

describe('tableau and Wonders', () => {
  test('[DX-3 UN-TAB-5] a Stone may not be shut in by six Stones', () => {
    const p = buildPosition({ tableaux: ['0,0K 1,0K 1,-1K 0,-1K -1,0R -1,1K'], stones: ['R'] });
    act(p, 'dig:d6a:0', 1);
    expect(options(p)).not.toContain('cell:0,1');
    expect(options(p)).toHaveLength(11);
  });

  test('[DX-4 UN-WON-3 UN-WON-7] a ring of one colour: Greater or Temple; with an empty stack Lesser or Temple', () => {
    for (const isEmpty of [false, true]) {
      const p = buildPosition({
        tableaux: [ringsOf(['0,1'], 'B', ['1,1'])],
        stones: ['B'],
        shown: ['temple-of-clarity'],
      });
      if (isEmpty) p.greaterLeft = [];
      act(p, 'dig:d6a:0', 1);
      act(p, 'cell:1,1');
      expect(options(p)).toEqual([
        'build:0,1:temple-of-clarity',
        isEmpty ? 'build:0,1:lesser' : 'build:0,1:greater',
      ]);
    }
  });

  test('[DX-5 UN-WON-8 UN-TAB-6] nothing fits: the centre is blocked, holds no Stone and counts for nothing', () => {
    const p = buildPosition({
      tableaux: [ringsOf(['0,1'], 'B', ['1,1'])],
      stones: ['R', 'R'],
      shown: ['palace-of-relics'],
    });
    p.lesserLeft = [];
    act(p, 'dig:d6a:0', 1);
    const events = act(p, 'cell:1,1');
    expect(eventsOf(events, 'centreBlocked')).toHaveLength(1);
    expect(p.wonders[RED]!.map(kindOfWonder)).toEqual([BLOCKED]);
    expect(game.result(finish(structuredClone(p)))!.counters!.wonders).toBe(0);
    p.active = RED;
    act(p, 'dig:d6b:1', 1);
    expect(options(p)).not.toContain('cell:0,1');
  });

  test('[DX-42 UN-WON-14] a ring completed on another seat’s turn is built by its owner at once', () => {
    const p = buildPosition({
      hands: [['lost-in-the-ruins']],
      dice: 'Blue.d6a=5@1',
      stones: ['', 'K'],
      tableaux: ['', '0,0K 1,0R 0,2K -1,2R -1,1R'],
      shown: ['palace-of-relics'],
    });
    act(p, 'play:lost-in-the-ruins:Blue.d6a', 2);
    act(p, 'cell:1,1');
    expect(asked(p)).toBe('Blue');
    expect(options(p)).toEqual(['build:0,1:palace-of-relics', 'build:0,1:lesser']);
    act(p, 'build:0,1:palace-of-relics');
    expect(p.named[namedWonder('palace-of-relics')]).toBe(BLUE);
    expect(asked(p)).toBe('Red');
  });

  test('[DX-28 UN-STO-10] the Library shows two Stones of the bag; the other one returns', () => {
    const p = buildPosition({ owned: ['underground-library:0'] });
    const luck = faces(2);
    luck.picks = [0, 14 + 15 + 15];
    const events = actWith(p, 'dig:d6a:0', luck);
    expect(eventsOf(events, 'libraryShown')).toMatchObject([{ first: 0, second: 3 }]);
    expect(options(p)).toEqual(['keep:black', 'keep:yellow']);
    act(p, 'keep:yellow');
    expect(p.bag).toEqual([15, 15, 15, 14]);
  });

  test('[DX-29] the Library with one Stone in the bag: that Stone', () => {
    const p = buildPosition({ owned: ['underground-library:0'], bag: 'B' });
    act(p, 'dig:d6a:0', 2);
    expect(stonesOfSeat(p, RED)).toBe(1);
    expect(p.bag).toEqual([0, 0, 0, 0]);
  });
});

describe('claims', () => {
  test('[DX-6 UN-TIE-4] a tie for the best is unbreakable whatever the others have', () => {
    const p = buildPosition({ row: ['peach-17', 'green-9'], dice: 'Red.d6a=6@0 Blue.d6a=6@0 Yellow.d8=5@0' });
    const events = checkNow(p);
    expect(falls(events)).toEqual(['tie peach-17']);
    expect(draws(events)).toBe('Red 1, Blue 1, Yellow 1');
  });

  test('[DX-7 UN-TIE-3] a missing die counts as zero', () => {
    const p = buildPosition({ row: ['peach-11'], dice: 'Red.d6a=5@0 Blue.d6a=5@0 Blue.d4=1@0' });
    const events = checkNow(p);
    expect(falls(events)).toEqual(['Blue peach-11']);
    expect(draws(events)).toBe('Red 1');
  });

  test('[DX-8] equal best dice: the next pair decides', () => {
    const p = buildPosition({ row: ['peach-17'], dice: 'Red.d8=5@0 Red.d6a=5@0 Blue.d8=5@0 Blue.d6a=4@0' });
    const events = checkNow(p);
    expect(falls(events)).toEqual(['Red peach-17']);
    expect(draws(events)).toBe('Blue 2');
  });

  test('[DX-9 UN-ROLL-14] the Stone comes before the claim; what is left returns to the bag', () => {
    const p = buildPosition({ row: ['peach-9', 'green-17'], stones: ['KY'], dice: 'Red.d6a=6@0' });
    p.active = BLUE;
    act(p, 'dig:d6a:0', 3);
    expect(options(p)).toEqual(['stone:black', 'stone:yellow']);
    const events = act(p, 'stone:black');
    expect(stonesOfSeat(p, BLUE)).toBe(1);
    expect(falls(events)).toEqual(['Red peach-9']);
    expect(draws(events)).toBe('Blue 1');
    expect(eventsOf(events, 'ruinClaimed')[0]!.stones).toEqual([0, 0, 0, 1]);
  });

  test('[DX-10 UN-DEL-12 UN-DEL-13 UN-DEL-15] claims are checked after every single reroll', () => {
    const p = buildPosition({
      row: ['peach-15'],
      hands: [['restoration']],
      dice: 'Red.d6a=5@0 Red.d6b=5@0 Red.d6c=4@0',
    });
    act(p, 'play:restoration');
    expect(options(p)).toEqual(['next:Red.d6a', 'next:Red.d6c']);
    const events = act(p, 'next:Red.d6a', 6);
    expect(falls(events)).toEqual(['Red peach-15']);
    expect(eventsOf(events, 'dieRolled')).toHaveLength(1);
    expect(p.diceValue.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(p.discard[delverCard('restoration')]).toBe(1);
    expect(asked(p)).toBe('Red');
  });

  test('[DX-47 UN-DEL-13] a claim inside a batch does not stop dice on other Ruins', () => {
    const p = buildPosition({
      row: ['peach-9', 'green-17'],
      hands: [['restoration']],
      dice: 'Red.d6a=4@0 Red.d6b=3@0 Red.d8=2@1',
    });
    act(p, 'play:restoration');
    const events = act(p, 'next:Red.d6a', 6, 5);
    expect(falls(events)).toEqual(['Red peach-9']);
    expect(showing(p, 'Red.d8')).toBe(5);
    expect(eventsOf(events, 'dieRolled')).toHaveLength(2);
  });

  test('[DX-48 UN-DEL-13 UN-END-2] the last claim inside a batch ends the game, and the card is discarded', () => {
    const p = buildPosition({
      row: ['peach-9'],
      age: 'day-of-rest',
      hands: [['restoration']],
      dice: 'Red.d6a=4@0 Red.d6b=3@0',
    });
    act(p, 'play:restoration');
    act(p, 'next:Red.d6a', 6);
    expect(game.waitingFor(p)).toEqual([]);
    expect(p.discard[delverCard('restoration')]).toBe(1);
  });

  test('[DX-11 UN-CLM-2 UN-CLM-17 UN-AGE-3 UN-AGE-4] left to right; an Event takes its effect before the next claim', () => {
    const p = buildPosition({
      row: ['-', 'peach-9', '-', 'green-9', 'blue-17'],
      deck: [],
      hands: [['restoration']],
      dice: 'Red.d6a=1@1 Red.d6b=1@3 Blue.d6a=4@1 Blue.d6b=4@3',
    });
    act(p, 'play:restoration');
    const events = act(p, 'next:Red.d6a', 5, 5);
    expect(falls(events)).toEqual(['Red peach-9', 'Red green-9']);
    expect(draws(events)).toBe('Blue 1, Red 3, Blue 3, Yellow 3, Blue 1');
    expect(p.row).toEqual([NOTHING, NOTHING, NOTHING, NOTHING, ruin('blue-17')]);
    expect(p.age).toBe(ruin('day-of-rest'));
  });

  test('[DX-14 UN-CLM-12] deck and discard pile empty: the rest of the draw is lost', () => {
    const p = buildPosition({
      row: ['peach-9', 'green-9'],
      dice: 'Red.d8=8@0 Blue.d6a=1@0 Blue.d6b=1@0 Blue.d4=1@0',
    });
    p.deck = [0];
    expect(draws(checkNow(p))).toBe('Blue 1');
    expect(p.deck).toEqual([]);
  });

  test('[DX-15 UN-CLM-11 UN-CLM-13] the card that caused the claim is shuffled in with the discard pile', () => {
    const p = buildPosition({
      row: ['peach-9', 'green-9'],
      hands: [['a-new-discovery']],
      dice: 'Red.d8=6@0 Blue.d6a=1@0 Blue.d6b=1@0',
    });
    p.deck = [];
    p.discard[0] = 4;
    const events = act(p, 'play:a-new-discovery:Red.d8');
    expect(eventsOf(events, 'delversReshuffled')).toMatchObject([{ count: 5 }]);
    expect(handSizes(p)).toEqual([0, 2, 0]);
    expect(p.deck).toHaveLength(3);
  });

  test('[DX-30 UN-CLM-6 UN-CLM-15 UN-TIE-6] the Eternal Flame draws at a claim without own dice, not at a tie', () => {
    const claimed = buildPosition({
      row: ['peach-9', 'green-9'],
      owned: ['eternal-flame:2'],
      dice: 'Red.d8=8@0 Blue.d4=1@0',
    });
    const events = checkNow(claimed);
    expect(draws(events)).toBe('Blue 1, Yellow 1');
    expect(eventsOf(events, 'cardsDrawn').at(-1)).toMatchObject({ why: 'flame' });
    const tied = buildPosition({
      row: ['peach-9', 'green-9'],
      owned: ['eternal-flame:2'],
      dice: 'Red.d6a=5@0 Blue.d6a=5@0',
    });
    expect(draws(checkNow(tied))).toBe('Red 1, Blue 1');
    const own = buildPosition({
      row: ['peach-9', 'green-9'],
      owned: ['eternal-flame:1'],
      dice: 'Red.d8=8@0 Blue.d4=1@0',
    });
    expect(draws(checkNow(own))).toBe('Blue 1');
  });

  test('[DX-36 UN-TIE-8] the owner of the Obelisk wins with an equal highest value', () => {
    const p = buildPosition({
      promos: true,
      row: ['peach-9', 'green-9'],
      owned: ['obelisk:1'],
      dice: 'Blue.d4=4@0 Red.d8=4@0 Yellow.d4=1@0',
    });
    expect(falls(checkNow(p))).toEqual(['Blue peach-9']);
    const lower = buildPosition({
      promos: true,
      row: ['peach-9', 'green-9'],
      owned: ['obelisk:1'],
      dice: 'Blue.d4=4@0 Red.d8=5@0',
    });
    expect(falls(checkNow(lower))).toEqual(['Red peach-9']);
  });

  test('[DX-45 UN-ED-24] after an unbreakable tie the die is back in the pool and may be rolled again', () => {
    const p = buildPosition({
      row: ['peach-9', 'green-17'],
      hands: [['band-of-delvers']],
      dice: 'Blue.d8=5@0',
    });
    act(p, 'play:band-of-delvers');
    const events = act(p, 'dig:d8:0', 5);
    expect(falls(events)).toEqual(['tie peach-9']);
    expect(draws(events)).toBe('Red 1, Blue 1');
    expect(optionsOf(p, 'dig:d8')).not.toEqual([]);
  });

  test('[DX-46 UN-CLM-16] a Wonder built in a batch is in force in the claim check after it', () => {
    const p = buildPosition({
      row: ['grey-17', 'peach-17', 'green-17', 'blue-11', 'purple-17'],
      hands: [['forgotten-song']],
      dice: 'Blue.d6a=4@1 Red.d6a=4@3 Yellow.d6a=5@3',
      stones: ['', 'Y'],
      tableaux: ['', '0,0Y 1,0R 0,2Y -1,2R -1,1B'],
      shown: ['eternal-flame'],
    });
    act(p, 'play:forgotten-song:4');
    act(p, 'next:Blue.d6a', 2);
    act(p, 'cell:1,1');
    const events = act(p, 'build:0,1:eternal-flame', 6);
    expect(falls(events)).toEqual(['Red blue-11']);
    expect(draws(events)).toBe('Yellow 1, Blue 1');
  });
});

describe('the end', () => {
  const last = { row: ['peach-17'], age: 'day-of-rest' };

  test('[DX-12 UN-END-1 UN-END-2 UN-CLM-10] the last claim ends the game at once, also in the Delver phase', () => {
    const p = buildPosition({
      ...last,
      hands: [['a-new-discovery']],
      dice: 'Red.d8=8@0 Blue.d6a=6@0 Red.d4=1@0',
    });
    const events = act(p, 'play:a-new-discovery:Red.d4');
    expect(falls(events)).toEqual(['Red peach-17']);
    expect(game.waitingFor(p)).toEqual([]);
    expect(game.result(p)).toMatchObject({ reason: 'claimed', clause: 'UN-END-1' });
  });

  test('[DX-13 UN-END-3] the last Ruin lost to a tie ends the game after the draws', () => {
    const p = buildPosition({ row: ['peach-9'], age: 'day-of-rest', dice: 'Red.d6a=5@0 Blue.d6a=5@0' });
    const events = checkNow(p);
    expect(draws(events)).toBe('Red 1, Blue 1');
    expect(events.at(-1)).toEqual({ kind: 'gameEnded', reason: 'tied' });
    expect(game.result(p)).toMatchObject({ reason: 'tied', clause: 'UN-END-3' });
  });

  test('[DX-37 UN-AGE-8 UN-END-4] the Hidden Path brings a removed Ruin; the game ends only after it is gone', () => {
    const p = buildPosition({
      promos: true,
      row: ['-', '-', 'peach-9'],
      deck: [],
      removed: ['grey-9'],
      dice: 'Red.d8=8@2',
    });
    const luck = faces(4);
    luck.picks = [6];
    const events = actWith(p, 'dig:d6a:2', luck);
    expect(falls(events)).toEqual(['Red peach-9']);
    expect(p.age).toBe(ruin('the-hidden-path'));
    expect(p.row[2]).toBe(ruin('grey-9'));
    expect(p.removed).toEqual([]);
    expect(p.rowStones.slice(8, 12).reduce((a, b) => a + b)).toBe(2);
    expect(p.phase).toBe('act');
    p.active = RED;
    act(p, 'dig:d6a:2', 6);
    p.active = RED;
    act(p, 'dig:d8:2', 8);
    expect(p.phase).toBe('over');
  });

  test('[DX-38 UN-END-5 UN-OPT-5] the turn limit ends the game; Ruins on the table score for nobody', () => {
    const p = buildPosition({ turnLimit: 50, row: ['peach-17', 'green-17'], dice: 'Red.d8=8@0' });
    p.turn = 49;
    act(p, 'dig:d6a:1', 4);
    expect(game.result(p)).toMatchObject({ reason: 'turns', clause: 'UN-END-5', points: [0, 0, 0] });
    expect(p.turn).toBe(50);
  });
});

/** Every way a roll under way can end, with how the answers on the way were said. */
function everyEnd(
  position: Position,
  said: readonly string[] = [],
): { position: Position; said: string[] }[] {
  const { stack } = position;
  if (stack.at(-1)?.kind !== 'roll') return [{ position, said: [...said] }];
  return options(position).flatMap((option) => {
    const choice = game.choices(position, RED).find((open) => encode(open) === option)!;
    const next = structuredClone(position);
    const id = game.phrases.choice(choice, position, RED).id;
    act(next, option);
    return everyEnd(next, [...said, id]);
  });
}

describe('rolls', () => {
  const stoneAfter = (
    edition: 'english' | 'russian',
    card: string,
    natural: number,
    made: string,
  ): number => {
    const p = buildPosition({ edition, hands: [[card]] });
    act(p, `play:${card}`);
    act(p, 'dig:d6a:0', natural);
    if (options(p).includes(made)) act(p, made);
    return stonesOfSeat(p, RED);
  };

  test('[DX-16 UN-ED-3 UN-ROLL-11] Reading makes a 4 a 3: a Stone in Russian, none in English', () => {
    expect(stoneAfter('english', 'reading-the-stones', 4, 'mod:3')).toBe(0);
    expect(stoneAfter('russian', 'reading-the-stones', 4, 'mod:3')).toBe(1);
  });

  test('[DX-17 UN-ED-3 UN-ROLL-11] Ancestral Claim makes a 3 a 5: a Stone in English, none in Russian', () => {
    expect(stoneAfter('english', 'ancestral-claim', 3, 'mod:5')).toBe(1);
    expect(stoneAfter('russian', 'ancestral-claim', 3, 'mod:5')).toBe(0);
  });

  for (const edition of ['english', 'russian'] as const) {
    const withStone = edition === 'russian' ? 1 : 0;

    test(`[DX-18 UN-ROLL-8 UN-ROLL-11] the Harmonious Columns make a 4 a 3 (${edition})`, () => {
      const p = buildPosition({ edition, owned: ['harmonious-columns:0'] });
      act(p, 'dig:d6a:0', 4);
      expect(options(p)).toEqual(['own:3', 'own:4']);
      act(p, 'own:3');
      expect(showing(p, 'Red.d6a')).toBe(3);
      expect(stonesOfSeat(p, RED)).toBe(withStone);
    });

    test(`[DX-19 UN-AGE-5 UN-ROLL-11] The Gathering makes a 4 a 3 and leaves a 1 (${edition})`, () => {
      for (const [natural, result, stones] of [
        [4, 3, withStone],
        [1, 1, 1],
      ] as const) {
        const p = buildPosition({ edition, age: 'the-gathering' });
        act(p, 'dig:d6a:0', natural);
        expect(showing(p, 'Red.d6a')).toBe(result);
        expect(stonesOfSeat(p, RED)).toBe(stones);
      }
    });
  }

  test('[DX-49 UN-ROLL-11] English: a rolled 3 brings its Stone whatever the modifiers make of it', () => {
    const p = buildPosition({ age: 'festival-of-reclamation', hands: [['reading-the-stones']] });
    act(p, 'play:reading-the-stones');
    act(p, 'dig:d6a:0', 3);
    act(p, 'mod:3');
    expect(showing(p, 'Red.d6a')).toBe(3);
    expect(stonesOfSeat(p, RED)).toBe(1);
  });

  test('[DX-50 UN-ROLL-11] English: a rolled 4 brings none, whatever the modifiers make of it', () => {
    const p = buildPosition({ age: 'the-gathering', hands: [['ancestral-claim']] });
    act(p, 'play:ancestral-claim');
    act(p, 'dig:d6a:0', 4);
    expect(showing(p, 'Red.d6a')).toBe(5);
    expect(stonesOfSeat(p, RED)).toBe(0);
  });

  test('[UN-ROLL-11] in every case one number that the player sees decides, and the option says so', () => {
    const events = [undefined, 'the-gathering', 'festival-of-reclamation'];
    const cards = [
      [],
      ['reading-the-stones'],
      ['ancestral-claim'],
      ['ancestral-claim', 'reading-the-stones'],
    ];
    const wonders = [[], ['harmonious-columns:0'], ['sanctuary-of-the-builders:0', 'harmonious-columns:0']];
    for (const edition of ['english', 'russian'] as const)
      for (const age of events)
        for (const hand of cards)
          for (const owned of wonders)
            for (let natural = 1; natural <= 6; natural++) {
              const p = buildPosition({
                edition,
                ...(age && { age }),
                hands: [hand],
                owned,
                dice: 'Blue.d6a=4@0',
              });
              for (const card of hand) act(p, `play:${card}`);
              act(p, 'dig:d6a:0', natural);
              for (const end of everyEnd(p)) {
                const decides = edition === 'english' ? natural : showing(end.position, 'Red.d6a');
                expect(stonesOfSeat(end.position, RED)).toBe(decides! <= 3 ? 1 : 0);
                for (const id of end.said)
                  expect([
                    'choice.maybeStone',
                    decides! <= 3 ? 'choice.withStone' : 'choice.noStone',
                  ]).toContain(id);
                if (edition === 'english') expect(end.said).not.toContain('choice.maybeStone');
                expect(end.said.at(-1)).not.toBe('choice.maybeStone');
              }
            }
  });

  const reachable = (
    spec: Parameters<typeof buildPosition>[0],
    cards: string[],
    die: string,
    natural: number,
  ): string[] => {
    const p = buildPosition({ ...spec, hands: [cards] });
    for (const card of cards) act(p, `play:${card}`);
    act(p, `dig:${die}:0`, natural);
    return options(p);
  };

  test('[DX-20 UN-AGE-6] Festival and Reading on a d4', () => {
    const age = 'festival-of-reclamation';
    expect(reachable({ age }, ['reading-the-stones'], 'd4', 4)).toEqual(['mod:3', 'mod:4']);
  });

  test('[DX-21] The Gathering and Ancestral Claim on a 6', () => {
    expect(reachable({ age: 'the-gathering' }, ['ancestral-claim'], 'd6a', 6)).toEqual(['mod:5', 'mod:6']);
  });

  test('[DX-22 UN-DEL-9] The Gathering, Ancestral Claim and Reading on a 1', () => {
    const cards = ['ancestral-claim', 'reading-the-stones'];
    expect(reachable({ age: 'the-gathering' }, cards, 'd6a', 1)).toEqual([
      'mod:1',
      'mod:2',
      'mod:3',
      'mod:4',
    ]);
  });

  test('[DX-23 UN-DEL-9] two Readings', () => {
    const cards = ['reading-the-stones', 'reading-the-stones'];
    expect(reachable({}, cards, 'd6a', 4)).toEqual(['mod:2', 'mod:4', 'mod:6']);
    expect(reachable({}, cards, 'd6a', 6)).toEqual(['mod:4', 'mod:5', 'mod:6']);
  });

  test('[DX-24 UN-DEL-8 UN-EXC-11] Ancestral Claim waits past a d8 for the d6 of the second roll', () => {
    const p = buildPosition({ hands: [['ancestral-claim', 'band-of-delvers']] });
    act(p, 'play:ancestral-claim');
    act(p, 'play:band-of-delvers');
    act(p, 'dig:d8:0', 4);
    expect(showing(p, 'Red.d8')).toBe(4);
    act(p, 'dig:d6a:1', 4);
    expect(showing(p, 'Red.d6a')).toBe(6);
  });

  test('[DX-25 UN-EXC-6 UN-ROLL-7] Expedition: the Ruin is named after the roll, the Stone comes from there', () => {
    const p = buildPosition({ hands: [['expedition']], stones: ['', '', 'B'] });
    act(p, 'play:expedition');
    act(p, 'dig:d6a:later', 2);
    expect(options(p)).toEqual(['slot:0', 'slot:1', 'slot:2', 'slot:3', 'slot:4']);
    const events = act(p, 'slot:2');
    expect(eventsOf(events, 'stoneGained')).toMatchObject([{ slot: 2, colour: 2 }]);
  });

  test('[DX-26 UN-ROLL-3 UN-ED-6] the Edifice of the die’s owner replaces a forced reroll; Reading is lost', () => {
    const p = buildPosition({
      hands: [['reading-the-stones', 'lost-in-the-ruins']],
      dice: 'Blue.d6a=6@1',
      owned: ['shattered-edifice:1'],
    });
    act(p, 'play:reading-the-stones');
    act(p, 'play:lost-in-the-ruins:Blue.d6a', 5);
    expect(asked(p)).toBe('Blue');
    expect(options(p)).toEqual(['keep', 'replace:edifice']);
    act(p, 'replace:edifice', 2);
    expect(showing(p, 'Blue.d6a')).toBe(2);
    expect(stonesOfSeat(p, BLUE)).toBe(1);
    expect(p.waiting).toEqual([]);
  });

  test('[DX-27 UN-ROLL-8] Columns to a match, then the Sanctuary', () => {
    const p = buildPosition({
      owned: ['sanctuary-of-the-builders:0', 'harmonious-columns:0'],
      dice: 'Blue.d6a=4@0',
    });
    act(p, 'dig:d6a:0', 5);
    expect(options(p)).toEqual(['own:3', 'own:4', 'own:5']);
  });

  test('[DX-43 UN-ROLL-18] the Sanctuary after a card: each result once, the Stone by UN-ROLL-11', () => {
    for (const edition of ['english', 'russian'] as const)
      for (const [natural, stones] of [
        [4, 0],
        [3, edition === 'english' ? 1 : 0],
      ] as const) {
        const p = buildPosition({
          edition,
          owned: ['sanctuary-of-the-builders:0'],
          dice: `Blue.d6a=${natural + 2}@0`,
          hands: [['ancestral-claim']],
        });
        act(p, 'play:ancestral-claim');
        act(p, 'dig:d6a:0', natural);
        expect(options(p)).toEqual(natural === 4 ? ['own:5', 'own:6'] : ['own:4', 'own:5', 'own:6']);
        act(p, natural === 4 ? 'own:5' : 'own:4');
        expect(stonesOfSeat(p, RED)).toBe(stones);
      }
  });

  test('[DX-40 UN-EXC-9] with an empty pool the second roll may not pick up the die just rolled', () => {
    const p = buildPosition({
      hands: [['band-of-delvers']],
      dice: 'Red.d4=1@0 Red.d6a=1@1 Red.d6b=2@2 Red.d6c=1@3',
    });
    act(p, 'play:band-of-delvers');
    act(p, 'dig:d8:4', 4);
    const dice = new Set(optionsOf(p, 'dig').map((option) => option.split(':')[1]));
    expect([...dice]).toEqual(['d4', 'd6a', 'd6b', 'd6c']);
    expect(options(p).at(-1)).toBe('pass');
  });

  test('[DX-41 UN-AGE-9 UN-AGE-5] an Event revealed by the first roll changes the second', () => {
    const p = buildPosition({
      row: ['peach-9', 'green-17'],
      deck: [],
      hands: [['band-of-delvers']],
      dice: 'Red.d6a=5@0',
    });
    act(p, 'play:band-of-delvers');
    const luck = faces(4);
    luck.picks = [1];
    actWith(p, 'dig:d6b:0', luck);
    expect(p.age).toBe(ruin('the-gathering'));
    act(p, 'dig:d6a:1', 6);
    expect(showing(p, 'Red.d6a')).toBe(5);
  });
});

describe('scoring', () => {
  test('[DX-31 UN-ED-1 UN-SCO-6] six Wonders give 5 in English and 10 in Russian; two give nothing', () => {
    for (const [edition, six] of [
      ['english', 5],
      ['russian', 10],
    ] as const) {
      const p = buildPosition({ edition });
      p.wonders[RED] = [0, 1, 2, 3, 4, 5].map((i) => wonderAt(cellAt(30, i), LESSER));
      p.wonders[BLUE] = [0, 1].map((i) => wonderAt(cellAt(30, i), LESSER));
      p.wonders[BLUE]!.push(wonderAt(cellAt(30, 9), BLOCKED));
      finish(p);
      expect(pointsBy(p, RED, 'wonderBonus')).toBe(six);
      expect(pointsBy(p, BLUE, 'wonderBonus')).toBe(0);
    }
  });

  test('[DX-32 UN-SCO-3] two of each colour', () => {
    const cards = ['peach', 'green', 'blue', 'purple', 'grey'].flatMap((c) => [`${c}-9`, `${c}-11`]);
    const p = finish(buildPosition({ row: [], claimed: [cards] }));
    expect(game.result(p)!.points![RED]).toBe(40);
  });

  test('[DX-33 UN-SCO-4 UN-ED-10] City of Ash has no colour', () => {
    const p = finish(
      buildPosition({ row: [], claimed: [['peach-9', 'green-9', 'blue-9', 'purple-9', 'city-of-ash']] }),
    );
    expect(game.result(p)!.points![RED]).toBe(4);
    expect(pointsBy(p, RED, 'mixed')).toBe(0);
  });

  test('[DX-34 UN-FTB-3 UN-FTB-5] equal in everything: a shared place, and the next stays free', () => {
    const p = finish(buildPosition({ row: [], claimed: [['peach-9'], ['green-9'], []] }));
    expect(game.result(p)).toMatchObject({ places: [1, 1, 3], winners: [RED, BLUE] });
  });

  test('[DX-35 UN-REF-4 UN-ED-7] a refill with one Stone in the bag lays one, and none later', () => {
    const p = buildPosition({
      row: ['peach-9', 'blue-17'],
      deck: ['green-17'],
      bag: 'K',
      dice: 'Red.d8=8@0 Blue.d4=1@0',
    });
    checkNow(p);
    expect(p.row[0]).toBe(ruin('green-17'));
    expect(p.bag).toEqual([0, 0, 0, 0]);
    expect(p.rowStones.reduce((sum, count) => sum + count)).toBe(1);
    expect(p.rowStones.slice(0, 4)).toEqual([1, 0, 0, 0]);
    p.bag = [5, 0, 0, 0];
    act(p, 'dig:d6a:1', 4);
    expect(p.rowStones.slice(0, 4)).toEqual([1, 0, 0, 0]);
  });

  test('[DX-39 UN-FTB-2 UN-SCO-1 UN-WON-13] Memorial and Cenotaph: three hidden Ruins count', () => {
    const p = buildPosition({
      row: ['peach-17', 'green-17'],
      hidden: [['blue-9']],
      removed: ['blue-11', 'blue-13', 'grey-9', 'purple-9', 'grey-17'],
      tableaux: ['0,0B 1,0B 0,2B -1,2B -1,1B 2,2K 2,1K 0,3R 1,3R'],
      stones: ['B'],
      shown: ['crumbling-memorial', 'blackened-cenotaph'],
    });
    act(p, 'dig:d6a:0', 1);
    act(p, 'cell:1,1');
    act(p, 'build:0,1:crumbling-memorial');
    expect(options(p)).toEqual([
      'take:ruin-blue-11',
      'take:ruin-blue-13',
      'take:ruin-purple-9',
      'take:ruin-grey-9',
      'take:ruin-grey-17',
    ]);
    act(p, 'take:ruin-grey-17');
    expect(p.known).toEqual(['blue-11', 'blue-13', 'purple-9', 'grey-9'].map(ruin));
    act(p, 'build:1,2:blackened-cenotaph');
    expect(p.hidden[RED]).toEqual(['blue-9', 'grey-17', 'blue-11'].map(ruin));
    expect(p.removed).toHaveLength(3);
    p.claimed[BLUE] = ['purple-17', 'purple-15'].map(ruin);
    p.claimed[YELLOW] = ['green-15', 'green-13'].map(ruin);
    p.lesser[BLUE] = [2];
    p.lesser[YELLOW] = [2];
    finish(p);
    expect(pointsBy(p, RED, 'sets')).toBe(6 + 2);
    expect(game.result(p)).toMatchObject({ points: [8, 8, 8], places: [2, 1, 3] });
  });
});
