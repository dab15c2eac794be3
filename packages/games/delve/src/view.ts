// Who may see what: one table of hidden piles, and the views that follow from it.
import {
  HIDDEN,
  hideZones,
  SEEN_BY_ALL,
  SEEN_BY_NOBODY,
  SPECTATOR,
  type Viewer,
  type Zone,
} from '@undercroft/kernel';
import { copy } from './copy.ts';
import type { Event } from './events.ts';
import { type Ancient, type Digger, OUTCOME, type Position, STEP } from './position.ts';

const ANCIENT = 1;
const teamOf = (p: Position): number => ((1 << p.diggers.length) - 1) << 1;

/** Who may see what an Archaeologist hides: the team with open hands, otherwise the seat alone. */
const matesOf = (p: Position, seat: number): number => (p.openHands ? teamOf(p) : 1 << seat);

/** DV-VIEW-1..4 and the Information chapter. After the end everything is open. */
export function zones(p: Position): Zone[] {
  const over = p.outcome !== OUTCOME.none;
  const zone = (name: string, pool: string, pieces: number[], seenBy: number): Zone => ({
    name,
    pool,
    pieces,
    seenBy: over ? SEEN_BY_ALL : seenBy,
  });
  const hiding = p.step === STEP.placement;
  const all: Zone[] = [
    zone('expeditionPile', 'expedition', p.expeditionPile, SEEN_BY_NOBODY),
    zone('ancientPile', 'ancient', p.ancientPile, SEEN_BY_NOBODY),
    zone('influenceAside', 'ancient', p.influenceAside, ANCIENT),
    zone('ancientHand', 'ancient', p.ancient.hand, ANCIENT),
    zone('ancientPlaced', 'ancient', p.ancient.placed, hiding ? ANCIENT : SEEN_BY_ALL),
    zone('ancientAnswer', 'answer0', p.ancient.answer, ANCIENT),
    zone('relicsLeft', 'relic', p.relicsLeft, p.selected ? ANCIENT : SEEN_BY_NOBODY),
  ];
  for (let at = 0; at < p.relics.length; at++) {
    const relic = p.relics[at]!;
    all.push(zone(`relic${at + 1}`, 'relic', relic.card, relic.shown === 1 ? SEEN_BY_ALL : ANCIENT));
  }
  for (let at = 0; at < p.diggers.length; at++) {
    const digger = p.diggers[at]!;
    const seat = at + 1;
    const mates = matesOf(p, seat);
    all.push(
      zone(`hand${seat}`, 'expedition', digger.hand, mates),
      zone(`placed${seat}`, 'expedition', digger.placed, hiding ? mates : SEEN_BY_ALL),
      zone(`answer${seat}`, `answer${seat}`, digger.answer, mates),
    );
  }
  return all;
}

const maySee = (mask: number, viewer: Viewer): boolean =>
  viewer !== SPECTATOR && (mask & (1 << viewer)) !== 0;

/** What this viewer may know, in the shape of a position. */
export function view(p: Position, viewer: Viewer): Position {
  const seen = copy(p);
  if (p.outcome !== OUTCOME.none) return seen;
  if (!maySee(teamOf(p), viewer)) seen.ancient.known.length = 0;
  for (const digger of seen.diggers) if (!maySee(ANCIENT, viewer)) digger.known.length = 0;
  if (p.step === STEP.placement) takeBackPlacements(seen, viewer);
  hideZones(zones(seen), viewer);
  return seen;
}

/** DV-VIEW-1: hand counts, Trinkets and field as they were when placing began, and no sign of what was placed. */
function takeBackPlacements(view: Position, viewer: Viewer): void {
  const { ancient } = view;
  if (!maySee(ANCIENT, viewer)) view.field += takeBack(ancient, ancient.slots);
  for (let at = 0; at < view.diggers.length; at++) {
    const digger = view.diggers[at]!;
    if (!maySee(matesOf(view, at + 1), viewer)) digger.trinkets += takeBack(digger, digger.allies);
  }
}

/** The placed cards return to the hand; answers the Trinkets that were paid for them. */
function takeBack({ hand, placed, paid }: Ancient | Digger, targets: number[]): number {
  hand.push(...placed);
  const back = paid.reduce((sum, trinkets) => sum + trinkets, 0);
  placed.length = targets.length = paid.length = 0;
  return back;
}

const blank = (cards: readonly number[]): number[] => cards.map(() => HIDDEN);

/** DV-VIEW-6, DV-WDW-11: what this viewer learns from an event. */
export function viewEvent(event: Event, viewer: Viewer, p: Position): Event | undefined {
  switch (event.kind) {
    case 'relicsKept':
      return maySee(ANCIENT, viewer) ? event : { ...event, cards: blank(event.cards) };
    case 'influenceSetAside':
      return maySee(ANCIENT, viewer) ? event : { ...event, card: HIDDEN };
    case 'cardsDrawn':
      return maySee(event.player === 0 ? ANCIENT : matesOf(p, event.player), viewer)
        ? event
        : { ...event, cards: blank(event.cards) };
    case 'cardPlaced':
      return maySee(event.player === 0 ? ANCIENT : matesOf(p, event.player), viewer) ? event : undefined;
    case 'handSeen':
      return maySee(event.player === 0 ? teamOf(p) : ANCIENT, viewer)
        ? event
        : { ...event, cards: blank(event.cards) };
    default:
      return event;
  }
}
