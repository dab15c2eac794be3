// Lets bots take their turns: asks the host for a choice when a table waits for a bot, and plays it if it still fits.
// A bot's turn is a job in the store under a lease. Whoever made it takes it first; where the threads of that process are
// busy, or it dies, any other process takes it.
import type { Seat } from '@undercroft/kernel';
import { newId } from '../new-id.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Store } from '../store/port.ts';
import { decideForServer } from '../table/decide.ts';
import type { Table } from '../table/table.ts';
import { setupOf } from '../table/table-luck.ts';
import type { BotHost } from './bot-host.ts';

export interface BotTurns {
  /** Looks whether the table waits for a bot and sets it thinking. */
  consider(table: Table): void;
  /** The same for a table that may not be in memory. */
  considerStored(table: string): Promise<void>;
  /** Takes turns that nobody has, or that somebody has let lie, as far as there is room. */
  takeWaiting(): Promise<void>;
  /** Keeps the turns that bots are thinking about. */
  keepLeases(): Promise<void>;
  thinking(): number;
}

/** Milliseconds for which a turn belongs to whoever took it last. */
export const BOT_LEASE = 6_000;
const MOST_AT_ONCE = 50;

export function createBotTurns(
  rooms: () => Rooms,
  store: Store,
  host: BotHost,
  onTrouble: (error: unknown, table: string) => void,
): BotTurns {
  /** The table of each thought that is under way. */
  const thinking = new Map<string, string>();
  let hasLeftSome = false;
  let isTaking = false;

  const room = (): number =>
    Math.min(MOST_AT_ONCE, store.shared ? host.atOnce - thinking.size : MOST_AT_ONCE);

  const think = async (table: Table, seat: Seat): Promise<void> => {
    const { id, match } = table;
    const { askedVersion: version, bot: level } = table.chairs[seat]!;
    const key = `${id} ${seat} ${version}`;
    if (thinking.has(key) || !match || level === undefined) return;
    thinking.set(key, id);
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
            {
              now: Date.now(),
              version: undefined,
              botLevels: host.levels,
              defaultBotLevel: host.defaultLevel,
            },
          ),
      });
    } catch (error) {
      onTrouble(error, id);
    } finally {
      thinking.delete(key);
    }
    if (hasLeftSome) await takeWaiting();
  };

  const waitsForBot = ({ phase, pausedAt, waiting, chairs }: Table): boolean =>
    phase === 'playing' && pausedAt === undefined && waiting.some((seat) => chairs[seat]!.bot !== undefined);
  const begin = (table: Table): void => {
    if (!waitsForBot(table)) return;
    for (const seat of table.waiting) if (table.chairs[seat]!.bot !== undefined) void think(table, seat);
  };

  /** Gives the turn back, so that another process takes it now and not when the lease is over. */
  const leave = async (id: string): Promise<void> => {
    hasLeftSome = true;
    try {
      await store.tables.setBotDue([id], Date.now());
      store.hint('bots');
    } catch (error) {
      onTrouble(error, id);
    }
  };

  const consider = (table: Table): void => {
    if (room() > 0) begin(table);
    else if (waitsForBot(table)) void leave(table.id);
  };

  const takeWaiting = async (): Promise<void> => {
    if (isTaking || room() <= 0) return;
    isTaking = true;
    try {
      const taken = await store.tables.claimBotTurns(Date.now(), BOT_LEASE, room());
      hasLeftSome = taken.length > 0;
      for (const id of taken) await rooms().look(id, begin);
    } catch (error) {
      onTrouble(error, '');
    } finally {
      isTaking = false;
    }
  };

  return {
    consider,
    considerStored: async (id) => {
      await rooms().look(id, consider);
    },
    takeWaiting,
    async keepLeases() {
      if (store.shared && thinking.size > 0)
        await store.tables.setBotDue([...new Set(thinking.values())], Date.now() + BOT_LEASE);
    },
    thinking: () => thinking.size,
  };
}
