// A network at a game: how it would share out its choices in a position, and how it judges the position.
import type { Seat, Traits } from '@undercroft/kernel';
import type { BotHints } from '../search-hints.ts';
import { COMMON_TRAITS, type Net, newLayers, readChoice, readSeat, softmax } from './net.ts';

export interface Policy<Position, Choice> {
  /** Fills `shares` with one probability for each choice; answers the chance to win. */
  read(position: Position, seat: Seat, choices: readonly Choice[]): number;
  /** As `read` left it; the first of it are those of the list. */
  shares(): Float32Array;
  /** The chance to win alone. */
  value(position: Position, seat: Seat): number;
}

/** Writes the traits of a whole list, one choice behind the other, the common ones last. */
export function writeChoices<Position, Choice>(
  traits: Traits<Position, Choice>,
  hints: BotHints<Position, Choice> | undefined,
  position: Position,
  seat: Seat,
  choices: readonly Choice[],
  into: Float32Array,
): void {
  const width = traits.choiceWidth + COMMON_TRAITS;
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < choices.length; i++) {
    const row = into.subarray(i * width, (i + 1) * width);
    traits.choice(position, seat, choices[i]!, row);
    const promise = hints?.promise(position, seat, choices[i]!) ?? 0;
    row[traits.choiceWidth] = promise;
    if (promise > best) best = promise;
  }
  const end = choices.length * width;
  for (let at = traits.choiceWidth; at < end; at += width) {
    let better = 0;
    for (let other = traits.choiceWidth; other < end; other += width) if (into[other]! > into[at]!) better++;
    into[at + 3] = better / choices.length;
  }
  for (let at = traits.choiceWidth; at < end; at += width) {
    const behind = best - into[at]!;
    into[at] = behind / (1 + behind);
    into[at + 1] = behind < 1e-9 ? 1 : 0;
    into[at + 2] = 1 / choices.length;
  }
}

export function policyOf<Position, Choice>(
  net: Net,
  traits: Traits<Position, Choice>,
  hints: BotHints<Position, Choice> | undefined,
): Policy<Position, Choice> {
  const layers = newLayers(net.shape);
  const width = net.shape.choiceWidth;
  const seatTraits = new Float32Array(net.shape.seatWidth);
  let choiceTraits = new Float32Array(64 * width);
  let shares = new Float32Array(64);
  const value = (position: Position, seat: Seat): number => {
    traits.seat(position, seat, seatTraits);
    return readSeat(net, layers, seatTraits);
  };
  return {
    value,
    shares: () => shares,
    read: (position, seat, choices) => {
      const { length } = choices;
      if (shares.length < length) {
        shares = new Float32Array(2 * length);
        choiceTraits = new Float32Array(2 * length * width);
      }
      const expected = value(position, seat);
      writeChoices(traits, hints, position, seat, choices, choiceTraits);
      for (let i = 0; i < length; i++) shares[i] = readChoice(net, layers, choiceTraits, i * width);
      softmax(shares, 0, length);
      return expected;
    },
  };
}
