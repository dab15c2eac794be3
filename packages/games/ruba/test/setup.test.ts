// Set-up, components, goals, hit points and zones.
import { recording, resolveTable, scripted, seeded } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Card,
  COURT_CARDS,
  cardId,
  cardOf,
  courtCards,
  DUNGEON_CARDS,
  HEROES,
  NO_CARD,
  printedValue,
  RELICS,
  SUITS,
  suitOf,
} from '../src/content/deck.ts';
import { enemyMaxHp } from '../src/content/modes.ts';
import { limited } from '../src/effects.ts';
import { game } from '../src/index.ts';
import { ownsRelic, type Position } from '../src/position.ts';
import { isWon } from '../src/score.ts';
import { playRandomly, tableOf } from '../tools/random-player.ts';
import { buildPosition, card, duel, names, play, respond } from './build-position.ts';

const allCards = SUITS.flatMap((_, suit) => Array.from({ length: 10 }, (_, i) => cardOf(suit, i + 1)));

/** Fisher-Yates as the ledger words it, written a second time. */
function shuffledBy(list: readonly string[], picks: readonly number[]): string[] {
  const items = [...list];
  for (let i = items.length - 1, next = 0; i >= 1; i--, next++) {
    const j = picks[next]!;
    const kept = items[i]!;
    items[i] = items[j]!;
    items[j] = kept;
  }
  return items;
}

describe('goal and components', () => {
  test('[RD-GOAL-1] exactly one player plays', () => {
    expect(game.seats).toEqual([1, 1]);
    expect(() => resolveTable(game, 2)).toThrow();
    expect(game.choices(buildPosition({ event: 'clubs-2' }), 1)).toEqual([]);
  });
  test('[RD-GOAL-2 RD-END-1] easy: the fourth King is the last one needed, whoever else is left', () => {
    const position = duel({
      relics: ['clubs', 'cups', 'coins'],
      enemy: 'swords-10',
      enemyHp: 2,
      unveils: ['coins-2'],
      hand: ['swords-4'],
    });
    expect(isWon(position)).toBe(false);
    respond(position, ['swords-4']);
    expect(game.result(position)).toMatchObject({ reason: 'relics', clause: 'RD-END-1', winners: [0] });
    expect(position.characters.length).toBeGreaterThan(0);
  });
  test('[RD-GOAL-3 RD-END-2] hard: four Relics are not enough, all eleven enemies are', () => {
    const position = duel({
      mode: 'hard',
      relics: ['clubs', 'cups', 'coins', 'swords'],
      enemy: 'swords-8',
      enemyHp: 2,
      unveils: ['coins-2'],
      hand: ['swords-4'],
    });
    respond(position, ['swords-4']);
    expect(game.result(position)).toBeUndefined();
    const last = duel({
      mode: 'hard',
      enemy: 'swords-8',
      enemyHp: 1,
      unveils: ['coins-2'],
      hand: ['swords-4'],
      othersBeaten: true,
    });
    respond(last, ['swords-4']);
    expect(game.result(last)).toMatchObject({ reason: 'all-enemies', clause: 'RD-END-2', winners: [0] });
  });
  test('[RD-GOAL-4 RD-OPT-1] the mode is easy or hard, chosen before the set-up, and never changes', () => {
    expect(() => resolveTable(game, 1, { mode: 'difficult' })).toThrow();
    for (const mode of ['easy', 'hard'] as const)
      playRandomly(tableOf(mode), seeded(mode), (position) => expect(position.hard).toBe(mode === 'hard'));
    expect(resolveTable(game, 1).options.mode).toBe('easy');
  });
  test('[RD-COMP-1] forty cards, each once, and one die of six', () => {
    expect(new Set(allCards.map(cardId)).size).toBe(40);
    expect([...RELICS, ...DUNGEON_CARDS, ...COURT_CARDS].toSorted((a, b) => a - b)).toEqual(allCards);
    const counts: number[] = [];
    play(
      buildPosition({ event: 'clubs-2' }),
      { kind: 'die' },
      Object.assign(recording(seeded(1), [], counts), { done() {} }),
    );
    expect(counts).toEqual([6]);
  });
  test('[RD-COMP-2 RD-HP-5] HP are counted as numbers: no dice or pictures enter a position', () => {
    playRandomly(tableOf('hard'), seeded('numbers'), ({ hp, enemyHp }) => {
      expect(Number.isInteger(hp) && Number.isInteger(enemyHp)).toBe(true);
      expect(Math.min(hp, enemyHp)).toBeGreaterThanOrEqual(0);
    });
    expect([limited(3, -5, 12), limited(3, 20, 12), limited(3, 2, 12)]).toEqual([0, 12, 5]);
  });
});

describe('set-up', () => {
  test('[RD-SET-1 RD-CH-1] the Hero is one of eight, each as likely as the others', () => {
    const seen = new Map<Card, number>();
    const chance = seeded('heroes');
    for (let i = 0; i < 8000; i++) {
      const { hero } = game.setup(tableOf('easy'), chance);
      seen.set(hero, (seen.get(hero) ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted((a, b) => a - b)).toEqual([...HEROES]);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(110);
  });
  test('[RD-SET-9 RD-SET-10 RD-SET-5] the order of luck, the shuffles and the top of the decks', () => {
    const charactersPicks = [3, 9, 0, 7, 1, 5, 2, 0, 2, 1];
    const dungeonPicks = [0, 22, 5, 20, 3, 3, 17, 1, 0, 14, 2, 12, 4, 7, 9, 0, 1, 6, 2, 3, 1, 0, 1];
    const position = game.setup(tableOf('easy'), scripted(3, ...charactersPicks, ...dungeonPicks));
    expect(cardId(position.hero)).toBe('cups-9');
    const court = SUITS.flatMap((suit) => [8, 9, 10].map((value) => `${suit}-${value}`));
    const built = court.filter((id) => id !== 'cups-9');
    expect(names(position.characters)).toEqual(shuffledBy(built, charactersPicks));
    const dungeon = SUITS.flatMap((suit) => [2, 3, 4, 5, 6, 7].map((value) => `${suit}-${value}`));
    const shuffled = shuffledBy(dungeon, dungeonPicks);
    const drawn = [...names(position.gold), ...names(position.eventPile)];
    expect([...names(position.dungeon), ...drawn.toReversed()]).toEqual(shuffled);
  });
  test('[RD-CH-2] set-up asks for one pick of 8 and two shuffles of 11 and 24, and nothing else', () => {
    const counts: number[] = [];
    game.setup(tableOf('hard'), recording(seeded(5), [], counts));
    const shuffle = (n: number): number[] => Array.from({ length: n - 1 }, (_, i) => n - i);
    expect(counts).toEqual([8, ...shuffle(11), ...shuffle(24)]);
  });
  test('[RD-SET-2 RD-SET-3 RD-SET-4 RD-SET-6 RD-SET-12] what lies where', () => {
    const position = game.setup(tableOf('easy'), scripted(0, 'keep', 'keep'));
    expect(cardId(position.hero)).toBe('clubs-8');
    expect(names(position.characters)).toEqual(names(COURT_CARDS.filter((one) => one !== card('clubs-8'))));
    expect(position.characters.filter((one) => printedValue(one) === 10)).toHaveLength(4);
    expect(SUITS.map((_, suit) => ownsRelic(position, suit))).toEqual([false, false, false, false]);
    expect(RELICS.map(cardId)).toEqual(['clubs-1', 'cups-1', 'coins-1', 'swords-1']);
    expect([...position.dungeon, ...position.eventPile]).toEqual([...DUNGEON_CARDS]);
    expect(position.hp).toBe(12);
  });
  test('[RD-SET-8 RD-SET-11] everything else is empty, and the first event is already open', () => {
    const position = game.setup(tableOf('hard'), scripted(0, 'keep', 'keep'));
    expect(position).toMatchObject({ gold: [], aid: 0, enemyAid: 0, relics: 0, catacomb: 0, enemyRow: [] });
    expect(position).toMatchObject({ enemy: NO_CARD, unveiled: NO_CARD, hand: [NO_CARD, NO_CARD, NO_CARD] });
    expect(position.phase).toBe('event');
    expect(names(position.eventPile)).toEqual(['swords-7']);
  });
  test('[RD-SET-7] the Hero card gives nothing: only its absence among the enemies is left of it', () => {
    for (const hero of HEROES) {
      const position = duel({
        hero: cardId(hero),
        enemy: 'coins-10',
        unveils: ['clubs-4'],
        hand: ['clubs-6'],
      });
      respond(position, ['clubs-6']);
      expect(position).toMatchObject({ hp: 12, enemyHp: 4 });
      expect(position.characters).not.toContain(hero);
    }
    playRandomly(tableOf('easy'), seeded('hero'), ({ hero, aid, catacomb }) =>
      expect([...courtCards(aid), ...courtCards(catacomb)]).not.toContain(hero),
    );
  });
});

describe('hit points', () => {
  test('[RD-HP-1 RD-HP-2 RD-CBT-3] enemies enter with 6 in easy mode, with their value in hard mode', () => {
    for (const enemy of COURT_CARDS) {
      expect(enemyMaxHp(enemy, false)).toBe(6);
      expect(enemyMaxHp(enemy, true)).toBe(printedValue(enemy));
      for (const mode of ['easy', 'hard'] as const) {
        const position = buildPosition({ mode, event: 'swords-2', characters: [cardId(enemy)] });
        play(position, { kind: 'fight' });
        expect(position).toMatchObject({ enemy, enemyHp: mode === 'easy' ? 6 : printedValue(enemy) });
      }
    }
  });
  test('[RD-HP-3] no healing goes above the maximum', () => {
    const position = duel({ hp: 11, enemyHp: 5, unveils: ['cups-7'], hand: ['cups-6'] });
    respond(position, ['cups-6']);
    expect(position).toMatchObject({ hp: 12, enemyHp: 6 });
  });
  test('[RD-HP-4] HP carry over: only concoctions and cups in combat raise them', () => {
    let before = 12;
    for (let seed = 0; seed < 60; seed++) {
      const chance = seeded(`carry ${seed}`);
      const position = game.setup(tableOf('easy'), chance);
      before = position.hp;
      while (position.phase !== 'over') {
        const open = game.choices(position, 0);
        const choice = open[chance.pick(open.length)]!;
        const wasCups = position.phase === 'event' && suitOf(position.eventPile.at(-1)!) === 1;
        const healsInCombat = choice.kind === 'respond' && choice.suit === 1;
        game.play(position, 0, choice, chance);
        if (position.hp > before) expect(wasCups || healsInCombat).toBe(true);
        before = position.hp;
      }
    }
  });
  test('[RD-HP-6 RD-END-3] 0 HP loses at once, outside combat too', () => {
    const trap = buildPosition({ hp: 2, event: 'clubs-5' });
    play(trap, { kind: 'die' }, scripted(2));
    expect(game.result(trap)).toMatchObject({ reason: 'trap', clause: 'RD-HP-6', winners: [] });
    const fight = duel({ hp: 2, unveils: ['swords-4'], hand: ['coins-2'] });
    respond(fight, ['coins-2']);
    expect(game.result(fight)).toMatchObject({ reason: 'combat', clause: 'RD-END-3', winners: [] });
  });
});

/** Every zone of the ledger with the cards in it. */
const zonesOf = (position: Position): Record<string, Card[]> => ({
  dungeon: position.dungeon,
  event: position.eventPile,
  character: position.characters,
  catacomb: courtCards(position.catacomb),
  enemy: position.enemy === NO_CARD ? [] : [position.enemy],
  relics: RELICS.filter((_, suit) => ownsRelic(position, suit)),
  hero: [position.hero],
  gold: position.gold,
  aid: courtCards(position.aid),
  relicDeck: RELICS.filter((_, suit) => !ownsRelic(position, suit)),
  enemyActions: [...position.enemyRow, position.unveiled].filter((one) => one !== NO_CARD),
  heroActions: position.hand.filter((one) => one !== NO_CARD),
  enemyAid: courtCards(position.enemyAid),
});

describe('zones', () => {
  test('[RD-ZONE-1] every card is always in exactly one zone of the table', () => {
    for (const mode of ['easy', 'hard'] as const)
      for (let seed = 0; seed < 30; seed++)
        playRandomly(tableOf(mode), seeded(`zones ${seed}`), (position) => {
          const cards = Object.values(zonesOf(position)).flat();
          expect(cards.toSorted((a, b) => a - b)).toEqual(allCards);
        });
  });
  test('[RD-ZONE-3] slots are numbered from the left: slot 1 is bit 0', () => {
    const position = buildPosition({
      enemy: 'clubs-8',
      unveils: ['clubs-2', 'clubs-4', 'clubs-6'],
      hand: ['swords-3', 'coins-5', 'cups-7'],
    });
    play(position, { kind: 'respond', cards: 2, suit: 2, help: 0 });
    expect(names(position.hand)).toEqual(['swords-3', 'cups-7']);
    expect(position.hand[1]).toBe(NO_CARD);
  });
  test('[RD-ZONE-4 RD-ZONE-7] only used Help Cards go to the Catacomb, and none comes back', () => {
    for (const mode of ['easy', 'hard'] as const)
      for (let seed = 0; seed < 40; seed++) {
        let before = 0;
        let aidBefore = 0;
        playRandomly(tableOf(mode), seeded(`catacomb ${seed}`), ({ catacomb, aid, enemyAid }) => {
          expect(catacomb & before).toBe(before);
          expect((catacomb ^ before) & ~aidBefore).toBe(0);
          before = catacomb;
          aidBefore = aid | enemyAid;
        });
      }
    const seen = buildPosition({ event: 'clubs-2', catacomb: ['cups-8'] });
    expect(game.view(seen, 'spectator').catacomb).toBe(seen.catacomb);
  });
  test('[RD-ZONE-5] Enemy Aid is open, holds used help, and exists in hard mode only', () => {
    const hard = duel({ mode: 'hard', unveils: ['coins-7'], hand: ['swords-4'], aid: ['swords-9'] });
    respond(hard, ['swords-4'], 1);
    expect(names(courtCards(game.view(hard, 0).enemyAid))).toEqual(['swords-9']);
    for (let seed = 0; seed < 40; seed++)
      playRandomly(tableOf('easy'), seeded(`aid ${seed}`), ({ enemyAid }) => expect(enemyAid).toBe(0));
  });
  test('[RD-ZONE-6] events, spent gold and resolved action cards go on top of one open pile', () => {
    const event = buildPosition({ gold: [5], event: 'clubs-4', pile: ['cups-2'], deck: ['swords-3'] });
    play(event, { kind: 'pay', gold: 8 });
    expect(names(game.view(event, 0).eventPile)).toEqual(['cups-2', 'clubs-4', 'coins-5', 'swords-3']);
    const fight = duel({ pile: ['swords-2'], unveils: ['clubs-2'], hand: ['coins-6'] });
    respond(fight, ['coins-6']);
    expect(names(game.view(fight, 0).eventPile)).toEqual(['swords-2', 'clubs-2', 'coins-6']);
  });
});
