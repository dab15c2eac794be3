// The examples of the rulebook, played at a real table: their numbers are those of the rules.
import { SPECTATOR } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { instant, PASS, reroll } from '../src/choices.ts';
import { hazardLevel, ROLL, STEP } from '../src/position.ts';
import { buildPosition, card, ONES } from '../test/build-position.ts';
import {
  ALERTS,
  CALL,
  DUEL,
  DUEL_SCORE,
  DUEL_SLOT,
  examples,
  REROLL,
  REROLLED,
  RISK,
  riskOf,
  seenBy,
} from './examples.ts';

test('[DV-READY-3 DV-READY-4 DV-VIEW-1] before the reveal a team mate sees the card, the others a full hand', () => {
  expect(seenBy(2)).toEqual({ placed: 1, hand: 3, isFace: true });
  for (const viewer of [0, SPECTATOR] as const) {
    const { placed, hand, isFace } = seenBy(viewer);
    expect([placed, isFace]).toEqual([0, false]);
    expect(hand).toBe(examples.hidden!.n);
  }
});

test('[DV-WDW-4 DV-WDW-5] the call of the example: the first in precedence acts, the other use lapses unpaid', () => {
  const s = buildPosition({ n: 2 });
  s.quiet();
  s.toPlacement(1, 1);
  s.p.ready.push(2, 1);
  s.p.step = STEP.rallyWindow;
  for (const seat of [1, 2]) {
    s.hand(seat, 'signal-flare');
    s.purse(seat, 2);
  }
  s.run();
  expect(s.p.circle).toEqual([...CALL.circle]);
  const flare = instant(card('signal-flare'), 1, 0);
  for (const [i, seat] of CALL.circle.entries()) s.play(seat, CALL.answers[i] === 'pass' ? PASS : flare);
  expect(s.eventsOf('instantPlayed').map(({ player }) => player)).toEqual([CALL.acts]);
  expect([s.seat(1).trinkets, s.seat(2).trinkets]).toEqual([2, 0]);
  expect(s.p.circle[s.p.lead]).toBe(CALL.nextFirst);
});

/** Two Archaeologists in round 1, nothing in hands, at the moment of placing. */
function round(alert = 1) {
  const s = buildPosition({ n: 2 });
  s.quiet();
  s.toPlacement(1, alert);
  return s;
}

test('[DV-ROLL-4 DV-ROLL-13] a reroll of two takes the dice that are marked', () => {
  const s = round();
  s.hand(1, 'scrolls');
  s.place(1, 'scrolls');
  s.ready(1, 2);
  s.dice([REROLL.faces, ONES], [ONES, ONES]);
  s.ready(0);
  s.pass();
  s.luck(3, 3);
  s.play(1, reroll(REROLL.most));
  expect(s.eventsOf('diceRerolled').map(({ places }) => places)).toEqual([REROLLED]);
  expect(REROLLED.map((at) => REROLL.faces[at])).toEqual([examples.reroll!.first, examples.reroll!.second]);
});

test('[DV-ROLL-8 DV-ROLL-9 DV-TOK-1 DV-TOK-2 DV-REWARD-1] the duel ends in a tie, which fails and pays 1', () => {
  const s = round();
  s.hand(1, 'trowel');
  s.place(1, 'trowel');
  s.seat(1).pool.tokens.push(...DUEL.tokens);
  s.ready(1, 2);
  s.dice([[DUEL.pip, ...DUEL.green], ONES], [DUEL.slot, ONES]);
  s.ready(0);
  s.pass();
  s.pass();
  expect([s.seat(1).pool.score, s.p.guards[0]!.score]).toEqual([DUEL_SCORE, DUEL_SLOT]);
  expect([examples.duel!.score, examples.duel!.slot]).toEqual([DUEL_SCORE, DUEL_SLOT]);
  expect(s.seat(1).roll).toBe(ROLL.failure);
  expect(s.seat(1).trinkets).toBe(1);
});

test('[DV-RECOUP-5 DV-RISK-1] a Risk equal to the Alert is safe, one below costs Danger', () => {
  const s = round(RISK.alert);
  s.hand(1, ...RISK.safe);
  s.hand(2, ...RISK.short);
  for (const id of RISK.safe) s.place(1, id);
  for (const id of RISK.short) s.place(2, id);
  s.ready(1, 2);
  s.anyLuck();
  s.ready(0);
  s.pass();
  s.pass();
  s.pass();
  expect([s.seat(1).danger, s.seat(2).danger]).toEqual([0, 1]);
  expect([riskOf(RISK.safe), riskOf(RISK.short)]).toEqual([RISK.alert, examples.risk!.short]);
});

test('[DV-HAZ-1] the ladder of Alert and Hazard', () => {
  expect(ALERTS.map(({ hazard }) => hazard).join('')).toBe('11112222333');
  expect([hazardLevel(examples.hazard!.one as number), hazardLevel(examples.hazard!.two as number)]).toEqual([
    1, 2,
  ]);
});
