// Keyboard parity: whole random games of people alone, in every language. Every choice that the kernel lists is a named
// control of the page, nothing else is, and the keyboard alone reaches the one that is wanted and plays it.
import {
  canonicalJson,
  LANGUAGES,
  type Language,
  render,
  type Seat,
  seeded,
  submit,
} from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { matchOf } from '../packages/web/src/sources/local-match.ts';
import type { LocalTable } from '../packages/web/src/sources/local-store.ts';
import type { LoadedGame } from './support/games.ts';
import { loadGames } from './support/games.ts';
import { pressGo, pressRow, type Row, seen } from './support/keyboard.ts';
import { layTable } from './support/play.ts';
import { setStage } from './support/stage.ts';
import { storedTable } from './support/stored.ts';
import { visit } from './support/visit.ts';

const games = await loadGames();

const stage = setStage();

type Mirror = ReturnType<typeof matchOf>;

/** What the kernel lists for a seat of the same match, in the words of a language. */
function listed(
  mirror: Mirror,
  { texts }: LoadedGame,
  table: LocalTable,
  seat: Seat,
  language: Language,
): Row[] {
  const { game, position } = mirror;
  const view = game.view(position, seat);
  const words = {
    ...texts[language],
    ...Object.fromEntries(table.plan.map(({ name }, i) => [`seat.${i}`, name])),
  };
  return game.choices(position, seat).map((choice) => ({
    key: canonicalJson(choice),
    text: render(words, language, game.phrases.choice(choice, view, seat)),
  }));
}

const byKey = (a: Row, b: Row): number => (a.key < b.key ? -1 : 1);

for (const loaded of games)
  describe(loaded.game.name, () => {
    for (const language of LANGUAGES)
      test(`${language}: the list is the kernel's to the end of a game, and the keyboard plays it`, {
        timeout: 175_000,
      }, async () => {
        const { game } = loaded;
        const { page, errors, close } = await visit(stage.browser, { language });
        await layTable(page, stage.served.address, game.name, game.seats[0], game.seats[0]);
        const table = await storedTable(page);
        // The same seal, so the same luck: this match and the page's stay equal as long as the same choices are made.
        const mirror = matchOf(game, table);
        const luck = seeded(`${game.name}:${language}:parity`);
        for (;;) {
          const now = await seen(page);
          if (now.asked === 'over') break;
          if (now.asked !== 'choices') {
            await pressGo(page);
            continue;
          }
          if (now.at > mirror.log.length) {
            // A window that nobody can use closes by itself, where the reader has not asked to be asked.
            for (const { seat, choice } of (await storedTable(page)).log.slice(mirror.log.length))
              expect(submit(mirror, seat, choice).ok).toBe(true);
            continue;
          }
          const wanted = listed(mirror, loaded, table, now.viewer, language);
          expect(now.rows.toSorted(byKey)).toEqual(wanted.toSorted(byKey));
          expect(new Set(now.rows.map(({ text }) => text)).size).toBe(now.rows.length);
          const row = now.rows[luck.pick(now.rows.length)]!;
          if (await pressRow(page, now, row))
            expect(submit(mirror, now.viewer, JSON.parse(row.key)).ok).toBe(true);
        }
        expect(game.result(mirror.position)).toBeDefined();
        expect((await storedTable(page)).log).toEqual(mirror.log);
        expect(errors).toEqual([]);
        await close();
      });
  });
