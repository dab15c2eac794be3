// Vigil: the same question comes round again and again, until somebody knocks; the smallest game to leave orders at.
import type { Game, Message, Result, Seat } from '@undercroft/kernel';

export interface Vigil {
  turn: number;
  round: number;
  /** How many bells each seat has been given. */
  bells: number[];
}
export type Watch =
  | { readonly kind: 'pass' }
  | { readonly kind: 'ring' }
  | { readonly kind: 'knock'; readonly at: Seat };
export interface Watched {
  readonly kind: 'passed' | 'rang' | 'knocked' | 'began';
  readonly seat: Seat;
  readonly at: Seat;
}

const ROUNDS = 8;
const PASS: Watch = { kind: 'pass' };
const RING: Watch = { kind: 'ring' };
const KNOCKS: readonly Watch[] = [0, 1, 2, 3].map((at) => ({ kind: 'knock', at }));
const DONE = { pass: 'passed', ring: 'rang', knock: 'knocked' } as const;
const who = (seat: Seat): Message => ({ id: `seat.${seat}` });
const copy = (vigil: Vigil): Vigil => ({ ...vigil, bells: vigil.bells.slice() });
const resultOf = ({ round, bells }: Vigil): Result | undefined =>
  round < ROUNDS
    ? undefined
    : { reason: 'dawn', clause: 'VI-END-1', winners: [...bells.keys()], places: bells.map(() => 1) };

export const vigil: Game<Vigil, Watch, Watched> = {
  name: 'vigil',
  rules: '1',
  seats: [2, 4],
  options: {},
  setup: ({ seats }) => ({ turn: 0, round: 0, bells: Array(seats).fill(0) }),
  waitingFor: (vigil) => (resultOf(vigil) ? [] : [vigil.turn]),
  choices: (vigil, seat) =>
    resultOf(vigil) || vigil.turn !== seat
      ? []
      : [
          PASS,
          ...KNOCKS.slice(0, vigil.bells.length).filter((_, at) => at !== seat),
          ...(vigil.bells[seat]! > 0 ? [RING] : []),
        ],
  play(vigil, seat, choice, _, tell) {
    const at = choice.kind === 'knock' ? choice.at : seat;
    if (choice.kind === 'knock') vigil.bells[at]!++;
    if (choice.kind === 'ring') vigil.bells[seat] = 0;
    vigil.turn = (seat + 1) % vigil.bells.length;
    if (vigil.turn === 0) vigil.round++;
    tell?.({ kind: DONE[choice.kind], seat, at });
    tell?.({ kind: 'began', seat: vigil.turn, at: vigil.turn });
  },
  view: copy,
  viewEvent: (event) => event,
  imagine: copy,
  result: resultOf,
  copy,
  zones: () => [],
  explain: () => ({ code: 'turn', clause: 'VI-TURN-1' }),
  defaultChoice: () => PASS,
  phrases: {
    choice: (choice, { bells }, seat) =>
      choice.kind === 'knock'
        ? { id: 'choice.knock', args: { at: who(choice.at) } }
        : { id: `choice.${choice.kind}`, args: { n: bells[seat]! } },
    question: () => ({ id: 'question' }),
    event: ({ kind, seat, at }) => ({
      id: `event.${kind}`,
      args: { who: who(seat), ...(kind === 'knocked' && { at: who(at) }) },
    }),
    startsTurn: ({ kind }) => kind === 'began',
  },
};
