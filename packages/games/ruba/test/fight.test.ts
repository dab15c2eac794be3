// Fights: turns, Actions, the sixteen pairings of suits, combos, Relics, Help Cards and the end of combat.
import { scripted, seeded } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { COURT_CARDS, cardId, courtBit, courtCards, NO_CARD, SUITS } from '../src/content/deck.ts';
import { SUIT_TABLE } from '../src/content/suits.ts';
import { hpChange } from '../src/effects.ts';
import { game } from '../src/index.ts';
import { beatenCount, enemyValue, heldSlots, heroValue, kingBonus } from '../src/position.ts';
import { forecast } from '../src/rules/action.ts';
import { relicCount } from '../src/score.ts';
import { playRandomly, tableOf } from '../tools/random-player.ts';
import {
  buildPosition,
  card,
  duel,
  first,
  listed,
  names,
  play,
  respond,
  response,
  suit,
} from './build-position.ts';

describe('start of a fight', () => {
  test('[RD-CBT-1] the top of the Character Deck is the enemy', () => {
    const position = buildPosition({ event: 'swords-4', characters: ['coins-9', 'cups-10'] });
    play(position, { kind: 'fight' });
    expect(position.enemy).toBe(card('coins-9'));
    expect(position.characters).toHaveLength(10);
    expect(position.fightCount).toBe(1);
  });
  test('[RD-CBT-4 RD-CBT-5] only a King, only in hard mode, only his own suit, through the whole fight', () => {
    for (const enemy of COURT_CARDS)
      for (const mode of ['easy', 'hard'] as const) {
        const position = duel({ mode, enemy: cardId(enemy), unveils: ['clubs-2'] });
        const isKing = cardId(enemy).endsWith('-10');
        for (const name of SUITS)
          expect(kingBonus(position, suit(name))).toBe(
            mode === 'hard' && isKing && cardId(enemy).startsWith(name) ? 1 : 0,
          );
      }
    const position = buildPosition({
      mode: 'hard',
      enemy: 'coins-10',
      unveils: ['coins-2', 'coins-3', 'coins-4'],
      hand: ['coins-5', 'coins-6', 'cups-7'],
    });
    const values = [enemyValue(position)];
    values.push(first(respond(position, ['coins-5']), 'enemyUnveiled').value);
    values.push(first(respond(position, ['coins-6']), 'enemyUnveiled').value);
    expect(values).toEqual([3, 4, 5]);
  });
  test('[RD-CBT-6] a fight goes on until somebody is at 0 HP: nothing else is offered', () => {
    for (let seed = 0; seed < 40; seed++) {
      let fighting = NO_CARD;
      playRandomly(tableOf('hard'), seeded(`flight ${seed}`), (position) => {
        if (fighting !== NO_CARD && position.enemy !== fighting && position.phase !== 'over')
          expect(position.aid & courtBit(fighting)).not.toBe(0);
        fighting = position.enemy;
        if (position.phase === 'respond')
          expect(game.choices(position, 0).every(({ kind }) => kind === 'respond')).toBe(true);
      });
    }
    const position = duel({ unveils: ['clubs-2'], hand: ['cups-3'] });
    expect(game.explain(position, 0, { kind: 'fight' })).toEqual({ code: 'no-flight', clause: 'RD-CBT-6' });
  });
  test('[RD-CBT-7] the Character Deck is never empty at a Swords event', () => {
    for (const mode of ['easy', 'hard'] as const)
      for (let seed = 0; seed < 200; seed++)
        playRandomly(tableOf(mode), seeded(`empty ${seed}`), (position) => {
          if (position.phase === 'event') expect(position.characters.length).toBeGreaterThan(0);
        });
  });
});

describe('combat turn', () => {
  test('[RD-TURN-1 RD-TURN-2 RD-TURN-3 RD-TURN-4 RD-TURN-6] serving and unveiling', () => {
    const position = buildPosition({
      event: 'swords-2',
      hand: ['', 'cups-3', ''],
      deck: ['clubs-2', 'clubs-4', 'coins-5', 'coins-6', 'coins-7', 'swords-7'],
    });
    const events = play(position, { kind: 'fight' });
    expect(names(position.hand)).toEqual(['clubs-2', 'cups-3', 'clubs-4']);
    expect(events.filter((event) => event.kind === 'heroServed').map(({ slot }) => slot)).toEqual([1, 3]);
    expect(events.filter((event) => event.kind === 'enemyServed')).toEqual([
      { kind: 'enemyServed', slot: 1 },
      { kind: 'enemyServed', slot: 2 },
      { kind: 'enemyServed', slot: 3 },
    ]);
    expect(names(position.enemyRow)).toEqual(['coins-5', 'coins-6']);
    const unveiled = [first(events, 'enemyUnveiled')];
    unveiled.push(first(respond(position, ['cups-3']), 'enemyUnveiled'));
    unveiled.push(first(respond(position, ['clubs-2']), 'enemyUnveiled'));
    expect(unveiled.map(({ slot, card: one }) => [slot, cardId(one)])).toEqual([
      [3, 'coins-7'],
      [2, 'coins-6'],
      [1, 'coins-5'],
    ]);
    expect(position.turnCount).toBe(2);
  });
  test('[RD-TURN-5] serving goes on after a reshuffle in its midst', () => {
    const position = buildPosition({
      event: 'swords-2',
      deck: ['clubs-2', 'clubs-3', 'clubs-4', 'clubs-5'],
      rest: 'pile',
    });
    const events = play(position, { kind: 'fight' }, scripted('keep'));
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.indexOf('reshuffled')).toBe(kinds.indexOf('enemyServed') + 1);
    expect(names(position.hand)).toEqual(['clubs-2', 'clubs-3', 'clubs-4']);
    expect(position.enemyRow).toHaveLength(2);
  });
  test('[RD-TURN-7] the Hero knows the unveiled card and its value, but not the others', () => {
    const position = duel({ mode: 'hard', enemy: 'swords-10', unveils: ['swords-4'], hand: ['coins-3'] });
    const seen = game.view(position, 0);
    expect(seen.unveiled).toBe(card('swords-4'));
    expect(enemyValue(seen)).toBe(5);
    expect(seen.enemyRow).toEqual([-1, -1]);
    for (const choice of game.choices(seen, 0))
      if (choice.kind === 'respond') expect(forecast(seen, choice)).toEqual(forecast(position, choice));
  });
  test('[RD-TURN-8 RD-TURN-9] a response is a card or a combo, and passing is not offered', () => {
    const position = buildPosition({
      enemy: 'clubs-8',
      unveils: ['coins-7', 'coins-6', 'coins-4'],
      hand: ['swords-5', 'coins-5', 'cups-2'],
    });
    expect(listed(position)).toEqual([
      'respond 1 swords 0',
      'respond 2 coins 0',
      'respond 3 swords 0',
      'respond 3 coins 0',
      'respond 4 cups 0',
    ]);
    const pass = { kind: 'respond', cards: 0, suit: 0, help: 0 };
    expect(game.explain(position, 0, pass)).toEqual({ code: 'must-respond', clause: 'RD-TURN-9' });
  });
  test('[RD-TURN-10] a Hero without cards suffers the card in full, by itself', () => {
    const position = buildPosition({
      enemy: 'clubs-8',
      unveils: ['clubs-3', 'swords-4', 'clubs-2'],
      hand: ['cups-6', 'swords-6', 'coins-6'],
    });
    const events = respond(position, ['cups-6', 'swords-6', 'coins-6'], 0, 'coins');
    expect(
      events.filter((event) => event.kind === 'actionResolved').map(({ heroChange }) => heroChange),
    ).toEqual([0, -4, -2]);
    expect(position).toMatchObject({ hp: 6, phase: 'respond', turnCount: 2 });
  });
  test('[RD-TURN-11] after an Action the Hero is looked at first', () => {
    const position = duel({ hp: 3, unveils: ['swords-5'], hand: ['clubs-2'] });
    const events = respond(position, ['clubs-2']);
    expect(events.at(-1)).toEqual({ kind: 'gameLost', reason: 'combat' });
  });
  test('[RD-TURN-12] a living Hero and a fallen enemy end the fight', () => {
    const position = duel({ hp: 6, enemyHp: 2, unveils: ['swords-5'], hand: ['clubs-2'] });
    respond(position, ['clubs-2']);
    expect(position).toMatchObject({ hp: 1, phase: 'keep', enemy: NO_CARD });
  });
  test('[RD-TURN-13] both at 0 HP: the Hero has lost, the enemy is not beaten', () => {
    const position = duel({ hp: 5, enemyHp: 2, enemy: 'cups-10', unveils: ['swords-5'], hand: ['clubs-2'] });
    respond(position, ['clubs-2']);
    expect(game.result(position)).toMatchObject({ reason: 'combat', winners: [] });
    expect([beatenCount(position), relicCount(position), position.enemy]).toEqual([0, 0, card('cups-10')]);
  });
  test('[RD-TURN-14 RD-TURN-16] after the third Action a new turn starts with an empty hand', () => {
    const position = buildPosition({ enemy: 'clubs-8', unveils: ['coins-7'], hand: ['', 'coins-3', ''] });
    const events = respond(position, ['coins-3']);
    expect(events.filter((event) => event.kind === 'heroServed')).toHaveLength(3);
    expect(position).toMatchObject({ turnCount: 2, phase: 'respond' });
    expect(heldSlots(position)).toBe(7);
  });
  test('[RD-TURN-15] the enemy plays one card per Action: the unveiled one', () => {
    for (let seed = 0; seed < 40; seed++) {
      const chance = seeded(`enemy ${seed}`);
      const position = game.setup(tableOf('hard'), chance);
      while (position.phase !== 'over') {
        const open = game.choices(position, 0);
        const kinds: string[] = [];
        game.play(position, 0, open[chance.pick(open.length)]!, chance, (event) => {
          if (event.kind === 'enemyUnveiled' || event.kind === 'actionResolved') kinds.push(event.kind);
        });
        for (let i = 1; i < kinds.length; i++) expect(kinds[i]).not.toBe(kinds[i - 1]);
      }
    }
  });
});

const pos = (x: number): number => Math.max(0, x);
/** The table "All pairings" of the ledger: change of the Hero, change of the enemy. */
const PAIRINGS: Record<string, (h: number, e: number) => [number, number]> = {
  'clubs clubs': (h, e) => [-pos(e - h), -pos(h - e)],
  'clubs cups': (h, e) => [0, e - h],
  'clubs coins': (h, e) => [0, -pos(h - e)],
  'clubs swords': (h, e) => [-e, -h],
  'cups clubs': (h, e) => [h - e, 0],
  'cups cups': (h, e) => [h, e],
  'cups coins': (h) => [h, 0],
  'cups swords': (h, e) => [h - e, 0],
  'coins clubs': (h, e) => [-pos(e - h), 0],
  'coins cups': (_, e) => [0, e],
  'coins coins': () => [0, 0],
  'coins swords': (h, e) => [-pos(e - h), 0],
  'swords clubs': (h, e) => [-e, -h],
  'swords cups': (h, e) => [0, e - h],
  'swords coins': (h, e) => [0, -pos(h - e)],
  'swords swords': (h, e) => [-e, -h],
};
/** The same as the ledger prints it in numbers: H 5 against E 3, then H 3 against E 5. */
const NUMBERS: Record<string, [number, number, number, number]> = {
  'clubs clubs': [0, -2, -2, 0],
  'clubs cups': [0, -2, 0, 2],
  'clubs coins': [0, -2, 0, 0],
  'clubs swords': [-3, -5, -5, -3],
  'cups clubs': [2, 0, -2, 0],
  'cups cups': [5, 3, 3, 5],
  'cups coins': [5, 0, 3, 0],
  'cups swords': [2, 0, -2, 0],
  'coins clubs': [0, 0, -2, 0],
  'coins cups': [0, 3, 0, 5],
  'coins coins': [0, 0, 0, 0],
  'coins swords': [0, 0, -2, 0],
  'swords clubs': [-3, -5, -5, -3],
  'swords cups': [0, -2, 0, 2],
  'swords coins': [0, -2, 0, 0],
  'swords swords': [-3, -5, -5, -3],
};

describe('the sixteen pairings', () => {
  for (const hero of SUITS)
    for (const enemy of SUITS)
      test(`[RD-RES-6..8 RD-SUIT-1..8] ${hero} against ${enemy}`, () => {
        const own = SUIT_TABLE[suit(hero)]!.action;
        const other = SUIT_TABLE[suit(enemy)]!.action;
        const changes = (h: number, e: number): number[] => [
          hpChange(own, h, other, e) + 0,
          hpChange(other, e, own, h) + 0,
        ];
        expect([...changes(5, 3), ...changes(3, 5)]).toEqual(NUMBERS[`${hero} ${enemy}`]);
        for (let h = 2; h <= 25; h++)
          for (let e = 2; e <= 10; e++)
            expect(changes(h, e)).toEqual(PAIRINGS[`${hero} ${enemy}`]!(h, e).map((change) => change + 0));
        const position = duel({
          hp: 6,
          enemy: 'clubs-10',
          mode: 'hard',
          enemyHp: 6,
          unveils: [`${enemy}-3`],
          hand: [`${hero}-5`],
        });
        const e = enemy === 'clubs' ? 4 : 3;
        const [heroChange, enemyChange] = PAIRINGS[`${hero} ${enemy}`]!(5, e);
        const events = first(respond(position, [`${hero}-5`]), 'actionResolved');
        expect([events.heroChange + 0, events.enemyChange + 0]).toEqual([heroChange + 0, enemyChange + 0]);
        expect([events.hp, events.enemyHp]).toEqual([
          Math.min(12, 6 + heroChange),
          Math.min(10, 6 + enemyChange),
        ]);
      });
  test('[RD-TURN-10 RD-RES-6..8] no response: the row of the ledger', () => {
    const changes = SUITS.map((name) => {
      const other = SUIT_TABLE[suit(name)]!.action;
      return [hpChange('none', 0, other, 4) + 0, hpChange(other, 4, 'none', 0) + 0];
    });
    expect(changes).toEqual([
      [-4, 0],
      [0, 4],
      [0, 0],
      [-4, 0],
    ]);
  });
});

describe('resolution', () => {
  test('[RD-RES-1 RD-RES-2 RD-REL-2] the Relic always counts, and stays', () => {
    const position = buildPosition({
      enemy: 'coins-8',
      relics: ['swords'],
      unveils: ['coins-7', 'coins-5', 'coins-2'],
      hand: ['swords-2', 'swords-3', 'clubs-4'],
    });
    expect(listed(position).filter((choice) => choice.startsWith('respond 1'))).toHaveLength(1);
    expect(first(respond(position, ['swords-2']), 'heroResponded')).toMatchObject({ value: 3, relic: 1 });
    expect(first(respond(position, ['swords-3']), 'heroResponded')).toMatchObject({ value: 4, relic: 1 });
    expect(first(respond(position, ['clubs-4']), 'heroResponded')).toMatchObject({ value: 4, relic: 0 });
    expect(relicCount(position)).toBe(1);
  });
  test('[RD-RES-3] from no Help Card to all of the suit', () => {
    const position = buildPosition({
      enemy: 'clubs-8',
      unveils: ['coins-2'],
      hand: ['swords-4'],
      aid: ['swords-8', 'swords-9', 'cups-8'],
    });
    expect(listed(position)).toEqual(['respond 1 swords 0', 'respond 1 swords 1', 'respond 1 swords 2']);
    expect([0, 1, 2].map((help) => heroValue(position, 1, suit('swords'), help))).toEqual([4, 5, 6]);
  });
  test('[RD-RES-4] E is the printed value, the King and the Enemy Aid of the suit', () => {
    const position = duel({
      mode: 'hard',
      enemy: 'swords-10',
      unveils: ['swords-7'],
      enemyAid: ['swords-8', 'swords-9', 'cups-8'],
    });
    expect(enemyValue(position)).toBe(10);
    const events = duel({ mode: 'hard', enemy: 'swords-10', unveils: ['clubs-7'], enemyAid: ['swords-8'] });
    expect(enemyValue(events)).toBe(7);
  });
  test('[RD-RES-5] both effects at the same time, summed before the limits', () => {
    const position = duel({ hp: 3, enemyHp: 2, unveils: ['cups-4'], hand: ['swords-5'] });
    const events = respond(position, ['swords-5']);
    expect(first(events, 'actionResolved')).toMatchObject({ enemyChange: -1, enemyHp: 1 });
    const saved = duel({ hp: 4, unveils: ['swords-7'], hand: ['cups-6'] });
    respond(saved, ['cups-6']);
    expect(saved.hp).toBe(3);
  });
  test('[RD-RES-9 RD-RES-10 RD-RES-15] cards go on the pile: the enemy first, then the Hero from the left', () => {
    const position = buildPosition({
      enemy: 'clubs-8',
      unveils: ['cups-7', 'clubs-2', 'clubs-3'],
      hand: ['coins-5', 'cups-2', 'swords-5'],
      gold: [3],
    });
    const events = respond(position, ['swords-5', 'coins-5'], 0, 'swords');
    expect(names(position.eventPile)).toEqual(['cups-7', 'coins-5', 'swords-5']);
    expect(names(first(events, 'actionCardsPiled').cards)).toEqual(['cups-7', 'coins-5', 'swords-5']);
    expect(names(position.gold)).toEqual(['coins-3']);
  });
  test('[RD-RES-11] what is too much is lost', () => {
    const position = duel({ hp: 2, unveils: ['swords-2'], hand: ['coins-7'] });
    respond(position, ['coins-7']);
    expect(position.hp).toBe(2);
    const killed = duel({ hp: 1, unveils: ['swords-7'], hand: ['clubs-2'] });
    respond(killed, ['clubs-2']);
    expect(killed.hp).toBe(0);
  });
  test('[RD-RES-16] the steps of an Action in order', () => {
    const position = duel({
      mode: 'hard',
      enemy: 'cups-9',
      enemyHp: 5,
      unveils: ['swords-4'],
      hand: ['swords-5'],
      aid: ['swords-9'],
      enemyAid: ['swords-8'],
    });
    const kinds = respond(position, ['swords-5'], 1).map(({ kind }) => kind);
    expect(kinds).toEqual([
      'heroResponded',
      'actionResolved',
      'actionCardsPiled',
      'enemyAidUsed',
      'helpUsed',
      'enemyBeaten',
      'enemyCardsPiled',
    ]);
  });
});

describe('combos', () => {
  const table = {
    enemy: 'clubs-8',
    unveils: ['cups-7', 'clubs-2', 'clubs-3'],
    hand: ['clubs-5', 'cups-5', 'swords-5'],
  };
  test('[RD-COMBO-1 RD-COMBO-3 RD-COMBO-4 RD-COMBO-7] two or three equal values, each of their suits', () => {
    const position = buildPosition(table);
    expect(listed(position)).toEqual([
      'respond 1 clubs 0',
      'respond 2 cups 0',
      'respond 3 clubs 0',
      'respond 3 cups 0',
      'respond 4 swords 0',
      'respond 5 clubs 0',
      'respond 5 swords 0',
      'respond 6 cups 0',
      'respond 6 swords 0',
      'respond 7 clubs 0',
      'respond 7 cups 0',
      'respond 7 swords 0',
    ]);
    expect(heroValue(position, 7, suit('cups'), 0)).toBe(15);
    const events = respond(position, ['clubs-5', 'cups-5'], 0, 'cups');
    expect(first(events, 'heroResponded')).toMatchObject({ value: 10, suit: suit('cups') });
    expect(first(events, 'actionResolved')).toMatchObject({ heroChange: 10, enemyChange: 7 });
  });
  test('[RD-COMBO-2] printed values count', () => {
    const position = buildPosition({ ...table, relics: ['clubs'], hand: ['clubs-4', 'cups-5', 'swords-6'] });
    expect(listed(position)).toHaveLength(3);
    expect(game.explain(position, 0, { kind: 'respond', cards: 3, suit: 1, help: 0 })).toEqual({
      code: 'combo-unequal',
      clause: 'RD-COMBO-2',
    });
    expect(game.explain(buildPosition(table), 0, { kind: 'respond', cards: 3, suit: 3, help: 0 })).toEqual({
      code: 'combo-suit',
      clause: 'RD-COMBO-4',
    });
  });
  test('[RD-COMBO-5] bonuses once, and only of the picked suit', () => {
    const position = buildPosition({ ...table, relics: ['clubs', 'cups'], aid: ['cups-8', 'swords-9'] });
    expect(heroValue(position, 7, suit('cups'), 1)).toBe(15 + 1 + 1);
    expect(heroValue(position, 7, suit('clubs'), 0)).toBe(15 + 1);
    expect(heroValue(position, 7, suit('swords'), 1)).toBe(15 + 1);
    expect(listed(position).filter((choice) => choice.startsWith('respond 7'))).toEqual([
      'respond 7 clubs 0',
      'respond 7 cups 0',
      'respond 7 cups 1',
      'respond 7 swords 0',
      'respond 7 swords 1',
    ]);
  });
  test('[RD-COMBO-6] cards of a combo are missing later in the turn', () => {
    const position = buildPosition({ ...table, unveils: ['cups-7', 'coins-2', 'coins-3'] });
    const events = respond(position, ['clubs-5', 'cups-5'], 0, 'clubs');
    expect(events.map(({ kind }) => kind)).not.toContain('heroServed');
    expect(names(position.hand)).toEqual(['swords-5']);
  });
});

describe('Relics and Help Cards', () => {
  for (const name of SUITS)
    test(`[RD-REL-1 RD-REL-3 RD-HELP-1] the King of ${name} leaves his own Relic and helps`, () => {
      const position = duel({ enemy: `${name}-10`, enemyHp: 1, unveils: ['coins-2'], hand: ['swords-4'] });
      const events = respond(position, ['swords-4']);
      expect(first(events, 'relicTaken').card).toBe(card(`${name}-1`));
      expect(position.relics).toBe(1 << suit(name));
      expect(names(courtCards(position.aid))).toEqual([`${name}-10`]);
    });
  test('[RD-REL-4] the Relic bonus is 0 or 1', () => {
    const position = buildPosition({
      relics: ['clubs', 'cups', 'coins'],
      enemy: 'clubs-8',
      unveils: ['clubs-2'],
      hand: ['clubs-4'],
    });
    expect(heroValue(position, 1, suit('clubs'), 0)).toBe(5);
    expect(heroValue(position, 1, suit('swords'), 0)).toBe(4);
  });
  test('[RD-REL-5] the bonus of a King leaves his Ace in the Relic Deck', () => {
    const position = duel({ mode: 'hard', enemy: 'cups-10', unveils: ['cups-3'], hand: ['cups-4'] });
    expect(enemyValue(position)).toBe(4);
    expect(position.relics).toBe(0);
    expect(heroValue(position, 1, suit('cups'), 0)).toBe(4);
  });
  test('[RD-HELP-2] only with a response of the same suit, +1 whatever its value', () => {
    const position = buildPosition({
      enemy: 'clubs-8',
      unveils: ['coins-2'],
      hand: ['swords-4'],
      aid: ['swords-10', 'cups-8'],
    });
    expect(heroValue(position, 1, suit('swords'), 1)).toBe(4 + 1 + 1);
    const why = game.explain(position, 0, { kind: 'respond', cards: 1, suit: 3, help: 2 });
    expect(why).toEqual({ code: 'help-missing', clause: 'RD-HELP-2' });
  });
  test('[RD-HELP-3 RD-HELP-4] easy: Jack before Knight before King, to the Catacomb', () => {
    const aid = ['swords-8', 'swords-9', 'swords-10'];
    for (const help of [1, 2, 3]) {
      const position = duel({ enemy: 'clubs-8', unveils: ['coins-7'], hand: ['swords-3'], aid });
      respond(position, ['swords-3'], help);
      expect(names(courtCards(position.catacomb))).toEqual(aid.slice(0, help));
      expect(names(courtCards(position.aid))).toEqual(aid.slice(help));
    }
  });
  test('[RD-HELP-5 RD-HELP-8] hard: to Enemy Aid, after the Action in which it was used', () => {
    const position = duel({ mode: 'hard', unveils: ['swords-2'], hand: ['swords-3'], aid: ['swords-8'] });
    const before = enemyValue(position);
    const events = respond(position, ['swords-3'], 1);
    expect(before).toBe(2);
    expect(first(events, 'actionResolved').heroChange).toBe(-2);
    expect(names(courtCards(position.enemyAid))).toEqual(['swords-8']);
    expect(position.catacomb).toBe(0);
  });
  test('[RD-HELP-6 RD-HELP-7] hard: all Enemy Aid of the suit at once, then to the Catacomb', () => {
    const position = duel({
      mode: 'hard',
      unveils: ['clubs-3'],
      hand: ['coins-7'],
      enemyAid: ['clubs-9', 'clubs-10', 'cups-9'],
    });
    expect(enemyValue(position)).toBe(5);
    const events = respond(position, ['coins-7']);
    expect(names(first(events, 'enemyAidUsed').cards)).toEqual(['clubs-9', 'clubs-10']);
    expect(names(courtCards(position.catacomb))).toEqual(['clubs-9', 'clubs-10']);
    expect(names(courtCards(position.enemyAid))).toEqual(['cups-9']);
  });
  test('[RD-HELP-9] Enemy Aid waits for the first later enemy that plays the suit', () => {
    const position = buildPosition({
      mode: 'hard',
      event: 'swords-2',
      enemyAid: ['cups-9'],
      deck: ['coins-2', 'coins-3', 'coins-4', 'clubs-2', 'clubs-3', 'cups-6'],
      characters: ['coins-8'],
    });
    const events = play(position, { kind: 'fight' });
    expect(first(events, 'enemyUnveiled')).toMatchObject({ card: card('cups-6'), value: 7, aid: 1 });
  });
  test('[RD-HELP-10 RD-ENDC-2] cards never unveiled use no Enemy Aid and go on the pile, slot 3 side first', () => {
    const position = buildPosition({
      mode: 'hard',
      enemy: 'coins-8',
      enemyHp: 1,
      unveils: ['coins-2', 'cups-3', 'cups-4'],
      hand: ['swords-5', 'clubs-6', 'cups-7'],
      enemyAid: ['cups-9'],
    });
    const events = respond(position, ['swords-5']);
    expect(names(first(events, 'enemyCardsPiled').cards)).toEqual(['cups-3', 'cups-4']);
    expect(names(position.eventPile)).toEqual(['coins-2', 'swords-5', 'cups-3', 'cups-4']);
    expect(names(courtCards(position.enemyAid))).toEqual(['cups-9']);
  });
  test('[RD-HELP-11] without a response no Help Card is used', () => {
    const position = buildPosition({
      enemy: 'clubs-8',
      unveils: ['coins-2', 'swords-3'],
      hand: ['coins-4'],
      aid: ['swords-8', 'coins-8'],
    });
    respond(position, ['coins-4']);
    expect(position.hp).toBe(9);
    expect(names(courtCards(position.aid))).toEqual(['coins-8', 'swords-8']);
  });
});

describe('end of combat', () => {
  test('[RD-ENDC-1] help, Relic, left cards, keep, next event', () => {
    const position = buildPosition({
      enemy: 'cups-10',
      enemyHp: 1,
      unveils: ['coins-2', 'clubs-3', 'clubs-4'],
      hand: ['swords-5', 'clubs-6', 'cups-7'],
      deck: ['cups-2'],
    });
    const won = respond(position, ['swords-5']).map(({ kind }) => kind);
    expect(won.slice(-3)).toEqual(['enemyBeaten', 'relicTaken', 'enemyCardsPiled']);
    expect(position.phase).toBe('keep');
    const kept = play(position, { kind: 'keep', cards: 6 }).map(({ kind }) => kind);
    expect(kept).toEqual(['handKept', 'eventDrawn']);
  });
  test('[RD-ENDC-3 RD-ENDC-4 RD-DP-5] any set is kept in its slots, the rest goes away from the left', () => {
    const table = {
      enemy: 'clubs-8',
      enemyHp: 1,
      unveils: ['coins-2', 'clubs-3', 'clubs-4'],
      hand: ['clubs-6', 'swords-5', 'cups-7'],
      deck: ['cups-2'],
    };
    for (const [cards, kept, discarded] of [
      [0, [], ['clubs-6', 'cups-7']],
      [1, ['clubs-6'], ['cups-7']],
      [4, ['cups-7'], ['clubs-6']],
      [5, ['clubs-6', 'cups-7'], []],
    ] as const) {
      const position = buildPosition(table);
      respond(position, ['swords-5']);
      expect(listed(position)).toEqual(['keep 0', 'keep 1', 'keep 4', 'keep 5']);
      play(position, { kind: 'keep', cards });
      expect(names(position.hand)).toEqual(kept);
      expect(names(position.eventPile).slice(4)).toEqual([...discarded, 'cups-2']);
      if (cards === 4) expect(position.hand[2]).toBe(card('cups-7'));
    }
  });
  test('[RD-ENDC-5] at most two cards are left', () => {
    let most = 0;
    for (let seed = 0; seed < 150; seed++)
      playRandomly(tableOf('easy'), seeded(`left ${seed}`), (position) => {
        if (position.phase === 'keep') most = Math.max(most, names(position.hand).length);
      });
    expect(most).toBe(2);
  });
  test('[RD-ENDC-6] between fights kept cards cannot be touched, are public, and are outside the reshuffle', () => {
    const position = buildPosition({ event: 'clubs-2', hand: ['', 'swords-6', ''], deck: [], rest: 'pile' });
    for (const choice of [
      { kind: 'keep', cards: 0 },
      { kind: 'respond', cards: 2, suit: 3, help: 0 },
    ])
      expect(game.explain(position, 0, choice)).toEqual({ code: 'not-between-fights', clause: 'RD-ENDC-6' });
    const events = play(position, { kind: 'die' }, scripted(6, 'keep'));
    expect(first(events, 'reshuffled').count).toBe(23);
    expect(names(game.view(position, 'spectator').hand)).toEqual(['swords-6']);
  });
  test('[RD-ENDC-7] no keep step without cards', () => {
    const position = buildPosition({
      enemy: 'clubs-8',
      enemyHp: 1,
      unveils: ['coins-2'],
      hand: ['swords-5'],
    });
    const events = play(position, response(position, ['swords-5']));
    expect(position.phase).toBe('event');
    expect(events.map(({ kind }) => kind)).not.toContain('handKept');
  });
});
