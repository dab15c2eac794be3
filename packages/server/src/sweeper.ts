// What happens by itself: time-outs, bot turns that wait, silent sockets, idle tables, lost hints.
import type { House } from './house.ts';
import { settleTable } from './results/settle.ts';
import type { Sockets } from './socket/sockets.ts';
import { deadlineOf } from './table/clock.ts';
import { decideForServer } from './table/decide.ts';

export interface Sweeper {
  stop(): void;
}

const EVERY = 500;

export function startSweeper(house: House, sockets: Sockets): Sweeper {
  let isBusy = false;
  let rounds = 0;
  const round = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    rounds++;
    const now = Date.now();
    try {
      house.rooms.evict(now);
      for (const id of await house.store.tables.dueBefore(now, 200)) await timeOut(house, id);
      if (rounds % 2 === 0) await house.botTurns.takeWaiting();
      if (rounds % 4 === 0) await house.botTurns.keepLeases();
      if (rounds % 10 === 0) sockets.sweep(now);
      if (rounds % 20 === 0) await settleRest(house);
      if (house.store.shared && rounds % 4 === 0) await house.rooms.readAfresh();
      if (rounds % 60 === 0) house.presence.refresh(now);
    } catch (error) {
      house.log.warn({ err: error }, 'sweep failed');
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void round(), EVERY);
  return { stop: () => clearInterval(timer) };
}

/** Plays the default choice for every seat of the table whose time is up, in the order in which the game waits for them. */
export async function timeOut(house: House, id: string): Promise<void> {
  const late = await house.rooms.look(id, (table) => {
    const now = Date.now();
    return table.waiting.filter((seat) => (deadlineOf(table, seat) ?? now + 1) <= now);
  });
  for (const seat of late ?? [])
    await house.rooms.act(id, {
      person: null,
      command: null,
      again: false,
      decide: (now) => decideForServer(now, { kind: 'timeOut', seat }, house.circumstances()),
    });
}

/** Results that a dead process left behind. */
async function settleRest(house: House): Promise<void> {
  for (const id of await house.store.results.unsettled(50)) {
    const table = await house.rooms.look(id, (now) => now);
    if (table) await settleTable(house.store, table);
  }
}
