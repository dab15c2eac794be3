// One thread of mining: looks through the games and old puzzles it is given, and checks the puzzles it is given.
import { workerData } from 'node:worker_threads';
import type { BotGame } from '@undercroft/bots';
import { type Invariants, openRecord, seeded } from '@undercroft/kernel';
import type { Puzzle } from '@undercroft/puzzles';
import {
  checkPuzzle,
  type Glimpsed,
  glimpsesOfPlay,
  glimpsesOfPuzzle,
  glimpsesOfRecord,
  type HintNouns,
  hintNounsOf,
  mineGame,
  NO_NOUNS,
} from '@undercroft/puzzles/mining';
import type { Shelf } from '@undercroft/shelf';
import { serveTasks } from '../task-crew.ts';
import type { MiningAnswer, MiningTask } from './mining-tasks.ts';

type ShelfModule = Pick<Shelf, 'loadGame' | 'loadHints'> & { readonly houseShelf?: Shelf };
type Room = BotGame & { readonly nouns: HintNouns; readonly invariants: Invariants<unknown> };

/** A shelf of tests knows no rulebooks. */
const { loadGame, loadHints, houseShelf }: ShelfModule = await import(
  (workerData as { shelf: string }).shelf
);
const rooms = new Map<string, Promise<Room>>();

async function openRoom(name: string): Promise<Room> {
  const rulebook = await houseShelf?.loadRulebook(name, 'en');
  return {
    game: await loadGame(name),
    hints: await loadHints(name),
    nouns: rulebook ? hintNounsOf(rulebook) : NO_NOUNS,
    invariants: (await houseShelf?.loadInvariants(name)) ?? (() => []),
  };
}

/** Could all of it stand so by the rules of today? What was paid by earlier ones is not asked about again. */
const isSound = ({ game, invariants }: Room, { seat, steps }: Puzzle): boolean =>
  steps.every(({ view }) => invariants(game.imagine(view, seat, seeded('read'))).length === 0);

function answerTo(task: MiningTask, room: Room): MiningAnswer {
  const { game, hints, nouns } = room;
  const { seed } = task;
  if (task.kind === 'check') {
    const { puzzle, settings } = task;
    const table = { seats: puzzle.seats, options: puzzle.options };
    const checked = checkPuzzle({ game, hints, table }, puzzle, seed, settings);
    return { kind: 'checked', checked: { ...checked, isKept: checked.isKept && isSound(room, puzzle) } };
  }
  const glimpsed = glimpsesFor(task, room);
  return { kind: 'mined', mined: mineGame(glimpsed.room, glimpsed.glimpses, nouns, seed, task.settings) };
}

function glimpsesFor({ old, record, seed }: MiningTask & { kind: 'mine' }, room: Room): Glimpsed {
  if (old) {
    const glimpsed = glimpsesOfPuzzle(room, old);
    return glimpsed.glimpses.length > 0 && isSound(room, old) ? glimpsed : { ...glimpsed, glimpses: [] };
  }
  return record ? glimpsesOfRecord(room, openRecord(room.game, record), seed) : glimpsesOfPlay(room, seed);
}

serveTasks(async (task: MiningTask) => {
  const room = rooms.get(task.game) ?? openRoom(task.game);
  rooms.set(task.game, room);
  return answerTo(task, await room);
});
