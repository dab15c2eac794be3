// What the lab may ask about Unearth: Delver cards, Ruins and Wonders, who came to have each, and tables laid with or without one.
import type { Arrangement, Chance, Exposure, ExposureKind, Exposures, Thing } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { DELVER_CARDS } from './content/delver-cards.ts';
import { AGE_CARDS, idOfCard } from './content/end-of-age.ts';
import { RUINS } from './content/ruins.ts';
import { GREATER, NAMED_WONDERS, namedCount } from './content/wonders.ts';
import type { Event } from './events.ts';
import { type Config, OUT, type Position, SHOWN } from './position.ts';
import { cellAt, kindOfWonder, wonderAt } from './rules/hexes.ts';
import { drawOne } from './rules/unordered-pile.ts';

const THINGS: readonly Thing[] = [
  ...DELVER_CARDS.map(({ id }) => ({ id, kind: 'delver' })),
  ...RUINS.map(({ id }) => ({ id, kind: 'ruin' })),
  ...AGE_CARDS.filter(({ effect }) => effect.kind === 'ruin').map(({ id }) => ({ id, kind: 'age' })),
  ...NAMED_WONDERS.map(({ id }) => ({ id, kind: 'wonder' })),
];
const delverId = (card: number): string => DELVER_CARDS[card]!.id;
const wonderId = (wonder: number): string => NAMED_WONDERS[wonder]!.id;

function ofEvent(event: Event): readonly Exposure[] {
  const met = (seat: number, kind: ExposureKind, ...things: readonly string[]): Exposure[] =>
    things.map((thing) => ({ seat, thing, kind }));
  switch (event.kind) {
    case 'cardsDrawn':
      return met(event.seat, 'drawn', ...event.cards.map(delverId));
    case 'cardPlayed':
      return met(event.seat, 'used', delverId(event.card));
    case 'ruinClaimed':
      return met(event.seat, 'claimed', idOfCard(event.ruin));
    case 'removedRuinTaken':
      return met(event.seat, 'taken', idOfCard(event.ruin));
    case 'wonderBuilt':
      return event.wonder < GREATER ? met(event.seat, 'built', wonderId(event.wonder)) : [];
    default:
      return [];
  }
}

const holdings = (position: Position, seat: number): readonly string[] => [
  ...position.hands[seat]!.map(delverId),
  ...position.claimed[seat]!.map(idOfCard),
  ...position.hidden[seat]!.map(idOfCard),
  ...position.wonders[seat]!.map(kindOfWonder)
    .filter((wonder) => wonder < GREATER)
    .map(wonderId),
];

/** A centre that no Stone can come near. */
const FAR_AWAY = cellAt(-60, -60);

/**
 * A Delver card is the first of the opening hand; a Ruin the one dealt face down; a Named Wonder stands built from the
 * start, beside the tableau. Banned, it is out of the game (Delver cards: discarded for good).
 */
function arrange(position: Position, arrangement: Arrangement, chance: Chance): boolean {
  if (arrangement.kind === 'deal') return true;
  const { kind, thing, seat } = arrangement;
  const isForced = kind === 'force';
  const delver = DELVER_CARDS.findIndex(({ id }) => id === thing);
  if (delver >= 0) return arrangeDelver(position, delver, seat, isForced, chance);
  const ruin = RUINS.findIndex(({ id }) => id === thing);
  if (ruin >= 0) return exchangeRuin(position, ruin, isForced ? position.hidden[seat]! : position.removed);
  const wonder = NAMED_WONDERS.findIndex(({ id }) => id === thing);
  if (wonder < 0) return false;
  showInstead(position, wonder, isForced, chance);
  if (isForced) {
    position.named[wonder] = seat;
    position.wonders[seat]!.push(wonderAt(FAR_AWAY, wonder));
  }
  return true;
}

function arrangeDelver(
  position: Position,
  card: number,
  seat: number,
  isForced: boolean,
  chance: Chance,
): boolean {
  const { deck, hands, discard } = position;
  if (isForced) {
    if (hands[seat]!.includes(card)) return true;
    const at = deck.indexOf(card);
    if (at < 0) return false;
    deck[at] = hands[seat]![0]!;
    hands[seat]![0] = card;
    return true;
  }
  const laid: { config: Config } = position;
  laid.config = Object.freeze({ ...position.config, banned: card });
  position.deck = deck.filter((other) => other !== card);
  discard[card] = DELVER_CARDS[card]!.count;
  for (const hand of hands)
    for (const [at, other] of hand.entries())
      if (other === card) hand[at] = drawOne(position.deck, 'delvers', chance);
  return true;
}

/** The Ruin lies first in that pile, and what lay there lies where it was. */
function exchangeRuin(position: Position, ruin: number, pile: number[]): boolean {
  const piles = [position.row, position.ruins, position.removed, ...position.hidden];
  const from = piles.find((one) => one.includes(ruin))!;
  if (from === pile) return true;
  from[from.indexOf(ruin)] = pile[0]!;
  pile[0] = ruin;
  return true;
}

/** As many Named Wonders are shown as before; this one among them or not. */
function showInstead(position: Position, wonder: number, isShown: boolean, chance: Chance): void {
  if ((position.named[wonder] === SHOWN) === isShown) return;
  const others = Array.from({ length: namedCount(position.config.promos) }, (_, other) => other).filter(
    (other) => other !== wonder && position.named[other] === (isShown ? SHOWN : OUT),
  );
  const other = others[chance.pick(others.length, 'named-wonders')]!;
  position.named[wonder] = isShown ? SHOWN : OUT;
  position.named[other] = isShown ? OUT : SHOWN;
}

const isPlayed = (id: string, promos: boolean): boolean =>
  promos || !NAMED_WONDERS.some((wonder) => wonder.id === id && wonder.promo);

export const exposures: Exposures<Position, Choice, Event> = {
  things: THINGS,
  stage: ({ turn, seats }) => 1 + Math.floor(turn / seats),
  holdings,
  ofEvent,
  arrange,
  arrangements: ({ id, kind }, { options }) => {
    if (kind === 'delver' || kind === 'ruin') return ['force', 'ban', 'deal'];
    return kind === 'wonder' && isPlayed(id, options.promos === true) ? ['force', 'ban'] : [];
  },
};
