// What things are worth to a simple player, in Trinkets: lives, Relics, Alert and spent Trinkets.
import { inPlayCount, MAX_ALERT, type Position } from '../position.ts';

/** What one more point of Danger costs, by the Danger that is there already. */
const DANGER = [3, 4, 6, 16] as const;
export const dangerWorth = (danger: number): number => DANGER[Math.min(3, Math.max(0, danger))]!;
/** Taking so many away again. Whoever is down to none could have waited, and should where less is there than could go. */
export function healWorth(danger: number, n: number): number {
  if (danger < n) return -1;
  let worth = 0;
  for (let left = danger - 1; left >= Math.max(0, danger - n); left--) worth += dangerWorth(left);
  return worth * (danger > n ? 1 : 0.55);
}

/** A Relic and its White Die, to the seat that takes them. */
export const RELIC_WORTH = 11;
/** A Trinket paid is not lost for good, but the Ancient may bring it back to the field. */
export const SPENT_WORTH = 0.4;
export const ANCIENT_SPENT_WORTH = 0.8;
export const DIG_WORTH = 0.25;
export const WHITE_WORTH = 5;
/** A Trinket back on the field has to be won again. */
export const RECOVERED_WORTH = 0.9;

/** How much one point of Risk, up or down, changes the chance of being caught. */
const pressureAt = (alert: number): number => Math.min(0.28, Math.max(0, (alert - 2) * 0.05));
export const riskPressure = (p: Position): number => pressureAt(p.alert);

/** The share of the Risk pressed away that a team feels: most of it is met with other cards. */
const CALM_FELT = 0.5;
/** Rounds ahead that are worth a thought. */
const CALM_ROUNDS = 6;

/** Alert stays one lower in every round until it would be full; from there on Calm changes nothing. */
export function calmWorth(p: Position): number {
  let pressure = 0;
  const first = p.alert + 1 - p.calm;
  for (let alert = Math.max(1, first); alert <= MAX_ALERT && alert < first + CALM_ROUNDS; alert++)
    pressure += pressureAt(alert);
  return p.alert >= MAX_ALERT ? 0 : CALM_FELT * pressure * inPlayCount(p) * DANGER[1];
}

/** What a success pays more than a failure while the field lasts. */
export const successWorth = (p: Position): number => Math.min(3, p.field);
