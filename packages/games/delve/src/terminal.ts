// The table of DELVE in a terminal: the Ancient Board on top, one block per Archaeologist with the slot that faces it.
import { type DrawTable, HIDDEN, type Ink, type Pen, type Viewer } from '@undercroft/kernel';
import { CONTENT } from './content/index.ts';
import { diggerAt, HAND_LIMIT, type Pool, type Position, ROLL, roundHazard, STEP } from './position.ts';
import { type Catalog, catalogsOf } from './rules/catalog.ts';
import { totalRisk } from './rules/danger.ts';
import { borrowedDice, rollScore } from './rules/dice.ts';
import { flow, type InkedWord, ink, rule, saidCard, sentence, word } from './terminal/lines.ts';
import { sayTable } from './terminal/spoken.ts';

const catalogFor = catalogsOf(CONTENT);
const FACES = ['·', '⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];

export const drawTable: DrawTable<Position> = (view, viewer, pen) => {
  const catalog = catalogFor(view);
  if (pen.isSpoken) return sayTable(view, catalog, viewer, pen);
  if (pen.height !== undefined) return smallTable(view, catalog, viewer, pen);
  return [
    ...header(view, pen),
    rule(pen),
    ...ancientBoard(view, catalog, pen),
    ...view.diggers.flatMap((_, at) => ['', ...diggerBlock(view, catalog, at + 1, viewer, pen)]),
    rule(pen),
    ...handLines(view, catalog, viewer, pen),
  ];
};

/** Cards by name and cost, Relics on one line, the viewer's own block first. */
function smallTable(view: Position, catalog: Catalog, viewer: Viewer, pen: Pen): string[] {
  const hand =
    typeof viewer !== 'number' ? [] : viewer === 0 ? view.ancient.hand : diggerAt(view, viewer).hand;
  const cards = hand.map((card) => ({
    text: `▣ ${saidCard(pen, catalog, card)}${card > 0 ? ` (${catalog.cost[card]})` : ''}`,
    ink: 'strong' as const,
  }));
  const seats = view.diggers.map((_, at) => at + 1);
  const ordered = [...seats.filter((seat) => seat === viewer), ...seats.filter((seat) => seat !== viewer)];
  return [
    ...header(view, pen),
    ...flow(pen, [
      ...ancientWords(view, catalog, pen),
      ...view.relics.map((_, at) => relicWord(view, catalog, at + 1, pen)),
    ]),
    ...(cards.length > 0 ? flow(pen, [{ text: `${word(pen, 'hand')}:` }, ...cards]) : []),
    ...ordered.flatMap((seat) => smallDigger(view, catalog, seat, viewer, pen)),
  ];
}

function relicWord(view: Position, catalog: Catalog, number: number, pen: Pen): { text: string; ink: Ink } {
  const { card, claimedBy, exposed } = view.relics[number - 1]!;
  const name = card[0] === HIDDEN ? '???' : saidCard(pen, catalog, card[0]!);
  const owner = claimedBy === 0 ? '' : ` → ${pen.name(claimedBy)}`;
  const ink = claimedBy !== 0 ? 'dim' : view.active === number ? 'bad' : exposed === 1 ? 'good' : 'plain';
  return { text: `◆${number} ${name}${owner}`, ink };
}

function smallDigger(view: Position, catalog: Catalog, seat: number, viewer: Viewer, pen: Pen): string[] {
  const digger = diggerAt(view, seat);
  if (digger.inPlay === 0) return diggerBlock(view, catalog, seat, viewer, pen);
  const at = view.ancient.slots.indexOf(seat);
  const guard = at < 0 ? '' : ` ▣ ${saidCard(pen, catalog, view.ancient.placed[at]!)}`;
  const own = diceText(view, digger.pool, borrowedDice(view, seat), ['●', '○']);
  const foe = diceText(view, view.guards[seat - 1]!, 0, ['◆', '◇']);
  const success = digger.roll === ROLL.success;
  return [
    ...flow(pen, diggerWords(view, catalog, seat, viewer, pen)),
    ...flow(
      pen,
      [
        { text: `   ${own} : ${foe}${guard}`, ink: 'info' },
        ...(digger.roll === ROLL.none
          ? []
          : [
              {
                text: word(pen, success ? 'success' : 'failure'),
                ink: success ? ('good' as const) : ('bad' as const),
              },
            ]),
        ...belongingWords(view, catalog, seat, pen),
      ],
      5,
    ),
  ];
}

/** Round, Alert with its ten steps, Hazard, field and Trinket Discard. */
function header(view: Position, pen: Pen): string[] {
  const round =
    view.round === 0 ? word(pen, 'entry') : `${word(pen, 'round')} ${view.round}/${view.roundCap}`;
  const alert = '▮'.repeat(view.alert) + '▯'.repeat(10 - view.alert);
  return [
    ...flow(pen, [
      { text: round, ink: 'strong' },
      {
        text: `${word(pen, 'alert')} ${view.alert} ${alert}`,
        ink: view.alert >= 8 ? 'bad' : view.alert >= 4 ? 'warn' : 'info',
      },
      { text: `${word(pen, 'hazard')} ${roundHazard(view)}` },
      ...(view.calm > 0 ? [{ text: `${word(pen, 'calm')} ${view.calm}`, ink: 'good' as const }] : []),
    ]),
    ...flow(pen, [
      { text: `${word(pen, 'field')} ${view.field}`, ink: 'accent' },
      { text: `${pen.say({ id: 'zone.trinketDiscard' })} ${view.trinketDiscard}` },
      { text: `${pen.say({ id: 'zone.expeditionPile' })} ${view.expeditionPile.length}`, ink: 'dim' },
      { text: `${pen.say({ id: 'zone.ancientPile' })} ${view.ancientPile.length}`, ink: 'dim' },
    ]),
  ];
}

function ancientWords(view: Position, catalog: Catalog, pen: Pen): InkedWord[] {
  const { ancient } = view;
  const ready = view.step === STEP.placement && ancient.ready === 1 ? ` ✓ ${word(pen, 'ready')}` : '';
  return [
    { text: `${pen.name(0)}${ready}`, ink: 'seat0' },
    { text: `${word(pen, 'hand')} ${ancient.hand.length}` },
    ...(view.influenceAside.length > 0
      ? [{ text: `${pen.say({ id: 'zone.influenceAside' })} ${view.influenceAside.length}` }]
      : []),
    ...ancient.instants.map((card) => ({ text: `⚡${saidCard(pen, catalog, card)}` })),
    ...known(ancient.known, catalog, pen),
  ];
}

function ancientBoard(view: Position, catalog: Catalog, pen: Pen): string[] {
  return [
    ...flow(pen, ancientWords(view, catalog, pen)),
    ...view.relics.flatMap((relic, at) => relicLine(view, catalog, at + 1, pen, relic.claimedBy)),
  ];
}

const known = (cards: readonly number[], catalog: Catalog, pen: Pen): { text: string; ink: Ink }[] =>
  cards.length === 0
    ? []
    : [`${word(pen, 'known')}:`, ...cards.map((card) => saidCard(pen, catalog, card))].map((text) => ({
        text,
        ink: 'info',
      }));

function relicLine(view: Position, catalog: Catalog, number: number, pen: Pen, claimedBy: number): string[] {
  const relic = view.relics[number - 1]!;
  const name = relic.card[0] === HIDDEN ? '???' : saidCard(pen, catalog, relic.card[0]!);
  const state =
    claimedBy !== 0
      ? `${word(pen, 'claimed')} → ${pen.name(claimedBy)}`
      : view.active === number
        ? word(pen, 'active')
        : relic.exposed === 1
          ? `${word(pen, 'exposed')}${relic.cooldown > 0 ? ` ⧗${relic.cooldown}` : ''}`
          : word(pen, 'unexposed');
  const colour: Ink =
    claimedBy !== 0 ? 'dim' : view.active === number ? 'bad' : relic.exposed === 1 ? 'good' : 'plain';
  return flow(
    pen,
    [
      { text: ` ◆${number} ${name}`, ink: colour },
      { text: state, ink: 'dim' },
    ],
    4,
  );
}

function diggerBlock(view: Position, catalog: Catalog, seat: number, viewer: Viewer, pen: Pen): string[] {
  if (diggerAt(view, seat).inPlay === 0)
    return [`${pen.ink(ink(seat), pen.name(seat))} ${pen.ink('dim', `✝ ${word(pen, 'out')}`)}`];
  const [first, ...rest] = belongingWords(view, catalog, seat, pen);
  return [
    ...flow(pen, diggerWords(view, catalog, seat, viewer, pen)),
    ...flow(pen, [{ ...first, text: `   ${first?.text ?? ''}` }, ...rest], 5),
    ...duelLines(view, catalog, seat, pen),
  ];
}

/** Name, Danger, Trinkets, Risk and what holds this round. */
function diggerWords(view: Position, catalog: Catalog, seat: number, viewer: Viewer, pen: Pen): InkedWord[] {
  const digger = diggerAt(view, seat);
  const order = view.ready.indexOf(seat);
  const marks = '♥'.repeat(4 - digger.danger) + '♡'.repeat(digger.danger);
  const hiding = view.step === STEP.placement && digger.placed.length === 0 && digger.hand.includes(HIDDEN);
  return [
    { text: `${seat}. ${pen.name(seat)}${viewer === seat ? ' ◀' : ''}`, ink: ink(seat) },
    { text: marks, ink: digger.danger >= 3 ? 'bad' : 'good' },
    { text: `${word(pen, 'trinket')} ${digger.trinkets}`, ink: 'accent' },
    { text: `${word(pen, 'hand')} ${digger.hand.length}` },
    { text: `${word(pen, 'risk')} ${hiding ? '?' : totalRisk({ p: view, catalog }, seat)}` },
    ...(digger.heist !== 0 ? [{ text: `${word(pen, 'heist')} ◆${digger.heist}`, ink: 'warn' as const }] : []),
    ...(digger.shield > 0 ? [{ text: `${word(pen, 'shield')} ${digger.shield}` }] : []),
    ...(digger.limitNow + digger.limitNext > 0 ? [{ text: word(pen, 'limit'), ink: 'warn' as const }] : []),
    ...(order >= 0 ? [{ text: `✓${order + 1}`, ink: 'good' as const }] : []),
  ];
}

/** Ability, placed cards, Instants, Negative cards and cards that are known. */
function belongingWords(view: Position, catalog: Catalog, seat: number, pen: Pen): InkedWord[] {
  const digger = diggerAt(view, seat);
  return [
    { text: abilityText(digger.ability, digger.abilityUp, digger.cooldown, catalog, pen) },
    ...digger.placed.map((card, at) => ({
      text: `▣ ${saidCard(pen, catalog, card)}${digger.allies[at] ? ` → ${digger.allies[at]}` : ''}`,
    })),
    ...digger.instants.map((card) => ({ text: `⚡${saidCard(pen, catalog, card)}` })),
    ...digger.negatives.map((card) => ({ text: `☠ ${saidCard(pen, catalog, card)}`, ink: 'bad' as const })),
    ...known(digger.known, catalog, pen),
  ];
}

function abilityText(ability: number, up: number, cooldown: number, catalog: Catalog, pen: Pen): string {
  if (ability === 0) return '';
  const state = up === 1 ? '' : cooldown > 0 ? ` ⧗${cooldown}` : ` (${word(pen, 'faceDown')})`;
  return `★ ${saidCard(pen, catalog, ability)}${state}`;
}

/** The dice of a seat and of the slot opposite, before the throw by number and after it by face. */
function duelLines(view: Position, catalog: Catalog, seat: number, pen: Pen): string[] {
  const digger = diggerAt(view, seat);
  const at = view.ancient.slots.indexOf(seat);
  const guard = at < 0 ? '' : ` ▣ ${saidCard(pen, catalog, view.ancient.placed[at]!)}`;
  const success = digger.roll === ROLL.success;
  const verdict = digger.roll === ROLL.none ? '' : word(pen, success ? 'success' : 'failure');
  const ownDice = { text: `   ${diceText(view, digger.pool, borrowedDice(view, seat), ['●', '○'])}` };
  const foe = diceText(view, view.guards[seat - 1]!, 0, ['◆', '◇']);
  return [
    ...flow(pen, verdict === '' ? [ownDice] : [ownDice, { text: verdict, ink: success ? 'good' : 'bad' }], 5),
    ...flow(pen, [{ text: `   ${word(pen, 'slot')} ${seat}: ${foe}${guard}`, ink: 'seat0' }], 5),
  ];
}

function diceText(
  view: Position,
  pool: Pool,
  borrowed: number,
  [base, off]: readonly [string, string],
): string {
  const tokens = pool.tokens.map((token) => (token > 0 ? ` +${token}` : ` −${-token}`)).join('');
  const floor = pool.floor > 0 ? ` ≥${pool.floor}` : '';
  if (view.rolled === 1) {
    const score = view.step > STEP.scores ? pool.score : rollScore(pool);
    return `${pool.faces.map((face) => FACES[face]).join('')}${tokens}${floor} = ${score}`;
  }
  const disabled = pool.baseOff + pool.pipOff + pool.whiteOff;
  return (
    base.repeat(pool.base) +
    '□'.repeat(pool.white + borrowed) +
    '▪'.repeat(pool.pip) +
    off.repeat(disabled) +
    tokens +
    floor
  );
}

/** The cards that this viewer may see: the own hand with texts, and with open hands those of the team by name. */
function handLines(view: Position, catalog: Catalog, viewer: Viewer, pen: Pen): string[] {
  const lines: string[] = [];
  if (typeof viewer === 'number') {
    const hand = viewer === 0 ? view.ancient.hand : diggerAt(view, viewer).hand;
    for (const card of hand.slice(0, HAND_LIMIT + 8)) lines.push(...cardLines(catalog, card, pen));
  }
  view.diggers.forEach((digger, at) => {
    if (at + 1 === viewer || digger.hand.length === 0 || digger.hand.includes(HIDDEN)) return;
    lines.push(
      ...flow(pen, [
        { text: pen.name(at + 1), ink: ink(at + 1) },
        ...digger.hand.map((card) => ({ text: saidCard(pen, catalog, card) })),
      ]),
    );
  });
  return lines;
}

function cardLines(catalog: Catalog, card: number, pen: Pen): string[] {
  const entry = catalog.entries[card]!;
  const numbers = [
    `${word(pen, 'cost')} ${catalog.cost[card]}`,
    entry.deck === 'ancient'
      ? `${word(pen, 'hazard')} ${catalog.hazard[card]}`
      : `${word(pen, 'risk')} ${catalog.risk[card]}`,
  ];
  const words = pen.say({ id: `card.${entry.id}.text` }).split(' ');
  return [
    ...flow(pen, [
      { text: `• ${saidCard(pen, catalog, card)}`, ink: 'strong' },
      ...numbers.map((text) => ({ text, ink: 'dim' as const })),
    ]),
    ...sentence(pen, words),
  ];
}
