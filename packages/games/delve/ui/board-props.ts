// What every part of the board is given, and the few questions they all ask of it.
import { HIDDEN } from '@undercroft/kernel';
import type { BoardProps } from '@undercroft/kit';
import type { Choice } from '../src/choices.ts';
import { CONTENT } from '../src/content/index.ts';
import type { Event, Phase } from '../src/events.ts';
import { diggerAt, type Position, STEP } from '../src/position.ts';
import { catalogsOf } from '../src/rules/catalog.ts';

export type Props = BoardProps<Position, Choice, Event>;

export const catalogOf = catalogsOf(CONTENT);

export const HAZARDS = ['', 'I', 'II', 'III'] as const;

/** The id of a card's texts; a card that this viewer may not see has none. */
export const cardId = (view: Position, card: number): string | undefined =>
  card === HIDDEN || card === 0 ? undefined : catalogOf(view).entries[card]!.id;

/** Are this seat's cards and placements shown to the viewer? */
export const isOpenTo = (view: Position, seat: number): boolean => {
  const { hand, placed } = seat === 0 ? view.ancient : diggerAt(view, seat);
  return !hand.includes(HIDDEN) && !placed.includes(HIDDEN);
};

/** Is there something on the table that the viewer does not see yet? */
export const isVeiled = (view: Position, seat: number): boolean =>
  view.step === STEP.placement && !isOpenTo(view, seat);

/** Has this seat done with placing? */
export const isReady = (view: Position, seat: number): boolean =>
  seat === 0 ? view.ancient.ready === 1 : view.ready.includes(seat);

export function phaseOf(step: number): Phase | undefined {
  if (step < STEP.roundStart) return undefined;
  if (step <= STEP.refreshWindow) return 'refresh';
  if (step <= STEP.placement) return 'ready';
  if (step <= STEP.rallyWindow) return 'rally';
  if (step <= STEP.scores) return 'roll';
  return step <= STEP.rewardCheck ? 'reward' : 'recoup';
}

/** Names of copies of a design, unique at a seat, so that each card travels from hand to table by itself. */
function cardKeys(seat: number, piles: readonly (readonly number[])[]): string[][] {
  const seen = new Map<number, number>();
  return piles.map((pile) =>
    pile.map((card) => {
      const copy = seen.get(card) ?? 0;
      seen.set(card, copy + 1);
      return `card-${seat}-${card}-${copy}`;
    }),
  );
}

/** The keys of what a seat has on the table and in hand. */
export function keysOf(view: Position, seat: number): { placed: string[]; played: string[]; hand: string[] } {
  const { placed, instants, hand } = seat === 0 ? view.ancient : diggerAt(view, seat);
  const [onTable, used, held] = cardKeys(seat, [placed, instants, hand]);
  return { placed: onTable!, played: used!, hand: held! };
}

/** A number as the reader writes it, with at most one figure behind the point. */
export const figure = ({ preferences }: Props, n: number): string =>
  new Intl.NumberFormat(preferences.language, { maximumFractionDigits: 1 }).format(n);

/** Has something of this kind just happened? Then what shows it still glows. */
export const isFresh = (
  { happened }: Props,
  kinds: readonly Event['kind'][],
  where: Partial<Record<'seat' | 'relic', number>> = {},
): boolean =>
  happened.some(
    (event) =>
      kinds.includes(event.kind) &&
      Object.entries(where).every(([name, n]) => (event as unknown as Record<string, number>)[name] === n),
  );

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A card's name, also where it is not seen. */
export const titleOf = ({ view, word }: Props, card: number): string =>
  word(`card.${cardId(view, card) ?? 'hidden'}`);
