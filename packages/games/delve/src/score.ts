// The end of the game: who has won, when that is looked at, and how it is told.
import type { Result } from '@undercroft/kernel';
import { inPlayCount, OUTCOME, type Position } from './position.ts';
import type { Scene } from './scene.ts';

const REASONS = ['', 'expedition', 'ancient', 'cap'] as const;
const CLAUSES = ['', 'DV-END-2', 'DV-END-1', 'DV-END-8'] as const;

export function endGame(scene: Scene, outcome: number): void {
  if (scene.p.outcome !== OUTCOME.none) return;
  scene.p.outcome = outcome;
  scene.tell?.({ kind: 'gameEnded', reason: REASONS[outcome]! });
}

/** DV-END-2..5: neither Trinkets in the field nor Relics on the board. */
export function expeditionHasAll(p: Position): boolean {
  return p.field === 0 && p.relics.every((relic) => relic.claimedBy !== 0);
}

/** DV-REWARD-6, DV-RECOUP-9: the two moments at which the Expedition may have won. */
export function checkExpedition(scene: Scene): boolean {
  if (!expeditionHasAll(scene.p)) return false;
  endGame(scene, OUTCOME.expedition);
  return true;
}

/** DV-GEN-3, DV-END-7: sides win or lose whole, eliminated Archaeologists included; there are no points. */
export function resultOf(p: Position): Result | undefined {
  if (p.outcome === OUTCOME.none) return undefined;
  const expedition = p.outcome === OUTCOME.expedition;
  const seats = p.diggersAtStart + 1;
  const places = Array.from({ length: seats }, (_, seat) => (seat > 0 === expedition ? 1 : 2));
  return {
    reason: REASONS[p.outcome]!,
    clause: CLAUSES[p.outcome]!,
    winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    places,
    counters: {
      rounds: p.round,
      alert: p.alert,
      field: p.field,
      survivors: inPlayCount(p),
      relicsClaimed: p.relics.filter((relic) => relic.claimedBy !== 0).length,
      heistsTried: p.heistsTried,
      heistsWon: p.heistsWon,
    },
  };
}
