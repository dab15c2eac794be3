// Undo is computed, not declared: a seat may take back what used no luck, showed nothing and was not answered.
import type { KernelCode } from './errors.ts';
import { CONCEDE, type Game, type Seat } from './game.ts';
import { type Entry, type Match, type Replayable, replay, replayEntry } from './match.ts';
import { sameData } from './plain-data.ts';
import { canSee } from './view.ts';

export type TakenBack<Choice> =
  | { readonly ok: true; readonly entry: Entry<Choice>; readonly at: number }
  | { readonly ok: false; readonly code: KernelCode };

/** Takes back the last entry of this seat, if nothing stands in the way. The luck of the match is not rewound. */
export function takeBack<Position, Choice, Event>(
  match: Match<Position, Choice, Event>,
  seat: Seat,
): TakenBack<Choice> {
  const at = match.log.findLastIndex((entry) => entry.seat === seat);
  if (at < 0) return { ok: false, code: 'nothing-to-undo' };
  const code = whyNotBack(match, seat, at);
  if (code) return { ok: false, code };
  const [entry] = match.log.splice(at, 1);
  match.position = replay(match);
  return { ok: true, entry: entry!, at };
}

/**
 * May this seat take its last entry back? Gives the reason when it may not. A caller that kept the position
 * before an entry (`kept`) saves the replay of the whole log.
 */
export function undoBar<Position, Choice, Event>(
  match: Replayable<Position, Choice, Event>,
  seat: Seat,
  kept?: { readonly at: number; readonly position: Position },
): KernelCode | undefined {
  const at = match.log.findLastIndex((entry) => entry.seat === seat);
  if (at < 0) return 'nothing-to-undo';
  return whyNotBack(match, seat, at, kept?.at === at ? kept.position : undefined);
}

function whyNotBack<Position, Choice, Event>(
  match: Replayable<Position, Choice, Event>,
  seat: Seat,
  at: number,
  kept?: Position,
): KernelCode | undefined {
  const { game, log } = match;
  const mine = log[at]!;
  if (mine.choice === CONCEDE || game.isFinal?.(mine.choice as Choice)) return 'undo-final';
  for (let i = at; i < log.length; i++) if (log[i]!.luck.length > 0) return 'undo-luck';
  const before = kept ?? replay(match, at);
  const position = game.copy(before);
  const told: Event[] = [];
  for (let i = at; i < log.length; i++) {
    const start = game.copy(position);
    replayEntry(game, position, log[i]!, i, i === at ? (event) => told.push(event) : undefined);
    if (showedSomething(game, start, position, log[i]!, seat)) return 'undo-shown';
    if (i === at && wasAnswered(game, before, position, told, log.slice(at + 1), seat))
      return 'undo-answered';
  }
  return staysLegal(match, at, before) ? undefined : 'undo-answered';
}

/** Has a seat that could see this entry acted since? Hidden entries of a simultaneous step do not count. */
function wasAnswered<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  before: Position,
  after: Position,
  told: readonly Event[],
  since: readonly Entry<Choice>[],
  seat: Seat,
): boolean {
  return since.some(
    ({ seat: other }) =>
      other !== seat &&
      (told.some((event) => game.viewEvent(event, other, after) !== undefined) ||
        !sameData(game.view(before, other), game.view(after, other))),
  );
}

/** Without the entry, everything that came after it must still be playable as it was. */
function staysLegal<Position, Choice, Event>(
  match: Replayable<Position, Choice, Event>,
  at: number,
  before: Position,
): boolean {
  const position = match.game.copy(before);
  try {
    for (let i = at + 1; i < match.log.length; i++) replayEntry(match.game, position, match.log[i]!, i - 1);
    return true;
  } catch {
    return false;
  }
}

/**
 * Did this entry show the seat something it did not know? Two tests, either of which suffices: a hidden piece came
 * into sight; or, for an entry of its own, with the hidden pieces exchanged among themselves (which the seat could not
 * notice before), the same entry would have left another view behind. The second test cannot judge the entries of
 * others: with other cards in their hands they would have chosen otherwise.
 */
export function showedSomething<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  before: Position,
  after: Position,
  entry: Entry<Choice>,
  seat: Seat,
): boolean {
  if (cameIntoSight(hiddenPieces(game, before, seat), hiddenPieces(game, after, seat))) return true;
  if (entry.seat !== seat) return false;
  const seen = game.view(after, seat);
  for (const turn of [1, 2, 3]) {
    const other = game.copy(before);
    if (!turnHiddenPieces(game, other, seat, turn)) return false;
    try {
      replayEntry(game, other, entry, 0);
    } catch {
      return true;
    }
    if (!sameData(game.view(other, seat), seen)) return true;
  }
  return false;
}

/** How many of each piece are hidden from this seat, over all piles. */
function hiddenPieces<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  position: Position,
  seat: Seat,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const zone of game.zones(position)) {
    if (canSee(zone, seat)) continue;
    for (const piece of zone.pieces) {
      const key = `${zone.pool}:${piece}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

const cameIntoSight = (before: Map<string, number>, after: Map<string, number>): boolean =>
  [...before].some(([piece, count]) => (after.get(piece) ?? 0) < count);

/** Moves every piece hidden from the seat `turn` places on, within its pool. False when there is nothing to move. */
function turnHiddenPieces<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  position: Position,
  seat: Seat,
  turn: number,
): boolean {
  const pools = new Map<string, number[][]>();
  for (const zone of game.zones(position)) {
    if (canSee(zone, seat)) continue;
    const key = `${zone.pool}:${zone.held ?? ''}`;
    const piles = pools.get(key) ?? [];
    piles.push(zone.pieces);
    pools.set(key, piles);
  }
  let moved = false;
  for (const piles of pools.values()) {
    const pieces = piles.flat();
    if (pieces.length < 2) continue;
    moved = true;
    let next = turn % pieces.length;
    for (const pile of piles)
      for (let i = 0; i < pile.length; i++) {
        pile[i] = pieces[next]!;
        next = (next + 1) % pieces.length;
      }
  }
  return moved;
}
