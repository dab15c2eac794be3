// What a step 4 brought is told card by card.
import { expect, test } from 'vitest';
import { cardOnIsland, countsAt, strikeOf, tremorsIn } from '../ui/tremors-in.ts';
import { at, buildPosition, LEFT_CARD, RIGHT_CARD, tremor, UP_CARD } from './build-position.ts';

const kindsOf = (events: Parameters<typeof tremorsIn>[0]): string[][] =>
  tremorsIn(events).map((told) => told.map(({ kind }) => kind));

test('[ST-CON-17] each card has what it did, and the last one the wound of the turn', () => {
  const p = buildPosition({ pawns: [[4, 6]], ruptures: [[4, 6]], options: { tremor: 'rising' } });
  p.tremors = 2;
  p.renewals = 1;
  expect(kindsOf(tremor(p, RIGHT_CARD, 1, LEFT_CARD - 1, 3))).toEqual([
    ['cardTurned', 'dieRolled', 'ruptured'],
    ['cardTurned', 'dieRolled', 'concussionPlaced', 'hurt', 'pointsReturned'],
  ]);
});

test('[ST-CON-7] a card that is drawn for again belongs to the one that counts', () => {
  const p = buildPosition({ pawns: [[4, 3]] });
  const told = kindsOf(tremor(p, LEFT_CARD, UP_CARD, RIGHT_CARD - 1, 6));
  expect(told.length).toBe(1);
  expect(told[0]!.filter((kind) => kind === 'cardTurned').length).toBe(3);
});

test('[ST-CON-4 ST-CON-8] a card strikes where its die leads, or underfoot, or nowhere', () => {
  const strikes = (voidLane: string, ...luck: number[]): (number | undefined)[] =>
    tremorsIn(tremor(buildPosition({ pawns: [[1, 6]], options: { voidLane } }), ...luck)).map(strikeOf);
  expect(strikes('underfoot', RIGHT_CARD, 1)).toEqual([at([1, 7])]);
  expect(strikes('underfoot', UP_CARD)).toEqual([at([1, 6])]);
  expect(strikes('fizzle', UP_CARD)).toEqual([undefined]);
});

test('what the die counts fits on its plate, also on the only tile of a lane', () => {
  expect([1, 2].map((die) => countsAt(0, 1, die))).toEqual(['1', '1 · 2']);
  expect(countsAt(0, 1, 6)).toBe('1–6');
  expect([countsAt(0, 2, 6), countsAt(1, 2, 6)]).toEqual(['1 · 3 · 5', '2 · 4 · 6']);
});

test('the marks of a tremor go once it is told and something is asked', () => {
  const marked = (isAsked: boolean) => [0, 1, 2].map((told) => cardOnIsland(told, 2, isAsked));
  expect(marked(true)).toEqual([0, 1, undefined]);
  // In a replay and for those who watch the last card stays.
  expect(marked(false)).toEqual([0, 1, 1]);
  expect(cardOnIsland(0, 0, false)).toBe(undefined);
});
