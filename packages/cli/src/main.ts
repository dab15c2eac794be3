// Finds the command, speaks the reader's language, and turns every coded error into one line and exit code 2.
import { CodedError, LANGUAGES, type Language } from '@undercroft/kernel';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { COMMANDS, type CommandName } from './commands/commands.ts';
import { languageOfFlag, languageOfLocale } from './language.ts';
import { oneLine, type Speech, speechOf } from './speech.ts';
import type { World } from './world.ts';

const COMMON = { help: { type: 'boolean', short: 'h' }, lang: { type: 'string' } } as const;

/** Runs one command line to its end; the answer is the exit code. Never throws, whatever it is given. */
export async function main(given: readonly string[], world: World): Promise<number> {
  let speech = await speechOf(spokenIn(given) ?? languageOfLocale(world.env) ?? 'en');
  try {
    const [name, rest] = commandOf(given, world);
    const command: Command | undefined = name === 'help' ? undefined : await COMMANDS[name]();
    const flags = { ...command?.flags, ...COMMON };
    const args = readArguments(rest, flags, command?.words ?? 1, world.env);
    const { help, lang } = args.values;
    const language = lang === undefined ? languageOfLocale(world.env) : languageOfFlag(lang);
    speech = await speechOf(language ?? 'en');
    if (help || !command) return showHelp(name === 'help' ? args.words[0] : name, world, speech);
    const word = args.words[0] ?? '';
    if (command.needs && args.words.length === 0) throw missing(command.needs, world);
    return await command.run({ ...args, word, world, speech, isLanguageClear: language !== undefined });
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

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);
const unknownCommand = (command: string): CodedError =>
  new CodedError('unknown-command', { command, known: Object.keys(COMMANDS).join(', ') });

/**
 * Without a command a person at a terminal is led into a game; anybody else gets the help.
 * `undercroft --lang ru play` is as good as `undercroft play --lang ru`.
 */
function commandOf(given: readonly string[], world: World): [CommandName | 'help', readonly string[]] {
  const at = given[0] === '--lang' ? 2 : given[0]?.startsWith('--lang=') ? 1 : 0;
  const name = given[at];
  const rest = [...given.slice(0, at), ...given.slice(at + 1)];
  if (name === undefined) return [world.inputIsTerminal && world.output.isTerminal ? 'play' : 'help', rest];
  if (name === 'help' || name === '--help' || name === '-h') return ['help', rest];
  if (isCommand(name)) return [name, rest];
  throw name.startsWith('-') ? new CodedError('unknown-flag', { flag: name }) : unknownCommand(name);
}

function showHelp(command: string | undefined, world: World, speech: Speech): number {
  if (command !== undefined && !isCommand(command)) throw unknownCommand(command);
  world.output.write(`${speech.say(command === undefined ? 'cli.help' : `cli.help.${command}`)}\n`);
  return 0;
}

const EXAMPLES = { FILE: '*.json', LINK: '1.…', NAME: 'lanterns' } as const;

const missing = (what: NonNullable<Command['needs']>, { shelf }: World): CodedError =>
  new CodedError('argument-missing', {
    what,
    known: what === 'GAME' ? shelf.listGames().join(', ') : EXAMPLES[what],
  });

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
