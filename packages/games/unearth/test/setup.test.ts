// Options, editions and the set-up (OPT, ED, SET).
import { proposedOptions, recording, resolveTable, SPECTATOR, seeded, type Texts } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { AGE_CARDS, ageCardCount, FIRST_AGE_CARD, stonesOf } from '../src/content/end-of-age.ts';
import {
  GREATER_VALUES,
  LESSER_VALUES,
  NAMED_WONDERS,
  namedCount,
  namedWonder,
} from '../src/content/wonders.ts';
import { game } from '../src/index.ts';
import { invariants } from '../src/invariants.ts';
import { IN_POOL, NOTHING, ruinsLeft, SHOWN } from '../src/position.ts';
import { configOf } from '../src/setup.ts';
import en from '../texts/en.ts';
import it from '../texts/it.ts';
import ru from '../texts/ru.ts';
import { greedy, playGame, random } from '../tools/policies.ts';
import {
  act,
  actWith,
  buildPosition,
  checkNow,
  eventsOf,
  faces,
  falls,
  finish,
  options,
  optionsOf,
  pointsBy,
  RED,
  ringsOf,
  showing,
} from './build-position.ts';

const lay = (seats: number, options = {}, seed = 'a') =>
  game.setup(resolveTable(game, seats, options), seeded(seed));

describe('options', () => {
  test('[UN-OPT-1] two, three or four seats', () => {
    for (const seats of [2, 3, 4]) expect(lay(seats).seats).toBe(seats);
    for (const seats of [1, 5]) expect(() => resolveTable(game, seats)).toThrow('bad-seats');
  });

  test('[UN-OPT-2 UN-ED-1..4] an edition sets four flags', () => {
    expect(configOf(resolveTable(game, 3))).toMatchObject({
      edition: 'english',
      wonderBonus: 'once',
      tombScores: 'stoneColours',
      stoneTest: 'rolled',
      promos: false,
    });
    expect(configOf(resolveTable(game, 3, { edition: 'russian' }))).toMatchObject({
      edition: 'russian',
      wonderBonus: 'perThree',
      tombScores: 'ruinColours',
      stoneTest: 'shown',
      promos: false,
    });
  });

  test('[UN-OPT-3 UN-ED-7..9] what only one rulebook says holds in both editions', () => {
    for (const edition of ['english', 'russian'] as const) {
      const bands = buildPosition({ edition, hands: [['band-of-delvers', 'band-of-delvers']] });
      act(bands, 'play:band-of-delvers');
      expect(optionsOf(bands, 'play')).toEqual([]);
      const maps = buildPosition({ edition, hands: [['ancient-map']] });
      act(maps, 'play:ancient-map');
      act(maps, 'dig:d6a:0', 6);
      act(maps, 'replace:map', 4);
      expect(showing(maps, 'Red.d6a')).toBe(4);
      const bare = buildPosition({
        edition,
        row: ['peach-9', 'blue-17'],
        bag: '',
        dice: 'Red.d8=8@0 Blue.d4=1@0',
      });
      expect(eventsOf(checkNow(bare), 'ruinRevealed')).toMatchObject([{ stones: [0, 0, 0, 0] }]);
    }
  });

  test('[UN-OPT-4 UN-ED-4] promos add two End of Age cards and two Named Wonders, only if chosen', () => {
    expect([ageCardCount(false), ageCardCount(true)]).toEqual([5, 7]);
    expect([namedCount(false), namedCount(true)]).toEqual([15, 17]);
    for (const edition of ['english', 'russian'])
      expect(resolveTable(game, 2, { edition }).options.promos).toBe(false);
    const shown = (promos: boolean): Set<string> => {
      const ids = new Set<string>();
      for (let seed = 0; seed < 60; seed++)
        for (const [wonder, owner] of lay(4, { promos }, `${seed}`).named.entries())
          if (owner === SHOWN) ids.add(NAMED_WONDERS[wonder]!.id);
      return ids;
    };
    expect(shown(true).size).toBe(17);
    expect(shown(false).size).toBe(15);
    expect(shown(false).has('obelisk')).toBe(false);
  });

  test('[UN-OPT-2] a reader of Russian is proposed the Russian edition; both are there for everyone', () => {
    expect(proposedOptions(game, 'ru')).toEqual({ edition: 'russian' });
    for (const language of ['en', 'it']) expect(proposedOptions(game, language)).toEqual({});
    for (const texts of [en, ru, it])
      for (const edition of ['english', 'russian'])
        expect(texts).toMatchObject({
          [`option.edition.${edition}`]: expect.any(String),
          [`card.tomb-of-the-last-age.text.${edition}`]: expect.any(String),
        });
  });

  test('[UN-OPT-4 UN-AGE-7 UN-AGE-8 UN-TIE-8] promo cards say that their effects are ours', () => {
    const promos = [...AGE_CARDS, ...NAMED_WONDERS].filter(({ promo }) => promo);
    expect(promos).toHaveLength(4);
    for (const [texts, ours] of [
      [en, 'the effect is ours'],
      [ru, 'эффект наш'],
      [it, 'l’effetto è nostro'],
    ] as const)
      for (const { id } of promos) expect((texts as Texts)[`card.${id}.text`]).toContain(ours);
  });

  test('[UN-OPT-5] the turn limit lies between 50 and 1000, and is 400 unless said otherwise', () => {
    expect(resolveTable(game, 2).options.turnLimit).toBe(400);
    for (const turnLimit of [49, 1001, 60.5])
      expect(() => resolveTable(game, 2, { turnLimit })).toThrow('bad-option');
  });

  test('[UN-OPT-6] colours by seat: red, blue, yellow, green', () => {
    expect([0, 1, 2, 3].map((seat) => en[`seat.${seat}` as keyof typeof en])).toEqual([
      'Red',
      'Blue',
      'Yellow',
      'Green',
    ]);
  });

  test('[UN-OPT-7] the same luck and the same choices give the same game', () => {
    const end = playGame(3, { edition: 'russian' }, 'same', [random, greedy, random]);
    expect(playGame(3, { edition: 'russian' }, 'same', [random, greedy, random])).toEqual(end);
  });

  test('[UN-OPT-8] neither views nor events carry luck: a drawn card is a hole for the others', () => {
    const p = buildPosition({
      row: ['peach-9', 'green-9'],
      dice: 'Red.d8=8@0 Blue.d4=1@0',
      removed: ['grey-9'],
    });
    const [drawn] = eventsOf(checkNow(p), 'cardsDrawn');
    expect(game.viewEvent(drawn!, RED, p)).toMatchObject({ cards: [-1] });
    expect(game.viewEvent(drawn!, 1, p)).toEqual(drawn);
    const view = game.view(p, SPECTATOR);
    expect(JSON.stringify(view)).not.toMatch(/seed|luck/);
    for (const pile of [view.deck, view.ruins, view.removed, ...view.hands, ...view.hidden])
      expect(pile.every((piece) => piece === -1)).toBe(true);
  });

  test('[UN-OPT-8] a Ruin drawn for the Cenotaph is a hole for the others', () => {
    const p = buildPosition({
      removed: ['grey-9', 'grey-11'],
      tableaux: ['0,0K 1,0K 0,2R -1,2R -1,1B'],
      stones: ['B'],
      shown: ['blackened-cenotaph'],
    });
    act(p, 'dig:d6a:0', 1);
    act(p, 'cell:1,1');
    const luck = faces();
    luck.picks = [1];
    const [taken] = eventsOf(actWith(p, 'build:0,1:blackened-cenotaph', luck), 'removedRuinTaken');
    expect(taken).toMatchObject({ ruin: 21 });
    expect(game.viewEvent(taken!, 1, p)).toMatchObject({ ruin: -1 });
    expect(game.view(p, 1).hidden[RED]).toEqual([-1]);
  });
});

describe('editions', () => {
  test('[UN-ED-5 UN-ROLL-12] every modifier clamps, and the die shows the result', () => {
    const festival = buildPosition({ age: 'festival-of-reclamation' });
    act(festival, 'dig:d6a:0', 6);
    expect(showing(festival, 'Red.d6a')).toBe(6);
    const columns = buildPosition({ owned: ['harmonious-columns:0'] });
    act(columns, 'dig:d6a:0', 1);
    expect(showing(columns, 'Red.d6a')).toBe(1);
    const turned = buildPosition({
      hands: [['forlorn', 'a-new-discovery']],
      dice: 'Blue.d6a=2@0 Blue.d8=7@1',
    });
    act(turned, 'play:forlorn:Blue.d6a');
    act(turned, 'play:a-new-discovery:Blue.d8');
    expect([showing(turned, 'Blue.d6a'), showing(turned, 'Blue.d8')]).toEqual([1, 8]);
  });

  test('[UN-ED-14 UN-SET-12] the first player is any seat, as luck has it', () => {
    const first = new Set(Array.from({ length: 40 }, (_, seed) => lay(3, {}, `${seed}`).first));
    expect([...first].sort()).toEqual([0, 1, 2]);
    expect(lay(3).active).toBe(lay(3).first);
  });

  test('[UN-ED-15 UN-WON-5] the builder may take a fitting Named Wonder in place of the token, or not', () => {
    for (const edition of ['english', 'russian'] as const)
      for (const wonder of ['underground-library', 'lesser']) {
        const p = buildPosition({
          edition,
          tableaux: [ringsOf(['0,1'], 'K', ['1,1'])],
          stones: ['R'],
          shown: ['underground-library'],
        });
        act(p, 'dig:d6a:0', 1);
        act(p, 'cell:1,1');
        act(p, `build:0,1:${wonder}`);
        expect(p.named[namedWonder('underground-library')] === RED).toBe(wonder !== 'lesser');
      }
  });

  test('[UN-ED-16 UN-FOR-4 UN-FOR-5] groups of a formula are of different colours', () => {
    for (const edition of ['english', 'russian'] as const) {
      const p = buildPosition({
        edition,
        tableaux: [ringsOf(['0,1'], 'K', ['1,1'])],
        stones: ['K'],
        shown: ['palace-of-relics'],
      });
      act(p, 'dig:d6a:0', 1);
      act(p, 'cell:1,1');
      expect(p.greater[RED]).toHaveLength(1);
    }
  });

  test('[UN-ED-18 UN-WON-3] a ring of one colour takes no Lesser Wonder while Greater ones are left', () => {
    const p = buildPosition({
      edition: 'russian',
      tableaux: [ringsOf(['0,1'], 'K', ['1,1'])],
      stones: ['K'],
      shown: ['temple-of-fate'],
    });
    act(p, 'dig:d6a:0', 1);
    act(p, 'cell:1,1');
    expect(options(p)).toEqual(['build:0,1:temple-of-fate', 'build:0,1:greater']);
  });

  test('[UN-ED-19] printed card texts hold in both editions', () => {
    for (const edition of ['english', 'russian'] as const) {
      const p = buildPosition({
        edition,
        owned: ['temple-of-prosperity:0', 'harmonious-columns:0'],
        tableaux: ['0,0Y 1,0Y'],
      });
      act(p, 'dig:d6a:0', 5);
      expect(options(p)).toEqual(['own:4', 'own:5']);
      expect(pointsBy(finish(p), RED, 'namedWonders')).toBe(4);
    }
  });

  test('[UN-ED-20 UN-EXC-12] with an empty pool the roll is the Excavation roll: Map, Expedition and Reading work', () => {
    const p = buildPosition({
      hands: [['ancient-map', 'expedition', 'reading-the-stones']],
      dice: 'Red.d4=2@3 Red.d6a=1@0 Red.d6b=2@1 Red.d6c=4@2 Red.d8=5@4',
    });
    act(p, 'play:ancient-map');
    act(p, 'play:expedition');
    act(p, 'dig:d8:later', 1);
    expect(options(p)).toEqual(['keep', 'replace:map']);
    act(p, 'replace:map', 8);
    expect(optionsOf(p, 'slot')).toHaveLength(5);
    const reading = buildPosition({
      hands: [['reading-the-stones']],
      dice: 'Red.d4=2@3 Red.d6a=1@0 Red.d6b=2@1 Red.d6c=4@2 Red.d8=5@4',
    });
    act(reading, 'play:reading-the-stones');
    act(reading, 'dig:d8:0', 5);
    expect(options(reading)).toEqual(['mod:4', 'mod:6']);
  });

  test('[UN-ED-21 UN-ED-22] one blue Stone, called синий; the same ids under both names', () => {
    expect(ru['stone.blue']).toBe('синий камень');
    expect([en['card.ancient-map'], ru['card.ancient-map']]).toEqual(['Ancient Map', 'Древняя карта']);
    expect([en['card.palace-of-relics'], ru['card.palace-of-relics']]).toEqual([
      'Palace of Relics',
      'Дворец реликвий',
    ]);
    expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort());
  });

  test('[UN-ED-25 UN-EXC-13] the pool is looked at when the die is declared, not when the turn begins', () => {
    const p = buildPosition({
      row: ['peach-9', 'green-17', 'blue-17', 'purple-17', 'grey-17'],
      hands: [['a-new-discovery']],
      dice: 'Red.d8=7@0 Red.d4=2@1 Red.d6a=2@2 Red.d6b=2@3 Red.d6c=2@4 Blue.d4=1@0',
    });
    expect(optionsOf(p, 'dig:d4')).not.toEqual([]);
    const events = act(p, 'play:a-new-discovery:Red.d8');
    expect(falls(events)).toEqual(['Red peach-9']);
    expect(new Set(optionsOf(p, 'dig').map((option) => option.split(':')[1]))).toEqual(new Set(['d8']));
  });
});

describe('set-up', () => {
  const cases = [
    { seats: 2, removed: 10, slots: 4, deck: 10, revealed: 13, delvers: 34, named: 4 },
    { seats: 3, removed: 5, slots: 5, deck: 13, revealed: 17, delvers: 32, named: 5 },
    { seats: 4, removed: 5, slots: 5, deck: 12, revealed: 16, delvers: 30, named: 6 },
  ];
  for (const { seats, removed, slots, deck, revealed, delvers, named } of cases)
    test(`[UN-SET-1..13] ${seats} seats`, () => {
      const p = lay(seats, { promos: true });
      const onRuins = p.rowStones.reduce((a, b) => a + b);
      expect(p.bag.reduce((a, b) => a + b) + onRuins).toBe(60);
      for (let slot = 0; slot < slots; slot++)
        expect(p.rowStones.slice(slot * 4, slot * 4 + 4).reduce((a, b) => a + b)).toBe(
          stonesOf(p.row[slot]!),
        );
      expect(p.hands.map((hand) => hand.length)).toEqual(new Array(seats).fill(2));
      expect(p.hidden.map((ruins) => ruins.length)).toEqual(new Array(seats).fill(1));
      expect(p.removed).toHaveLength(removed);
      expect(p.row).toHaveLength(slots);
      expect(ruinsLeft(p)).toBe(deck);
      expect(ruinsLeft(p) + slots - 1).toBe(revealed);
      expect(p.deck).toHaveLength(delvers);
      expect(p.named.filter((owner) => owner === SHOWN)).toHaveLength(named);
      expect([p.lesserLeft, p.greaterLeft]).toEqual([LESSER_VALUES, GREATER_VALUES]);
      expect(p.dicePlace).toEqual(new Array(seats * 5).fill(IN_POOL));
      expect(p.age).toBe(NOTHING);
      expect(invariants(p)).toEqual([]);
    });

  test('[UN-SET-2 UN-SET-3] cards are dealt one per seat, clockwise, twice; then one Ruin each', () => {
    const counts: number[] = [];
    game.setup(resolveTable(game, 3), recording(seeded('deal'), [], counts));
    expect(counts.slice(0, 9)).toEqual([38, 37, 36, 35, 34, 33, 25, 24, 23]);
  });

  test('[UN-SET-6] any End of Age card may wait under the deck, each equally likely', () => {
    const met = new Map<number, number>();
    for (let i = 0; i < 5; i++) {
      const p = buildPosition({ row: ['peach-9', 'green-17'], deck: [], dice: 'Red.d8=8@0' });
      const luck = faces(4);
      luck.picks = [i];
      actWith(p, 'dig:d6a:0', luck);
      met.set(p.age, (met.get(p.age) ?? 0) + 1);
    }
    expect([...met.keys()].map((card) => AGE_CARDS[card - FIRST_AGE_CARD]!.id)).toEqual(
      AGE_CARDS.slice(0, 5).map(({ id }) => id),
    );
  });

  test('[UN-SET-4 UN-SET-5] removed Ruins are seen by nobody', () => {
    for (const seats of [2, 3, 4]) {
      const p = lay(seats);
      for (let seat = 0; seat < seats; seat++) {
        const view = game.view(p, seat);
        expect(view.removed.every((ruin) => ruin === -1)).toBe(true);
        expect(view.hidden[seat]).toEqual(p.hidden[seat]);
      }
    }
  });
});
