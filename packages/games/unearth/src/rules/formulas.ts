// Formulas of Named Wonders, compared with the six Stones of a ring (UN-FOR).
import type { Formula } from '../content/wonders.ts';

/** UN-FOR-1..5: `ring` counts the Stones per colour; positions do not matter (UN-WON-6). */
export function meetsFormula(formula: Formula, ring: readonly number[]): boolean {
  if (formula.kind === 'fixed') {
    for (let colour = 0; colour < 4; colour++) if (ring[colour]! < formula.least[colour]!) return false;
    return true;
  }
  const present = ring.filter((count) => count > 0).sort((a, b) => b - a);
  return present.length === formula.sizes.length && present.every((count, i) => count === formula.sizes[i]);
}

export const isOneColour = (ring: readonly number[]): boolean => ring.some((count) => count === 6);
