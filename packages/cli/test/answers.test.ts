// What `?` and warnings tell: the text of everything that has a name, the whole rulebook, and what would lose at once.
import { LANGUAGES, type Message, resolveTable, seeded } from '@undercroft/kernel';
import { houseShelf } from '@undercroft/shelf';
import { describe, expect, test } from 'vitest';
import { comparison } from '../src/commands/review.ts';
import { loadLedger, passagesIn } from '../src/ledger.ts';
import type { SessionMatch } from '../src/session.ts';
import { isFatal } from '../src/terminal/fatal-choice.ts';
import { textsNamed } from '../src/terminal/named-texts.ts';
import { loadTranslator } from '../src/translator.ts';
import { testProgram } from './test-program.ts';

describe.each(houseShelf.listGames())('%s', (game) => {
  test.each(LANGUAGES)(
    'T5: every card, ability, relic, perk and wonder is found by its name (%s)',
    async (language) => {
      const translator = await loadTranslator(language, houseShelf, game);
      const named = Object.keys(translator.texts).flatMap((id) => {
        const base = /^(card\..+)\.text(?:\.[a-z]+)?$/.exec(id)?.[1];
        return base === undefined ? [] : [{ id, name: translator.say(base) }];
      });
      expect(named.length).toBeGreaterThan(7);
      for (const { id, name } of named)
        expect(
          textsNamed(translator, name).map(({ text }) => text),
          name,
        ).toContain(translator.say(id));
    },
  );

  test.each(LANGUAGES)('rules GAME --all reads the rulebook from first to last (%s)', async (language) => {
    const s = testProgram({ shelf: houseShelf });
    expect(await s.run('rules', game, '--all', '--lang', language)).toBe(0);
    const passages = passagesIn(await loadLedger(houseShelf, game, language));
    expect(passages.length).toBeGreaterThan(20);
    const said = s.out().replace(/\s+/g, ' ');
    let at = 0;
    for (const { text } of passages) {
      at = said.indexOf(text.replace(/\s+/g, ' '), at);
      expect(at, text).toBeGreaterThanOrEqual(0);
    }
    s.clearUp();
  });
});

test('a response that loses the game at once is warned of, where another does not', async () => {
  const game = await houseShelf.loadGame('ruba');
  let fatal = 0;
  for (let round = 0; fatal < 5; round++) {
    const chance = seeded(`fatal ${round}`);
    const position = game.setup(resolveTable(game, 1), chance);
    while (game.result(position) === undefined) {
      const choices = game.choices(position, 0);
      const outcomes = choices.map((choice) => {
        const { args = {} } = game.phrases.choice(choice, game.view(position, 0), 0);
        return (args.outcome as Message | undefined)?.id ?? '';
      });
      const isLost = outcomes.map((id) => id === 'outcome.lost' || id === 'outcome.both');
      if (outcomes[0] !== '' && isLost.includes(false))
        for (const [i, choice] of choices.entries()) {
          expect(isFatal({ game, position } as SessionMatch, 0, choice), outcomes[i]).toBe(isLost[i]);
          if (isLost[i]) fatal++;
        }
      game.play(position, 0, choices[chance.pick(choices.length)], chance);
    }
  }
});

test.each([
  [{ value: 0.07, low: 0.02, high: 0.1 }, /gave away 7% \(2% to 10%\)/],
  [{ value: -0.07, low: -0.07, high: -0.07 }, /better by 7\.0%\.$/],
  [{ value: 0.002, low: 0.001, high: 0.003 }, /gave away 0\.2% \(0\.1% to 0\.3%\)/],
  [{ value: 0.0002, low: 0.0001, high: 0.0003 }, /No difference that lasts\.$/],
  [{ value: 0.01, low: -0.02, high: 0.04 }, /No difference that lasts \(−2% to 4%\)/],
])(
  'T9: a review says no difference only beside an interval that holds nought as it is shown: %j',
  async (cost, said) => {
    expect(comparison(cost, 'Pay', await loadTranslator('en'))).toMatch(said);
  },
);
