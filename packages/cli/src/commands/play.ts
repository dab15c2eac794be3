// `play`: a game for people at a terminal or for programs on a pipe, new or resumed.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { CodedError, type Language } from '@undercroft/kernel';
import type { TableLuck } from '@undercroft/table';
import type { Call, CliCommand } from '../cli-command.ts';
import { readText } from '../files.ts';
import { gamesFolder, unfinishedGames } from '../games-folder.ts';
import { holdFile } from '../hold-file.ts';
import { readLines } from '../input-lines.ts';
import { rememberedLanguage, rememberLanguage } from '../remembered-language.ts';
import { parseFile } from '../save.ts';
import { screenOf } from '../screen.ts';
import { namesOf, newFile, newSession, type Session, sessionOf } from '../session.ts';
import { playInTerminal } from '../terminal/play-in-terminal.ts';
import { askForGame, askForLanguage } from '../terminal/set-up.ts';
import { terminalContextOf } from '../terminal/terminal-context.ts';
import { loadTranslator } from '../translator.ts';
import { playAsJson } from './play-as-json.ts';
import { PLAY_OPTION_FLAGS, type PlayOptions, playOptionsOf } from './play-options.ts';

const FLAGS = {
  ...PLAY_OPTION_FLAGS,
  data: { type: 'string' },
  'ask-always': { type: 'boolean' },
  'no-save': { type: 'boolean' },
  json: { type: 'boolean' },
  plain: { type: 'boolean', env: 'UNDERCROFT_PLAIN' },
  resume: { type: 'boolean' },
} as const;
type PlayCall = Call<typeof FLAGS>;

export const PLAY: CliCommand<typeof FLAGS> = { flags: FLAGS, words: 1, run: play };

async function play(call: PlayCall): Promise<number> {
  const { values, io } = call;
  const isDialogue = !values.json && io.inputIsTerminal && io.output.isTerminal;
  const folder = gamesFolder(values.data, io.env);
  const lines = readLines(io);
  const screen = screenOf(io, values.plain);
  let letGo = (): void => {};
  try {
    let { language } = call.translator;
    let session: Session;
    if (values.resume) session = await resumed(call, folder);
    else {
      let options: PlayOptions | undefined = playOptionsOf(call.words[0], values, io.shelf);
      if (isDialogue) {
        const chosen = await languageFor(call, folder, { io, lines, screen });
        if (chosen === undefined) return 0;
        language = chosen;
        const translator = await loadTranslator(language);
        options = await askForGame({ options, folder, lines, io, screen, translator });
        if (options === undefined) return 0;
      }
      session = options.resume
        ? await opened(call, options.resume)
        : await begun(call, options, values['no-save'] ? undefined : folder);
    }
    const { match, table, file } = session;
    if (file !== undefined) {
      mkdirSync(dirname(file), { recursive: true });
      letGo = holdFile(file);
    }
    const context = await terminalContextOf(
      { match, names: namesOf(table) },
      { language, lines, io, screen, isDrawn: !values.json },
    );
    const asksAlways = values.json === true || values['ask-always'] === true;
    return await (values.json ? playAsJson : playInTerminal)({ ...session, asksAlways }, context);
  } finally {
    screen.leave();
    letGo();
    lines.close();
  }
}

/** Asked once, and then kept; `--lang` and the locale go before it. */
async function languageFor(
  { isLanguageClear, translator, values }: PlayCall,
  folder: string,
  asking: Parameters<typeof askForLanguage>[0],
): Promise<Language | undefined> {
  const known = rememberedLanguage(folder);
  const language = isLanguageClear ? translator.language : (known ?? (await askForLanguage(asking)));
  const isNew = language !== undefined && language !== known && (!isLanguageClear || known !== undefined);
  if (isNew && !values['no-save']) rememberLanguage(folder, language);
  return language;
}

async function begun({ io }: PlayCall, options: PlayOptions, folder: string | undefined): Promise<Session> {
  if (options.game === undefined)
    throw new CodedError('argument-missing', { what: 'GAME', known: io.shelf.listGames().join(', ') });
  const game = await io.shelf.loadGame(options.game);
  const { table, players, names } = options.resolve(game);
  const { seed } = options;
  const botSeed = seed === undefined ? io.newSecret() : `${seed}:bots`;
  const id = botSeed.slice(0, 12);
  const luck: TableLuck =
    seed === undefined ? { kind: 'sealed', secret: io.newSecret(), sealedAs: id } : { kind: 'seeded', seed };
  const file = folder && newFile(folder, game.name, io.now(), io.newSecret().slice(0, 6));
  return newSession({ id, game, table, players, names, luck }, { botSeed, file, io });
}

/** `--resume` alone takes the game touched last; with a game's name, the last of that game; else a file. */
async function resumed(call: PlayCall, folder: string): Promise<Session> {
  const [word] = call.words;
  const isGame = word !== undefined && call.io.shelf.listGames().includes(word);
  if (word !== undefined && !isGame) return opened(call, word);
  const [latest] = await unfinishedGames(folder, word);
  if (!latest) throw new CodedError('no-saved-game', { folder });
  return opened(call, latest.file);
}

async function opened({ io }: PlayCall, file: string): Promise<Session> {
  const content = parseFile(await readText(file));
  if (content.kind === 'record') throw new CodedError('game-finished', { file });
  const { save } = content;
  const game = await io.shelf.loadGame(save.game);
  return sessionOf(save.open(game), { botSeed: save.botSeed, file, io });
}
