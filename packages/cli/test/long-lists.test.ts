// Long lists in every game: the first page is short and sensible, and any choice is two answers away.
import { type AnyGame, LANGUAGES, type Message, resolveTable, seeded } from '@undercroft/kernel';
import { houseShelf } from '@undercroft/shelf';
import { describe, expect, test } from 'vitest';
import { screenOf } from '../src/screen.ts';
import type { SessionMatch } from '../src/session.ts';
import { choicesWith, groupsOf, type ListedChoice, listChoices } from '../src/terminal/listed-choices.ts';
import { choicesIn } from '../src/terminal/page.ts';
import { loadTranslator, type Translator } from '../src/translator.ts';
import { testProgram } from './test-program.ts';

interface Listed {
  readonly list: readonly ListedChoice[];
  readonly messages: readonly Message[];
  readonly question: string;
}

/** The lists that a random player meets whose question has this id. */
async function listsOf(
  game: AnyGame,
  translator: Translator,
  isAsked: (question: string, choices: number) => boolean,
  wanted: number,
): Promise<readonly Listed[]> {
  const hints = await houseShelf.loadHints(game.name);
  const rank = await houseShelf.loadChoiceRank(game.name);
  const found: Listed[] = [];
  for (let round = 0; found.length < wanted && round < 400; round++) {
    const chance = seeded(`lists ${round}`);
    const position = game.setup(resolveTable(game, game.seats[0]), chance);
    for (let seats = game.waitingFor(position); seats.length > 0; seats = game.waitingFor(position)) {
      const seat = seats[0]!;
      const choices = game.choices(position, seat);
      const { id: question } = game.phrases.question(game.view(position, seat), seat);
      if (isAsked(question, choices.length) && found.length < wanted) {
        const match = { game, position } as SessionMatch;
        const list = await listChoices(
          { match },
          { translator, hints: async () => hints, rank: async () => rank },
          seat,
        );
        const view = game.view(position, seat);
        const messages = list.map(({ choice }) => game.phrases.choice(choice, view, seat));
        found.push({ list, messages, question });
      }
      game.play(position, seat, choices[chance.pick(choices.length)], chance);
    }
  }
  return found;
}

const screen = screenOf({ output: testProgram().io.output, env: { NO_COLOR: '1' } });

describe('walls of the Tomb', () => {
  test.each(LANGUAGES)(
    'harmless ones first and marked, each two short answers away (%s)',
    async (language) => {
      const game = await houseShelf.loadGame('tomb');
      const translator = await loadTranslator(language, houseShelf, 'tomb');
      const lists = await listsOf(game, translator, (question) => question === 'question.wall', 30);
      expect(lists.length).toBe(30);
      for (const { list, messages } of lists) {
        const isHarmless = messages.map(({ id }) => id.endsWith('.rim'));
        const firstOther = isHarmless.indexOf(false);
        expect(firstOther < 0 || !isHarmless.slice(firstOther).includes(true)).toBe(true);
        const marked = list.filter((_, i) => isHarmless[i]);
        expect(
          groupsOf(list).some(({ choices }) => choices.length === marked.length) || marked.length === 0,
        ).toBe(true);
        for (const { text, number } of list) {
          const cell = /\(\d+,\d+\)/.exec(text)![0];
          const near = choicesWith(list, cell);
          expect(near.map((one) => one.number)).toContain(number);
          expect(near.length).toBeLessThanOrEqual(4);
          expect(choicesIn(near, 0, 5, { screen, translator }).next).toBe(0);
        }
        const { lines } = choicesIn(list, 0, 12, { screen, translator });
        expect(lines.length).toBeLessThanOrEqual(10);
      }
    },
  );
});

test('a concoction of Ruba offers at most eight rows first, the cheapest way to pay before all others', async () => {
  const game = await houseShelf.loadGame('ruba');
  const translator = await loadTranslator('en', houseShelf, 'ruba');
  const lists = await listsOf(
    game,
    translator,
    (question, n) => question === 'question.concoction' && n > 8,
    20,
  );
  expect(lists.length).toBeGreaterThan(5);
  for (const { list, messages } of lists) {
    expect(
      choicesIn(list, 0, 30, { screen, translator }).lines.filter((line) => /^ +\d/.test(line)).length,
    ).toBeLessThanOrEqual(8);
    const sums = messages.filter(({ id }) => id === 'choice.pay').map(({ args }) => Number(args!.sum));
    expect(sums).toEqual(sums.toSorted((a, b) => a - b));
  }
});

test.each(houseShelf.listGames())('%s: a long list folds, and what is folded is all of it', async (name) => {
  const game = await houseShelf.loadGame(name);
  const translator = await loadTranslator('en', houseShelf, name);
  const lists = await listsOf(game, translator, (_, n) => n > 12, 20);
  for (const { list } of lists) {
    const groups = groupsOf(list);
    if (groups.length > 0) expect(groups.flatMap(({ choices }) => choices).length).toBe(list.length);
    const seen = new Set<number>();
    for (let from = 0; ; ) {
      const { lines, next } = choicesIn(list, from, 10, { screen, translator });
      expect(lines.length).toBeLessThanOrEqual(10);
      for (const line of lines) if (/^ +\d+ {2}/.test(line)) seen.add(Number.parseInt(line, 10));
      if (next === 0) break;
      from = next;
    }
    expect(seen.size).toBe(list.length);
  }
});
