// Mines a pack: old puzzles first, if there are any, then games, each looked through by a thread, until there are puzzles enough.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CodedError, type GameRecord } from '@undercroft/kernel';
import { PACK_LIMIT, type Puzzle, writePack } from '@undercroft/puzzles';
import { MINING_DEFAULTS, type Mined, type MiningSettings } from '@undercroft/puzzles/mining';
import { type LabJob, refuseFolder } from '../lab-job.ts';
import { showProgress } from '../progress.ts';
import { writeWholeFile } from '../write-whole-file.ts';
import { type MiningCrew, openMiningCrew } from './mining-tasks.ts';

export interface Mining extends LabJob {
  /** How many puzzles. */
  readonly count: number;
  /** How many games are looked through at most. */
  readonly games: number;
  /** Of the chance to win, in percent. */
  readonly margin: number;
  /** Games that people played; bots play where there are none. */
  readonly records?: readonly GameRecord[] | undefined;
  /** Puzzles that were mined before, by other rules or other bots: what stands all doubts of today comes first. */
  readonly renew?: readonly Puzzle[] | undefined;
  readonly out: string;
  readonly settings?: Partial<MiningSettings>;
}

/** A pack is written again whenever it has so many more puzzles. */
const EVERY = 10;

/** Answers whether it came to its end; stopped, the same command goes on. */
export async function runMining(mining: Mining): Promise<boolean> {
  const { game, count, output, words, out } = mining;
  refuseFolder(out);
  const old = mining.renew?.length ?? 0;
  const most = old + Math.min(mining.games, mining.records?.length ?? mining.games);
  const memory = openMemory(mining);
  const began = process.cpuUsage();
  const found = new Map<string, Puzzle>();
  const tally: Record<string, number> = {};
  const crew = openMiningCrew(mining.workers, mining.shelf, mining.signal);
  const progress = showProgress(output, words('lab.mine.puzzles', { game: game.name }));
  const print = (line: string): void => output.write(`${line}\n`);
  try {
    const games = gamesOf(mining, crew, memory.games(), most);
    let looked = 0;
    let written = 0;
    let renewed = 0;
    for await (const { mined, isNew } of games) {
      looked++;
      if (isNew) memory.keep(mined);
      for (const [doubt, n] of Object.entries(mined.doubts)) tally[doubt] = (tally[doubt] ?? 0) + n;
      for (const puzzle of mined.puzzles) if (found.size < count) found.set(puzzle.id, puzzle);
      if (looked <= old) renewed = found.size;
      progress(found.size, count);
      if (found.size === count) break;
      if (found.size >= written + EVERY) {
        written = found.size;
        await writeTo(mining, [...found.values()]);
      }
    }
    const bytes = await writeTo(mining, [...found.values()]);
    const { user, system } = process.cpuUsage(began);
    const seconds = ((user + system) / 1e6 / Math.max(1, found.size)).toFixed(1);
    const doubts = Object.entries(tally).map(([doubt, n]) => `${doubt} ${n}`);
    if (old > 0) print(words('lab.mine.renewed', { n: Math.min(looked, old), kept: renewed }));
    print(words('lab.mine.looked', { games: Math.max(0, looked - old), doubts: doubts.join(', ') || '-' }));
    print(words('lab.mine.done', { file: out, n: found.size, bytes, seconds }));
    if (mining.signal.aborted) print(words('lab.train.stopped', {}));
    return !mining.signal.aborted;
  } finally {
    await crew.close();
  }
}

interface MinedGame {
  readonly mined: Mined;
  readonly isNew: boolean;
}

/** In the order of the games, whoever was faster; what was mined before a stop comes first. */
async function* gamesOf(
  { game, seed, margin, records, renew = [], settings }: Mining,
  crew: MiningCrew,
  before: readonly Mined[],
  most: number,
): AsyncGenerator<MinedGame> {
  for (const mined of before.slice(0, most)) yield { mined, isNew: false };
  let next = before.length;
  const tasks: Promise<Mined | undefined>[] = [];
  const begin = (): void => {
    if (next >= most) return;
    const task = crew.run({
      kind: 'mine',
      game: game.name,
      seed: next < renew.length ? `${seed}:renew:${next}` : `${seed}:${next - renew.length}`,
      settings: { ...MINING_DEFAULTS, margin: margin / 100, ...settings },
      record: records?.[next - renew.length],
      old: renew[next],
    });
    next++;
    const mined = task.then((answer) => (answer?.kind === 'mined' ? answer.mined : undefined));
    // Whoever stops asking leaves tasks behind that fail with their threads.
    mined.catch(() => {});
    tasks.push(mined);
  };
  for (let i = 0; i < 2 * crew.size; i++) begin();
  for (let task = tasks.shift(); task; task = tasks.shift()) {
    const mined = await task;
    if (!mined) return;
    begin();
    yield { mined, isNew: true };
  }
}

const commandOf = ({ game, seed, count, margin, records, renew }: Mining): string =>
  `undercroft puzzles mine ${game.name} --seed ${seed} --count ${count} --margin ${margin}${records ? ' --records FOLDER' : ''}${renew ? ' --renew PACK' : ''}`;

/** Answers how many bytes it has. */
async function writeTo(mining: Mining, puzzles: readonly Puzzle[]): Promise<number> {
  const bytes = await writePack(mining.game, puzzles, commandOf(mining));
  if (bytes.length > PACK_LIMIT)
    throw new CodedError('pack-too-large', { bytes: bytes.length, most: PACK_LIMIT });
  writeWholeFile(mining.out, bytes);
  return bytes.length;
}

interface Memory {
  games(): readonly Mined[];
  keep(mined: Mined): void;
}

/** What was mined so far, beside the pack, a line for each old puzzle and each game; another mining in the same place is refused. */
function openMemory({ game, seed, margin, records, renew, settings, out }: Mining): Memory {
  const folder = `${resolve(out)}.mining`;
  const key = JSON.stringify({
    game: game.name,
    rules: game.rules,
    seed,
    margin,
    settings,
    records: records?.map(({ hash }) => hash),
    renew: renew?.map(({ id }) => id),
  });
  const keyFile = join(folder, 'mining.json');
  const gamesFile = join(folder, 'games.jsonl');
  mkdirSync(folder, { recursive: true });
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') !== key)
    throw new CodedError('other-mining', { folder });
  writeFileSync(keyFile, key);
  return {
    games: () => {
      if (!existsSync(gamesFile)) return [];
      try {
        const lines = readFileSync(gamesFile, 'utf8').split('\n').slice(0, -1);
        return lines.map((line) => JSON.parse(line) as Mined);
      } catch {
        throw new CodedError('mining-damaged', { file: gamesFile });
      }
    },
    keep: (mined) => appendFileSync(gamesFile, `${JSON.stringify(mined)}\n`),
  };
}
