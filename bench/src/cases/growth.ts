// How a cost grows with its work: stones on a tableau, entries in a log, threads of the lab.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRecord, recordOf, resolveTable, seeded, startMatch, submit } from '@undercroft/kernel';
import { game as unearth } from '../../../packages/games/unearth/src/index.ts';
import { cellOfStone, openCells, stoneAt } from '../../../packages/games/unearth/src/rules/hexes.ts';
import { type Measured, measure } from '../measure.ts';

const KINDS: Readonly<Record<string, (size: number) => Measured>> = { stones, entries, threads };

export const run = (kind: string, size: string): Measured => KINDS[kind]!(Number(size));

/** Lists the cells that are open to a Stone, on a tableau with so many Stones. */
function stones(size: number): Measured {
  const chance = seeded('growth');
  const position = unearth.setup(resolveTable(unearth, 2), chance);
  const laid: number[] = [];
  while (laid.length < size) {
    const open = openCells(laid, []);
    laid.push(stoneAt(open[chance.pick(open.length)]!, chance.pick(4)));
  }
  if (new Set(laid.map(cellOfStone)).size !== size) throw new Error('two Stones on one cell');
  position.stones[0] = laid;
  position.stack.push({ kind: 'place', seat: 0, colour: 0 });
  position.active = 0;
  if (unearth.choices(position, 0).length < 6) throw new Error('nothing to list');
  return measure('listings', () => {
    for (let i = 0; i < 100; i++) unearth.choices(position, 0);
    return 100;
  });
}

/** Opens a record of so many entries: reads it, replays it, checks every choice, luck and the end. */
function entries(size: number): Measured {
  const chance = seeded('growth');
  const match = startMatch(unearth, resolveTable(unearth, 4), { setup: chance, play: chance });
  while (match.log.length < size) {
    const [seat] = unearth.waitingFor(match.position);
    if (seat === undefined) throw new Error(`the game ended after ${match.log.length} entries`);
    const open = unearth.choices(match.position, seat);
    submit(match, seat, open[chance.pick(open.length)]);
  }
  const record = recordOf(match);
  return measure('records', () => {
    openRecord(unearth, record);
    return 1;
  });
}

/** Games per second on the wall: the lab with so many threads. */
function threads(size: number): Measured {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-growth-'));
  const program = join(import.meta.dirname, '../../../packages/cli/src/undercroft.ts');
  const timed = (games: number): number => {
    const start = performance.now();
    const flags = ['--bots', 'greedy', '--seats', '4', '--workers', String(size)];
    const { status, stderr } = spawnSync(
      process.execPath,
      [program, 'lab', 'unearth', '--games', String(games), ...flags, '--out', join(folder, String(games))],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
    return (performance.now() - start) / 1000;
  };
  const few = timed(40);
  const many = timed(440);
  rmSync(folder, { recursive: true, force: true });
  return { unit: 'games/s (wall)', perCpuSecond: 400 / (many - few) };
}
