// Expert iteration: a search plays with itself, a network learns what it found, and helps the next search; again and again.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import {
  COMMON_TRAITS,
  decodeNet,
  encodeNet,
  FIT_DEFAULTS,
  fitNet,
  joinLessons,
  LESSON_DEFAULTS,
  type Lessons,
  type NetShape,
} from '@undercroft/bots/training';
import { type AnyGame, CodedError, resolveTable } from '@undercroft/kernel';
import type { AnyHints } from '@undercroft/shelf';
import { type LabJob, refuseFolder } from '../lab-job.ts';
import { showProgress } from '../progress.ts';
import { writeWholeFile } from '../write-whole-file.ts';
import { type LessonCrew, openLessonCrew } from './lesson-crew.ts';

export interface Training extends LabJob {
  readonly hints: AnyHints;
  readonly iterations: number;
  /** Decisions to learn from in each iteration. */
  readonly lessons: number;
  /** Search iterations behind each of them. */
  readonly deep: number;
  /** Games in which a new network has to hold its own against the old one. */
  readonly gate: number;
  readonly out: string;
}

/** Games of one task: what is played beyond the lessons wanted is dropped by tasks, so that the number of threads changes nothing. */
const BLOCK = 16;
/** The lessons of so many iterations are learnt together. */
const REMEMBERED = 3;
/** A new network may lose by chance: below this many standard deviations it is no chance. */
const WORST = -1.6;

export const shapeFor = ({ traits }: AnyHints): NetShape => ({
  seatWidth: traits!.seatWidth,
  choiceWidth: traits!.choiceWidth + COMMON_TRAITS,
  trunk: [64, 32],
  head: 32,
});

/** Answers whether it came to its end; stopped, it goes on from the same folder. */
export async function runTraining(training: Training): Promise<boolean> {
  const { game, hints, output } = training;
  if (!hints.traits) throw new CodedError('no-traits', { game: game.name });
  refuseFolder(training.out);
  const memory = openMemory(training);
  const crew = openLessonCrew(training.workers, training.shelf, training.signal);
  const print = (line: string): void => output.write(`${line}\n`);
  const stopped = (): false => {
    print(training.words('lab.train.stopped', {}));
    return false;
  };
  try {
    let best: Uint8Array | undefined;
    const learnt: Lessons[] = [];
    for (let iteration = 1; iteration <= training.iterations; iteration++) {
      const lessons = memory.lessons(iteration) ?? (await gather(training, crew, memory, iteration, best));
      if (!lessons) return stopped();
      memory.keepLessons(iteration, lessons);
      learnt.push(lessons);
      const known = memory.net(iteration);
      if (known) {
        best = known;
        continue;
      }
      const fitted = fitNet(
        shapeFor(hints),
        joinLessons(learnt.slice(-REMEMBERED)),
        `${training.seed}:${iteration}`,
        FIT_DEFAULTS,
      );
      const { name, rules } = game;
      const tried = encodeNet(fitted.net, { game: name, rules, traits: hints.traits.version });
      const met = await meet(training, crew, iteration, tried, best);
      if (!met) return stopped();
      const rival = { id: best ? 'lab.train.before' : 'lab.train.by-hints' };
      if (met.deviations >= WORST || !best) best = tried;
      memory.keepNet(iteration, best);
      const percent = (share: number): string => (100 * share).toFixed(1);
      print(
        training.words(best === tried ? 'lab.train.kept' : 'lab.train.dropped', {
          n: iteration,
          lessons: lessons.count,
          policy: fitted.policyLoss.toFixed(3),
          value: fitted.valueLoss.toFixed(3),
          rival,
          own: percent(met.share),
          other: percent(met.rival),
        }),
      );
    }
    writeWholeFile(training.out, best!);
    print(training.words('lab.train.done', { file: training.out, bytes: best!.length }));
    return true;
  } finally {
    await crew.close();
  }
}

/** Plays blocks of games until there are lessons enough; stopped, it keeps those that are played. */
async function gather(
  { game, seed, lessons: wanted, deep, output, words }: Training,
  crew: LessonCrew,
  memory: Memory,
  iteration: number,
  net: Uint8Array | undefined,
): Promise<Lessons | undefined> {
  const parts = [...(memory.blocks(iteration) ?? [])];
  const progress = showProgress(output, words('lab.train.plays', { n: iteration }));
  const settings = { ...LESSON_DEFAULTS, deep };
  let count = parts.reduce((sum, block) => sum + block.count, 0);
  let next = parts.length;
  const blocks: Promise<Lessons | undefined>[] = [];
  const begin = (): void => {
    const from = BLOCK * next++;
    const task = {
      kind: 'play',
      game: game.name,
      seed: `${seed}:${iteration}`,
      from,
      games: BLOCK,
      net,
      settings,
    } as const;
    blocks.push(crew.run(task).then((answer) => (answer?.kind === 'lessons' ? answer.lessons : undefined)));
  };
  for (let i = 0; i < 2 * crew.size; i++) begin();
  while (count < wanted) {
    const block = await blocks.shift()!;
    if (!block) {
      memory.keepBlocks(iteration, parts);
      return undefined;
    }
    parts.push(block);
    count += block.count;
    progress(Math.min(count, wanted), wanted);
    begin();
  }
  // What was begun beyond need is waited for: the threads must be free.
  await Promise.all(blocks);
  return joinLessons(parts);
}

interface Meeting {
  /** Of the games that the new network won, and that it would win if it were the old one. */
  readonly share: number;
  readonly rival: number;
  /** How far apart they are, in standard deviations. */
  readonly deviations: number;
}

/** The new network against the old one, or against the hints, at tables of every size. */
async function meet(
  training: Training,
  crew: LessonCrew,
  iteration: number,
  net: Uint8Array,
  old: Uint8Array | undefined,
): Promise<Meeting | undefined> {
  const [least, most] = training.game.seats;
  const sizes = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const games = Math.ceil(training.gate / sizes.length);
  const met = await Promise.all(
    sizes.map((seats) =>
      meetAt(training.game, crew, `${training.seed}:gate:${iteration}`, games, seats, net, old),
    ),
  );
  if (!met.every((one) => one !== undefined)) return undefined;
  const meanOf = (read: (one: Counted) => number): number =>
    met.reduce((sum, one) => sum + read(one), 0) / met.length;
  const share = meanOf((one) => one.share);
  const rival = meanOf((one) => one.rival);
  const spread = Math.sqrt(meanOf((one) => one.variance) / met.length) || 1;
  return { share, rival, deviations: (share - rival) / spread };
}

interface Counted {
  readonly share: number;
  readonly rival: number;
  readonly variance: number;
}

/** Each for itself, the old one would win its share of games; a team, solo too, and unequal sides play the same deals with the old one. */
async function meetAt(
  game: AnyGame,
  crew: LessonCrew,
  seed: string,
  games: number,
  seats: number,
  net: Uint8Array,
  old: Uint8Array | undefined,
): Promise<Counted | undefined> {
  const task = { kind: 'meet', game: game.name, seed, games, seats } as const;
  const sides = new Set(
    game.sides?.(resolveTable(game, seats)) ?? Array.from({ length: seats }, (_, i) => i),
  );
  const isRivalry = sides.size === seats && seats > 1;
  const [own, other] = await Promise.all([
    crew.run({ ...task, net, rival: sides.size === 1 ? net : old }),
    isRivalry ? undefined : crew.run({ ...task, net: old, rival: old }),
  ]);
  if (own?.kind !== 'met' || !(isRivalry || other?.kind === 'met')) return undefined;
  const share = own.won / games;
  const rival = other?.kind === 'met' ? other.won / games : 1 / seats;
  const variance = (share * (1 - share) + (isRivalry ? 0 : rival * (1 - rival))) / games;
  return { share, rival, variance };
}

interface Memory {
  /** Those of an iteration that was stopped. */
  blocks(iteration: number): readonly Lessons[] | undefined;
  keepBlocks(iteration: number, blocks: readonly Lessons[]): void;
  lessons(iteration: number): Lessons | undefined;
  keepLessons(iteration: number, lessons: Lessons): void;
  net(iteration: number): Uint8Array | undefined;
  keepNet(iteration: number, net: Uint8Array): void;
}

/** What was played and learnt so far, beside the network; another training in the same place is refused. */
function openMemory({ game, hints, seed, lessons, deep, gate, out }: Training): Memory {
  const folder = `${resolve(out)}.training`;
  const key = JSON.stringify({
    game: game.name,
    rules: game.rules,
    traits: hints.traits!.version,
    seed,
    lessons,
    deep,
    gate,
  });
  const keyFile = join(folder, 'training.json');
  mkdirSync(folder, { recursive: true });
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') !== key)
    throw new CodedError('other-training', { folder });
  writeFileSync(keyFile, key);
  const at = (iteration: number, ending: string): string => join(folder, `${iteration}.${ending}`);
  /** What a file holds; one that was damaged is named, so that it can be removed. */
  const read = <Held>(file: string, open: (bytes: Uint8Array) => Held): Held | undefined => {
    if (!existsSync(file)) return undefined;
    try {
      return open(readFileSync(file));
    } catch {
      throw new CodedError('training-damaged', { file });
    }
  };
  return {
    blocks: (iteration) => read(at(iteration, 'blocks'), (bytes) => deserialize(bytes) as readonly Lessons[]),
    keepBlocks: (iteration, blocks) => writeWholeFile(at(iteration, 'blocks'), serialize(blocks)),
    lessons: (iteration) => read(at(iteration, 'lessons'), (bytes) => deserialize(bytes) as Lessons),
    keepLessons: (iteration, kept) => {
      if (!existsSync(at(iteration, 'lessons'))) writeWholeFile(at(iteration, 'lessons'), serialize(kept));
      rmSync(at(iteration, 'blocks'), { force: true });
    },
    net: (iteration) => read(at(iteration, 'bin'), (bytes) => decodeNet(bytes) && bytes),
    keepNet: (iteration, net) => writeWholeFile(at(iteration, 'bin'), net),
  };
}
