// `play`: a game for people at a terminal or for programs on a pipe, new or resumed.
import { CodedError, type Language } from '@undercroft/kernel';
import type { AnyHints } from '@undercroft/shelf';
import type { Call, Command } from '../command.ts';
import type { Environment } from '../environment.ts';
import { readText } from '../files.ts';
import { readLines } from '../input-lines.ts';
import { gamesFolder, PERSON, parseKept, unfinishedGames } from '../save.ts';
import { newSession, resumedSession, type Session } from '../session.ts';
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
    const context = await terminalContextOf(session, { language, lines, environment, isDrawn: !values.json });
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
  const botSeed = options.seed === undefined ? environment.newSecret() : `${options.seed}:bots`;
  const luck =
    options.seed === undefined
      ? ({
          kind: 'sealed',
          seal: { secret: environment.newSecret(), nonces: [], table: botSeed.slice(0, 12) },
        } as const)
      : ({ kind: 'seeded', seed: options.seed } as const);
  const hints = await hintsFor(players, options.game, environment);
  const id = environment.newSecret().slice(0, 6);
  return newSession({
    game,
    table,
    players,
    names,
    luck,
    botSeed,
    hints,
    folder,
    now: environment.now(),
    id,
  });
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
  const kept = parseKept(await readText(file));
  if (kept.kind === 'record') throw new CodedError('game-finished', { file });
  const { players, record } = kept.save;
  const game = await environment.shelf.loadGame(record.game);
  return resumedSession(game, await hintsFor(players, record.game, environment), kept.save, file);
}

/** Not loaded where only people play. */
const hintsFor = async (
  players: readonly string[],
  game: string,
  { shelf }: Environment,
): Promise<AnyHints | undefined> =>
  players.some((player) => player !== PERSON) ? shelf.loadHints(game) : undefined;
