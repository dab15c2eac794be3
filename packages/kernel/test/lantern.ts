// Lantern: a small game that uses everything a game can use, so that the laws have something to hold on to.
// Each round every seat hides one card, may look at the top of the deck or gamble, and readies; the highest card scores.
import {
  type Chance,
  fillHoles,
  type Game,
  HIDDEN,
  hideZones,
  type Reason,
  type Result,
  SEEN_BY_ALL,
  SEEN_BY_NOBODY,
  type Seat,
  type TableSetup,
  type Tell,
  type Texts,
  type Viewer,
  type Zone,
} from '../src/index.ts';

export interface Lantern {
  rounds: number;
  round: number;
  hands: number[][];
  placed: number[][];
  deck: number[];
  /** The top card has a slot of its own, because single seats may have looked at it. */
  top: number[];
  topSeenBy: number;
  discard: number[];
  scores: number[];
  ready: boolean[];
  conceded: number;
}

export type LanternChoice =
  | { readonly kind: 'place'; readonly card: number }
  | { readonly kind: 'look' }
  | { readonly kind: 'gamble' }
  | { readonly kind: 'ready' };

export type LanternEvent =
  | { readonly kind: 'placed'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'looked'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'gambled'; readonly seat: Seat; readonly face: number }
  | { readonly kind: 'readied'; readonly seat: Seat }
  | { readonly kind: 'revealed'; readonly cards: readonly number[] }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: number };

const CARDS = 12;
const LOOK: LanternChoice = { kind: 'look' };
const GAMBLE: LanternChoice = { kind: 'gamble' };
const READY: LanternChoice = { kind: 'ready' };

const isOver = (p: Lantern): boolean => p.round >= p.rounds || p.conceded >= 0;

function setup({ seats, options }: TableSetup, chance: Chance): Lantern {
  const deck = Array.from({ length: CARDS }, (_, card) => card);
  chance.shuffle(deck, 'deck');
  const hands = Array.from({ length: seats }, () => deck.splice(-2));
  return {
    rounds: options.rounds as number,
    round: 0,
    hands,
    placed: hands.map(() => []),
    deck,
    top: deck.splice(-1),
    topSeenBy: SEEN_BY_NOBODY,
    discard: [],
    scores: hands.map(() => 0),
    ready: hands.map(() => false),
    conceded: -1,
  };
}

const waitingFor = (p: Lantern): Seat[] =>
  isOver(p) ? [] : p.ready.flatMap((ready, seat) => (ready ? [] : [seat]));

function choices(p: Lantern, seat: Seat): LanternChoice[] {
  if (isOver(p) || p.ready[seat]) return [];
  if (p.placed[seat]!.length === 0) return p.hands[seat]!.map((card) => ({ kind: 'place', card }));
  const open = [GAMBLE, READY];
  if (p.top.length > 0 && !(p.topSeenBy & (1 << seat))) open.unshift(LOOK);
  return open;
}

function play(
  p: Lantern,
  seat: Seat,
  choice: LanternChoice,
  chance: Chance,
  tell?: Tell<LanternEvent>,
): void {
  if (choice.kind === 'place') {
    p.hands[seat] = p.hands[seat]!.filter((card) => card !== choice.card);
    p.placed[seat]!.push(choice.card);
    tell?.({ kind: 'placed', seat, card: choice.card });
  } else if (choice.kind === 'look') {
    p.topSeenBy |= 1 << seat;
    tell?.({ kind: 'looked', seat, card: p.top[0]! });
  } else {
    if (choice.kind === 'gamble') {
      const face = chance.die(6, 'die');
      if (face === 6) p.scores[seat]!++;
      tell?.({ kind: 'gambled', seat, face });
    }
    p.ready[seat] = true;
    tell?.({ kind: 'readied', seat });
    if (p.ready.every(Boolean)) endRound(p, tell);
  }
}

function endRound(p: Lantern, tell: Tell<LanternEvent>): void {
  const cards = p.placed.map((pile) => pile[0]!);
  tell?.({ kind: 'revealed', cards });
  p.scores[cards.indexOf(Math.max(...cards))]!++;
  p.discard.push(...cards);
  for (const [seat, pile] of p.placed.entries()) {
    pile.length = 0;
    if (p.top.length > 0) {
      const card = p.top.pop()!;
      p.hands[seat]!.push(card);
      p.topSeenBy = SEEN_BY_NOBODY;
      if (p.deck.length > 0) p.top.push(p.deck.pop()!);
      tell?.({ kind: 'drew', seat, card });
    }
  }
  p.ready.fill(false);
  p.round++;
}

const zones = (p: Lantern): Zone[] => [
  { name: 'deck', pool: 'cards', pieces: p.deck, seenBy: SEEN_BY_NOBODY },
  { name: 'top', pool: 'cards', pieces: p.top, seenBy: p.topSeenBy },
  { name: 'discard', pool: 'cards', pieces: p.discard, seenBy: SEEN_BY_ALL },
  ...p.hands.map((pieces, seat) => ({ name: `hand ${seat}`, pool: 'cards', pieces, seenBy: 1 << seat })),
  ...p.placed.map((pieces, seat) => ({ name: `placed ${seat}`, pool: 'cards', pieces, seenBy: 1 << seat })),
];

function copy(p: Lantern): Lantern {
  return {
    ...p,
    hands: p.hands.map((hand) => hand.slice()),
    placed: p.placed.map((pile) => pile.slice()),
    deck: p.deck.slice(),
    top: p.top.slice(),
    discard: p.discard.slice(),
    scores: p.scores.slice(),
    ready: p.ready.slice(),
  };
}

function view(p: Lantern, viewer: Viewer): Lantern {
  const seen = copy(p);
  hideZones(zones(seen), viewer);
  return seen;
}

function viewEvent(event: LanternEvent, viewer: Viewer): LanternEvent | undefined {
  if (event.kind === 'placed' || event.kind === 'looked' || event.kind === 'drew')
    return event.seat === viewer ? event : { ...event, card: HIDDEN };
  return event;
}

function imagine(seen: Lantern, _viewer: Viewer, chance: Chance): Lantern {
  const full = copy(seen);
  const piles = zones(full);
  const known = new Set(piles.flatMap((zone) => zone.pieces));
  const unseen = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !known.has(card));
  fillHoles(piles, 'cards', unseen, chance);
  return full;
}

function result(p: Lantern): Result | undefined {
  if (!isOver(p)) return undefined;
  const points = p.scores.map((score, seat) => (seat === p.conceded ? 0 : score));
  const best = Math.max(...points);
  const winners = points.flatMap((score, seat) => (score === best && seat !== p.conceded ? [seat] : []));
  const places = points.map((_, seat) => (winners.includes(seat) ? 1 : 2));
  return { reason: p.conceded >= 0 ? 'conceded' : 'rounds', clause: 'LN-END-1', winners, places, points };
}

export function lanternInvariants(p: Lantern): string[] {
  const pieces = zones(p).flatMap((zone) => zone.pieces);
  return new Set(pieces).size === CARDS && pieces.length === CARDS ? [] : ['twelve cards, each once'];
}

function explain(p: Lantern, seat: Seat, choice: unknown): Reason {
  if (p.ready[seat]) return { code: 'ready', clause: 'LN-READY-1' };
  const kind = typeof choice === 'object' && choice !== null && 'kind' in choice ? choice.kind : undefined;
  if (kind === 'look') return { code: 'looked', clause: 'LN-LOOK-1' };
  return { code: 'not-yours', clause: 'LN-PLACE-1' };
}

export const lantern: Game<Lantern, LanternChoice, LanternEvent> = {
  name: 'lantern',
  rules: '1',
  seats: [2, 3],
  options: {
    rounds: { kind: 'number', min: 1, max: 3, default: 3 },
    mood: { kind: 'choice', values: ['calm', 'storm'], default: 'calm' },
    echo: { kind: 'switch', default: (soFar) => soFar.mood === 'storm' },
  },
  numbers: { glow: { default: 2, min: 0, max: 5 } },
  setup,
  waitingFor,
  choices,
  play,
  view,
  viewEvent,
  imagine,
  result,
  copy,
  zones,
  explain,
  defaultChoice: (p, seat) => choices(p, seat).at(-1)!,
  isFinal: (choice) => choice.kind === 'ready',
  concede: (p, seat, tell) => {
    p.conceded = seat;
    tell?.({ kind: 'readied', seat });
  },
  score: (p) =>
    p.scores.map((score, seat) => ({
      seat,
      points: seat === p.conceded ? 0 : score,
      source: { id: 'score.light' },
      clause: 'LN-END-1',
    })),
  phrases: {
    choice: (choice) =>
      choice.kind === 'place'
        ? { id: 'choice.place', args: { card: choice.card } }
        : { id: `choice.${choice.kind}` },
    question: () => ({ id: 'question' }),
    event: (event) => ({ id: `event.${event.kind}` }),
  },
};

const english: Texts = {
  'choice.place': 'Place card {card}',
  'choice.look': 'Look',
  'choice.gamble': 'Gamble',
  'choice.ready': 'Ready',
  question: 'What now?',
  'event.placed': 'A card is placed',
  'event.looked': 'Somebody looks',
  'event.gambled': 'A die is thrown',
  'event.readied': 'Ready',
  'event.revealed': 'All is shown',
  'event.drew': 'A card is drawn',
  'result.rounds': 'The oil is burnt',
  'result.conceded': 'Given up',
  'refusal.ready': 'You are ready already',
  'refusal.looked': 'You have looked already',
  'refusal.not-yours': 'That card is not in your hand',
  'score.light': 'Light',
  'option.rounds': 'Rounds',
  'option.mood': 'Mood',
  'option.mood.calm': 'Calm',
  'option.mood.storm': 'Storm',
  'option.echo': 'Echo',
};

export const lanternTexts = { en: english, ru: english, it: english };
export const lanternClauses = new Set(['LN-END-1', 'LN-READY-1', 'LN-LOOK-1', 'LN-PLACE-1']);
