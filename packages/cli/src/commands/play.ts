// `play`: a game for people at a terminal or for programs on a pipe, new or resumed.
import { dirname } from 'node:path';
import { CodedError, type Language } from '@undercroft/kernel';
import type { TableLuck } from '@undercroft/table';
import type { Call, CliCommand } from '../cli-command.ts';
import { makeFolders, readText } from '../files.ts';
import { gamesFolder, unfinishedGames } from '../games-folder.ts';
import { holdFile } from '../hold-file.ts';
import { readLines } from '../input-lines.ts';
import { rememberedLanguage, rememberLanguage } from '../remembered-language.ts';
import { PERSON, parseFile } from '../save.ts';
import { screenOf } from '../screen.ts';
import { type NewGame, namesOf, newFile, newSession, type Session, sessionOf } from '../session.ts';
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
  for (const other of ['json', 'resume'] as const)
    if (values.practice && values[other]) throw new CodedError('flags-exclude', { one: 'practice', other });
  const folder = gamesFolder(values.data, io.env);
  const screen = screenOf(io, values.plain);
  const lines = readLines(io, screen.isPaged && !values.json);
  try {
    const first = await firstSession(call, folder, { io, lines, screen });
    if (first === undefined) return 0;
    const { language } = first;
    for (let { session } = first; ; ) {
      const exitCode = await playHeld(call, session, { language, lines, io, screen, isDrawn: !values.json });
      if (exitCode !== 'again') return exitCode;
      session = another(call, session, folder);
    }
  } finally {
    screen.leave();
    lines.close();
  }
}

/** The game to begin with and the language to play it in; undefined when the person leaves. */
async function firstSession(
  call: PlayCall,
  folder: string,
  asking: Parameters<typeof askForLanguage>[0],
): Promise<{ readonly session: Session; readonly language: Language } | undefined> {
  const { values, io } = call;
  const isDialogue = !values.json && io.inputIsTerminal && io.output.isTerminal;
  let { language } = call.translator;
  let options: PlayOptions | undefined = values.resume
    ? undefined
    : playOptionsOf(call.words[0], values, io.shelf);
  if (isDialogue) {
    const chosen = await languageFor(call, folder, asking);
    if (chosen === undefined) return undefined;
    language = chosen;
    if (options) {
      const translator = await loadTranslator(language);
      options = await askForGame({ ...asking, options, folder, translator });
      if (options === undefined) return undefined;
    }
  }
  if (options === undefined) return { session: await resumed(call, folder), language };
  const session = options.resume ? await opened(call, options.resume) : await begun(call, options, folder);
  return { session, language };
}

/** Plays a game whose file nobody else may play meanwhile. */
async function playHeld(
  { values }: PlayCall,
  session: Session,
  surroundings: Parameters<typeof terminalContextOf>[1],
): Promise<number | 'again'> {
  const { match, table, file } = session;
  if (file !== undefined) makeFolders(dirname(file));
  const letGo = file === undefined ? undefined : holdFile(file);
  try {
    const context = await terminalContextOf({ match, names: namesOf(table) }, surroundings);
    const asksAlways = values.json === true || values['ask-always'] === true;
    return await (values.json ? playAsJson : playInTerminal)({ ...session, asksAlways }, context);
  } finally {
    letGo?.();
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

async function begun(call: PlayCall, options: PlayOptions, folder: string): Promise<Session> {
  const { shelf } = call.io;
  if (options.game === undefined)
    throw new CodedError('argument-missing', { what: 'GAME', known: shelf.listGames().join(', ') });
  const game = await shelf.loadGame(options.game);
  return fresh(call, { game, ...options.resolve(game) }, options, folder);
}

/** The same table once more, with luck of its own. */
function another(call: PlayCall, { match, table, isPractice }: Session, folder: string): Session {
  const players = table.seats.map(({ bot }) => bot ?? PERSON);
  const wanted = { game: match.game, table: match.table, players, names: namesOf(table) };
  return fresh(call, wanted, { isPractice, seed: undefined }, folder);
}

function fresh(
  { io, values }: PlayCall,
  wanted: Omit<NewGame, 'id' | 'luck'>,
  { isPractice, seed: given }: Pick<PlayOptions, 'isPractice' | 'seed'>,
  folder: string,
): Session {
  // What can be taken back beyond its luck is not sealed: nobody could trust it.
  const seed = given ?? (isPractice ? io.newSecret() : undefined);
  const botSeed = seed === undefined ? io.newSecret() : `${seed}:bots`;
  const id = botSeed.slice(0, 12);
  const luck: TableLuck =
    seed === undefined ? { kind: 'sealed', secret: io.newSecret(), sealedAs: id } : { kind: 'seeded', seed };
  const file = values['no-save']
    ? undefined
    : newFile(folder, wanted.game.name, io.now(), io.newSecret().slice(0, 6));
  return newSession({ id, luck, ...wanted }, { botSeed, file, io, isPractice });
}

/** `--resume` alone takes the game touched last; with a game's name, the last of that game; else a file. */
async function resumed(call: PlayCall, folder: string): Promise<Session> {
  const [word] = call.words;
  const isGame = word !== undefined && call.io.shelf.listGames().includes(word);
  if (word !== undefined && !isGame) return opened(call, word);
  const {
    games: [latest],
    damaged: [broken],
  } = await unfinishedGames(folder, word);
  // The game touched last is the one that is meant: an older one in its place would hide the loss.
  if (broken && (!latest || broken.changed > latest.changed))
    throw new CodedError('last-save-damaged', { file: broken.file, why: broken.error.code });
  if (!latest) throw new CodedError('no-saved-game', { folder });
  return opened(call, latest.file);
}

async function opened({ io }: PlayCall, file: string): Promise<Session> {
  const content = parseFile(await readText(file));
  if (content.kind === 'record') throw new CodedError('game-finished', { file });
  const { save } = content;
  const game = await io.shelf.loadWithEarlier(save.game);
  const created = save.open(game);
  const isPractice = save.isPractice && created.table.luck.kind === 'seeded';
  return sessionOf(created, { botSeed: save.botSeed, file, io, isPractice });
}
