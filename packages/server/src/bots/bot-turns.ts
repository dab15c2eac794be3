// Lets bots take their turns. A turn is a job in the store under a lease: the process that made it takes it first; where
// its threads are busy, or it dies, another one does.
import { botSeed } from '@undercroft/events';
import type { Seat } from '@undercroft/kernel';
import { type BotQuestion, botQuestion, isRun, type Table, waitingBots } from '@undercroft/table';
import type { LiveTables } from '../live-table/live-tables.ts';
import { newId } from '../new-id.ts';
import type { Store } from '../store/port.ts';
import type { BotHost } from './bot-host.ts';

/** Milliseconds for which a turn belongs to whoever took it last. */
export const BOT_LEASE = 6_000;
const MOST_AT_ONCE = 50;
/** Milliseconds after which a game that nobody waits for is looked at again while others think. */
const LOOK_AGAIN = 1_000;

/** In a run of an expedition the bots are the same for everybody. */
function luckOfBot(table: Table, { seat, view }: Pick<BotQuestion, 'seat' | 'view'>) {
  const { luck } = table;
  return isRun(table) && luck.kind === 'sealed'
    ? ({ seed: botSeed(luck.secret, seat, view), timing: 'count' } as const)
    : { seed: newId() };
}

/** Nobody waits for a game between bots alone: it is thought about when there is nothing else. */
const isYardstick = (table: Table): boolean =>
  isRun(table) && table.seats.every(({ person }) => person === undefined);

export type BotTurns = ReturnType<typeof createBotTurns>;

export function createBotTurns(
  liveTables: () => LiveTables,
  store: Store,
  host: BotHost,
  onError: (error: unknown, table: string) => void,
) {
  /** The table of each thought that is under way. */
  const thinking = new Map<string, string>();
  let hasLeftSome = false;
  let isTaking = false;

  const free = (): number =>
    Math.min(MOST_AT_ONCE, store.shared ? host.atOnce - thinking.size : MOST_AT_ONCE);

  const think = async (table: Table, seat: Seat): Promise<void> => {
    const { id } = table;
    const { version, ...question } = botQuestion(table, seat);
    const key = `${id} ${seat} ${version}`;
    if (thinking.has(key)) return;
    thinking.set(key, id);
    try {
      const choice = await host.choose({ ...question, ...luckOfBot(table, question) });
      await liveTables().act(id, { actor: null, command: { kind: 'botPlay', seat, choice, version } });
    } catch (error) {
      onError(error, id);
    } finally {
      thinking.delete(key);
    }
    if (hasLeftSome) await takeWaiting();
  };

  /** Gives the turn back, so that it is taken at that moment and not when the lease is over. */
  const leave = (id: string, due = Date.now()): Promise<void> => {
    hasLeftSome = true;
    return store.tables.setBotDue([id], due).catch((error) => onError(error, id));
  };

  const begin = (table: Table): void => {
    if (isYardstick(table) && thinking.values().some((id) => id !== table.id))
      return void leave(table.id, Date.now() + LOOK_AGAIN);
    for (const seat of waitingBots(table)) void think(table, seat);
  };

  /** Looks whether the table waits for a bot and sets it thinking. */
  const consider = (table: Table): void => {
    if (waitingBots(table).length === 0) return;
    if (free() > 0) begin(table);
    else void leave(table.id).then(() => store.notify('bots'));
  };

  /** Takes turns whose lease has run out, as far as threads are free. */
  const takeWaiting = async (): Promise<void> => {
    if (isTaking || free() <= 0) return;
    isTaking = true;
    try {
      const taken = await store.tables.claimBotTurns(Date.now(), BOT_LEASE, free());
      hasLeftSome = taken.length > 0;
      for (const id of taken) await liveTables().look(id, begin);
    } catch (error) {
      onError(error, '');
    } finally {
      isTaking = false;
    }
  };

  return {
    consider,
    /** The same for a table that may not be in memory. */
    considerStored: async (id: string) => {
      await liveTables().look(id, consider);
    },
    takeWaiting,
    /** Keeps the turns that bots are thinking about. */
    async keepLeases() {
      if (store.shared && thinking.size > 0)
        await store.tables.setBotDue([...new Set(thinking.values())], Date.now() + BOT_LEASE);
    },
    thinking: () => thinking.size,
  };
}
