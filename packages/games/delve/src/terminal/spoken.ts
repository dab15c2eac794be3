// The table of DELVE for a listener: the same as the drawn one, with a word for every sign.
import { HIDDEN, type Pen, sentences, type Viewer } from '@undercroft/kernel';
import {
  DEADLY_DANGER,
  diggerAt,
  MAX_ALERT,
  type Pool,
  type Position,
  ROLL,
  roundHazard,
  STEP,
} from '../position.ts';
import type { Catalog } from '../rules/catalog.ts';
import { totalRisk } from '../rules/danger.ts';
import { borrowedDice, rollScore } from '../rules/dice.ts';

export const sayTable = (view: Position, catalog: Catalog, viewer: Viewer, pen: Pen): string[] => [
  roundLine(view, pen),
  supplyLine(view, pen),
  ancientLine(view, catalog, pen),
  ...view.relics.map((_, at) => relicLine(view, catalog, at + 1, pen)),
  ...view.diggers.flatMap((_, at) => diggerLines(view, catalog, at + 1, viewer, pen)),
  ...handLines(view, catalog, viewer, pen),
];

const word = (pen: Pen, id: string): string => pen.say({ id: `term.${id}` });
const counted = (pen: Pen, id: string, n: number): string => `${pen.say({ id })} ${n}`;
const outOf = (pen: Pen, n: number, most: number): string => pen.say({ id: 'spoken.of', args: { n, most } });

function cardName(pen: Pen, catalog: Catalog, card: number): string {
  return pen.say({ id: card === HIDDEN || card === 0 ? 'card.hidden' : `card.${catalog.entries[card]!.id}` });
}

/** `Instant: Repose, Calm`, or nothing where there are no such cards. */
function cardsLine(pen: Pen, catalog: Catalog, id: string, cards: readonly number[]): string[] {
  if (cards.length === 0) return [];
  return [`${word(pen, id)}: ${cards.map((card) => cardName(pen, catalog, card)).join(', ')}`];
}

function roundLine(view: Position, pen: Pen): string {
  const round =
    view.round === 0 ? word(pen, 'entry') : `${word(pen, 'round')} ${outOf(pen, view.round, view.roundCap)}`;
  return sentences([
    round,
    `${word(pen, 'alert')} ${outOf(pen, view.alert, MAX_ALERT)}`,
    counted(pen, 'term.hazard', roundHazard(view)),
    ...(view.calm > 0 ? [counted(pen, 'term.calm', view.calm)] : []),
  ]);
}

const supplyLine = (view: Position, pen: Pen): string =>
  sentences([
    counted(pen, 'term.field', view.field),
    counted(pen, 'zone.trinketDiscard', view.trinketDiscard),
    counted(pen, 'zone.expeditionPile', view.expeditionPile.length),
    counted(pen, 'zone.ancientPile', view.ancientPile.length),
  ]);

function ancientLine(view: Position, catalog: Catalog, pen: Pen): string {
  const { ancient, influenceAside } = view;
  return `${pen.name(0)}: ${sentences([
    ...(view.step === STEP.placement && ancient.ready === 1 ? [word(pen, 'ready')] : []),
    counted(pen, 'term.hand', ancient.hand.length),
    ...(influenceAside.length > 0 ? [counted(pen, 'zone.influenceAside', influenceAside.length)] : []),
    ...cardsLine(pen, catalog, 'instant', ancient.instants),
    ...cardsLine(pen, catalog, 'known', ancient.known),
  ])}`;
}

function relicLine(view: Position, catalog: Catalog, number: number, pen: Pen): string {
  const { card, claimedBy, exposed, cooldown } = view.relics[number - 1]!;
  const state =
    claimedBy !== 0
      ? `${word(pen, 'claimed')}: ${pen.name(claimedBy)}`
      : view.active === number
        ? word(pen, 'active')
        : exposed === 1
          ? `${word(pen, 'exposed')}${cooldown > 0 ? `. ${counted(pen, 'term.cooldown', cooldown)}` : ''}`
          : word(pen, 'unexposed');
  const title = pen.say({ id: 'spoken.relic', args: { n: number } });
  return `${title}: ${cardName(pen, catalog, card[0]!)}, ${state}.`;
}

function diggerLines(view: Position, catalog: Catalog, seat: number, viewer: Viewer, pen: Pen): string[] {
  const digger = diggerAt(view, seat);
  const who = `${seat}. ${pen.name(seat)}${viewer === seat ? ` (${pen.say({ id: 'spoken.you' })})` : ''}`;
  if (digger.inPlay === 0) return [`${who}: ${word(pen, 'out')}.`];
  const order = view.ready.indexOf(seat);
  const isHiding = view.step === STEP.placement && digger.placed.length === 0 && digger.hand.includes(HIDDEN);
  const risk = isHiding ? '?' : totalRisk({ p: view, catalog }, seat);
  return [
    `${who}: ${sentences([
      `${word(pen, 'danger')} ${outOf(pen, digger.danger, DEADLY_DANGER)}`,
      counted(pen, 'term.trinket', digger.trinkets),
      counted(pen, 'term.hand', digger.hand.length),
      `${word(pen, 'risk')} ${risk}`,
      ...(digger.heist !== 0
        ? [`${word(pen, 'heist')}: ${pen.say({ id: 'spoken.relic', args: { n: digger.heist } })}`]
        : []),
      ...(digger.shield > 0 ? [counted(pen, 'term.shield', digger.shield)] : []),
      ...(digger.limitNow + digger.limitNext > 0 ? [word(pen, 'limit')] : []),
      ...(order >= 0 ? [pen.say({ id: 'spoken.readyAs', args: { n: order + 1 } })] : []),
    ])}`,
    ...belongings(view, catalog, seat, pen),
    ...duelLines(view, catalog, seat, pen),
  ];
}

function belongings(view: Position, catalog: Catalog, seat: number, pen: Pen): string[] {
  const { ability, abilityUp, cooldown, placed, allies, instants, negatives, known } = diggerAt(view, seat);
  const state =
    abilityUp === 1
      ? ''
      : cooldown > 0
        ? `. ${counted(pen, 'term.cooldown', cooldown)}`
        : `, ${word(pen, 'faceDown')}`;
  const laid = placed.map((card, at) => {
    const ally = allies[at] ? ` (${pen.name(allies[at])})` : '';
    return `${cardName(pen, catalog, card)}${ally}`;
  });
  const all = [
    ...(ability === 0 ? [] : [`${word(pen, 'ability')}: ${cardName(pen, catalog, ability)}${state}`]),
    ...(laid.length > 0 ? [`${word(pen, 'placed')}: ${laid.join(', ')}`] : []),
    ...cardsLine(pen, catalog, 'instant', instants),
    ...cardsLine(pen, catalog, 'negative', negatives),
    ...cardsLine(pen, catalog, 'known', known),
  ];
  return all.length > 0 ? [sentences(all)] : [];
}

/** The dice of a seat and of the slot opposite; the verdict once it is known. */
function duelLines(view: Position, catalog: Catalog, seat: number, pen: Pen): string[] {
  const { pool, roll } = diggerAt(view, seat);
  const at = view.ancient.slots.indexOf(seat);
  const guard = at < 0 ? '' : ` ${word(pen, 'placed')}: ${cardName(pen, catalog, view.ancient.placed[at]!)}.`;
  const verdict =
    roll === ROLL.none ? '' : ` ${sentences([word(pen, roll === ROLL.success ? 'success' : 'failure')])}`;
  const own = diceWords(view, pool, borrowedDice(view, seat), 'green', pen);
  const foe = diceWords(view, view.guards[seat - 1]!, 0, 'gold', pen);
  return [`${word(pen, 'dice')}: ${own}${verdict}`, `${word(pen, 'slot')} ${seat}: ${foe}${guard}`];
}

function diceWords(view: Position, pool: Pool, borrowed: number, base: string, pen: Pen): string {
  const say = (id: string, n: number): string => pen.say({ id: `spoken.${id}`, args: { n } });
  const extras = [
    ...pool.tokens.map((token) => `${word(pen, 'token')} ${token > 0 ? '+' : '−'}${Math.abs(token)}`),
    ...(pool.floor > 0 ? [say('floor', pool.floor)] : []),
  ];
  if (view.rolled === 1) {
    const score = view.step > STEP.scores ? pool.score : rollScore(pool);
    return sentences([pool.faces.join(' '), ...extras, say('score', score)].filter((part) => part !== ''));
  }
  const disabled = pool.baseOff + pool.pipOff + pool.whiteOff;
  const dice = [
    ...(pool.base > 0 ? [counted(pen, `term.${base}`, pool.base)] : []),
    ...(pool.white + borrowed > 0 ? [counted(pen, 'term.white', pool.white + borrowed)] : []),
    ...(pool.pip > 0 ? [counted(pen, 'term.pip', pool.pip)] : []),
    ...(disabled > 0 ? [say('disabled', disabled)] : []),
    ...extras,
  ];
  return sentences(dice.length > 0 ? dice : ['0']);
}

/** The own hand with texts, and with open hands those of the team by name. */
function handLines(view: Position, catalog: Catalog, viewer: Viewer, pen: Pen): string[] {
  const own =
    typeof viewer !== 'number' ? [] : viewer === 0 ? view.ancient.hand : diggerAt(view, viewer).hand;
  const open = view.diggers.flatMap(({ hand }, at) => {
    if (at + 1 === viewer || hand.length === 0 || hand.includes(HIDDEN)) return [];
    return [
      `${word(pen, 'hand')}, ${pen.name(at + 1)}: ${hand.map((card) => cardName(pen, catalog, card)).join(', ')}.`,
    ];
  });
  return [...own.map((card) => handLine(catalog, card, pen)), ...open];
}

function handLine(catalog: Catalog, card: number, pen: Pen): string {
  const entry = catalog.entries[card]!;
  const danger =
    entry.deck === 'ancient'
      ? counted(pen, 'term.hazard', catalog.hazard[card]!)
      : counted(pen, 'term.risk', catalog.risk[card]!);
  const cost = counted(pen, 'term.cost', catalog.cost[card]!);
  const text = pen.say({ id: `card.${entry.id}.text` });
  return `${word(pen, 'hand')}: ${cardName(pen, catalog, card)}. ${cost}. ${danger}. ${text}`;
}
