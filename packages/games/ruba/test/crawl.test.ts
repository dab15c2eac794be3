// Crawling, events, the die and gold.
import { recording, scripted, seeded } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { courtCards, NO_CARD, suitOf } from '../src/content/deck.ts';
import { SUIT_TABLE } from '../src/content/suits.ts';
import { game } from '../src/index.ts';
import { eventCard } from '../src/position.ts';
import { isSuccess } from '../src/rules/event-cards.ts';
import { playRandomly, tableOf } from '../tools/random-player.ts';
import { buildPosition, card, duel, first, goldOf, listed, names, play } from './build-position.ts';

const DIE = { kind: 'die' } as const;
const ODDS = { 2: 5, 3: 4, 4: 3, 5: 2, 6: 1, 7: 1 } as const;

describe('crawling', () => {
  test('[RD-CRAWL-1 RD-CRAWL-6] the top card of the deck is the next event, on top of the pile', () => {
    const position = buildPosition({ event: 'clubs-3', deck: ['cups-5', 'swords-2'] });
    play(position, DIE, scripted(6));
    expect(names(position.eventPile)).toEqual(['clubs-3', 'cups-5']);
    play(position, DIE, scripted(6));
    expect(names([eventCard(position)])).toEqual(['swords-2']);
  });
  test('[RD-CRAWL-2 RD-CRAWL-3 RD-CRAWL-5 RD-CH-3] an empty deck is made anew only when a card is needed', () => {
    const position = buildPosition({ event: 'clubs-3', deck: ['cups-5'], rest: 'pile' });
    const pile = [...position.eventPile];
    play(position, DIE, scripted(6));
    expect(position.dungeon).toEqual([]);
    expect(position.eventPile).toEqual([...pile, card('cups-5')]);
    const counts: number[] = [];
    const luck: number[] = [];
    const source = scripted(6, 'keep');
    const events = play(position, DIE, Object.assign(recording(source, luck, counts), { done: source.done }));
    expect(counts).toEqual([6, ...Array.from({ length: 23 }, (_, i) => 24 - i)]);
    expect(first(events, 'reshuffled').count).toBe(24);
    expect([...position.dungeon, eventCard(position)]).toEqual([...pile, card('cups-5')]);
  });
  test('[RD-CRAWL-4] the reshuffle takes the whole pile with the present Swords card, and nothing else', () => {
    const position = buildPosition({
      gold: [2, 3],
      event: 'swords-6',
      hand: ['cups-2', '', 'swords-7'],
      deck: ['clubs-4', 'clubs-5'],
      rest: 'pile',
      aid: ['cups-8'],
    });
    const events = play(position, { kind: 'fight' }, scripted('keep'));
    expect(first(events, 'reshuffled').count).toBe(24 - 2 - 2 - 2);
    expect(position.eventPile).toEqual([]);
    expect(names(position.hand)).toEqual(['cups-2', 'clubs-4', 'swords-7']);
    expect(names([...position.enemyRow, position.unveiled])).toEqual(['clubs-5', 'swords-6', 'swords-5']);
    expect(names(position.gold)).toEqual(['coins-2', 'coins-3']);
    expect(names(courtCards(position.aid))).toEqual(['cups-8']);
  });
  test('[RD-CRAWL-7] drawing is never a choice: at every decision something waits for an answer', () => {
    playRandomly(tableOf('easy'), seeded('draw'), (position) => {
      if (position.phase === 'event') expect(SUIT_TABLE[suitOf(eventCard(position))]!.event).not.toBe('gold');
      for (const choice of game.choices(position, 0)) expect(String(choice.kind)).not.toBe('draw');
    });
  });
  test('[RD-CRAWL-8] there is no way out but giving up', () => {
    expect(listed(buildPosition({ event: 'clubs-3' }))).toEqual(['die']);
    expect(listed(buildPosition({ event: 'cups-3' }))).toEqual(['die']);
    expect(listed(buildPosition({ event: 'swords-3' }))).toEqual(['fight']);
    expect(game.explain(buildPosition({ event: 'clubs-3' }), 0, { kind: 'skip' })).toMatchObject({
      clause: 'RD-EVT-6',
    });
  });
});

describe('events', () => {
  test('[RD-EVT-1] the suit names the event', () => {
    expect(SUIT_TABLE.map(({ event }) => event)).toEqual(['trap', 'concoction', 'gold', 'combat']);
    for (const [suit, kind] of [
      ['clubs', 'trap'],
      ['cups', 'concoction'],
      ['swords', 'combat'],
    ] as const)
      expect(game.phrases.question(buildPosition({ event: `${suit}-4` }), 0).id).toBe(`question.${kind}`);
  });
  for (const value of [2, 3, 4, 5, 6, 7] as const)
    test(`[RD-EVT-2 RD-EVT-3 RD-EVT-8 RD-DIE-2..4] value ${value}: every roll, trap and concoction`, () => {
      const half = [0, 0, 1, 1, 2, 2, 3, 3][value]!;
      const succeeding = [1, 2, 3, 4, 5, 6].filter((roll) => {
        const trap = buildPosition({ hp: 5, event: `clubs-${value}` });
        play(trap, DIE, scripted(roll));
        const brew = buildPosition({ hp: 5, event: `cups-${value}` });
        play(brew, DIE, scripted(roll));
        const success = trap.hp === 5;
        expect(trap.hp).toBe(success ? 5 : 5 - half);
        expect(brew.hp).toBe(success ? Math.min(12, 5 + value) : 5 - half);
        expect(isSuccess(roll, value)).toBe(success);
        return success;
      });
      expect(succeeding).toHaveLength(ODDS[value]);
      expect(succeeding).toContain(6);
      expect(succeeding).not.toContain(1);
      expect(succeeding.filter((roll) => roll !== 6).every((roll) => roll >= value)).toBe(true);
    });
  test('[RD-EVT-4] coins move to Gold at once, without test or payment', () => {
    const position = buildPosition({ event: 'clubs-2', deck: ['coins-7', 'coins-2', 'cups-3'] });
    const events = play(position, DIE, scripted(6));
    expect(names(position.gold)).toEqual(['coins-7', 'coins-2']);
    expect(names(position.eventPile)).toEqual(['clubs-2', 'cups-3']);
    expect(events.filter((event) => event.kind === 'goldTaken')).toHaveLength(2);
  });
  test('[RD-EVT-5] swords bring a fight unless gold is paid; there is no test', () => {
    const position = buildPosition({ gold: [3], event: 'swords-3' });
    expect(listed(position)).toEqual(['fight', 'evade 3']);
    expect(game.explain(position, 0, DIE)).toEqual({ code: 'no-test-for-swords', clause: 'RD-EVT-5' });
    play(position, { kind: 'fight' });
    expect(position.phase).toBe('respond');
  });
  test('[RD-EVT-6] die or gold, and no third way', () => {
    for (const event of ['clubs-4', 'cups-4'])
      expect(listed(buildPosition({ gold: [3, 5], event }))).toEqual(['die', 'pay 5', 'pay 3 5']);
  });
  test('[RD-EVT-7 RD-DIE-1 RD-DIE-6 RD-CH-4] one roll, when it is picked, and gold does not mend it', () => {
    const position = buildPosition({ gold: [7], event: 'clubs-6', deck: ['clubs-2'] });
    const counts: number[] = [];
    const source = scripted(2);
    const events = play(position, DIE, Object.assign(recording(source, [], counts), { done: source.done }));
    expect(counts).toEqual([6]);
    expect(events.filter((event) => event.kind === 'dieRolled')).toMatchObject([{ roll: 2, success: false }]);
    expect(position.hp).toBe(9);
    expect(names(position.gold)).toEqual(['coins-7']);
    expect(names([eventCard(position)])).toEqual(['clubs-2']);
  });
  test('[RD-EVT-9] Relics and Help Cards change nothing while crawling', () => {
    const position = buildPosition({ relics: ['clubs'], aid: ['clubs-8', 'clubs-9'], event: 'clubs-5' });
    expect(listed(position)).toEqual(['die']);
    play(position, DIE, scripted(4));
    expect(position.hp).toBe(10);
    expect(courtCards(position.aid)).toHaveLength(2);
  });
  test('[RD-EVT-10] a resolved event stays on the pile', () => {
    const position = buildPosition({ event: 'cups-2', deck: ['clubs-2'] });
    play(position, DIE, scripted(1));
    expect(names(position.eventPile)).toEqual(['cups-2', 'clubs-2']);
  });
  test('[RD-EVT-11] a concoction at 12 HP may succeed and heal nothing', () => {
    const position = buildPosition({ hp: 12, event: 'cups-2' });
    expect(first(play(position, DIE, scripted(6)), 'heroHealed')).toMatchObject({ amount: 0, hp: 12 });
  });
});

describe('gold', () => {
  test('[RD-GOLD-1] enough gold is a success without a roll', () => {
    const position = buildPosition({ hp: 4, gold: [3, 4], event: 'cups-6' });
    const events = play(position, { kind: 'pay', gold: goldOf(3, 4) });
    expect(events.map((event) => event.kind)).not.toContain('dieRolled');
    expect(position.hp).toBe(10);
    expect(position.goldSpent).toBe(7);
  });
  test('[RD-GOLD-2] any sufficient set, no lower one', () => {
    const position = buildPosition({ gold: [2, 3, 4], event: 'clubs-5' });
    expect(listed(position)).toEqual(['die', 'pay 2 3', 'pay 2 4', 'pay 3 4', 'pay 2 3 4']);
    const clause = 'RD-GOLD-2';
    expect(game.explain(position, 0, { kind: 'pay', gold: goldOf(4) })).toEqual({
      code: 'gold-too-low',
      clause,
    });
    expect(game.explain(position, 0, { kind: 'pay', gold: goldOf(7) })).toEqual({
      code: 'gold-not-yours',
      clause,
    });
    expect(game.explain(position, 0, { kind: 'pay', gold: 0 })).toEqual({ code: 'gold-none', clause });
  });
  test('[RD-GOLD-3 RD-GOLD-4 RD-GOLD-5 RD-GOLD-19] paid cards lie over the event, rising, with no change', () => {
    const position = buildPosition({ gold: [7, 2, 4], event: 'clubs-2', deck: ['cups-3'] });
    play(position, { kind: 'pay', gold: goldOf(7, 2, 4) });
    expect(names(position.eventPile)).toEqual(['clubs-2', 'coins-2', 'coins-4', 'coins-7', 'cups-3']);
    expect(position.gold).toEqual([]);
    const next = buildPosition({ gold: [2], event: 'clubs-2', deck: [], rest: 'pile' });
    const events = play(next, { kind: 'pay', gold: goldOf(2) }, scripted('keep'));
    expect(first(events, 'reshuffled').count).toBe(24);
    expect(first(events, 'eventDrawn').card).toBe(card('coins-2'));
  });
  test('[RD-GOLD-6] gold has no use in a fight', () => {
    const position = duel({ gold: [7], unveils: ['swords-3'], hand: ['coins-5'] });
    expect(listed(position).every((choice) => choice.startsWith('respond'))).toBe(true);
    expect(game.explain(position, 0, { kind: 'pay', gold: goldOf(7) })).toMatchObject({
      clause: 'RD-GOLD-6',
    });
  });
  test('[RD-GOLD-7 RD-GOLD-15 RD-GOLD-16] evade: exactly V, no enemy, no keep step, both modes', () => {
    for (const mode of ['easy', 'hard'] as const) {
      const position = buildPosition({
        mode,
        gold: [2, 4],
        event: 'swords-6',
        hand: ['', 'cups-4'],
        deck: ['clubs-2'],
      });
      const before = [...position.characters];
      play(position, { kind: 'evade', gold: goldOf(2, 4) });
      expect(position.characters).toEqual(before);
      expect(game.view(position, 0).characters.every((one) => one === -1)).toBe(true);
      expect(position).toMatchObject({ phase: 'event', fightCount: 0, evadeCount: 1, enemy: NO_CARD });
      expect(names(position.hand)).toEqual(['cups-4']);
    }
  });
  test('[RD-GOLD-8] easy: more than V bribes', () => {
    expect(listed(buildPosition({ gold: [3, 4, 5], event: 'swords-4' }))).toEqual(
      ['fight', 'bribe 3 4', 'bribe 5', 'bribe 3 5', 'bribe 4 5', 'bribe 3 4 5', 'evade 4'].toSorted(
        (a, b) => maskOrder(a) - maskOrder(b),
      ),
    );
  });
  test('[RD-GOLD-9 RD-GOLD-10 RD-GOLD-17 RD-GOLD-18] hard: twice V or more bribes, less does not', () => {
    const position = buildPosition({ mode: 'hard', gold: [2, 3, 6, 7], event: 'swords-4' });
    for (const choice of game.choices(position, 0)) {
      if (choice.kind !== 'bribe') continue;
      expect(listed(position)).toContain('bribe 2 6');
      expect([8, 9, 10, 11, 12, 13, 15, 16, 18]).toContain(sumOf(choice.gold));
    }
    const why = (...gold: number[]) => game.explain(position, 0, { kind: 'bribe', gold: goldOf(...gold) });
    expect(why(7)).toEqual({ code: 'bribe-twice', clause: 'RD-GOLD-10' });
    expect(why(3)).toEqual({ code: 'gold-below-value', clause: 'RD-GOLD-17' });
    expect(game.explain(position, 0, { kind: 'evade', gold: goldOf(6) })).toEqual({
      code: 'evade-exactly',
      clause: 'RD-GOLD-7',
    });
    expect(listed(position)).toContain('bribe 2 3 6 7');
  });
  test('[RD-GOLD-11 RD-GOLD-12 RD-CBT-2] a bribe takes the gold first; a King fights, and no second card is drawn', () => {
    const position = buildPosition({ gold: [7], event: 'swords-3', characters: ['cups-10', 'clubs-9'] });
    const events = play(position, { kind: 'bribe', gold: goldOf(7) }).map((event) => event.kind);
    expect(events.slice(0, 3)).toEqual(['goldPaid', 'bribeRefused', 'fightBegun']);
    expect(position.enemy).toBe(card('cups-10'));
    expect(position.characters.at(-1)).toBe(card('clubs-9'));
    expect(position).toMatchObject({ fightCount: 1, bribeCount: 1, gold: [] });
  });
  test('[RD-GOLD-13 RD-GOLD-14 RD-GOLD-16] a Jack or Knight is won, counts as beaten, and crawling goes on', () => {
    for (const enemy of ['coins-8', 'swords-9']) {
      const position = buildPosition({ gold: [7], event: 'swords-3', characters: [enemy], hand: ['cups-4'] });
      const events = play(position, { kind: 'bribe', gold: goldOf(7) });
      expect(first(events, 'enemyBribed').card).toBe(card(enemy));
      expect(names(courtCards(position.aid))).toEqual([enemy]);
      expect(position).toMatchObject({ phase: 'event', fightCount: 0, bribeCount: 1 });
    }
    const last = buildPosition({
      mode: 'hard',
      gold: [6],
      event: 'swords-3',
      characters: ['cups-8'],
      othersBeaten: true,
    });
    play(last, { kind: 'bribe', gold: goldOf(6) });
    expect(game.result(last)?.reason).toBe('all-enemies');
  });
});

const sumOf = (mask: number): number =>
  [2, 3, 4, 5, 6, 7].reduce((sum, value) => sum + (mask & goldOf(value) ? value : 0), 0);
const maskOrder = (choice: string): number =>
  choice
    .split(' ')
    .slice(1)
    .reduce((mask, value) => mask | goldOf(Number(value)), 0);
