// One thread of a training: plays the games it is given, or lets two networks meet, and answers with what came of it.
import { workerData } from 'node:worker_threads';
import { type BotGame, matchUp, policyBot } from '@undercroft/bots';
import { decodeNet, joinLessons, playLesson } from '@undercroft/bots/training';
import { resolveTable } from '@undercroft/kernel';
import { serveTasks } from '../task-crew.ts';
import type { LessonAnswer, LessonTask } from './lesson-crew.ts';

const shelf = await import((workerData as { shelf: string }).shelf);
const rooms = new Map<string, Promise<BotGame>>();

/** Without the network that the room may have already: a training begins from nothing. */
async function openRoom(name: string): Promise<BotGame> {
  const { net: _, ...hints } = await shelf.loadHints(name);
  return { game: await shelf.loadGame(name), hints };
}

function answerTo(task: LessonTask, { game, hints }: BotGame): LessonAnswer {
  if (task.kind === 'play') {
    const seeds = Array.from({ length: task.games }, (_, i) => `${task.seed}:${task.from + i}`);
    const known = { ...hints!, ...(task.net && { net: task.net }) };
    return {
      kind: 'lessons',
      lessons: joinLessons(seeds.map((seed) => playLesson({ game, hints: known }, seed, task.settings))),
    };
  }
  const table = { game, hints, table: resolveTable(game, task.seats) };
  const [net, rival] = [task.net, task.rival].map((file) => file && decodeNet(file).net);
  return { kind: 'met', ...matchUp(table, policyBot(net), policyBot(rival), task.games, task.seed) };
}

serveTasks(async (task: LessonTask) => {
  const room = rooms.get(task.game) ?? openRoom(task.game);
  rooms.set(task.game, room);
  return answerTo(task, await room);
});
