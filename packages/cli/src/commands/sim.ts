// `sim`: random whole games, with counts and means as JSON, and the laws of the material on request.
import type { TableSetup } from '@undercroft/kernel';
import type { AnyGame } from '@undercroft/shelf';
import { type Call, type Command, INTERRUPTED } from '../command.ts';
import { randomGame } from '../random-game.ts';
import { type Tally, tallyOf } from '../tally.ts';
import type { World } from '../world.ts';
import { TABLE_FLAGS, tableOf } from './wish.ts';

const FLAGS = {
  games: { type: 'string', range: [1, 1_000_000_000] },
  seed: { type: 'string' },
  ...TABLE_FLAGS,
  check: { type: 'boolean' },
} as const;

export const SIM: Command<typeof FLAGS> = { flags: FLAGS, words: 1, needs: 'GAME', run: sim };

/** How long to play before looking up: long enough to cost nothing, short enough for a finger on Ctrl-C. */
const SLICE = 50;

async function sim({ word, values, world }: Call<typeof FLAGS>): Promise<number> {
  const { seed = 'sim', check = false } = values;
  const game = await world.shelf.loadGame(word);
  const table = tableOf(game, values);
  const games = Number(values.games ?? 1000);
  const began = world.now().getTime();
  const { tally, isStopped } = await playMany(game, table, { games, seed, check }, world);
  const milliseconds = world.now().getTime() - began;
  const { seats, options } = table;
  const head = { game: game.name, rules: game.rules, seats, options, seed, player: 'random' };
  world.output.write(
    `${JSON.stringify({ ...head, checked: check, isStopped, ...tally.summary(), milliseconds }, null, 2)}\n`,
  );
  return isStopped ? INTERRUPTED : 0;
}

interface Plan {
  readonly games: number;
  readonly seed: string;
  readonly check: boolean;
}

async function playMany(
  game: AnyGame,
  table: TableSetup,
  { games, seed, check }: Plan,
  world: World,
): Promise<{ tally: Tally; isStopped: boolean }> {
  const tally = tallyOf(table.seats);
  let isStopped = false;
  const stopListening = world.onInterrupt(() => {
    isStopped = true;
  });
  try {
    let lookedUp = performance.now();
    for (let i = 0; i < games && !isStopped; i++) {
      tally.add(randomGame(game, table, `${seed}:${i}`, check));
      if (performance.now() - lookedUp < SLICE) continue;
      showProgress(world, (i + 1) / games);
      await new Promise((resolve) => setImmediate(resolve));
      lookedUp = performance.now();
    }
  } finally {
    stopListening();
    if (world.errors.isTerminal) world.errors.write('\r\x1b[K');
  }
  return { tally, isStopped };
}

function showProgress({ errors }: World, share: number): void {
  if (!errors.isTerminal) return;
  const width = Math.max(10, Math.min(40, (errors.columns() ?? 80) - 10));
  const full = Math.round(share * width);
  const percent = String(Math.floor(share * 100)).padStart(3);
  errors.write(`\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${percent}%`);
}
