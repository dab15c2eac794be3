// Imagining the removed pile where something is known of it: Ruins that ties put there, and what the Memorial left.
import { type Chance, HIDDEN, type Viewer } from '@undercroft/kernel';
import { type Position, TAKEN_AT_RANDOM, TAKEN_BY_CHOICE, TAKEN_BY_PATH } from '../position.ts';
import { memorialSeat } from '../view.ts';

/** A hole that can hold a Ruin of the removed pile: in the pile now (`take` undefined), or taken out of it. */
interface Hole {
  readonly pieces: number[];
  readonly at: number;
  readonly take: Take | undefined;
}

interface Take {
  readonly how: number;
  readonly seat: number;
  readonly ruin: number;
  /** How many ties there had been. */
  readonly ties: number;
  /** Where the Ruin lies in its taker's hidden ones. */
  readonly at: number;
  readonly order: number;
}

function takesOf({ takes }: Position): Take[] {
  const list: Take[] = [];
  for (let i = 0; i < takes.length; i += 3) {
    const [how, who, ties] = [takes[i]!, takes[i + 1]!, takes[i + 2]!];
    const isPath = how === TAKEN_BY_PATH;
    const earlier = list.filter((take) => take.how !== TAKEN_BY_PATH && take.seat === who).length;
    list.push({
      how,
      seat: isPath ? HIDDEN : who,
      ruin: isPath ? who : HIDDEN,
      ties,
      at: 1 + earlier,
      order: i,
    });
  }
  return list;
}

/**
 * Puts the Ruins that must be in the removed pile, or have been taken out of it, into holes where the story of the
 * table allows them, all ways being equally likely: the Ruin that fits in the fewest holes goes first. They leave `unseen`.
 * Then writes down what the Memorial's builder must have seen.
 */
export function dealRemovedRuins(position: Position, viewer: Viewer, unseen: number[], chance: Chance): void {
  const takes = takesOf(position);
  const memorial = takes.find(({ how }) => how === TAKEN_BY_CHOICE);
  const looked = memorial !== undefined && memorialSeat(position) === viewer ? memorial : undefined;
  const isBound = (ruin: number): boolean =>
    position.tieRemoved.includes(ruin) || (looked !== undefined && position.known.includes(ruin));
  let holes = holesOf(position, takes);
  const fits = (ruin: number, { take }: Hole): boolean => {
    const tie = position.tieRemoved.lastIndexOf(ruin);
    if (take !== undefined && tie >= take.ties) return false;
    if (looked === undefined) return true;
    const wasThere = position.known.includes(ruin) || tie >= looked.ties;
    return wasThere === (take === undefined || take.order > looked.order);
  };
  const bound = unseen
    .filter(isBound)
    .map((ruin) => ({ ruin, room: holes.filter((hole) => fits(ruin, hole)).length }))
    .sort((a, b) => a.room - b.room);
  for (const { ruin } of bound) {
    const open = holes.filter((hole) => fits(ruin, hole));
    const hole = open[chance.pick(open.length)]!;
    hole.pieces[hole.at] = ruin;
    holes = holes.filter((other) => other !== hole);
    unseen.splice(unseen.indexOf(ruin), 1);
  }
  if (memorial !== undefined && looked === undefined) {
    fillRest(holes, unseen, chance);
    position.known = knownAfter(position, memorial, takes);
  }
}

function holesOf(position: Position, takes: readonly Take[]): Hole[] {
  const holes: Hole[] = [];
  for (const [at, ruin] of position.removed.entries())
    if (ruin === HIDDEN) holes.push({ pieces: position.removed, at, take: undefined });
  for (const take of takes) {
    if (take.how === TAKEN_BY_PATH) continue;
    const pieces = position.hidden[take.seat]!;
    if (pieces[take.at] === HIDDEN) holes.push({ pieces, at: take.at, take });
  }
  return holes;
}

function fillRest(holes: readonly Hole[], unseen: number[], chance: Chance): void {
  for (const { pieces, at } of holes) pieces[at] = unseen.splice(chance.pick(unseen.length), 1)[0]!;
}

/** The pile as it was after the Memorial: what lies there now and what was taken since, without what came since. */
function knownAfter(position: Position, memorial: Take, takes: readonly Take[]): number[] {
  const cameBetween = (ruin: number, from: number, to: number): boolean =>
    position.tieRemoved.slice(from, to).includes(ruin);
  const later = takes.filter((take) => take.order > memorial.order);
  const known = position.removed.filter(
    (ruin) => !cameBetween(ruin, memorial.ties, Number.POSITIVE_INFINITY),
  );
  for (const { how, seat, at, ruin, ties } of later) {
    const taken = how === TAKEN_AT_RANDOM ? position.hidden[seat]![at]! : ruin;
    if (!known.includes(taken) && !cameBetween(taken, memorial.ties, ties)) known.push(taken);
  }
  return known.sort((a, b) => a - b);
}
