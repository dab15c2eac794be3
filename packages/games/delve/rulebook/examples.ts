// What the rules say about the drawn examples of DELVE; a test plays each of them at a real table.
import { HIDDEN, resolveTable, SPECTATOR, seeded, type Viewer } from '@undercroft/kernel';
import type { Examples } from '@undercroft/kit';
import { game } from '../src/index.ts';
import { emptyPool, hazardLevel, MAX_ALERT, type Position } from '../src/position.ts';
import { diceTaken, rollScore } from '../src/rules/dice.ts';
import { BY_NUMBER, PRINTED } from './printed.ts';

/** A table at the Entry where Archaeologist 1 has just placed a card. */
function placing(): { readonly p: Position; readonly card: number } {
  const p = game.setup(resolveTable(game, 3, { teamHands: 'open' }), seeded('rulebook'));
  const choice = game.choices(p, 1).find(({ kind }) => kind === 'place');
  if (choice?.kind !== 'place') throw new Error('nothing can be placed');
  game.play(p, 1, choice, seeded('rulebook'), undefined);
  return { p, card: choice.card };
}
const { p: sealed, card: placedCard } = placing();

/** What a viewer sees of Archaeologist 1 before the reveal: cards on the table, and in hand. */
export function seenBy(viewer: Viewer): {
  readonly placed: number;
  readonly hand: number;
  readonly isFace: boolean;
} {
  const { placed, hand } = game.view(sealed, viewer).diggers[0]!;
  return { placed: placed.length, hand: hand.length, isFace: placed.length > 0 && !placed.includes(HIDDEN) };
}
export const VIEWERS: readonly Viewer[] = [2, 0, SPECTATOR];
export const PLACED_ID = BY_NUMBER[placedCard]!.id;

/** One call of a window: who stands where, and what each answered. Seats by letter: A is 1, B is 2. */
export const CALL = {
  circle: [0, 2, 1],
  answers: ['pass', 'use', 'use'],
  acts: 2,
  nextFirst: 1,
} as const;

export const REROLL = { faces: [6, 2, 5, 1], most: 2 } as const;
export const REROLLED = diceTaken(REROLL.faces, REROLL.most, false);

export const DUEL = { pip: 3, green: [5, 4, 3, 2], tokens: [-5, 3], slot: [4, 4, 4, 3] } as const;
const own = rollScore({ ...emptyPool(), faces: [DUEL.pip, ...DUEL.green] });
export const DUEL_SCORE = rollScore({
  ...emptyPool(),
  faces: [DUEL.pip, ...DUEL.green],
  tokens: [...DUEL.tokens],
});
export const DUEL_SLOT = rollScore({ ...emptyPool(), faces: [...DUEL.slot] });

export const RISK = { alert: 4, safe: ['brush', 'climbing-rope'], short: ['brush', 'trowel'] } as const;
const printedRisk = (id: string): number => {
  const entry = PRINTED.find((card) => card.id === id)!;
  return entry.deck === 'expedition' ? entry.risk : 0;
};
export const riskOf = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + printedRisk(id), 0);

export const ALERTS = Array.from({ length: MAX_ALERT + 1 }, (_, alert) => ({
  alert,
  hazard: hazardLevel(alert),
}));
const lastOf = (level: number): number => ALERTS.filter(({ hazard }) => hazard === level).at(-1)!.alert;

export const examples: Examples = {
  hidden: { card: { id: `card.${PLACED_ID}` }, n: seenBy(0).hand },
  call: {},
  reroll: { first: REROLL.faces[REROLLED[0]!]!, second: REROLL.faces[REROLLED[1]!]! },
  duel: { own, score: DUEL_SCORE, slot: DUEL_SLOT },
  risk: { alert: RISK.alert, short: riskOf(RISK.short) },
  hazard: { one: lastOf(1), two: lastOf(2) },
};
