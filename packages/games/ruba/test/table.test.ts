// Decision points, information, options, the end and its record.
import {
  CONCEDE,
  compareMeasures,
  type Options,
  openRecord,
  recordOf,
  resolveTable,
  scripted,
  seeded,
  startMatch,
  submit,
} from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { BRIBE, type Choice, EVADE, KEEP, PAY, RESPOND } from '../src/choices.ts';
import { type Card, COURT_CARDS, courtBit, GOLD_SUM, isKing } from '../src/content/deck.ts';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { forecast } from '../src/rules/action.ts';
import { bestRunsTable, measure, result } from '../src/score.ts';
import { unseenCharacters, unseenDungeonCards } from '../src/view.ts';
import { playRandomly, tableOf } from '../tools/random-player.ts';
import { buildPosition, card, duel, first, goldOf, listed, names, play, respond } from './build-position.ts';
import { codeOf } from './code-of.ts';

const GOLD = [2, 3, 4, 5, 6, 7];
const isRising = (codes: readonly number[]): boolean =>
  codes.every((code, i) => i === 0 || code > codes[i - 1]!);

/** Every set of gold as a mask, by the ledger's words: bit i is value i + 2. */
const masksWhere = (fits: (sum: number) => boolean): number[] =>
  Array.from({ length: 63 }, (_, i) => i + 1).filter((mask) => fits(GOLD_SUM[mask]!));

describe('decision points', () => {
  test('[RD-DP-1] a trap: the die, then payments in rising mask order, at most 64', () => {
    const choices = game.choices(buildPosition({ gold: GOLD, event: 'clubs-2' }), 0);
    expect(choices).toHaveLength(64);
    expect(choices[0]).toEqual({ kind: 'die' });
    for (const value of [2, 5, 7]) {
      const open = game.choices(buildPosition({ gold: GOLD, event: `clubs-${value}` }), 0);
      expect(open.slice(1)).toEqual(masksWhere((sum) => sum >= value).map((gold) => ({ kind: 'pay', gold })));
      expect(isRising(open.map(codeOf))).toBe(true);
    }
  });
  test('[RD-DP-2] a concoction: the same, with skip after the die where it is on', () => {
    expect(game.choices(buildPosition({ gold: GOLD, event: 'cups-2' }), 0)).toHaveLength(64);
    const open = game.choices(buildPosition({ concoctionSkip: true, gold: GOLD, event: 'cups-2' }), 0);
    expect(open).toHaveLength(65);
    expect(open.slice(0, 3).map(({ kind }) => kind)).toEqual(['die', 'skip', 'pay']);
    expect(open.slice(0, 3).map(codeOf)).toEqual([0, 1, 2]);
    expect(listed(buildPosition({ concoctionSkip: true, event: 'clubs-2' }))).toEqual(['die']);
  });
  test('[RD-DP-3] swords: fight, then evade or bribe by the sum, in rising mask order', () => {
    for (const mode of ['easy', 'hard'] as const)
      for (const value of [2, 3, 4, 5, 6, 7]) {
        const open = game.choices(buildPosition({ mode, gold: GOLD, event: `swords-${value}` }), 0);
        const expected = masksWhere(
          (sum) => sum === value || (mode === 'easy' ? sum > value : sum >= 2 * value),
        );
        expect(open[0]).toEqual({ kind: 'fight' });
        expect(open.slice(1)).toEqual(
          expected.map((gold) => ({ kind: GOLD_SUM[gold] === value ? 'evade' : 'bribe', gold })),
        );
      }
    expect(game.choices(buildPosition({ gold: GOLD, event: 'swords-2' }), 0)).toHaveLength(64);
    expect(game.choices(buildPosition({ mode: 'hard', gold: GOLD, event: 'swords-2' }), 0)).toHaveLength(63);
  });
  test('[RD-DP-4] responses in rising mask order, suits in slot order, help rising; the result is known', () => {
    const position = buildPosition({
      enemy: 'clubs-8',
      unveils: ['swords-3', 'clubs-2', 'clubs-4'],
      hand: ['swords-5', 'clubs-5', 'cups-2'],
      aid: ['clubs-9', 'swords-9'],
    });
    expect(listed(position)).toEqual([
      'respond 1 swords 0',
      'respond 1 swords 1',
      'respond 2 clubs 0',
      'respond 2 clubs 1',
      'respond 3 swords 0',
      'respond 3 swords 1',
      'respond 3 clubs 0',
      'respond 3 clubs 1',
      'respond 4 cups 0',
    ]);
    for (const choice of game.choices(position, 0)) {
      if (choice.kind !== 'respond') continue;
      const known = forecast(game.view(position, 0), choice);
      const copy = game.copy(position);
      const events: Event[] = [];
      game.play(copy, 0, choice, seeded(1), (event) => events.push(event));
      expect(first(events, 'actionResolved')).toMatchObject({ hp: known.hp, enemyHp: known.enemyHp });
      expect(first(events, 'heroResponded').value).toBe(known.heroValue);
    }
  });
  test('[RD-DP-1..5] the fixed codes: unique within every list, and the tables are indexed by them', () => {
    expect(RESPOND.map(codeOf)).toEqual(Array.from({ length: 112 }, (_, code) => code));
    expect(KEEP.map(codeOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    for (const table of [PAY, EVADE, BRIBE]) expect(codeOf(table[63]!)).toBe(64);
    for (let seed = 0; seed < 30; seed++)
      playRandomly(tableOf('hard'), seeded(`codes ${seed}`), (position) => {
        const codes = game.choices(position, 0).map(codeOf);
        expect(new Set(codes).size).toBe(codes.length);
      });
  });
  test('[RD-DP-6 RD-END-5] giving up is open at every decision and never listed', () => {
    for (const position of [
      buildPosition({ event: 'clubs-2' }),
      buildPosition({ event: 'swords-2' }),
      duel({ unveils: ['clubs-2'] }),
      buildPosition({ hand: ['cups-4'], aid: ['clubs-8'] }),
    ]) {
      expect(game.choices(position, 0)).not.toContain(CONCEDE);
      const events: Event[] = [];
      game.concede!(position, 0, (event) => events.push(event));
      expect(events).toEqual([{ kind: 'gameLost', reason: 'resigned' }]);
      expect(game.result(position)).toMatchObject({ reason: 'resigned', clause: 'RD-END-5', winners: [] });
    }
  });
  test('[RD-DP-1 RD-DP-4 RD-DP-5] a clock that runs out takes the first choice of the list', () => {
    for (const position of [
      buildPosition({ gold: [5], event: 'clubs-2' }),
      duel({ unveils: ['clubs-2'] }),
      buildPosition({ hand: ['cups-4'], aid: ['clubs-8'] }),
    ])
      expect(game.defaultChoice(position, 0)).toBe(game.choices(position, 0)[0]);
  });
});

/** A random game with what was told at each entry. */
function listen(
  seed: string,
  look: (before: Position, events: readonly Event[], after: Position) => void,
): Position {
  const chance = seeded(seed);
  const position = game.setup(tableOf('hard'), chance);
  while (position.phase !== 'over') {
    const before = game.copy(position);
    const open = game.choices(position, 0);
    const events: Event[] = [];
    game.play(position, 0, open[chance.pick(open.length)]!, chance, (event) => events.push(event));
    look(before, events, position);
  }
  return position;
}

const cardsOf = (event: Event): readonly Card[] => {
  const { card: one, cards, enemy } = event as { card?: Card; cards?: readonly Card[]; enemy?: Card };
  return [...(cards ?? []), ...(one === undefined ? [] : [one]), ...(enemy === undefined ? [] : [enemy])];
};

describe('information', () => {
  test('[RD-INFO-1] a view shows the open table, and the unseen cards follow from it', () => {
    for (let seed = 0; seed < 20; seed++)
      playRandomly(tableOf('hard'), seeded(`seen ${seed}`), (position) => {
        for (const viewer of [0, 'spectator'] as const) {
          const seen = game.view(position, viewer);
          expect(seen).toEqual({
            ...position,
            dungeon: position.dungeon.map(() => -1),
            characters: position.characters.map(() => -1),
            enemyRow: position.enemyRow.map(() => -1),
          });
          const hidden = [...position.dungeon, ...position.enemyRow].toSorted((a, b) => a - b);
          expect(unseenDungeonCards(seen)).toEqual(hidden);
          expect(unseenCharacters(seen)).toEqual([...position.characters].toSorted((a, b) => a - b));
        }
      });
  });
  test('[RD-INFO-2] the chance that a bribe meets a King is said', () => {
    const position = buildPosition({ gold: [7], event: 'swords-2', aid: ['clubs-8', 'cups-9', 'swords-10'] });
    const bribe = game.choices(position, 0).find(({ kind }) => kind === 'bribe')!;
    const said = game.phrases.choice(bribe, game.view(position, 0), 0);
    const kings = position.characters.filter(isKing).length;
    expect(said.args).toMatchObject({ kings, enemies: position.characters.length });
    expect([kings, position.characters.length]).toEqual([3, 8]);
  });
  test('[RD-INFO-3] enemy cards left over become open on the pile', () => {
    const position = duel({ enemyHp: 1, unveils: ['coins-2', 'clubs-7', 'cups-7'], hand: ['swords-5'] });
    expect(game.view(position, 0).enemyRow).toEqual([-1, -1]);
    const events = respond(position, ['swords-5']);
    expect(names(game.view(position, 'spectator').eventPile).slice(-2)).toEqual(['clubs-7', 'cups-7']);
    expect(names(first(events, 'enemyCardsPiled').cards)).toEqual(['clubs-7', 'cups-7']);
  });
  test('[RD-INFO-4 RD-INFO-6] what is told while the game runs names no card that is still hidden', () => {
    for (let seed = 0; seed < 60; seed++)
      listen(`told ${seed}`, (_, events, after) => {
        const lastShuffle = events.findLastIndex(({ kind }) => kind === 'reshuffled');
        const hidden = new Set([...after.characters, ...after.enemyRow, ...after.dungeon]);
        for (const [at, event] of events.entries()) {
          expect(game.viewEvent(event, 'spectator', after)).toEqual(event);
          if (event.kind === 'reshuffled') expect(Object.keys(event)).toEqual(['kind', 'count']);
          if (event.kind === 'enemyServed') expect(Object.keys(event)).toEqual(['kind', 'slot']);
          if (at > lastShuffle) for (const one of cardsOf(event)) expect(hidden.has(one)).toBe(false);
        }
      });
    expect(
      Object.keys(game.view(buildPosition({ event: 'clubs-2' }), 0)).some((key) =>
        /seed|luck|random/i.test(key),
      ),
    ).toBe(false);
  });
  test('[RD-INFO-5 RD-INFO-6] the log with rules version, mode, options and luck gives the same states', () => {
    const chance = seeded('log');
    const match = startMatch(game, resolveTable(game, 1, { mode: 'hard', mutualKo: 'win' }), {
      setup: chance,
      play: chance,
    });
    while (match.position.phase !== 'over') {
      const open = game.choices(match.position, 0);
      submit(match, 0, open[chance.pick(open.length)]);
    }
    const record = recordOf(match);
    expect(record).toMatchObject({
      game: 'ruba',
      rules: game.rules,
      options: { mode: 'hard', mutualKo: 'win' },
    });
    expect(openRecord(game, JSON.parse(JSON.stringify(record))).position).toEqual(match.position);
  });
});

/** The counters of RD-END-9, counted from what was told and not from the position. */
function recount(events: readonly Event[], choices: readonly Choice[]): Record<string, number> {
  const count = (...kinds: Event['kind'][]): number =>
    events.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    events: count('eventDrawn'),
    fights: count('fightBegun'),
    turns: count('turnBegun'),
    actions: count('enemyUnveiled'),
    cards: count('eventDrawn', 'heroServed', 'enemyServed'),
    gold: events.reduce((sum, event) => sum + (event.kind === 'goldPaid' ? event.sum : 0), 0),
    beaten: count('enemyBeaten', 'enemyBribed'),
    relics: count('relicTaken'),
    evades: choices.filter(({ kind }) => kind === 'evade').length,
    bribes: choices.filter(({ kind }) => kind === 'bribe').length,
  };
}

describe('the end', () => {
  test('[RD-END-4] nothing follows the end: no keep step, no draw, no choice', () => {
    const position = duel({
      relics: ['clubs', 'cups', 'coins'],
      enemy: 'swords-10',
      enemyHp: 1,
      unveils: ['coins-2'],
      hand: ['swords-5'],
    });
    const before = position.dungeon.length;
    expect(respond(position, ['swords-5']).at(-1)).toEqual({ kind: 'gameWon', reason: 'relics' });
    expect(game.choices(position, 0)).toEqual([]);
    expect(game.waitingFor(position)).toEqual([]);
    expect(position.dungeon).toHaveLength(before);
    expect(game.explain(position, 0, { kind: 'keep', cards: 0 })).toEqual({
      code: 'over',
      clause: 'RD-END-4',
    });
  });
  test('[RD-END-6] the limit ends a game when another card is needed, not before', () => {
    const position = buildPosition({
      event: 'clubs-2',
      deck: ['clubs-3', 'clubs-4'],
      cardLimit: 30,
      cardCount: 29,
    });
    play(position, { kind: 'die' }, scripted(6));
    expect(position).toMatchObject({ cardCount: 30, phase: 'event' });
    const events = play(position, { kind: 'die' }, scripted(6));
    expect(events.at(-1)).toEqual({ kind: 'gameLost', reason: 'limit' });
    expect(game.result(position)).toMatchObject({
      clause: 'RD-END-6',
      winners: [],
      counters: { cards: 30, hp: 12 },
    });
    expect(resolveTable(game, 1).numbers).toBeUndefined();
    expect(game.numbers!.cardLimit!.default).toBe(5000);
  });
  test('[RD-END-7 RD-END-9] the record counts what was told', () => {
    for (const mode of ['easy', 'hard'] as const)
      for (let seed = 0; seed < 60; seed++) {
        const chance = seeded(`count ${seed}`);
        const table = tableOf(mode);
        const position = game.setup(table, chance);
        const events: Event[] = [...names(position.gold), ...names(position.eventPile)].map((id) => ({
          kind: 'eventDrawn',
          card: card(id),
        }));
        const choices: Choice[] = [];
        while (position.phase !== 'over') {
          const open = game.choices(position, 0);
          choices.push(open[chance.pick(open.length)]!);
          game.play(position, 0, choices.at(-1)!, chance, (event) => events.push(event));
        }
        expect(result(position)!.counters).toEqual({ hp: position.hp, ...recount(events, choices) });
        expect(result(position)!.places).toEqual([1]);
        expect(result(position)!.points).toBeUndefined();
      }
  });
  test('[RD-END-8] runs compare: won first, then by Gold left and cards; lost by enemies, Relics and events, not by cards', () => {
    const run = (reason: Position['reason'], changes: Partial<Position>): Position => ({
      ...buildPosition({ event: 'cups-4' }),
      reason,
      cardCount: 50,
      ...changes,
    });
    const court = (n: number) => COURT_CARDS.slice(0, n).reduce((mask, one) => mask | courtBit(one), 0);
    const inOrder = [
      run('relics', { hp: 1, gold: [4, 5], cardCount: 90 }),
      run('relics', { hp: 9, gold: [7], cardCount: 70 }),
      run('relics', { hp: 9, gold: [7], cardCount: 80 }),
      run('combat', { catacomb: court(6), relics: 1 }),
      run('combat', { catacomb: court(5), relics: 7 }),
      run('combat', { catacomb: court(5), relics: 3, eventCount: 9 }),
      run('combat', { catacomb: court(5), relics: 3, eventCount: 8, cardCount: 60 }),
    ].map(measure);
    expect(inOrder.toReversed().toSorted((a, b) => compareMeasures(b, a))).toEqual(inOrder);
    expect(measure(run('', { catacomb: court(5), relics: 3, eventCount: 8, cardCount: 40 }))).toEqual(
      inOrder.at(-1),
    );
  });
});

describe('options', () => {
  test('[RD-OPT-2] concoctions may be left only where the option is on, and traps never', () => {
    expect(resolveTable(game, 1).options.concoctionSkip).toBe(false);
    expect(listed(buildPosition({ event: 'cups-4' }))).toEqual(['die']);
    expect(listed(buildPosition({ concoctionSkip: true, event: 'cups-4' }))).toEqual(['die', 'skip']);
    expect(listed(buildPosition({ concoctionSkip: true, event: 'swords-4' }))).toEqual(['fight']);
    const position = buildPosition({
      concoctionSkip: true,
      gold: [4],
      hp: 5,
      event: 'cups-4',
      deck: ['clubs-2'],
    });
    const events = play(position, { kind: 'skip' });
    expect(events[0]).toEqual({ kind: 'concoctionLeft', card: card('cups-4') });
    expect(position).toMatchObject({ hp: 5, gold: [card('coins-4')] });
  });
  test('[RD-OPT-3] mutualKo = win: 1 HP and the fight is won; nothing outside combat', () => {
    expect(resolveTable(game, 1).options.mutualKo).toBe('loss');
    const king = duel({
      mutualKo: 'win',
      hp: 3,
      relics: ['clubs', 'cups', 'swords'],
      enemy: 'coins-10',
      enemyHp: 3,
      unveils: ['swords-4'],
      hand: ['swords-5'],
    });
    expect(first(respond(king, ['swords-5']), 'heroSpared').hp).toBe(1);
    expect(game.result(king)).toMatchObject({ reason: 'relics', counters: { hp: 1 } });
    const trap = buildPosition({ mutualKo: 'win', hp: 1, event: 'clubs-2' });
    play(trap, { kind: 'die' }, scripted(1));
    expect(game.result(trap)?.reason).toBe('trap');
  });
  test('[RD-OPT-4] a shared start: the seed belongs to the table, and the same luck gives the same start', () => {
    expect(Object.keys(game.options)).not.toContain('seed');
    const start = (seed: string) => game.setup(tableOf('easy'), seeded(seed));
    expect(start('challenge 7')).toEqual(start('challenge 7'));
    expect(start('challenge 7')).not.toEqual(start('challenge 8'));
  });
  test('[RD-OPT-5] different options never share a table of best runs', () => {
    const sets: Options[] = ['easy', 'hard'].flatMap((mode) =>
      [false, true].flatMap((concoctionSkip) =>
        ['loss', 'win'].map((mutualKo) => ({ mode, concoctionSkip, mutualKo })),
      ),
    );
    const tables = sets.map((options) => bestRunsTable(resolveTable(game, 1, options)));
    expect(new Set(tables).size).toBe(8);
    expect(bestRunsTable(resolveTable(game, 1))).toBe(bestRunsTable(resolveTable(game, 1, { mode: 'easy' })));
    expect(bestRunsTable(resolveTable(game, 1, {}, { cardLimit: 100 }))).not.toBe(tables[0]);
  });
  test('[RD-GOLD-2 RD-OPT-1] every refusal has its own reason', () => {
    const bribe = (gold: number): Choice => ({ kind: 'bribe', gold });
    const swords = buildPosition({ gold: [3, 4], event: 'swords-4' });
    expect(game.explain(swords, 0, bribe(goldOf(4))).code).toBe('bribe-is-evade');
    expect(game.explain(swords, 0, { kind: 'pay', gold: goldOf(4) }).code).toBe('pay-evades-or-bribes');
    expect(game.explain(swords, 0, { kind: 'skip' }).code).toBe('swords-not-left');
    const trap = buildPosition({ gold: [3, 4], event: 'clubs-4' });
    expect(game.explain(trap, 0, bribe(goldOf(4))).code).toBe('nobody-to-bribe');
    expect(game.explain(trap, 0, { kind: 'evade', gold: goldOf(4) }).code).toBe('nothing-to-evade');
    expect(game.explain(trap, 0, { kind: 'fight' }).code).toBe('no-enemy-here');
    expect(game.explain(trap, 0, { kind: 'pay', gold: goldOf(4), more: 1 }).code).toBe('unknown-choice');
    const keep = buildPosition({ hand: ['cups-4'], aid: ['clubs-8'] });
    expect(game.explain(keep, 0, { kind: 'keep', cards: 2 }).code).toBe('slot-empty');
    expect(game.explain(keep, 0, { kind: 'die' }).code).toBe('keep-first');
    expect(game.explain(keep, 0, { kind: 'respond', cards: 1, suit: 1, help: 0 }).code).toBe('fight-is-over');
    const fight = buildPosition({ enemy: 'clubs-8', unveils: ['clubs-2'], hand: ['swords-4'] });
    expect(game.explain(fight, 0, { kind: 'respond', cards: 2, suit: 3, help: 0 }).code).toBe('slot-empty');
    expect(game.explain(fight, 0, { kind: 'keep', cards: 1 }).code).toBe('keep-after-fight');
  });
});
