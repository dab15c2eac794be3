// What bots may know about playing DELVE well: the simple policies of SPEC.md, and an estimate of who is winning.
import type { Chance, Hints } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { CONTENT } from './content/index.ts';
import { guardWorth, relicWorth } from './hints/ancient-plans.ts';
import { bestPlanWorth, cardWorth, namedWorth, placeWorth, planWorth } from './hints/digger-plans.ts';
import { expeditionChance } from './hints/prospects.ts';
import { firstOptionWorth, useWorth } from './hints/window-plans.ts';
import { DIG_WORTH } from './hints/worth.ts';
import { diggerAt, OUTCOME, type Position, roundHazard } from './position.ts';
import { type Catalog, catalogsOf } from './rules/catalog.ts';
import { defaultReroll } from './rules/roll.ts';

/** Placing nothing costs the Ancient four Trinkets of its field. */
const IDLE_LOSS = 4;
/** Turning a Relic face down again later is worth a little: what is hidden cannot be planned for. */
const EXPOSE_WORTH = 0.5;

/** A hand of which nothing can be placed costs a point of Danger; nearly any other is better. */
const REDRAW_WORTH = 4;

/** How good a choice looks, in Trinkets. Only what the seat may know goes into it. */
function promiseOf(p: Position, catalog: Catalog, seat: number, choice: Choice): number {
  switch (choice.kind) {
    case 'place':
      return placeWorth(p, catalog, seat, choice.card, choice.ally);
    case 'guard':
      return guardWorth(p, catalog, choice.card, choice.slot);
    case 'ready':
      if (seat === 0) return p.ancient.placed.length === 0 ? -IDLE_LOSS : 0;
      return planWorth(p, catalog, seat, diggerAt(p, seat).placed);
    case 'heist':
      return bestPlanWorth(p, catalog, seat, true);
    case 'forgoHeist':
      return bestPlanWorth(p, catalog, seat, false);
    case 'activate':
      return relicWorth(p, catalog, choice.relic, choice.curse);
    case 'expose':
      return EXPOSE_WORTH;
    case 'instant':
    case 'ability':
      return useWorth(p, catalog, seat, choice.card, choice.target, choice.dice);
    case 'redraw':
      return REDRAW_WORTH;
    case 'suffer':
      return choice.option === 1 ? firstOptionWorth(p, catalog, seat, choice.card) : 0;
    case 'reroll': {
      const best = defaultReroll(p);
      return best.kind === 'reroll' ? -Math.abs(best.dice - choice.dice) : 0;
    }
    case 'discard':
      return -keepWorth(p, catalog, seat, choice.card);
    default:
      return 0;
  }
}

/** What a card in hand is worth keeping. */
function keepWorth(p: Position, catalog: Catalog, seat: number, card: number): number {
  if (!catalog.placeable[card]) return 1;
  if (seat > 0) {
    const affordable = catalog.cost[card]! <= diggerAt(p, seat).trinkets + 2 ? 0 : -3;
    return planWorth(p, catalog, seat, [card]) + affordable;
  }
  const locked = catalog.hazard[card]! > roundHazard(p) ? -2 : 0;
  let best = -DIG_WORTH;
  for (let slot = 1; slot <= p.diggers.length; slot++)
    best = Math.max(best, guardWorth(p, catalog, card, slot));
  return best + locked;
}

/** One playout move in this many is a random one, so that playouts do not all run the same way. */
const SLIPS = 12;

function mostPromising(
  p: Position,
  catalog: Catalog,
  seat: number,
  choices: readonly Choice[],
  chance: Chance,
): number {
  if (choices.length === 1) return 0;
  if (chance.pick(SLIPS) === 0) return chance.pick(choices.length);
  return bestChoice(p, catalog, seat, choices);
}

/**
 * Index of the most promising choice; the first among equals. What does not change from one choice to the next is weighed
 * once: a card for all its allies, a Heist for all Relics.
 */
export function bestChoice(p: Position, catalog: Catalog, seat: number, choices: readonly Choice[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  let card = 0;
  let worth = 0;
  let isHeistWeighed = false;
  for (let i = 0; i < choices.length; i++) {
    const choice = choices[i]!;
    let promise: number;
    if (choice.kind === 'place') {
      if (choice.card !== card) worth = cardWorth(p, catalog, seat, choice.card);
      card = choice.card;
      promise = namedWorth(p, worth, choice.ally);
    } else if (choice.kind === 'heist') {
      if (isHeistWeighed) continue;
      isHeistWeighed = true;
      promise = promiseOf(p, catalog, seat, choice);
    } else promise = promiseOf(p, catalog, seat, choice);
    if (promise > most) {
      most = promise;
      best = i;
    }
  }
  return best;
}

const catalogFor = catalogsOf(CONTENT);

export const hints: Hints<Position, Choice> = {
  evaluate(p, seat) {
    const expedition =
      p.outcome === OUTCOME.none
        ? expeditionChance(p, catalogFor(p))
        : p.outcome === OUTCOME.expedition
          ? 1
          : 0;
    return seat === 0 ? 1 - expedition : expedition;
  },
  promise: (p, seat, choice) => promiseOf(p, catalogFor(p), seat, choice),
  playout: (p, seat, choices, chance) => mostPromising(p, catalogFor(p), seat, choices, chance),
};
