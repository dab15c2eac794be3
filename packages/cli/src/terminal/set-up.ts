// The pages before a game: language, game or saved game; then its table.
import { rmSync } from 'node:fs';
import { type AnyGame, LANGUAGES, type Language, languageName } from '@undercroft/kernel';
import type { PlayOptions } from '../commands/play-options.ts';
import { unfinishedGames } from '../games-folder.ts';
import type { SavedGame } from '../save.ts';
import { namesOf } from '../session.ts';
import { loadTranslator, type Translator } from '../translator.ts';
import { type AskingForTable, chooseTable } from './choose-table.ts';
import { changedOptions } from './page.ts';
import { type Asking, pickOne } from './pick-one.ts';

export async function askForLanguage(asking: Asking): Promise<Language | undefined> {
  const { screen } = asking;
  const heading = (): string[] => [screen.ink('accent', 'Undercroft')];
  const index = await pickOne(
    asking,
    heading,
    LANGUAGES.map((language) => ({ text: languageName(language) })),
  );
  return typeof index === 'number' ? LANGUAGES[index] : undefined;
}

interface SetUp extends AskingForTable {
  readonly folder: string;
}

/** Undefined when the person leaves. */
export async function askForGame(setUp: SetUp): Promise<PlayOptions | undefined> {
  const { options } = setUp;
  if (options.game === undefined) {
    const chosen = await chooseGame(setUp);
    return (
      chosen && (chosen.resume || options.isExplicit ? chosen : chooseTable({ ...setUp, options: chosen }))
    );
  }
  return options.isExplicit ? options : chooseTable(setUp);
}

/** Saved games first, then every game on the shelf; `d1` deletes the first of the saved ones. */
async function chooseGame(setUp: SetUp): Promise<PlayOptions | undefined> {
  const { options, io, screen, translator } = setUp;
  const games = io.shelf.listGames();
  const titles: Titles = new Map();
  for (const game of games) titles.set(game, await loadTranslator(translator.language, io.shelf, game));
  let doomed: string | undefined;
  for (;;) {
    const saved = await savedRows(setUp, titles);
    const heading = (): string[] => [
      screen.ink('accent', 'Undercroft'),
      ...screen.inked('plain', translator.say('cli.welcome')),
      ...(saved.length > 0 ? screen.inked('dim', translator.say('cli.how-to-delete')) : []),
    ];
    const texts = [...saved, ...games.map((game) => ({ text: titleOf(titles.get(game)!) }))];
    const first =
      doomed === undefined ? [] : screen.inked('warn', translator.say('cli.sure-to-delete', { key: doomed }));
    const picked = await pickOne(setUp, heading, texts, { translator, keys: /^[dв]\d$/, first });
    if (picked === undefined) return undefined;
    if (typeof picked === 'number')
      return picked < saved.length
        ? { ...options, resume: saved[picked]!.file }
        : { ...options, game: games[picked - saved.length] };
    const row = saved[Number(picked[1]) - 1];
    if (row && picked === doomed) rmSync(row.file);
    doomed = row && picked !== doomed ? picked : undefined;
  }
}

type Titles = Map<string, Translator>;

const titleOf = (said: Translator): string =>
  `${said.say('game.title')}${said.has('game.subtitle') ? ` · ${said.say('game.subtitle')}` : ''}`;

const MOST_SAVED = 5;

/** The last games in which something was done, with what tells them apart: moves, day, options and names. */
async function savedRows({ folder, io, translator }: SetUp, titles: Titles) {
  const begun = (await unfinishedGames(folder)).games.filter(
    ({ save }) => titles.has(save.game) && save.entries > 0,
  );
  const rows: { readonly file: string; readonly text: string }[] = [];
  for (const { file, save, changed } of begun.slice(0, MOST_SAVED)) {
    const said = titles.get(save.game)!;
    const text = translator.say('cli.continue', {
      title: said.say('game.title'),
      n: save.entries,
      date: changed.toLocaleString(translator.language, { dateStyle: 'medium', timeStyle: 'short' }),
    });
    const details = detailsOf(save, await io.shelf.loadWithEarlier(save.game), said);
    rows.push({ file, text: [text, ...details].join(' · ') });
  }
  return rows;
}

/** Nothing for a game that cannot be opened: the reason is said when it is chosen. */
function detailsOf(save: SavedGame, game: AnyGame, said: Translator): readonly string[] {
  try {
    const { table } = save.open(game);
    const names = namesOf(table)?.filter((name) => name !== '');
    return [
      ...changedOptions(game, table.match!.table.options, table.seats.length, said),
      ...(table.seats.length > 1
        ? [`${said.say('cli.seats')}: ${names?.join(', ') ?? table.seats.length}`]
        : []),
    ];
  } catch {
    return [];
  }
}
