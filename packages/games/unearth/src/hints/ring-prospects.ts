// Unfinished rings in one tableau: how far they have come, and the best Wonder that each may still become.
import { type Formula, NAMED_WONDERS } from '../content/wonders.ts';
import { type Position, SHOWN } from '../position.ts';
import { listCentres, NEIGHBOURS } from '../rules/hexes.ts';
import { wonderWorth } from './worth.ts';

/** Empty cells with 3, 4 and 5 Stones around them; then what may be built beyond a Lesser Wonder, by 4 and 5 Stones. */
export const begunRings = new Float64Array(5);

const LESSER_POINTS = 3;
const GREATER_GAIN = 4;
/** How likely a Stone of the right colour comes along, against any Stone. */
const RIGHT_COLOUR = 0.4;
const MOST_COUNTED: readonly number[] = [3, 2, 2];

const centres: number[] = [];
const ring: [number, number, number, number] = [0, 0, 0, 0];
const gains = new Float64Array(NAMED_WONDERS.length);

export function ringProspects(position: Position, seat: number): void {
  begunRings.fill(0);
  const stones = position.stones[seat]!;
  listCentres(stones, position.wonders[seat]!, centres);
  let isReckoned = false;
  for (const centre of centres) {
    const around = centre & 7;
    if (begunRings[around - 3]! < MOST_COUNTED[around - 3]!) begunRings[around - 3]!++;
    if (around === 3) continue;
    if (!isReckoned) reckonGains(position, seat);
    isReckoned = true;
    lookAround(stones, centre >> 3);
    begunRings[around - 1] = Math.max(begunRings[around - 1]!, bestGain(position, 6 - around));
  }
}

function reckonGains(position: Position, seat: number): void {
  for (let wonder = 0; wonder < gains.length; wonder++)
    gains[wonder] =
      position.named[wonder] === SHOWN ? wonderWorth(position, seat, wonder) - LESSER_POINTS : 0;
}

function lookAround(stones: readonly number[], centre: number): void {
  ring.fill(0);
  for (let i = 0; i < stones.length; i++)
    if (NEIGHBOURS.includes((stones[i]! >> 2) - centre)) ring[stones[i]! & 3]!++;
}

/** What the best Wonder would bring beyond a Lesser one, less likely the more Stones must be of the right colour. */
function bestGain(position: Position, missing: number): number {
  let best = 0;
  if (position.greaterLeft.length > 0 && ring.includes(6 - missing))
    best = GREATER_GAIN * RIGHT_COLOUR ** missing;
  for (let wonder = 0; wonder < gains.length; wonder++) {
    if (gains[wonder]! <= best) continue;
    const needed = neededFor(NAMED_WONDERS[wonder]!.formula, missing);
    if (needed <= missing) best = Math.max(best, gains[wonder]! * RIGHT_COLOUR ** needed);
  }
  return best;
}

const IMPOSSIBLE = 9;

/** How many of the missing Stones must be of a certain colour for this formula; more than are missing if it is too late. */
function neededFor(formula: Formula, missing: number): number {
  if (formula.kind === 'fixed') {
    let needed = 0;
    for (let colour = 0; colour < 4; colour++) needed += Math.max(0, formula.least[colour]! - ring[colour]!);
    return needed;
  }
  const present = ring.filter((count) => count > 0).sort((a, b) => b - a);
  if (present.length > formula.sizes.length) return IMPOSSIBLE;
  return present.every((count, i) => count <= formula.sizes[i]!) ? missing : IMPOSSIBLE;
}
