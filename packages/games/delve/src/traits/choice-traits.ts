// The numbers of a choice of DELVE: its kind, its card and what that does, and the Archaeologist that it is about.

import type { Choice } from '../choices.ts';
import { sumOf } from '../hints/odds.ts';
import { DEADLY_DANGER, diggerAt, HAND_LIMIT, type Position } from '../position.ts';
import { EFFECT_WIDTH, effectsOf } from './card-effects.ts';
import {
  catalogFor,
  diceIn,
  guardsOn,
  leadOf,
  marginOf,
  seesPlaced,
  TEN,
  trinketsSeen,
} from './digger-seen.ts';

/** In `askPool` the pool of a slot is its seat's number and so many more. */
const SLOT_POOLS = 5;

const KINDS: readonly Choice['kind'][] = [
  'keepRelics',
  'takeAbility',
  'discard',
  'activate',
  'expose',
  'restRelics',
  'heist',
  'forgoHeist',
  'place',
  'guard',
  'ready',
  'pass',
  'redraw',
  'instant',
  'ability',
  'suffer',
  'reroll',
];

/** Where the groups of a choice begin. */
const CARD = KINDS.length;
const EFFECT = CARD + 5;
const TARGET = EFFECT + EFFECT_WIDTH;
const DICE = TARGET + 10;
const CHOICE_WIDTH = DICE + 2;

function writeChoice(p: Position, seat: number, choice: Choice, into: Float32Array): void {
  into.fill(0);
  into[KINDS.indexOf(choice.kind)] = 1;
  switch (choice.kind) {
    case 'keepRelics':
      for (const card of choice.cards) writeCard(p, seat, card, into);
      break;
    case 'takeAbility':
    case 'discard':
      writeCard(p, seat, choice.card, into);
      break;
    case 'activate':
    case 'heist':
    case 'expose':
      writeRelic(p, seat, choice.relic, into);
      break;
    case 'place':
      writeCard(p, seat, choice.card, into);
      writeTarget(p, seat, choice.ally, into);
      break;
    case 'guard':
      writeCard(p, seat, choice.card, into);
      writeTarget(p, seat, choice.slot, into);
      break;
    case 'instant':
    case 'ability':
      writeCard(p, seat, choice.card, into);
      writeTarget(p, seat, choice.target === 0 ? seat : choice.target, into);
      into[DICE] = choice.dice / 4;
      break;
    case 'suffer':
      addEffects(
        effectsOf(catalogFor(p)).options,
        (2 * choice.card + choice.option - 1) * EFFECT_WIDTH,
        into,
      );
      break;
    case 'reroll':
      into[DICE] = choice.dice / 4;
      writeTarget(p, seat, p.askPool > SLOT_POOLS ? p.askPool - SLOT_POOLS : p.askPool, into);
      break;
    default:
      if (seat > 0) writeTarget(p, seat, seat, into);
  }
}

function addEffects(from: Float32Array, at: number, into: Float32Array): void {
  for (let i = 0; i < EFFECT_WIDTH; i++) into[EFFECT + i]! += from[at + i]!;
}

function writeCard(p: Position, seat: number, card: number, into: Float32Array): void {
  const catalog = catalogFor(p);
  const purse = seat === 0 ? p.field : diggerAt(p, seat).trinkets;
  into[CARD]! += catalog.cost[card]! / HAND_LIMIT;
  into[CARD + 1] = Math.min(1, (purse - catalog.cost[card]!) / TEN);
  into[CARD + 2]! += catalog.risk[card]! / HAND_LIMIT;
  into[CARD + 3]! += catalog.hazard[card]! / 3;
  into[CARD + 4] = catalog.banish[card] ? 1 : 0;
  addEffects(effectsOf(catalog).cards, card * EFFECT_WIDTH, into);
}

/** A Relic's card is known to the Ancient, and to all once it was shown. */
function writeRelic(p: Position, seat: number, at: number, into: Float32Array): void {
  const relic = p.relics[at - 1]!;
  into[CARD] = relic.exposed;
  into[CARD + 1] = relic.cooldown / 3;
  into[DICE + 1] = relic.shown;
  if (seat === 0 || relic.shown === 1)
    addEffects(effectsOf(catalogFor(p)).cards, relic.card[0]! * EFFECT_WIDTH, into);
  if (seat > 0) writeTarget(p, seat, seat, into);
}

/** The Archaeologist that a choice is about. */
function writeTarget(p: Position, viewer: number, seat: number, into: Float32Array): void {
  if (seat === 0) return;
  const digger = diggerAt(p, seat);
  const guard = p.guards[seat - 1]!;
  into[TARGET] = 1;
  into[TARGET + 1] = seat === viewer ? 1 : 0;
  into[TARGET + 2] = digger.danger / DEADLY_DANGER;
  into[TARGET + 3] = trinketsSeen(p, viewer, seat) / TEN;
  into[TARGET + 4] = digger.heist !== 0 ? 1 : 0;
  into[TARGET + 5] = diceIn(digger.pool) / TEN;
  into[TARGET + 6] = (diceIn(guard) + sumOf(guard.tokens) / 3.5) / TEN;
  into[TARGET + 7] = marginOf(p, seat, seesPlaced(p, viewer, seat));
  if (p.rolled === 1) into[TARGET + 8] = leadOf(p, seat);
  into[TARGET + 9] = guardsOn(p, viewer, seat);
}

export const choiceTraits = { choiceWidth: CHOICE_WIDTH, choice: writeChoice };
