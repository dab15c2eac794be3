// Finds the command, speaks the reader's language, and turns every coded error into one line and exit code 2.
import { CodedError, LANGUAGES, type Language } from '@undercroft/kernel';
import { type Arguments, type FlagTable, readArguments } from './arguments.ts';
import { COMMANDS, type CommandName } from './commands/commands.ts';
import { MOUNTED, type MountedName } from './commands/mounted.ts';
import { languageOfFlag, languageOfLocale } from './language.ts';
import { oneLine, type Speech, speechOf } from './speech.ts';
import type { World } from './world.ts';

const COMMON: FlagTable = { help: 'switch', lang: 'value' };

/** Runs one command line to its end; the answer is the exit code. Never throws, whatever it is given. */
export async function main(given: readonly string[], world: World): Promise<number> {
  let speech = await speechOf(spokenIn(given) ?? languageOfLocale(world.env) ?? 'en');
  try {
    const [name, rest] = commandOf(given, world);
    if (name === 'help') return await help(rest, world, speech);
    if (isMounted(name)) return await mounted(name, rest, world);
    const command = COMMANDS[name];
    const args = readArguments(rest, { ...COMMON, ...command.flags }, command.words);
    const language = chosenLanguage(args, world);
    speech = await speechOf(language ?? 'en');
    if (args.has('help')) {
      world.output.write(`${speech.say(`cli.help.${name}`)}\n`);
      return 0;
    }
    return await command.run({ args, world, speech, isLanguageClear: language !== undefined });
  } catch (error) {
    return report(error, world, speech);
  }
}

/** The language that the line asks for, wherever it does: also a command that does not exist is refused in it. */
const spokenIn = (given: readonly string[]): Language | undefined =>
  LANGUAGES.find((language) =>
    given.some(
      (word, i) => word === `--lang=${language}` || (word === '--lang' && given[i + 1] === language),
    ),
  );

type AnyName = CommandName | MountedName;
const NAMES = [...Object.keys(COMMANDS), ...Object.keys(MOUNTED)];
const isMounted = (name: AnyName): name is MountedName => Object.hasOwn(MOUNTED, name);
const isCommand = (name: string): name is AnyName => NAMES.includes(name);
const unknownCommand = (command: string): CodedError =>
  new CodedError('unknown-command', { command, known: NAMES.join(', ') });

/** A command of another package gets its arguments as they are, but for the language and the help. */
async function mounted(name: MountedName, given: readonly string[], world: World): Promise<number> {
  const at = given.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const flag = at < 0 ? undefined : given[at]!.includes('=') ? given[at]!.slice(7) : (given[at + 1] ?? '');
  const rest = at < 0 ? given : given.toSpliced(at, given[at]!.includes('=') ? 1 : 2);
  const language = flag === undefined ? languageOfLocale(world.env) : languageOfFlag(flag);
  const speech = await speechOf(language ?? 'en');
  if (rest.includes('--help') || rest.includes('-h')) {
    world.output.write(`${speech.say(`cli.help.${name}`)}\n`);
    return 0;
  }
  try {
    return await MOUNTED[name](rest, world, speech);
  } catch (error) {
    return report(error, world, speech);
  }
}

function chosenLanguage(args: Arguments, world: World): Language | undefined {
  const flag = args.value('lang');
  return flag === undefined ? languageOfLocale(world.env) : languageOfFlag(flag);
}

/** Without a command a person at a terminal is led into a game; anybody else gets the help. */
function commandOf(given: readonly string[], world: World): [AnyName | 'help', readonly string[]] {
  const [first, ...rest] = given;
  const isPerson = world.inputIsTerminal && world.output.isTerminal;
  if (first === undefined) return [isPerson ? 'play' : 'help', []];
  if (first === 'help' || first === '--help' || first === '-h') return ['help', rest];
  if (isCommand(first)) return [first, rest];
  if (first.startsWith('--lang')) return withLanguageFirst(given, isPerson);
  if (first.startsWith('-')) throw new CodedError('unknown-flag', { flag: first });
  throw unknownCommand(first);
}

/** `undercroft --lang ru play` is as good as `undercroft play --lang ru`. */
function withLanguageFirst(
  given: readonly string[],
  isPerson: boolean,
): [AnyName | 'help', readonly string[]] {
  const length = given[0] === '--lang' ? 2 : 1;
  const [name, ...rest] = given.slice(length);
  const all = [...rest, ...given.slice(0, length)];
  if (name === undefined) return [isPerson ? 'play' : 'help', all];
  if (name === 'help' || name === '--help' || name === '-h') return ['help', all];
  if (isCommand(name)) return [name, all];
  throw unknownCommand(name);
}

async function help(rest: readonly string[], world: World, speech: Speech): Promise<number> {
  const args = readArguments(rest, COMMON, 1);
  const flag = args.value('lang');
  const spoken = flag === undefined ? speech : await speechOf(languageOfFlag(flag));
  const [command] = args.words;
  if (command !== undefined && !isCommand(command)) throw unknownCommand(command);
  world.output.write(`${spoken.say(command === undefined ? 'cli.help' : `cli.help.${command}`)}\n`);
  return 0;
}

/** A coded error is the reader's mistake: one line, code 2. Anything else is ours: one line, code 1. */
function report(error: unknown, world: World, speech: Speech): number {
  if (error instanceof CodedError) {
    world.errors.write(`undercroft: ${error.code}: ${speech.error(error)}\n`);
    return 2;
  }
  const what = error instanceof Error ? error : new Error(String(error));
  const line = speech.error(new CodedError('internal', { what: oneLine(what.message, 200) }));
  world.errors.write(`undercroft: internal: ${line}\n`);
  if (world.env.UNDERCROFT_DEBUG) world.errors.write(`${what.stack}\n`);
  return 1;
}
