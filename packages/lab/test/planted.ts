// A game with planted truths: what each card, character and seat is worth is written down here, so that a test can ask the lab.
import type { Exposures, Game, Hints } from '@undercroft/kernel';

/** What is true of this game, in shares of victories. */
export const TRUTH = {
  boon: 0.1,
  lament: 0,
  relic: 0,
  plain: 0,
  blank: 0,
  dull: 0,
  champion: 0.12,
  firstSeat: 0.06,
};

const BOON = 'boon';
const CARDS = ['lament', 'plain', 'blank', 'dull'] as const;
const RELIC = 'relic';
const CHARACTERS = ['champion', 'squire', 'cook', 'bard'] as const;
const ROUNDS = 5;
/** From this round on the relic turns up. */
const LATE = 4;
const FATE = 10_000;

export interface Planted {
  seats: number;
  together: boolean;
  /** The seat that has the boon; -1 for none. */
  boon: number;
  cards: string[];
  box: string[];
  characters: string[];
  relics: boolean[];
  round: number;
  /** The seat that is asked; all have been when it is past the last. */
  seat: number;
  /** One number decides the game, so that pairs share it; in a game played together it also says how long it lasts. */
  fate: number;
}
type Choice =
  | { readonly kind: 'play'; readonly card: string }
  | { readonly kind: 'pass' }
  | { readonly kind: 'take'; readonly character: string };
type Event =
  | { readonly kind: 'played'; readonly seat: number; readonly card: string }
  | { readonly kind: 'took'; readonly seat: number; readonly character: string }
  | { readonly kind: 'found'; readonly seat: number };

const bonus = (p: Planted, seat: number): number => (p.boon === seat ? TRUTH.boon : 0);

/** Two seats: the first wins with this share. Together: the team does. */
export function shareOf(p: Planted): number {
  if (p.together) return 0.5 + (p.characters.includes('champion') ? TRUTH.champion : 0);
  return 0.5 + TRUTH.firstSeat + bonus(p, 0) - bonus(p, 1);
}
const isWon = (p: Planted): boolean => p.fate < FATE * shareOf(p);
/** A lost game that is played together ends early; a won one, and every contest, lasts all rounds. */
const lastRound = (p: Planted): number => (p.together && !isWon(p) ? 1 + (p.fate % ROUNDS) : ROUNDS);
const isOver = (p: Planted): boolean => p.round > lastRound(p);
const isDrafting = (p: Planted): boolean => p.together && p.characters.length < p.seats;

const copy = (p: Planted): Planted => ({
  ...p,
  cards: p.cards.slice(),
  box: p.box.slice(),
  characters: p.characters.slice(),
  relics: p.relics.slice(),
});

const PASS: Choice = { kind: 'pass' };
const waitingFor = (p: Planted): number[] =>
  isDrafting(p) ? [p.characters.length] : isOver(p) ? [] : [p.seat];
const choices = (p: Planted, seat: number): readonly Choice[] => {
  if (!waitingFor(p).includes(seat)) return [];
  if (isDrafting(p))
    return CHARACTERS.filter((one) => !p.characters.includes(one)).map((character) => ({
      kind: 'take',
      character,
    }));
  return [{ kind: 'play', card: p.cards[seat]! }, PASS];
};

export const planted: Game<Planted, Choice, Event> = {
  name: 'planted',
  rules: '1',
  seats: [2, 2],
  options: { together: { kind: 'switch', default: false } },
  setup: ({ seats, options }, chance) => {
    const box: string[] = [...CARDS];
    chance.shuffle(box, 'cards');
    return {
      seats,
      together: options.together === true,
      boon: chance.pick(seats + 1, 'boon') - 1,
      cards: box.splice(0, seats),
      box,
      characters: [],
      relics: Array.from({ length: seats }, () => false),
      round: options.together === true ? 0 : ROUNDS,
      seat: 0,
      fate: chance.pick(FATE, 'fate'),
    };
  },
  waitingFor,
  choices,
  play: (p, seat, choice, chance, tell) => {
    if (choice.kind === 'take') {
      p.characters.push(choice.character);
      tell?.({ kind: 'took', seat, character: choice.character });
      if (!isDrafting(p)) p.round = 1;
      return;
    }
    if (choice.kind === 'play') tell?.({ kind: 'played', seat, card: choice.card });
    p.seat++;
    if (p.seat < p.seats) return;
    p.seat = 0;
    p.round++;
    if (p.round === LATE && p.together && !isOver(p) && chance.pick(2, 'relic') === 0) {
      p.relics[0] = true;
      tell?.({ kind: 'found', seat: 0 });
    }
  },
  view: copy,
  viewEvent: (event) => event,
  imagine: copy,
  result: (p) => {
    if (isDrafting(p) || !isOver(p)) return undefined;
    const end = { reason: 'end', clause: 'P-1' };
    if (p.together) return { ...end, winners: isWon(p) ? [0, 1] : [], places: isWon(p) ? [1, 1] : [2, 2] };
    return isWon(p) ? { ...end, winners: [0], places: [1, 2] } : { ...end, winners: [1], places: [2, 1] };
  },
  copy,
  zones: () => [],
  explain: () => ({ code: 'no', clause: 'P-1' }),
  defaultChoice: (p, seat) => choices(p, seat)[0]!,
  sides: ({ options }) => (options.together === true ? [0, 0] : [0, 1]),
  phrases: {
    choice: (choice) =>
      choice.kind === 'play'
        ? { id: 'choice.play', args: { card: { id: `card.${choice.card}` } } }
        : choice.kind === 'take'
          ? { id: 'choice.take', args: { card: { id: `card.${choice.character}` } } }
          : { id: 'choice.pass' },
    question: () => ({ id: 'what' }),
    event: () => undefined,
  },
};

/** A bot that plays the lament when it is losing and everything else when it is winning. */
export const plantedHints: Hints<Planted, Choice> = {
  evaluate: (p, seat) => (p.together || seat === 0 ? shareOf(p) : 1 - shareOf(p)),
  promise: (p, seat, choice) => {
    if (choice.kind !== 'play') return 0;
    const isWinning = seat === 0 || p.together ? isWon(p) : !isWon(p);
    return (choice.card === 'lament') === isWinning ? -1 : 1;
  },
};

export const plantedExposures: Exposures<Planted, Choice, Event> = {
  things: [
    { id: BOON, kind: 'charm' },
    ...CARDS.map((id) => ({ id, kind: 'card' })),
    { id: RELIC, kind: 'relic' },
    ...CHARACTERS.map((id) => ({ id, kind: 'character' })),
  ],
  stage: ({ round }) => round,
  holdings: (p, seat) => [
    p.cards[seat]!,
    ...(p.boon === seat ? [BOON] : []),
    ...(p.characters[seat] ? [p.characters[seat]] : []),
    ...(p.relics[seat] ? [RELIC] : []),
  ],
  ofEvent: (event) => {
    if (event.kind === 'played') return [{ seat: event.seat, thing: event.card, kind: 'used' }];
    if (event.kind === 'found') return [{ seat: event.seat, thing: RELIC, kind: 'drawn' }];
    return [{ seat: event.seat, thing: event.character, kind: 'taken' }];
  },
  arrange: (p, arrangement) => {
    if (arrangement.kind === 'deal') return true;
    const { kind, thing, seat } = arrangement;
    if (thing === BOON) p.boon = kind === 'force' ? seat : -1;
    if (!CARDS.some((card) => card === thing)) return true;
    const wanted = kind === 'force' ? seat : -1;
    const owner = p.cards.indexOf(thing);
    if (owner === wanted) return true;
    const other = wanted >= 0 ? p.cards[wanted]! : p.box.find((card) => card !== thing)!;
    if (owner >= 0) p.cards[owner] = other;
    else p.box[p.box.indexOf(thing)] = other;
    if (wanted >= 0) p.cards[wanted] = thing;
    else p.box[p.box.indexOf(other)] = thing;
    return true;
  },
  pick: (p, seat, open, arrangement, chance) => {
    if (!isDrafting(p)) return undefined;
    const isAsked = (choice: Choice): boolean =>
      arrangement.kind !== 'deal' && choice.kind === 'take' && choice.character === arrangement.thing;
    const others = open.filter((choice) => !isAsked(choice));
    const drawn = others[chance.pick(others.length)]!;
    return arrangement.kind === 'force' && arrangement.seat === seat ? open.find(isAsked)! : drawn;
  },
  arrangements: ({ kind }, { options }) => {
    if (kind === 'card' || kind === 'charm') return ['force', 'ban'];
    return kind === 'character' && options.together === true ? ['force', 'ban', 'deal'] : [];
  },
};
