// Fills the holes of a view: a full position that the viewer could not tell from the true one.
import { type Chance, HIDDEN, NO_CHANCE } from '@undercroft/kernel';
import { answerCode } from './choices.ts';
import { copy } from './copy.ts';
import { guardWorth } from './hints/ancient-plans.ts';
import { placeWorth, planWorth } from './hints/digger-plans.ts';
import { clear, diggerAt, type Position, STEP } from './position.ts';
import { cardCounts } from './rules/card-counts.ts';
import type { Catalog } from './rules/catalog.ts';
import { guardChoices, placeChoices, takePlacement } from './rules/ready.ts';
import { contextOf } from './rules/rule-context.ts';
import { windowChoices } from './rules/window-choices.ts';
import { answerOf, openWindow } from './rules/windows.ts';

const isHidden = (list: readonly number[]): boolean => list.length > 0 && list[0] === HIDDEN;

/** A pure function of view and luck: unseen cards are dealt to the places where they may lie. */
export function imagine(view: Position, catalog: Catalog, chance: Chance): Position {
  const p = copy(view);
  const unseen = cardCounts(catalog, p.diggersAtStart).slice();
  countSeen(p, unseen);
  dealExpedition(p, catalog, unseen, chance);
  dealAncient(p, catalog, unseen, chance);
  dealRelics(p, catalog, unseen, chance);
  imagineAnswers(p, catalog, chance);
  if (p.step === STEP.placement) imaginePlacements(view, p, catalog, chance);
  return p;
}

function countSeen(p: Position, unseen: number[]): void {
  see(p.expeditionPile, unseen);
  see(p.expeditionDiscard, unseen);
  see(p.ancientPile, unseen);
  see(p.ancientDiscard, unseen);
  see(p.influenceDiscard, unseen);
  see(p.influenceAside, unseen);
  see(p.banished, unseen);
  see(p.removed, unseen);
  see(p.relicsLeft, unseen);
  see(p.ancient.hand, unseen);
  see(p.ancient.placed, unseen);
  see(p.ancient.instants, unseen);
  for (let at = 0; at < p.relics.length; at++) see(p.relics[at]!.card, unseen);
  for (let at = 0; at < p.diggers.length; at++) {
    const digger = p.diggers[at]!;
    see(digger.hand, unseen);
    see(digger.placed, unseen);
    see(digger.instants, unseen);
  }
}

/** A zone is hidden whole or not at all: the first card tells. */
function see(list: readonly number[], unseen: number[]): void {
  if (isHidden(list)) return;
  for (let at = 0; at < list.length; at++) unseen[list[at]!]!--;
}

/** The cards that are being dealt; reused. */
const dealt: number[] = [];

/** The cards still unseen among these kinds; good until the next call. */
function unseenOf(kinds: readonly number[], unseen: readonly number[]): number[] {
  clear(dealt);
  for (let at = 0; at < kinds.length; at++) {
    const card = kinds[at]!;
    for (let i = unseen[card]!; i > 0; i--) dealt.push(card);
  }
  return dealt;
}

function shuffled(kinds: readonly number[], unseen: readonly number[], chance: Chance): number[] {
  const list = unseenOf(kinds, unseen);
  chance.shuffle(list);
  return list;
}

/** Fills the places from `from` on with cards drawn from those kinds: a few draws instead of a whole shuffle. */
function drawInto(
  places: number[],
  from: number,
  kinds: readonly number[],
  unseen: number[],
  chance: Chance,
): void {
  if (from >= places.length) return;
  const list = unseenOf(kinds, unseen);
  for (let at = from; at < places.length; at++) {
    const drawn = chance.pick(list.length);
    const card = list[drawn]!;
    list[drawn] = list[list.length - 1]!;
    list.pop();
    places[at] = card;
    unseen[card]!--;
  }
}

/** Writes the cards that a hand is known to hold into its first holes. Says how many holes that filled. */
function fillKnown(
  hand: number[],
  starters: readonly number[],
  known: readonly number[],
  unseen: number[],
): number {
  let at = 0;
  for (const card of starters) {
    hand[at++] = card;
    unseen[card]!--;
  }
  for (let i = 0; i < known.length; i++) {
    const card = known[i]!;
    let copies = 1;
    for (let j = 0; j < i; j++) if (known[j] === card) copies++;
    let held = 0;
    for (let j = 0; j < at; j++) if (hand[j] === card) held++;
    if (held >= copies) continue;
    hand[at++] = card;
    unseen[card]!--;
  }
  return at;
}

interface Kinds {
  readonly expedition: readonly number[];
  readonly ancient: readonly number[];
  readonly influence: readonly number[];
  /** Everything that may lie in the Ancient pile. */
  readonly all: readonly number[];
}
const kindsKept = new WeakMap<Catalog, Kinds>();

function kindsOf(catalog: Catalog): Kinds {
  let kinds = kindsKept.get(catalog);
  if (!kinds) {
    const of = (deck: string): number[] =>
      catalog.entries
        .map((_, card) => card)
        .filter((card) => card > 0 && catalog.entries[card]!.deck === deck);
    const [ancient, influence] = [of('ancient'), of('influence')];
    kinds = { expedition: of('expedition'), ancient, influence, all: [...ancient, ...influence] };
    kindsKept.set(catalog, kinds);
  }
  return kinds;
}

/** By Archaeologist: the first hole of the hand of which nothing is known. Reused. */
const from: number[] = [];

function dealExpedition(p: Position, catalog: Catalog, unseen: number[], chance: Chance): void {
  let isOpen = !isHidden(p.expeditionPile);
  clear(from);
  for (let i = 0; i < p.diggers.length; i++) {
    const { hand, starters, known } = p.diggers[i]!;
    if (isHidden(hand)) isOpen = false;
    from.push(isHidden(hand) ? fillKnown(hand, starters, known, unseen) : hand.length);
  }
  if (isOpen) return;
  const cards = shuffled(kindsOf(catalog).expedition, unseen, chance);
  let next = 0;
  for (let i = 0; i < p.diggers.length; i++) {
    const { hand } = p.diggers[i]!;
    for (let at = from[i]!; at < hand.length; at++) hand[at] = cards[next++]!;
  }
  for (let at = 0; at < p.expeditionPile.length; at++) p.expeditionPile[at] = cards[next++]!;
}

/** Influence cards lie aside or in the pile, never in the hand (DV-INF-1). */
function dealAncient(p: Position, catalog: Catalog, unseen: number[], chance: Chance): void {
  const kinds = kindsOf(catalog);
  const { hand, starters, known } = p.ancient;
  if (isHidden(p.influenceAside)) drawInto(p.influenceAside, 0, kinds.influence, unseen, chance);
  if (isHidden(hand)) drawInto(hand, fillKnown(hand, starters, known, unseen), kinds.ancient, unseen, chance);
  if (!isHidden(p.ancientPile)) return;
  const rest = shuffled(kinds.all, unseen, chance);
  for (let at = 0; at < p.ancientPile.length; at++) p.ancientPile[at] = rest[at]!;
}

function dealRelics(p: Position, catalog: Catalog, unseen: readonly number[], chance: Chance): void {
  if (!isHidden(p.relicsLeft) && p.relics.every((relic) => !isHidden(relic.card))) return;
  const cards = shuffled(catalog.deck.relics, unseen, chance);
  let next = 0;
  for (const relic of p.relics) if (isHidden(relic.card)) relic.card[0] = cards[next++]!;
  if (!isHidden(p.relicsLeft)) return;
  for (let at = 0; at < p.relicsLeft.length; at++) p.relicsLeft[at] = cards[next++]!;
  p.relicsLeft.sort((a, b) => a - b);
}

/** Answers that others have given in secret: a pass as often as any use that their cards allow. */
function imagineAnswers(p: Position, catalog: Catalog, chance: Chance): void {
  const window = openWindow(p);
  if (window === 0) return;
  for (const player of p.circle) {
    const answer = answerOf(p, player);
    if (!isHidden(answer)) continue;
    const list = windowChoices(p, catalog, player, window);
    const choice = chance.pick(2) === 0 ? list[0]! : list[chance.pick(list.length)]!;
    answer[0] = answerCode(choice);
  }
}

/**
 * A hidden seat that is ready has placed at least one card where it could, and mostly what looked best: random cards
 * would make the others plan against an opponent who does not exist.
 */
function imaginePlacements(view: Position, p: Position, catalog: Catalog, chance: Chance): void {
  const context = contextOf(p, catalog, NO_CHANCE, undefined);
  if (p.ancient.ready === 1 && isHidden(view.ancient.hand))
    placeSensibly(
      () => guardChoices(p, catalog),
      (choice) => (choice.kind === 'guard' ? guardWorth(p, catalog, choice.card, choice.slot) : 0),
      (choice) => takePlacement(context, 0, choice),
      chance,
    );
  for (const seat of p.ready)
    if (isHidden(view.diggers[seat - 1]!.hand))
      placeSensibly(
        () => placeChoices(p, catalog, seat),
        (choice) =>
          choice.kind === 'place'
            ? placeWorth(p, catalog, seat, choice.card, choice.ally)
            : planWorth(p, catalog, seat, diggerAt(p, seat).placed),
        (choice) => takePlacement(context, seat, choice),
        chance,
      );
}

/** One imagined placement in this many is any that was open: nothing is ruled out. */
const SURPRISES = 4;

function placeSensibly<Choice extends { readonly kind: string }>(
  list: () => readonly Choice[],
  worth: (choice: Choice) => number,
  take: (choice: Choice) => void,
  chance: Chance,
): void {
  for (let placed = 0; ; placed++) {
    const open = list();
    const most = placed === 0 ? open.length - 1 : open.length;
    if (most === 0) return;
    const at = most === 1 ? 0 : chance.pick(SURPRISES) === 0 ? chance.pick(most) : bestOf(open, most, worth);
    const choice = open[at]!;
    if (choice.kind === 'ready') return;
    take(choice);
  }
}

function bestOf<Choice>(open: readonly Choice[], most: number, worth: (choice: Choice) => number): number {
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < most; at++) {
    const value = worth(open[at]!);
    if (value <= highest) continue;
    highest = value;
    best = at;
  }
  return best;
}
