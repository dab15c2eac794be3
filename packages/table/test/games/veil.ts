// Veil: hidden hands drawn by luck, all seats lay a card at once; the smallest game with secrets to leak.
import { type Game, HIDDEN, hideZones, type Result, SEEN_BY_NOBODY, type Zone } from '@undercroft/kernel';

export interface Veil {
  deck: number[];
  hands: number[][];
  laid: number[][];
  shown: number[];
  points: number[];
  round: number;
}
export interface Lay {
  readonly kind: 'lay';
  readonly card: number;
}
export type VeilEvent =
  | { readonly kind: 'laid'; readonly seat: number; readonly card: number }
  | { readonly kind: 'revealed'; readonly cards: readonly number[] };

const CARDS = 40;
const HAND = 4;
const LAYS: readonly Lay[] = Array.from({ length: CARDS }, (_, card) => ({ kind: 'lay', card }));
const isOver = (veil: Veil): boolean => veil.hands.every((hand) => hand.length === 0);
const waiting = (veil: Veil): number[] =>
  isOver(veil) ? [] : veil.laid.flatMap((pile, seat) => (pile.length === 0 ? [seat] : []));

const copy = (veil: Veil): Veil => ({
  deck: veil.deck.slice(),
  hands: veil.hands.map((hand) => hand.slice()),
  laid: veil.laid.map((pile) => pile.slice()),
  shown: veil.shown.slice(),
  points: veil.points.slice(),
  round: veil.round,
});

function zones(veil: Veil): Zone[] {
  const own = (name: string, piles: number[][]): Zone[] =>
    piles.map((pieces, seat) => ({ name: `${name}${seat}`, pool: 'card', pieces, seenBy: 1 << seat }));
  const deck: Zone = {
    name: 'deck',
    pool: 'card',
    pieces: veil.deck,
    seenBy: SEEN_BY_NOBODY,
    unordered: true,
  };
  return [...own('hand', veil.hands), ...own('laid', veil.laid), deck];
}

function resultOf(veil: Veil): Result | undefined {
  if (!isOver(veil)) return undefined;
  const best = Math.max(...veil.points);
  return {
    reason: 'spent',
    clause: 'VE-END-1',
    winners: veil.points.flatMap((points, seat) => (points === best ? [seat] : [])),
    places: veil.points.map((points) => 1 + veil.points.filter((other) => other > points).length),
    points: veil.points.slice(),
  };
}

export const veil: Game<Veil, Lay, VeilEvent> = {
  name: 'veil',
  rules: '1',
  seats: [1, 4],
  options: { shine: { kind: 'switch', default: false } },
  setup({ seats }, chance) {
    const deck = Array.from({ length: CARDS }, (_, card) => card);
    const hands = Array.from({ length: seats }, () =>
      Array.from({ length: HAND }, () => deck.splice(chance.pick(deck.length, 'deck'), 1)[0]!),
    );
    const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
    return { deck, hands, laid: each(() => []), shown: [], points: each(() => 0), round: 0 };
  },
  waitingFor: waiting,
  choices: (veil, seat) => (waiting(veil).includes(seat) ? veil.hands[seat]!.map((card) => LAYS[card]!) : []),
  play(veil, seat, { card }, chance, tell) {
    const hand = veil.hands[seat]!;
    hand.splice(hand.indexOf(card), 1);
    veil.laid[seat]!.push(card);
    tell?.({ kind: 'laid', seat, card });
    if (veil.laid.some((pile) => pile.length === 0)) return;
    const cards = veil.laid.map((pile) => pile.pop()!);
    const best = cards.indexOf(Math.max(...cards));
    veil.points[best]! += chance.die(3, 'prize');
    veil.shown = cards;
    veil.round++;
    tell?.({ kind: 'revealed', cards });
  },
  view(veil, viewer) {
    const seen = copy(veil);
    hideZones(zones(seen), viewer);
    return seen;
  },
  viewEvent: (event, viewer) =>
    event.kind === 'laid' && event.seat !== viewer ? { ...event, card: -1 } : event,
  imagine(view, _, chance) {
    const veil = copy(view);
    const piles = zones(veil).map(({ pieces }) => pieces);
    const unseen = Array.from(LAYS.keys()).filter((card) => piles.every((pile) => !pile.includes(card)));
    chance.shuffle(unseen);
    for (const pile of piles)
      for (const [at, card] of pile.entries()) if (card === HIDDEN) pile[at] = unseen.pop()!;
    return veil;
  },
  result: resultOf,
  copy,
  zones,
  explain: () => ({ code: 'not-held', clause: 'VE-LAY-1' }),
  defaultChoice: (veil, seat) => LAYS[veil.hands[seat]![0]!]!,
  phrases: {
    choice: ({ card }) => ({ id: 'choice.lay', args: { card } }),
    question: () => ({ id: 'question' }),
    event: ({ kind }) => ({ id: `event.${kind}` }),
  },
};
