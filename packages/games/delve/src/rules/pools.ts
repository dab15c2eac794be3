// The dice of a round as pools: formed when it begins, emptied when it ends or an Archaeologist is eliminated.
import { clear, diggerAt, type Pool, type Position, TOKEN_VALUES } from '../position.ts';

/** DV-ROUND-6, DV-ROUND-7: permanent dice and nothing else; a closed slot has none. */
export function formPools(p: Position): void {
  for (let i = 0; i < p.diggers.length; i++) {
    const digger = p.diggers[i]!;
    emptyPoolOfDice(digger.pool);
    emptyPoolOfDice(p.guards[i]!);
    digger.roll = 0;
    if (digger.inPlay === 0) continue;
    digger.pool.base = 4 - digger.danger;
    digger.pool.white = digger.white;
    p.guards[i]!.base = 4;
  }
  clear(p.loans);
  p.rolled = 0;
}

function emptyPoolOfDice(pool: Pool): void {
  pool.pip = pool.pipOff = pool.pipAside = 0;
  pool.white = pool.whiteOff = pool.whiteAside = pool.whiteLent = 0;
  pool.base = pool.baseOff = pool.baseAside = pool.baseLent = 0;
  pool.floor = 0;
  clear(pool.faces);
  pool.score = 0;
}

/** DV-RECOUP-2: all Pip Dice go back to their reserves. */
export function returnPips(p: Position): void {
  for (const digger of p.diggers) digger.pool.pip = digger.pool.pipOff = digger.pool.pipAside = 0;
  for (const guard of p.guards) guard.pip = guard.pipOff = guard.pipAside = 0;
}

/** DV-RECOUP-3, DV-ELIM-3: dice become usable again; loans end; an eliminated lender's dice leave the game. */
export function restoreDice(p: Position): void {
  for (const digger of p.diggers) {
    restorePool(digger.pool);
    if (digger.inPlay === 0 && digger.white > 0) {
      p.whiteRemoved += digger.white;
      digger.white = 0;
    }
  }
  for (const guard of p.guards) restorePool(guard);
  clear(p.loans);
}

function restorePool(pool: Pool): void {
  pool.white += pool.whiteOff + pool.whiteAside + pool.whiteLent;
  pool.base += pool.baseOff + pool.baseAside + pool.baseLent;
  pool.whiteOff = pool.whiteAside = pool.whiteLent = 0;
  pool.baseOff = pool.baseAside = pool.baseLent = 0;
}

/** DV-ELIM-3, DV-ELIM-8: a fallen seat's own dice leave its pool; what it has lent is rolled on until C3. */
export function clearFallenPool(p: Position, seat: number): void {
  const digger = diggerAt(p, seat);
  const { pool } = digger;
  p.whiteRemoved += digger.white - pool.whiteLent + digger.whiteReserve;
  digger.white = pool.whiteLent;
  digger.whiteReserve = 0;
  pool.pip = pool.pipOff = pool.pipAside = 0;
  pool.white = pool.whiteOff = pool.whiteAside = 0;
  pool.base = pool.baseOff = pool.baseAside = 0;
  pool.floor = 0;
  for (const token of pool.tokens) p.tokensLeft[Math.abs(token) - TOKEN_VALUES[0]]!++;
  clear(pool.tokens);
}

/** The slot opposite a fallen seat closes: its Gold Dice are gone, its Pip Dice and tokens wait for C2 and C6 (DV-ELIM-7). */
export function closeSlot(p: Position, seat: number): void {
  const guard = p.guards[seat - 1]!;
  guard.base = guard.baseOff = guard.baseAside = 0;
}
