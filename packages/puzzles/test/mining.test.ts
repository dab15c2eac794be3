// The parts of mining on games whose answers are known: same positions, lines, prices, hints, difficulty.
import type { BotTable } from '@undercroft/bots';
import type { AnyGame, Game } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { digSiteOf } from '../src/mining/dig-site.ts';
import { clausesOf, NO_NOUNS, piecesOf } from '../src/mining/hint-data.ts';
import { judgeStep, quickAnswers } from '../src/mining/judge-step.ts';
import { MINING_DEFAULTS } from '../src/mining/mining-settings.ts';
import { pricing } from '../src/mining/price-choices.ts';
import { sameAnswers, viewAfter } from '../src/mining/same-answers.ts';
import { difficultyFrom } from '../src/mining/solvers.ts';
import { themesOf } from '../src/mining/themes.ts';
import { somePuzzle } from './some-puzzle.ts';

interface Vault {
  opened: number;
  won: number[];
}
type Open = { readonly kind: 'open'; readonly door: number; readonly key: number };

const open = (door: number, key: number): Open => ({ kind: 'open', door, key });
/** Two doors one after another. The first is opened by either key; behind the second, door 1 always wins and door 2 in half of all games. */
const CHOICES = [
  [open(0, 0), open(0, 1), open(1, 0)],
  [open(1, 0), open(2, 0), open(3, 1)],
] as const;
const copy = ({ opened, won }: Vault): Vault => ({ opened, won: won.slice() });

const vault: Game<Vault, Open, never> = {
  name: 'vault',
  rules: '1',
  seats: [1, 1],
  options: {},
  setup: () => ({ opened: 0, won: [] }),
  waitingFor: ({ opened }) => (opened < 2 ? [0] : []),
  choices: ({ opened }) => CHOICES[opened] ?? [],
  play: (position, _, { door }, chance) => {
    if (position.opened === 0) position.opened = door === 0 ? 1 : 2;
    else {
      position.opened = 2;
      if (door === 1 || (door === 2 && chance.pick(2) === 0)) position.won.push(0);
    }
  },
  view: copy,
  viewEvent: (event) => event,
  imagine: copy,
  result: ({ opened, won }) =>
    opened < 2 ? undefined : { reason: 'end', clause: 'VT-1', winners: won, places: [1] },
  copy,
  zones: () => [],
  explain: () => ({ code: 'shut', clause: 'VT-2' }),
  defaultChoice: ({ opened }) => CHOICES[opened]![0]!,
  phrases: {
    choice: ({ door, key }) => ({
      id: 'choice.open',
      args: { door: { id: `door.${door}` }, with: { id: `key.${key}` } },
    }),
    question: () => ({ id: 'question.which' }),
    event: () => undefined,
  },
};
const game = vault as unknown as AnyGame;
const room: BotTable = { game, table: { seats: 1, options: {} } };
const siteAt = (opened: number) => digSiteOf(room, 0, { opened, won: [] });

test('choices that lead to the same position are one answer', () => {
  expect(sameAnswers(siteAt(0), 0)).toEqual([0, 1]);
  expect(sameAnswers(siteAt(0), 2)).toEqual([2]);
});

test('a line goes on where the choice asks no luck and the seat is asked again', () => {
  expect(viewAfter(siteAt(0), 0)).toEqual({ opened: 1, won: [] });
  expect(viewAfter(siteAt(0), 2)).toBeUndefined();
  expect(viewAfter(siteAt(1), 1)).toBeUndefined();
});

test('a price is what is given away on the same worlds, and its interval holds the truth', () => {
  const priced = pricing(siteAt(1), [0], 'seed', MINING_DEFAULTS);
  expect(priced.run(200)).toBe(true);
  const [answer, half, never] = priced.prices();
  expect(answer).toEqual({ value: 0, low: 0, high: 0 });
  expect(half!.low).toBeLessThan(0.5);
  expect(half!.high).toBeGreaterThan(0.5);
  expect(half!.high - half!.low).toBeLessThan(0.15);
  expect(never).toEqual({ value: 1, low: 1, high: 1 });
});

test('a clear decision passes all doubts; a wrong answer and two good choices do not', () => {
  const settings = { ...MINING_DEFAULTS, searches: 2, thoughts: 60 };
  const site = siteAt(1);
  expect(quickAnswers(site, 'seed', settings)).toEqual([0]);
  const judged = judgeStep(site, [0], 'seed', settings);
  expect(judged).toHaveLength(3);
  expect(judgeStep(site, [1], 'seed', settings)).toBe('rival');
  const fair = { ...vault, choices: () => [open(1, 0), open(1, 1), open(2, 0)] } as unknown as AnyGame;
  const twin = digSiteOf({ ...room, game: fair }, 0, { opened: 1, won: [] });
  expect(judgeStep(twin, [0], 'seed', settings)).toBe('rival');
  expect(judgeStep(twin, [0, 1], 'seed', settings)).toHaveLength(3);
});

const NOUNS = {
  clauses: { 'term.open': 'VT-OPEN-1..2', 'door.1': 'VT-DOOR-1', 'door.2': 'VT-DOOR-2', 'key.0': 'VT-KEY-1' },
  questions: { 'question.which': 'term.open' },
};

test('the first hint names what the answer is about and the wrong choice is not', () => {
  expect(clausesOf(game, siteAt(1), 0, 1, NOUNS)).toEqual(['VT-DOOR-1']);
  // What it is done with is named by another word, and does not count.
  expect(clausesOf(game, siteAt(0), 0, 1, NOUNS)).toEqual(['VT-OPEN-1', 'VT-OPEN-2']);
  expect(clausesOf(game, siteAt(0), 0, 1, NO_NOUNS)).toEqual([]);
});

test('the second hint shows a piece of the answer and all choices that name it', () => {
  const prices = [0, 1, 2].map((value) => ({ value, low: value, high: value }));
  expect(piecesOf(game, siteAt(1), [0], 2, prices, NOUNS)).toEqual({
    names: [{ id: 'key.0' }],
    choices: [0, 1],
  });
  expect(piecesOf(game, siteAt(1), [2], 0, prices, NO_NOUNS).choices).toEqual([0, 2]);
});

test('the second hint leaves more than the third: three at least, where nothing is shared the cheaper half', () => {
  const many = { ...vault, choices: () => Array.from({ length: 8 }, (_, key) => open(key, 0)) };
  const site = digSiteOf({ ...room, game: many as unknown as AnyGame }, 0, { opened: 1, won: [] });
  const prices = [7, 0, 5, 3, 1, 2, 6, 4].map((value) => ({ value, low: value, high: value }));
  expect(piecesOf(game, site, [1], 6, prices, NO_NOUNS).choices).toEqual([1, 4, 5, 6]);
});

test('themes are families of clauses, kinds, the part of the game, and a line', () => {
  expect(themesOf(somePuzzle.steps, ['turn', 'turn'], 0.9)).toEqual([
    'rule:LK-TURN',
    'kind:turn',
    'phase:end',
    'line',
  ]);
});

test('what fewer bots solve begins higher on the scale', () => {
  const tries = [50, 6, 1];
  const [easy, hard, hardest] = [
    [0.6, 1, 1],
    [0.1, 0.5, 1],
    [0, 0, 1],
  ].map((solved) => difficultyFrom(solved, tries).mu);
  expect(easy).toBeLessThan(hard!);
  expect(hard).toBeLessThan(hardest!);
});
