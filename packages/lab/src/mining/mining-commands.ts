// `undercroft puzzles mine GAME` and `undercroft puzzles check GAME`: reads what is asked for, and runs it.
import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { parseArgs } from 'node:util';
import {
  type AnyGame,
  CodedError,
  type GameRecord,
  LANGUAGES,
  type Language,
  parseRecord,
} from '@undercroft/kernel';
import { type Puzzle, readPack, readPackHead } from '@undercroft/puzzles';
import { HOUSE_SHELF } from '../crew.ts';
import { exitCode } from '../lab-job.ts';
import type { LabIo } from '../session.ts';
import { trainingWords } from '../training/training-words.ts';
import { runCheck } from './run-check.ts';
import { runMining } from './run-mining.ts';

const MINING_FLAGS = {
  seed: { type: 'string' },
  count: { type: 'string', range: [1, 100_000] },
  games: { type: 'string', range: [1, 10_000_000] },
  margin: { type: 'string', range: [1, 50] },
  records: { type: 'string' },
  renew: { type: 'string' },
  pack: { type: 'string' },
  workers: { type: 'string', range: [1, 1000] },
  out: { type: 'string' },
} as const;

interface MiningCall {
  readonly words: readonly string[];
  readonly values: ReturnType<typeof parseArgs<{ options: typeof MINING_FLAGS }>>['values'];
  readonly translator?: { readonly language: Language };
}

/** The flags of both commands, and the commands. */
export const MINING = { flags: MINING_FLAGS, mine, check } as const;

const USUAL_MARGIN = 5;

async function openCall({ words: [, name = ''], values, translator }: MiningCall, io: LabIo) {
  const shelf = await import(io.shelf ?? HOUSE_SHELF);
  const game: AnyGame = await shelf.loadGame(name);
  const language = translator?.language ?? LANGUAGES[0];
  return {
    shelf,
    game,
    language,
    seed: values.seed ?? '1',
    workers: Number(values.workers ?? availableParallelism()),
    signal: io.signal,
    output: io.output,
    words: await trainingWords(language),
  };
}

async function mine(call: MiningCall, io: LabIo): Promise<number> {
  const { shelf: _, ...common } = await openCall(call, io);
  const { values } = call;
  const isDone = await runMining({
    ...common,
    count: Number(values.count ?? 200),
    games: Number(values.games ?? 100_000),
    margin: Number(values.margin ?? USUAL_MARGIN),
    records:
      values.records === undefined ? undefined : recordsIn(resolve(io.folder, values.records), common.game),
    renew: values.renew === undefined ? undefined : await puzzlesIn(values.renew, common.game, io),
    out: resolve(io.folder, values.out ?? `${common.game.name}.pack`),
    shelf: io.shelf ?? HOUSE_SHELF,
  });
  return exitCode(isDone);
}

/** Whole games by these very rules, in the order of their files' names; everything else in the folder is passed over. */
function recordsIn(folder: string, game: AnyGame): readonly GameRecord[] {
  const records = globSync('**/*.json', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      try {
        return [parseRecord(readFileSync(join(folder, file), 'utf8'))];
      } catch {
        return [];
      }
    })
    .filter((record) => record.game === game.name && record.rules === game.rules && record.result);
  if (records.length === 0)
    throw new CodedError('no-records', { folder, game: game.name, rules: game.rules });
  return records;
}

/** The puzzles of a pack of this game, by whatever rules. */
async function puzzlesIn(file: string, { name }: AnyGame, io: LabIo): Promise<readonly Puzzle[]> {
  const bytes = await fileOf(file, io);
  return (await readPack(bytes, { name, rules: readPackHead(bytes).rules })).puzzles;
}

const fileOf = (file: string, io: LabIo): Promise<Uint8Array> =>
  readFile(resolve(io.folder, file)).catch(() => {
    throw new CodedError('file-missing', { file });
  });

async function check(call: MiningCall, io: LabIo): Promise<number> {
  const { shelf, ...common } = await openCall(call, io);
  const { pack: file } = call.values;
  const bytes: Uint8Array | undefined =
    file === undefined ? await shelf.loadPuzzles(common.game.name) : await fileOf(file, io);
  if (!bytes) throw new CodedError('no-puzzles', { game: common.game.name });
  const { puzzles } = await readPack(bytes, common.game);
  const some = evenly(puzzles, Number(call.values.count ?? puzzles.length));
  const checked = await runCheck({ ...common, puzzles: some, shelf: io.shelf ?? HOUSE_SHELF });
  return exitCode(checked.length === some.length);
}

/** So many of a list, from all parts of it. */
const evenly = <Item>(list: readonly Item[], count: number): readonly Item[] =>
  list.filter((_, i) => Math.floor((i * count) / list.length) < Math.floor(((i + 1) * count) / list.length));
