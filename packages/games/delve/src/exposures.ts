// What the lab may ask about DELVE: its cards, Abilities and Relics, who came to have each, and tables laid with or without one.
import type { Arrangement, Exposure, ExposureKind, Exposures, Thing } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { CONTENT } from './content/index.ts';
import type { CardEntry } from './content/vocabulary.ts';
import type { Event } from './events.ts';
import { diggerAt, type Position } from './position.ts';
import { removeOne } from './rules/cards.ts';

const ANCIENT = 0;
const EXPEDITION = 1;
const SIDE: Readonly<Record<CardEntry['deck'], number>> = {
  expedition: EXPEDITION,
  ability: EXPEDITION,
  negative: EXPEDITION,
  ancient: ANCIENT,
  influence: ANCIENT,
  relic: ANCIENT,
};

const isStarter = (entry: CardEntry): boolean => 'starter' in entry;
const kindOf = (entry: CardEntry): string => (isStarter(entry) ? 'starter' : entry.deck);

const THINGS: readonly Thing[] = CONTENT.map((entry) => ({
  id: entry.id,
  kind: kindOf(entry),
  side: SIDE[entry.deck],
  ...('cost' in entry && !isStarter(entry) ? { price: `${entry.id}.cost` } : {}),
}));

/** A card's number is its place in the content, counted from 1. */
const idOf = (card: number): string => CONTENT[card - 1]!.id;
const numberOf = (id: string): number => 1 + CONTENT.findIndex((entry) => entry.id === id);

function holdings(p: Position, seat: number): readonly string[] {
  if (seat === 0) {
    const { hand, placed, instants } = p.ancient;
    const relics = p.relics.filter(({ claimedBy }) => claimedBy === 0).flatMap(({ card }) => card);
    return [...hand, ...placed, ...instants, ...p.influenceAside, ...relics].map(idOf);
  }
  const { hand, placed, instants, negatives, ability } = diggerAt(p, seat);
  const relics = p.relics.filter(({ claimedBy }) => claimedBy === seat).flatMap(({ card }) => card);
  return [...hand, ...placed, ...instants, ...negatives, ...relics, ...(ability > 0 ? [ability] : [])].map(
    idOf,
  );
}

function ofEvent(event: Event): readonly Exposure[] {
  const met = (seat: number, kind: ExposureKind, ...cards: readonly number[]): Exposure[] =>
    cards.map((card) => ({ seat, thing: idOf(card), kind }));
  switch (event.kind) {
    case 'relicsKept':
      return met(0, 'taken', ...event.cards);
    case 'abilityTaken':
      return met(event.seat, 'taken', event.card);
    case 'cardsDrawn':
      return met(event.player, 'drawn', ...event.cards);
    case 'influenceSetAside':
      return met(0, 'drawn', event.card);
    case 'influenceRevealed':
      return met(0, 'used', event.card);
    case 'relicActivated':
      return met(0, 'used', event.card);
    case 'cardPlaced':
      return met(event.player, 'placed', event.card);
    case 'instantPlayed':
    case 'abilityUsed':
      return met(event.player, 'used', event.card);
    case 'heistWon':
      return met(event.seat, 'claimed', event.card);
    case 'cursed':
      return met(event.seat, 'taken', event.card);
    default:
      return [];
  }
}

/** What an arrangement can do with a card of each kind. Influence comes by itself and is in no hand. */
const ARRANGED: Readonly<Record<string, readonly Arrangement['kind'][]>> = {
  starter: ['force', 'ban'],
  expedition: ['force', 'ban'],
  ancient: ['force', 'ban'],
  influence: ['ban'],
  ability: ['force', 'ban', 'deal'],
  relic: ['force', 'ban', 'deal'],
};

/**
 * An Archaeologist's opening hand gets one card more, the Ancient's one in the place of a Guardian: the card that is asked
 * about, or, where that one is banned, the next of the same pile. A starting card stays, or its copies make room for the
 * next of the pile. An Ability or a Relic is exchanged for another; what an Ability does in the set-up is done by then.
 */
function arrange(p: Position, arrangement: Arrangement): boolean {
  if (arrangement.kind === 'deal') return !p.selected;
  const card = numberOf(arrangement.thing);
  const entry = CONTENT[card - 1]!;
  const isForced = arrangement.kind === 'force';
  if (entry.deck === 'ability') return exchangeAbility(p, card, isForced ? arrangement.seat : 0);
  if (entry.deck === 'relic') return exchangeRelic(p, card, isForced);
  const isAncient = SIDE[entry.deck] === ANCIENT;
  const pile = isAncient ? p.ancientPile : p.expeditionPile;
  if (isStarter(entry)) {
    const holders = isAncient ? [p.ancient] : p.diggers;
    if (!isForced)
      for (const holder of holders) while (leave(p, holder, card)) take(pile, nextOf(pile), holder);
    return true;
  }
  if (!isForced) banish(p, pile, card);
  if (entry.deck === 'influence') return true;
  const holder = isAncient ? p.ancient : diggerAt(p, arrangement.seat);
  if (isAncient) leave(p, holder, holder.starters[0]!);
  take(pile, isForced ? card : nextOf(pile), holder);
  return true;
}

type Holder = Pick<Position['ancient'], 'hand' | 'starters'>;

function take(pile: number[], card: number, { hand }: Holder): void {
  removeOne(pile, card);
  hand.push(card);
}

/** One starting card of this kind leaves the game; false where there is none. */
function leave(p: Position, { hand, starters }: Holder, card: number): boolean {
  if (!starters.includes(card)) return false;
  removeOne(hand, card);
  removeOne(starters, card);
  p.removed.push(card);
  return true;
}

/** Out of the game, as the cards of an eliminated Archaeologist are: seen by all, and never shuffled in again. */
function banish(p: Position, pile: number[], card: number): void {
  for (let copies = pile.filter((other) => other === card).length; copies > 0; copies--) {
    removeOne(pile, card);
    p.removed.push(card);
  }
}

/** The next card that a hand can hold. */
const nextOf = (pile: readonly number[]): number =>
  pile.findLast((card) => CONTENT[card - 1]!.deck !== 'influence')!;

/** `seat` 0 takes it from everybody. */
function exchangeAbility(p: Position, card: number, seat: number): boolean {
  if (p.selected) return false;
  const owner = p.diggers.find(({ ability }) => ability === card);
  const taker = seat === 0 ? undefined : diggerAt(p, seat);
  if (owner === taker) return true;
  const other = taker ? taker.ability : p.abilitiesLeft[0]!;
  if (owner) owner.ability = other;
  else replace(p.abilitiesLeft, card, other);
  if (taker) taker.ability = card;
  else replace(p.abilitiesLeft, other, card);
  return true;
}

function exchangeRelic(p: Position, card: number, isForced: boolean): boolean {
  if (p.selected) return false;
  const laid = p.relics.find((relic) => relic.card[0] === card);
  if ((laid !== undefined) === isForced) return true;
  if (laid) {
    laid.card[0] = p.relicsLeft[0]!;
    replace(p.relicsLeft, laid.card[0], card);
  } else {
    const first = p.relics[0]!;
    replace(p.relicsLeft, card, first.card[0]!);
    first.card[0] = card;
  }
  return true;
}

function replace(list: number[], card: number, by: number): void {
  list[list.indexOf(card)] = by;
  list.sort((a, b) => a - b);
}

export const exposures: Exposures<Position, Choice, Event> = {
  things: THINGS,
  stage: ({ round }) => round + 1,
  holdings,
  ofEvent,
  arrange,
  arrangements: ({ kind }, { options }) =>
    options.draftMode === 'select' && (kind === 'ability' || kind === 'relic') ? [] : (ARRANGED[kind] ?? []),
};
