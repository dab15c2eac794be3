// A small game with everything a search must cope with: hidden hands, luck, a choice made at once by both, teams.
import { fillHoles, type Game, type Hints, hideZones, type Zone } from '@undercroft/kernel';

/** Nine cards, three in each hand, three unseen. Each round a prize is rolled, the starter may double it, both lay a card. */
export interface Duel {
  hands: [number[], number[]];
  pile: number[];
  /** The card each seat has laid this round, face down until both have; empty before. */
  laid: [number[], number[]];
  gone: number[];
  points: [number, number];
  prize: number;
  round: number;
  phase: 'stake' | 'lay' | 'over';
  together: boolean;
  /** Sides of the die that rolls the prize: a designed number. */
  dieSides: number;
}
export type DuelChoice =
  | { readonly kind: 'keep' }
  | { readonly kind: 'double' }
  | { readonly kind: 'lay'; readonly card: number };
export type DuelEvent = { readonly kind: 'taken'; readonly seat: number; readonly points: number };

const CARDS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const ROUNDS = 3;
const GOAL = 9;
const STAKES: readonly DuelChoice[] = [{ kind: 'keep' }, { kind: 'double' }];
const LAY: readonly DuelChoice[] = CARDS.map((card) => ({ kind: 'lay', card }));

const zones = (duel: Duel): Zone[] => [
  { name: 'hand.0', pool: 'cards', pieces: duel.hands[0], seenBy: 1, unordered: true },
  { name: 'hand.1', pool: 'cards', pieces: duel.hands[1], seenBy: 2, unordered: true },
  { name: 'laid.0', pool: 'cards', pieces: duel.laid[0], seenBy: 1 },
  { name: 'laid.1', pool: 'cards', pieces: duel.laid[1], seenBy: 2 },
  { name: 'pile', pool: 'cards', pieces: duel.pile, seenBy: 0, unordered: true },
];
const copy = (duel: Duel): Duel => ({
  hands: [duel.hands[0].slice(), duel.hands[1].slice()],
  pile: duel.pile.slice(),
  laid: [duel.laid[0].slice(), duel.laid[1].slice()],
  gone: duel.gone.slice(),
  points: [duel.points[0], duel.points[1]],
  prize: duel.prize,
  round: duel.round,
  phase: duel.phase,
  together: duel.together,
  dieSides: duel.dieSides,
});
const waitingFor = (duel: Duel): number[] => {
  if (duel.phase === 'over') return [];
  if (duel.phase === 'stake') return [duel.round % 2];
  return [0, 1].filter((seat) => duel.laid[seat]!.length === 0);
};
const choices = (duel: Duel, seat: number): readonly DuelChoice[] => {
  if (!waitingFor(duel).includes(seat)) return [];
  return duel.phase === 'stake' ? STAKES : duel.hands[seat]!.map((card) => LAY[card]!);
};

export const duel: Game<Duel, DuelChoice, DuelEvent> = {
  name: 'duel',
  rules: '1',
  seats: [2, 2],
  options: { together: { kind: 'switch', default: false } },
  numbers: { prizeDie: { default: 6, min: 2, max: 12 } },
  setup: ({ options, numbers }, chance) => {
    const dieSides = numbers?.prizeDie ?? 6;
    const deck = CARDS.slice();
    chance.shuffle(deck);
    const sorted = (cards: number[]): number[] => cards.sort((a, b) => a - b);
    return {
      hands: [sorted(deck.slice(0, 3)), sorted(deck.slice(3, 6))],
      pile: sorted(deck.slice(6)),
      laid: [[], []],
      gone: [],
      points: [0, 0],
      prize: chance.die(dieSides),
      round: 0,
      phase: 'stake',
      together: options.together === true,
      dieSides,
    };
  },
  waitingFor,
  choices,
  play: (position, seat, choice, chance, tell) => {
    if (choice.kind !== 'lay') {
      if (choice.kind === 'double') position.prize *= 2;
      position.phase = 'lay';
      return;
    }
    position.hands[seat]!.splice(position.hands[seat]!.indexOf(choice.card), 1);
    position.laid[seat]!.push(choice.card);
    if (waitingFor(position).length > 0) return;
    const winner = position.laid[0][0]! > position.laid[1][0]! ? 0 : 1;
    position.points[winner] += position.prize;
    tell?.({ kind: 'taken', seat: winner, points: position.prize });
    position.gone.push(position.laid[0].pop()!, position.laid[1].pop()!);
    position.round++;
    position.phase = position.round === ROUNDS ? 'over' : 'stake';
    if (position.phase === 'stake') position.prize = chance.die(position.dieSides);
  },
  view: (position, viewer) => {
    const seen = copy(position);
    hideZones(zones(seen), viewer);
    return seen;
  },
  viewEvent: (event) => event,
  imagine: (view, _, chance) => {
    const position = copy(view);
    const all = zones(position);
    const known = new Set([...position.gone, ...all.flatMap((zone) => zone.pieces)]);
    fillHoles(
      all,
      'cards',
      CARDS.filter((card) => !known.has(card)),
      chance,
    );
    for (const pile of [...position.hands, position.pile]) pile.sort((a, b) => a - b);
    return position;
  },
  result: ({ phase, points, together }) => {
    if (phase !== 'over') return undefined;
    const end = { reason: 'end', clause: 'D-1', points };
    if (together)
      return points[0] + points[1] >= GOAL && points[0] > 0 && points[1] > 0
        ? { ...end, winners: [0, 1], places: [1, 1] }
        : { ...end, winners: [], places: [2, 2] };
    if (points[0] === points[1]) return { ...end, winners: [0, 1], places: [1, 1] };
    return points[0] > points[1]
      ? { ...end, winners: [0], places: [1, 2] }
      : { ...end, winners: [1], places: [2, 1] };
  },
  copy,
  zones,
  explain: () => ({ code: 'not-yours', clause: 'D-2' }),
  defaultChoice: (position, seat) => choices(position, seat)[0]!,
  sides: ({ options }) => (options.together === true ? [0, 0] : [0, 1]),
  phrases: {
    choice: (choice) =>
      choice.kind === 'lay'
        ? { id: 'choice.play', args: { card: { id: `card.c${choice.card}` } } }
        : { id: `choice.${choice.kind}` },
    question: () => ({ id: 'what' }),
    event: ({ points }) => ({ id: 'event.prizeTaken', args: { points } }),
  },
};

export const duelHints: Hints<Duel, DuelChoice> = {
  evaluate: ({ points, together }, seat) => {
    if (together)
      return Math.min(1, (points[0] + points[1]) / (2 * GOAL)) * (points[0] > 0 && points[1] > 0 ? 1 : 0.5);
    const lead = points[seat]! - points[1 - seat]!;
    return 0.5 + lead / (2 + 2 * Math.abs(lead));
  },
  promise: ({ together }, _, choice) => (choice.kind === 'lay' && !together ? choice.card : 0),
};
