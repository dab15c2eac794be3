// The end of the game: when it is checked, who has won, and the result.
import type { Result } from '@undercroft/kernel';
import { DEADLY_DANGER, inPlayCount, OUTCOME, type Position } from './position.ts';
import type { RuleContext } from './rules/rule-context.ts';

const REASONS = ['', 'expedition', 'ancient', 'cap'] as const;
const CLAUSES = ['', 'DV-END-2', 'DV-END-1', 'DV-END-8'] as const;

export function endGame(context: RuleContext, outcome: number): void {
  if (context.p.outcome !== OUTCOME.none) return;
  context.p.outcome = outcome;
  context.tell?.({ kind: 'gameEnded', reason: REASONS[outcome]! });
}

/** DV-END-2..5: neither Trinkets in the field nor Relics on the board. */
export function expeditionHasAll(p: Position): boolean {
  return p.field === 0 && claimedRelics(p) === p.relics.length;
}

function claimedRelics(p: Position): number {
  let claimed = 0;
  for (let at = 0; at < p.relics.length; at++) if (p.relics[at]!.claimedBy !== 0) claimed++;
  return claimed;
}

/** DV-REWARD-6, DV-RECOUP-9: the two moments at which the Expedition may have won. */
export function checkExpedition(context: RuleContext): boolean {
  if (!expeditionHasAll(context.p)) return false;
  endGame(context, OUTCOME.expedition);
  return true;
}

/** DV-END-9: won first; then how near one's own aim, how far the other side from its; then a quick victory or a long defence. */
export function measure(p: Position, seat: number): readonly number[] {
  const hasWon = p.outcome !== OUTCOME.none && seat > 0 === (p.outcome === OUTCOME.expedition);
  const lives = p.diggers.reduce((sum, { inPlay, danger }) => sum + inPlay * (DEADLY_DANGER - danger), 0);
  return [
    hasWon ? 1 : 0,
    ...(seat === 0 ? [-lives, p.field] : [-p.field, lives]),
    hasWon ? -p.round : p.round,
  ];
}

/** DV-GEN-3, DV-END-7: sides win or lose whole, eliminated Archaeologists included; there are no points. */
export function result(p: Position): Result | undefined {
  if (p.outcome === OUTCOME.none) return undefined;
  const expedition = p.outcome === OUTCOME.expedition;
  const places: number[] = [];
  const winners: number[] = [];
  for (let seat = 0; seat <= p.diggersAtStart; seat++) {
    const hasWon = seat > 0 === expedition;
    places.push(hasWon ? 1 : 2);
    if (hasWon) winners.push(seat);
  }
  return {
    reason: REASONS[p.outcome]!,
    clause: CLAUSES[p.outcome]!,
    winners,
    places,
    counters: {
      rounds: p.round,
      alert: p.alert,
      field: p.field,
      survivors: inPlayCount(p),
      relicsClaimed: claimedRelics(p),
      heistsTried: p.heistsTried,
      heistsWon: p.heistsWon,
    },
  };
}
