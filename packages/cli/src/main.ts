// Finds the command, speaks the reader's language, and turns every coded error into one line and exit code 2.
import { CodedError, type Language } from '@undercroft/kernel';
import { type Arguments, type FlagTable, readArguments } from './arguments.ts';
import { COMMANDS, type CommandName } from './commands/commands.ts';
import { languageOfFlag, languageOfLocale } from './language.ts';
import { oneLine, type Speech, speechOf } from './speech.ts';
import type { World } from './world.ts';

const COMMON: FlagTable = { help: 'switch', lang: 'value' };

/** Runs one command line to its end; the answer is the exit code. Never throws, whatever it is given. */
export async function main(given: readonly string[], world: World): Promise<number> {
  let speech = await speechOf(languageOfLocale(world.env) ?? 'en');
  try {
    const [name, rest] = commandOf(given, world);
    if (name === 'help') return await help(rest, world, speech);
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

function chosenLanguage(args: Arguments, world: World): Language | undefined {
  const flag = args.value('lang');
  return flag === undefined ? languageOfLocale(world.env) : languageOfFlag(flag);
}

/** Without a command a person at a terminal is led into a game; anybody else gets the help. */
function commandOf(given: readonly string[], world: World): [CommandName | 'help', readonly string[]] {
  const [first, ...rest] = given;
  const isPerson = world.inputIsTerminal && world.output.isTerminal;
  if (first === undefined) return [isPerson ? 'play' : 'help', []];
  if (first === 'help' || first === '--help' || first === '-h') return ['help', rest];
  if (Object.hasOwn(COMMANDS, first)) return [first as CommandName, rest];
  if (first.startsWith('--lang')) return withLanguageFirst(given, isPerson);
  if (first.startsWith('-')) throw new CodedError('unknown-flag', { flag: first });
  throw new CodedError('unknown-command', { command: first, known: Object.keys(COMMANDS).join(', ') });
}

/** `undercroft --lang ru play` is as good as `undercroft play --lang ru`. */
function withLanguageFirst(
  given: readonly string[],
  isPerson: boolean,
): [CommandName | 'help', readonly string[]] {
  const length = given[0] === '--lang' ? 2 : 1;
  const [name, ...rest] = given.slice(length);
  const all = [...rest, ...given.slice(0, length)];
  if (name === undefined) return [isPerson ? 'play' : 'help', all];
  if (name === 'help' || name === '--help' || name === '-h') return ['help', all];
  if (Object.hasOwn(COMMANDS, name)) return [name as CommandName, all];
  throw new CodedError('unknown-command', { command: name, known: Object.keys(COMMANDS).join(', ') });
}

async function help(rest: readonly string[], world: World, speech: Speech): Promise<number> {
  const args = readArguments(rest, COMMON, 1);
  const flag = args.value('lang');
  const spoken = flag === undefined ? speech : await speechOf(languageOfFlag(flag));
  const [command] = args.words;
  if (command !== undefined && !Object.hasOwn(COMMANDS, command))
    throw new CodedError('unknown-command', { command, known: Object.keys(COMMANDS).join(', ') });
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
