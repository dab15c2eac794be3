// A puzzle made by hand: a lock that opens at 2, 1, 3, of which the first dial is turned already.
import { puzzleId } from '../src/index.ts';

const DIALS = [0, 1, 2, 3];
/** As much of a game as solving needs. */
export const lock = {
  name: 'lock',
  rules: '1',
  choices: () => DIALS.map((dial) => ({ kind: 'turn', dial })),
};
export const turn = (dial: number): unknown => ({ kind: 'turn', dial });

const stepAt = (dials: readonly number[], answer: number, trap: number) => ({
  view: { dials, hidden: -1 },
  answers: [answer],
  prices: DIALS.map((dial) =>
    dial === answer ? { value: 0, low: 0, high: 0 } : { value: 0.5, low: 0.4, high: 0.6 },
  ),
  clauses: ['LK-TURN-1'],
  pieces: { names: [{ id: 'card.spring' }], choices: [answer, trap].sort() },
  left: [Math.min(answer, trap), Math.max(answer, trap)] as const,
});

const content = {
  game: lock.name,
  rules: lock.rules,
  seats: 1,
  options: {},
  seat: 0,
  steps: [stepAt([2], 1, 3), stepAt([2, 1], 3, 0)],
  themes: ['rule:LK-TURN', 'phase:late', 'kind:turn'],
  solved: { novice: 0.2, adept: 0.6, master: 1 },
  difficulty: { mu: 25, sigma: 8.333 },
};

export const somePuzzle = { id: puzzleId(content), ...content };
