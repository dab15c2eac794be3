// Throws spoiled lines, records, links and arguments at the whole program, and holds it to its promises.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Chance, KERNEL_CODES, seeded } from '@undercroft/kernel';
import { SHELF_CODES, type Shelf } from '@undercroft/shelf';
import { CLI_CODES } from '../src/error-codes.ts';
import { deepJson, oddValue, spoilBytes, spoilJson } from './spoil-input.ts';
import { testProgram } from './test-program.ts';

const KNOWN = new Set<string>([...KERNEL_CODES, ...SHELF_CODES, ...CLI_CODES]);
const TYPES = new Set(['hello', 'question', 'events', 'undone', 'refusal', 'result', 'stopped']);
/** Whatever takes longer than this counts as a hang; a simulation is interrupted before. */
const PATIENCE = 5_000;
const INTERRUPT_AFTER = 400;

export interface FuzzReport {
  readonly cases: number;
  readonly byKind: Readonly<Record<string, number>>;
  /** How often each code was answered, on standard error or as a refusal. */
  readonly codes: Readonly<Record<string, number>>;
  readonly slowest: number;
  readonly complaints: readonly string[];
}

interface Case {
  readonly args: readonly string[];
  readonly input: string | Uint8Array;
  /** Everything that is printed must be lines of the protocol. */
  readonly isProtocol?: boolean;
}

/** The games that everything is spoiled from: of each game a finished one and one in the middle. */
interface Seeds {
  readonly game: string;
  readonly record: unknown;
  readonly save: unknown;
  readonly link: string;
}

export async function fuzz(shelf: Shelf, cases: number, seed: string): Promise<FuzzReport> {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-fuzz-'));
  const seeds: Seeds[] = [];
  for (const game of shelf.listGames()) seeds.push(await seedsOf(shelf, game, folder));
  const byKind: Record<string, number> = {};
  const codes: Record<string, number> = {};
  const complaints: string[] = [];
  let slowest = 0;
  const kinds = Object.keys(KINDS);
  for (let i = 0; i < cases && complaints.length < 20; i++) {
    const chance = seeded(`${seed}:${i}`);
    const kind = kinds[i % kinds.length]!;
    const one = KINDS[kind]!(seeds[chance.pick(seeds.length)]!, chance, folder);
    byKind[kind] = (byKind[kind] ?? 0) + 1;
    const began = performance.now();
    const wrong = await tried(shelf, one, folder, codes);
    const took = performance.now() - began;
    slowest = Math.max(slowest, took);
    if (wrong) complaints.push(`case ${seed}:${i} (${kind}) ${JSON.stringify(one.args)}: ${wrong}`);
    if (took > PATIENCE) complaints.push(`case ${seed}:${i} (${kind}) took ${Math.round(took)} ms`);
  }
  rmSync(folder, { recursive: true, force: true });
  return { cases, byKind, codes, slowest: Math.round(slowest), complaints };
}

/** Runs one case; the answer says which promise was broken. */
async function tried(
  shelf: Shelf,
  { args, input, isProtocol }: Case,
  folder: string,
  codes: Record<string, number>,
): Promise<string | undefined> {
  const program = testProgram({
    shelf,
    folder,
    input: typeof input === 'string' ? Buffer.from(input) : input,
  });
  const timer = setTimeout(program.interrupt, INTERRUPT_AFTER);
  const count = (code: string): void => {
    codes[code] = (codes[code] ?? 0) + 1;
  };
  let exitCode: number;
  try {
    exitCode = await program.run(...args);
  } catch (error) {
    return `threw ${(error as Error).stack}`;
  } finally {
    clearTimeout(timer);
  }
  const err = program.err();
  if (exitCode === 0 || exitCode === 130) {
    if (err !== '') return `succeeded with ${JSON.stringify(err)}`;
  } else if (exitCode === 2) {
    const code = /^undercroft: ([a-z-]+): [^\n]+\n$/.exec(err)?.[1];
    if (code === undefined || !KNOWN.has(code) || code === 'internal') return `says ${JSON.stringify(err)}`;
    count(code);
  } else return `exit code ${exitCode}, ${JSON.stringify(err)}`;
  if (!isProtocol || exitCode === 2) return undefined;
  for (const line of program.jsonLines()) {
    if (!TYPES.has(String(line.type))) return `wrote ${JSON.stringify(line).slice(0, 200)}`;
    if (line.type !== 'refusal') continue;
    if (!KNOWN.has(String(line.code))) return `refused with ${String(line.code)}`;
    count(String(line.code));
  }
  return undefined;
}

async function seedsOf(shelf: Shelf, game: string, folder: string): Promise<Seeds> {
  const data = join(folder, game);
  const keep = async (input: string): Promise<unknown> => {
    const program = testProgram({ shelf, folder: data, input });
    await program.run('play', game, '--json', '--data', data);
    const [name] = readdirSync(join(data, 'games')) as [string];
    const kept = JSON.parse(readFileSync(join(data, 'games', name), 'utf8'));
    rmSync(join(data, 'games', name));
    return kept;
  };
  const record = await keep('2\n1\n'.repeat(20_000));
  const save = await keep('1\n1\n1\n');
  const path = join(folder, 'seed.json');
  writeFileSync(path, JSON.stringify(record));
  const program = testProgram({ shelf, folder });
  await program.run('link', path);
  return { game, record, save, link: program.out().trim() };
}

/** Of the first save format. */
const OLD_SAVES = ['sealed', 'seeded'].map((name) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `saves/${name}.json`), 'utf8')),
);

const oneOf = <Item>(list: readonly Item[], chance: Chance): Item => list[chance.pick(list.length)]!;

const KINDS: Readonly<Record<string, (seeds: Seeds, chance: Chance, folder: string) => Case>> = {
  /** Answers of a program, spoiled as bytes or as JSON, among good ones. */
  lines: ({ game, record }, chance) => {
    const { entries } = record as { entries: { choice: unknown }[] };
    const line = (): string => {
      const good: readonly unknown[] = [
        1,
        { choice: 1 },
        { choice: 2, id: chance.pick(4) },
        { undo: true },
        { concede: true },
        { choice: oneOf(entries, chance).choice },
        oddValue(chance),
      ];
      const answer = oneOf(good, chance);
      return deepJson(chance.pick(2) === 0 ? spoilJson(answer, chance) : answer);
    };
    const lines = Buffer.from(Array.from({ length: 1 + chance.pick(6) }, line).join('\n'));
    const input = chance.pick(2) === 0 ? spoilBytes(lines, chance) : lines;
    return {
      args: ['play', game, '--json', '--no-save', '--seed', String(chance.pick(50))],
      input,
      isProtocol: true,
    };
  },

  /** Records and saved games, spoiled as bytes or as JSON, into everything that reads them. */
  files: ({ record, save }, chance, folder) => {
    const data = oneOf([record, save, save, ...OLD_SAVES], chance);
    const path = join(folder, 'spoiled.json');
    const spoiled =
      chance.pick(3) === 0
        ? spoilBytes(Buffer.from(deepJson(data)), chance)
        : Buffer.from(deepJson(spoilJson(chance.pick(4) === 0 ? spoilJson(data, chance) : data, chance)));
    writeFileSync(path, spoiled);
    const ways = [
      ['verify', path],
      ['replay', path, '--json', '--step', '1'],
      ['replay', path],
      ['link', path],
      ['play', '--resume', path, '--json'],
    ];
    const args = oneOf(ways, chance);
    return { args, input: '1\n{"undo":true}\n', isProtocol: args[0] === 'play' };
  },

  links: ({ link }, chance) => {
    const spoiled = Buffer.from(spoilBytes(Buffer.from(link), chance)).toString('latin1');
    return { args: [oneOf(['record', 'replay', 'link', 'verify'], chance), spoiled], input: '' };
  },

  /** Command lines out of good words in any order, some of them spoiled. */
  arguments: ({ game, link }, chance, folder) => {
    const words: readonly string[] = [
      ...['play', 'replay', 'verify', 'rules', 'sim', 'link', 'record', 'help', '--help', '-h', '--', '-'],
      ...[game, game, game, 'die', 'RD-DIE-1', link, 'spoiled.json', join(folder, 'spoiled.json')],
      ...['--json', '--all', '--check', '--resume', '--no-save', '--no-save', '--lang', 'ru', 'it', 'en'],
      ...['--seats', '1', '2', '3', '4', '--seat', '0', '0,1', '--bots', 'random', 'greedy', 'adept'],
      ...['--names', 'A', 'A,B', 'A,B,C', '--option', 'mode=hard', 'mode=x', 'a=b', '__proto__=1'],
      ...['--seed', 's', '--games', '3', '--step', '1', '--option=mode=easy', '', ' ', '\u0000', '\ud800'],
    ];
    const commands = ['play', 'replay', 'verify', 'rules', 'sim', 'link', 'record', 'help'];
    const args = Array.from({ length: 1 + chance.pick(7) }, () => oneOf(words, chance));
    if (chance.pick(4) > 0) args.unshift(oneOf(commands, chance));
    const spoiled = args.map((word) =>
      chance.pick(6) === 0 ? Buffer.from(spoilBytes(Buffer.from(word), chance)).toString('latin1') : word,
    );
    return { args: spoiled.filter((word) => !word.startsWith('--data')), input: '1\n2\n?\n\nu\nx\nq\n' };
  },
};
