// Lets bots take their turns: asks the host for a choice when a table waits for a bot, and plays it if it still fits.
import type { Seat } from '@undercroft/kernel';
import { newId } from '../new-id.ts';
import type { Rooms } from '../room/rooms.ts';
import { decideForServer } from '../table/decide.ts';
import type { Table } from '../table/table.ts';
import { setupOf } from '../table/table-luck.ts';
import type { BotHost } from './bot-host.ts';

export interface BotTurns {
  /** Looks whether the table waits for a bot and sets it thinking. */
  consider(table: Table): void;
  /** The same for a table that is not in memory, after a crash or on behalf of another process. */
  considerStored(table: string): Promise<void>;
  thinking(): number;
}

export function createBotTurns(
  rooms: () => Rooms,
  host: BotHost,
  onTrouble: (error: unknown, table: string) => void,
): BotTurns {
  const thinking = new Set<string>();

  const think = async (table: Table, seat: Seat): Promise<void> => {
    const { id, match } = table;
    const { askedVersion: version, bot: level } = table.chairs[seat]!;
    const key = `${id} ${seat} ${version}`;
    if (thinking.has(key) || !match || level === undefined) return;
    thinking.add(key);
    try {
      const view = match.game.view(match.position, seat);
      const question = { game: match.game.name, table: setupOf(table), seat, view, level, seed: newId() };
      const choice = await host.choose(question);
      await rooms().act(id, {
        person: null,
        command: null,
        again: false,
        decide: (now) =>
          decideForServer(
            now,
            { kind: 'botPlay', seat, choice, version },
            { now: Date.now(), version: undefined, botLevels: host.levels },
          ),
      });
    } catch (error) {
      onTrouble(error, id);
    } finally {
      thinking.delete(key);
    }
  };

  const consider = (table: Table): void => {
    if (table.phase !== 'playing' || table.pausedAt !== undefined) return;
    for (const seat of table.waiting) if (table.chairs[seat]!.bot !== undefined) void think(table, seat);
  };
  return {
    consider,
    considerStored: async (id) => {
      await rooms().look(id, consider);
    },
    thinking: () => thinking.size,
  };
}
