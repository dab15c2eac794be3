// What is ours about tremors: more cards with every reshuffle, strikes underfoot, crushed walls, wounds of broken ground.
import { recording, resolveTable, scripted, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { CONCUSSION, DESTROYED, NO_TOKEN, PLAIN, RUPTURE } from '../src/content/pieces.ts';
import { game } from '../src/index.ts';
import { cardsPerTurn, concussionsLeft, type Position, turnsUntilRise } from '../src/position.ts';
import { strikesUnderfoot } from '../src/rules/lanes.ts';
import {
  A,
  act,
  at,
  B,
  buildPosition,
  C,
  DOWN_CARD,
  edge,
  LEFT_CARD,
  type PositionSpec,
  RIGHT_CARD,
  tremor,
  UP_CARD,
} from './build-position.ts';

/** A position of the rising tremor, with so many cards in this turn. */
function rising(cards: number, given: PositionSpec = {}): Position {
  const p = buildPosition({
    ...given,
    options: { tremor: 'rising', voidLane: 'underfoot', ...given.options },
  });
  p.renewals = cards - 1;
  p.tremors = cards;
  return p;
}

test('[ST-EX-72 ST-CON-9 ST-CON-17] a turn has one card more for every reshuffle, one after the other', () => {
  const p = rising(3, { pawns: [[4, 6]] });
  const events = tremor(p, RIGHT_CARD, 2, RIGHT_CARD, 2, RIGHT_CARD, 2);
  expect(
    events.flatMap((event) => (event.kind === 'cardTurned' ? [[event.card, event.cards, event.lane]] : [])),
  ).toEqual([
    [1, 3, 4],
    [2, 3, 4],
    [3, 3, 4],
  ]);
  expect(p.ground[at([4, 8])]).toBe(PLAIN + DESTROYED);
  expect([p.active, p.tremors, concussionsLeft(p)]).toEqual([B, 3, 45]);
});

test('[ST-EX-73 ST-CON-9 ST-CON-2] a reshuffle in step 4 counts from the next turn on', () => {
  const p = rising(2, { pawns: [[4, 6]] });
  p.concussions = [0, 1, 0, 0];
  expect(turnsUntilRise(p)).toBe(1);
  const events = tremor(p, 1, RIGHT_CARD, 1);
  expect(events.find(({ kind }) => kind === 'deckRenewed')).toEqual({ kind: 'deckRenewed', tremors: 3 });
  expect(events.filter(({ kind }) => kind === 'cardTurned').length).toBe(2);
  expect([p.active, p.tremors, concussionsLeft(p)]).toEqual([B, 3, 47]);
});

test('[ST-EX-74 ST-CON-9] with a steady tremor a reshuffle changes nothing', () => {
  const p = buildPosition({ pawns: [[4, 6]] });
  p.concussions = [0, 0, 0, 0];
  const events = tremor(p, RIGHT_CARD, 1);
  expect(events.find(({ kind }) => kind === 'deckRenewed')).toEqual({ kind: 'deckRenewed', tremors: 1 });
  expect([p.tremors, cardsPerTurn(p), turnsUntilRise(p)]).toEqual([1, 1, undefined]);
});

test('[ST-CON-9] the turns until one card more are those that are played until then', () => {
  const luck = seeded('meter');
  const p = game.setup(resolveTable(game, 3, { preset: 'easy', deck: 6 }), luck);
  let expected: number | undefined;
  let rises = 0;
  while (p.phase !== 'over') {
    // Nobody is walled in here: the game must last.
    p.wallSupply = 20;
    const { turn, tremors } = p;
    const choice = game.defaultChoice(p, p.deciding);
    game.play(p, p.deciding, choice, luck);
    if (p.turn === turn || p.ending !== '') continue;
    if (expected !== undefined) expect(p.tremors).toBe(expected === 1 ? tremors + 1 : tremors);
    if (p.tremors > tremors) rises++;
    expected = turnsUntilRise(p);
  }
  expect(rises).toBeGreaterThan(0);
});

test('[ST-EX-75 ST-CON-17 ST-DES-4 ST-DES-5] the next card is counted from where the pawn has fled to', () => {
  const p = rising(2, {
    pawns: [[1, 6]],
    ruptures: [
      [1, 6],
      [1, 7],
    ],
  });
  const events = tremor(p, UP_CARD, DOWN_CARD - 1, 1);
  expect(events.flatMap((event) => (event.kind === 'relocated' ? [event.to] : []))).toEqual([at([2, 6])]);
  expect([p.health[A], p.tokens[at([3, 6])]]).toEqual([2, CONCUSSION]);
});

test('[ST-EX-76 ST-CON-17 ST-TURN-3] a loss stops the cards that are still to come', () => {
  const p = rising(3, {
    pawns: [
      [4, 6],
      [4, 7],
    ],
    health: [3, 1],
    ruptures: [[4, 7]],
  });
  tremor(p, RIGHT_CARD, 1);
  const events = act(p, { kind: 'relocate', cell: at([3, 7]) });
  expect([p.ending, p.cardsDue]).toEqual(['death', 2]);
  expect(events.at(-1)).toEqual({ kind: 'ended', ending: 'death' });
});

test('[ST-EX-77 ST-CON-17 ST-PERK-6] the Listener is asked for each card, and the rest follows the pick', () => {
  const p = rising(2, { pawns: [[4, 6]], cast: ['listener'] });
  tremor(p, RIGHT_CARD, 4, 2);
  expect([p.phase, p.cardsDue]).toEqual(['die', 1]);
  act(p, { kind: 'pick-die', die: 4 }, RIGHT_CARD, 1, 3);
  expect([p.phase, p.cardsDue]).toEqual(['die', 0]);
  act(p, { kind: 'pick-die', die: 3 });
  expect([p.active, p.tokens[at([4, 10])], p.tokens[at([4, 9])]]).toEqual([B, CONCUSSION, CONCUSSION]);
});

test('[ST-EX-78 ST-CON-18 ST-RUP-8] whoever stands on a Rupture is hurt once, after the last card', () => {
  const p = rising(2, { pawns: [[4, 6]], ruptures: [[4, 6]] });
  const events = tremor(p, RIGHT_CARD, 3, LEFT_CARD - 1, 3);
  expect(events.filter(({ kind }) => kind === 'hurt')).toEqual([
    { kind: 'hurt', seat: A, health: 2, cause: 'rupture' },
  ]);
  const order = events.map(({ kind }) => kind);
  expect(order.indexOf('hurt')).toBeGreaterThan(order.lastIndexOf('cardTurned'));
});

test('[ST-EX-79 ST-CON-8] underfoot: a card without a lane strikes the own cell, three times to its end', () => {
  const p = rising(3, {
    pawns: [
      [1, 6],
      [8, 6],
    ],
  });
  const events = tremor(p, UP_CARD, UP_CARD, UP_CARD);
  expect(events.filter(({ kind }) => kind === 'struckUnderfoot').length).toBe(3);
  expect(events.some(({ kind }) => kind === 'dieRolled')).toBe(false);
  expect([p.phase, p.deciding, p.ground[at([1, 6])]]).toEqual(['relocation', A, PLAIN + DESTROYED]);
  act(p, { kind: 'relocate', cell: at([2, 6]) });
  expect([p.health[A], p.active]).toEqual([2, B]);
});

test('[ST-EX-80 ST-CON-8] cornered: only with three empty lanes is the own cell struck', () => {
  const options = { voidLane: 'cornered' };
  const p = rising(1, { options, pawns: [[1, 6]] });
  const events = tremor(p, UP_CARD);
  expect([events.some(({ kind }) => kind === 'tremorFaded'), p.tokens[at([1, 6])]]).toEqual([true, NO_TOKEN]);
  const alone = rising(1, { options, pawns: [[4, 2]], floor: [[4, 2]] });
  tremor(alone, LEFT_CARD);
  expect(alone.tokens[at([4, 2])]).toBe(CONCUSSION);
  expect(strikesUnderfoot(alone, at([4, 2]), 1, 1)).toBe(false);
});

test('[ST-EX-87 ST-CON-20] aftershock: cards after the first strike the own cell only with two empty lanes', () => {
  const options = { voidLane: 'aftershock' };
  const p = rising(3, { options, pawns: [[2, 6]], destroyed: [[1, 6]] });
  const events = tremor(p, UP_CARD, UP_CARD, UP_CARD);
  const told = events.flatMap(({ kind }) =>
    kind === 'struckUnderfoot' || kind === 'tremorFaded' ? [kind] : [],
  );
  expect(told).toEqual(['struckUnderfoot', 'tremorFaded', 'tremorFaded']);
  expect(p.tokens[at([2, 6])]).toBe(CONCUSSION);
  const rim = rising(2, { options, pawns: [[1, 6]] });
  tremor(rim, UP_CARD, UP_CARD);
  expect(rim.tokens[at([1, 6])]).toBe(RUPTURE);
});

test('[ST-EX-81 ST-CON-19] a lane of bare ravines alone counts as empty, but only where a card strikes underfoot', () => {
  const given = { pawns: [[4, 3]] as [number, number][], ravines: [[4, 2]] as [number, number][] };
  const p = rising(1, given);
  tremor(p, LEFT_CARD);
  expect(p.tokens[at([4, 3])]).toBe(CONCUSSION);
  expect(strikesUnderfoot(p, at([4, 3]), 1, 1)).toBe(false);
  for (const voidLane of ['redraw', 'fizzle'])
    expect(strikesUnderfoot(rising(1, { ...given, options: { voidLane } }), at([4, 3]), 3, 1)).toBe(false);
});

test('[ST-EX-82 ST-RUP-9] all: broken ground hurts everybody else on it at once, then treasures are lost', () => {
  const given: PositionSpec = {
    pawns: [
      [4, 8],
      [4, 5],
      [4, 6],
    ],
    concussions: [
      [4, 5],
      [4, 6],
    ],
    treasures: [[[4, 5], 0]],
    options: { spread: 'cascade', ruptureWound: 'all' },
  };
  const p = rising(1, given);
  const events = tremor(p, LEFT_CARD, 3);
  expect([p.health, p.discards]).toEqual([
    [3, 2, 2, 3],
    [1, 0, 0],
  ]);
  const kinds = events.map(({ kind }) => kind);
  expect(kinds.indexOf('hurt')).toBeLessThan(kinds.indexOf('treasureDiscarded'));
  const dying = rising(1, { ...given, health: [3, 3, 1, 3] });
  tremor(dying, LEFT_CARD, 3);
  expect([dying.ending, dying.health[B], dying.discards]).toEqual(['death', 2, [0, 0, 0]]);
  const own = rising(1, { ...given, options: { spread: 'cascade' } });
  tremor(own, LEFT_CARD, 3);
  expect(own.health[C]).toBe(3);
});

test('[ST-EX-83 ST-RUP-9 ST-RUP-8] all: the active pawn is hurt by its own turn only, once', () => {
  const p = rising(1, {
    pawns: [[4, 8]],
    concussions: [
      [4, 7],
      [4, 8],
    ],
    options: { spread: 'cascade', ruptureWound: 'all' },
  });
  tremor(p, LEFT_CARD, 1);
  expect([p.tokens[at([4, 8])], p.health[A]]).toEqual([RUPTURE, 2]);
});

test('[ST-EX-84 ST-WALL-5] out: walls that a Rupture breaks leave the game, removed ones come back', () => {
  const given: PositionSpec = { pawns: [[4, 6]], concussions: [[4, 5]], walls: ['v-4-5', 'h-4-6'] };
  const left = (crushed: string): number => {
    const p = rising(1, { ...given, options: { crushed } });
    act(p, { kind: 'remove-wall', edges: [edge('h-4-6')] });
    const events = tremor(p, LEFT_CARD, 1);
    expect(events.find(({ kind }) => kind === 'wallsBroken')).toMatchObject({ to: crushed });
    return p.wallSupply;
  };
  expect([left('supply'), left('out')]).toEqual([19, 18]);
});

test('[ST-EX-85 ST-SET-24 ST-SET-25 ST-STR-10] the first deck is full with a rising tremor, and has as many cards as agreed', () => {
  const afterOpening = (options: Record<string, string | number>): number[] => {
    const luck: number[] = [];
    const chance = recording(seeded('first deck'), luck);
    const p = game.setup(resolveTable(game, 3, options), chance);
    while (p.turn === 0) game.play(p, p.deciding, game.choices(p, p.deciding)[0]!, chance);
    return [concussionsLeft(p), p.renewals];
  };
  expect(afterOpening({ preset: 'normal' })).toEqual([48, 0]);
  expect(afterOpening({ preset: 'normal', deck: 10 })).toEqual([40, 0]);
  expect(afterOpening({ preset: 'book' })[0]).toBeLessThan(48);
});

test('[ST-EX-86 ST-SET-26] fewer walls than printed may be agreed on, and none more', () => {
  const p = game.setup(resolveTable(game, 3, { walls: 12 }), scripted('keep'));
  expect(p.wallSupply).toBe(12);
  expect(() => resolveTable(game, 3, { walls: 21 })).toThrow();
});
