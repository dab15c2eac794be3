// `play`: a game for people at a terminal or for programs on a pipe, new or resumed.
import { CodedError, type Language } from '@undercroft/kernel';
import type { AnyGame, AnyHints } from '@undercroft/shelf';
import type { TableLuck } from '@undercroft/table';
import type { Call, Command } from '../command.ts';
import type { Environment } from '../environment.ts';
import { readText } from '../files.ts';
import { readLines } from '../input-lines.ts';
import { gamesFolder, PERSON, parseFile, unfinishedGames } from '../save.ts';
import { namesOf, newFile, newSession, playersOf, type Session, sessionOf } from '../session.ts';
import { playInTerminal } from '../terminal/play-in-terminal.ts';
import { askForGame, askForLanguage } from '../terminal/set-up.ts';
import { terminalContextOf } from '../terminal/terminal-context.ts';
import { loadTranslator } from '../translator.ts';
import { playAsJson } from './play-as-json.ts';
import { PLAY_OPTION_FLAGS, type PlayOptions, playOptionsOf } from './play-options.ts';

const FLAGS = {
  ...PLAY_OPTION_FLAGS,
  data: { type: 'string' },
  'no-save': { type: 'boolean' },
  json: { type: 'boolean' },
  resume: { type: 'boolean' },
} as const;
type PlayCall = Call<typeof FLAGS>;

export const PLAY: Command<typeof FLAGS> = { flags: FLAGS, words: 1, run: play };

async function play(call: PlayCall): Promise<number> {
  const { values, environment } = call;
  const isDialogue = !values.json && environment.inputIsTerminal && environment.output.isTerminal;
  const folder = gamesFolder(values.data, environment.env);
  const lines = readLines(environment);
  try {
    let { language } = call.translator;
    let session: Session;
    if (values.resume) session = await resumed(call, folder);
    else {
      let options: PlayOptions | undefined = playOptionsOf(call.words[0], values, environment.shelf);
      if (isDialogue) {
        if (!call.isLanguageClear) {
          const chosen: Language | undefined = await askForLanguage(environment, lines);
          if (chosen === undefined) return 0;
          language = chosen;
        }
        options = await askForGame({
          options,
          folder,
          lines,
          environment,
          translator: await loadTranslator(language),
        });
        if (options === undefined) return 0;
      }
      session = options.resume
        ? await opened(call, options.resume)
        : await begun(call, options, values['no-save'] ? undefined : folder);
    }
    const { match, table } = session;
    const context = await terminalContextOf(
      { match, names: namesOf(table) },
      { language, lines, environment, isDrawn: !values.json },
    );
    return await (values.json ? playAsJson(session, context) : playInTerminal(session, context));
  } finally {
    lines.close();
  }
}

async function begun(
  { environment }: PlayCall,
  options: PlayOptions,
  folder: string | undefined,
): Promise<Session> {
  if (options.game === undefined)
    throw new CodedError('argument-missing', {
      what: 'game',
      known: environment.shelf.listGames().join(', '),
    });
  const game = await environment.shelf.loadGame(options.game);
  const { table, players, names } = options.resolve(game);
  const { seed } = options;
  const botSeed = seed === undefined ? environment.newSecret() : `${seed}:bots`;
  const id = botSeed.slice(0, 12);
  const luck: TableLuck =
    seed === undefined
      ? { kind: 'sealed', secret: environment.newSecret(), sealedAs: id }
      : { kind: 'seeded', seed };
  const file = folder && newFile(folder, game.name, environment.now(), environment.newSecret().slice(0, 6));
  const hints = await hintsFor(game, players, environment);
  const host = { botSeed, hints, file, now: () => environment.now().getTime() };
  return newSession({ id, game, table, players, names, luck }, host);
}

/** `--resume` alone takes the game touched last; with a game's name, the last of that game; else a file. */
async function resumed(call: PlayCall, folder: string): Promise<Session> {
  const [word] = call.words;
  const isGame = word !== undefined && call.environment.shelf.listGames().includes(word);
  if (word !== undefined && !isGame) return opened(call, word);
  const [latest] = await unfinishedGames(folder, word);
  if (!latest) throw new CodedError('no-saved-game', { folder });
  return opened(call, latest.file);
}

async function opened({ environment }: PlayCall, file: string): Promise<Session> {
  const content = parseFile(await readText(file));
  if (content.kind === 'record') throw new CodedError('game-finished', { file });
  const { save } = content;
  const game = await environment.shelf.loadGame(save.game);
  const created = save.open(game);
  const hints = await hintsFor(game, playersOf(created.table), environment);
  const host = { botSeed: save.botSeed, hints, file, now: () => environment.now().getTime() };
  return sessionOf(created, host);
}

/** Not loaded where only people play. */
const hintsFor = async (
  { name }: AnyGame,
  players: readonly string[],
  { shelf }: Environment,
): Promise<AnyHints | undefined> =>
  players.some((player) => player !== PERSON) ? shelf.loadHints(name) : undefined;
