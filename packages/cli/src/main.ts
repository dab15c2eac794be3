// Finds the command, speaks the reader's language, and turns every coded error into one line and exit code 2.
import { BOT_KINDS, LEVEL_IDS } from '@undercroft/bots';
import { CodedError, LANGUAGES, type Language } from '@undercroft/kernel';
import { VERSION } from '@undercroft/shelf';
import { readArguments } from './arguments.ts';
import type { CliCommand } from './cli-command.ts';
import { COMMANDS, type CommandName } from './commands/commands.ts';
import type { Environment } from './environment.ts';
import { languageOfFlag, languageOfLocale } from './language.ts';
import { loadTranslator, oneLine, type Translator } from './translator.ts';

const VERSIONS: ReadonlySet<string> = new Set(['--version', '-V', 'version']);
/** Commands that know games, and so take some from outside. */
const WITH_GAMES: ReadonlySet<string> = new Set([
  'play',
  'replay',
  'verify',
  'event',
  'review',
  'rules',
  'sim',
  'link',
  'record',
  'serve',
  'lab',
  'train',
  'puzzles',
  'worker',
]);
const GAMES = { game: { type: 'string', multiple: true, env: 'UNDERCROFT_GAMES' } } as const;
const COMMON = { help: { type: 'boolean', short: 'h' }, lang: { type: 'string' } } as const;

/** Runs one command line; returns the exit code and never throws. */
export async function main(given: readonly string[], io: Environment): Promise<number> {
  let translator = await translatorOf(given, io);
  try {
    if (given.length === 1 && VERSIONS.has(given[0]!)) {
      io.output.write(`undercroft ${VERSION}\n`);
      return 0;
    }
    const [name, rest] = commandOf(given, io);
    const command: CliCommand | undefined = name === 'help' ? undefined : await COMMANDS[name]();
    const flags = { ...command?.flags, ...(WITH_GAMES.has(name) && GAMES), ...COMMON };
    const args = readArguments(rest, flags, command?.words ?? 1, io.env);
    const { help, lang } = args.values;
    const { game } = args.values as { readonly game?: unknown };
    if (Array.isArray(game)) io.bringGames(game);
    const language = lang === undefined ? languageOfLocale(io.env) : languageOfFlag(lang);
    translator = await loadTranslator(language ?? LANGUAGES[0]);
    if (help || !command) return showHelp(name === 'help' ? args.words[0] : name, io, translator);
    const word = args.words[0] ?? '';
    if (command.needs && args.words.length === 0) throw missing(command.needs, name, io, translator);
    return await command.run({
      ...args,
      word,
      io,
      translator,
      isLanguageClear: language !== undefined,
    });
  } catch (error) {
    return report(error, io, translator);
  }
}

/** Speaks before the line is read: for what goes wrong with the line itself. */
export const translatorOf = (given: readonly string[], { env }: Environment): Promise<Translator> =>
  loadTranslator(spokenIn(given) ?? languageOfLocale(env) ?? LANGUAGES[0]);

/** The language that the line asks for, even when nothing else of it can be read. */
const spokenIn = (given: readonly string[]): Language | undefined =>
  LANGUAGES.find((language) =>
    given.some(
      (word, i) => word === `--lang=${language}` || (word === '--lang' && given[i + 1] === language),
    ),
  );

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);
const unknownCommand = (command: string): CodedError =>
  new CodedError('unknown-command', { command, known: Object.keys(COMMANDS).join(', ') });

/** Without a command a terminal gets `play`, a pipe the help. `--lang` may stand before the command. */
function commandOf(given: readonly string[], io: Environment): [CommandName | 'help', readonly string[]] {
  const at = given[0] === '--lang' ? 2 : given[0]?.startsWith('--lang=') ? 1 : 0;
  const name = given[at];
  const rest = [...given.slice(0, at), ...given.slice(at + 1)];
  if (name === undefined) return [io.inputIsTerminal && io.output.isTerminal ? 'play' : 'help', rest];
  if (name === 'help' || name === '--help' || name === '-h') return ['help', rest];
  if (isCommand(name)) return [name, rest];
  throw name.startsWith('-') ? new CodedError('unknown-flag', { flag: name }) : unknownCommand(name);
}

function showHelp(command: string | undefined, io: Environment, translator: Translator): number {
  if (command !== undefined && !isCommand(command)) throw unknownCommand(command);
  const id = command === undefined ? 'cli.help' : `cli.help.${command}`;
  const words = {
    bots: BOT_KINDS.join(', '),
    levels: LEVEL_IDS.join(', '),
    languages: LANGUAGES.join('|'),
  };
  io.output.write(`${translator.say(id, words)}\n`);
  return 0;
}

/** The games to choose from, or how the command is called. */
const missing = (
  what: NonNullable<CliCommand['needs']>,
  command: string,
  { shelf }: Environment,
  translator: Translator,
): CodedError =>
  new CodedError('argument-missing', {
    what,
    known:
      what === 'GAME' ? shelf.listGames().join(', ') : translator.say(`cli.help.${command}`).split('\n')[0]!,
  });

/** A place that the reader named and the system refuses, or one that is full, which Node tells without a name. */
function isUnwritable(error: unknown): error is NodeJS.ErrnoException {
  if (!(error instanceof Error)) return false;
  const { code = '', path } = error as NodeJS.ErrnoException;
  const isRefused = /^(EACCES|EPERM|EROFS|ENOTDIR|EISDIR|EEXIST)$/.test(code) && path !== undefined;
  return isRefused || /^(ENOSPC|EDQUOT|EFBIG)$/.test(code);
}

/** One line each; exit code 2 for a mistake of the reader, 1 for a fault of the program. */
export function report(thrown: unknown, io: Environment, translator: Translator): number {
  const error = isUnwritable(thrown)
    ? new CodedError('cannot-write', { file: thrown.path ?? '-', why: thrown.code ?? '' })
    : thrown;
  if (error instanceof CodedError) {
    io.errors.write(`undercroft: ${error.code}: ${translator.error(error)}\n`);
    return 2;
  }
  const what = error instanceof Error ? error : new Error(String(error));
  const line = translator.error(new CodedError('internal', { what: oneLine(what.message, 200) }));
  io.errors.write(`undercroft: internal: ${line}\n`);
  if (io.env.UNDERCROFT_DEBUG) io.errors.write(`${what.stack}\n`);
  return 1;
}
