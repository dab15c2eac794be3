// Hosts one table in this browser: executes commands on the table's machine, saves every event, lets bots move. One tab does
// that; the others at the same table follow.

import type { Seat } from '@undercroft/kernel';
import {
  applyEvent,
  botQuestion,
  type CreatedTable,
  execute,
  isRefused,
  type Request,
  type StoredEvent,
  waitingBots,
} from '@undercroft/table';
import { saveTable } from './local-store.ts';
import { commandContext, keptTable } from './local-tables.ts';
import { shareTable } from './table-owner.ts';
import { type RefusedCommand, refusedBy } from './table-source.ts';

/** What a stand-in takes for each entry, in milliseconds: time to take the seat back before much has happened. */
const STAND_IN_TIME = 900;

export interface LocalHost {
  send(request: Request): Promise<RefusedCommand | undefined>;
  askSeat(seat: Seat, level: string): Promise<unknown>;
  close(): void;
}

export interface LocalHostListener {
  onEvent(stored: StoredEvent, gameEvents: readonly unknown[]): void;
  /** When what was played so far has been seen, but for a little. */
  caughtUp(): Promise<void>;
  /** The game waits for a person, or for no one. */
  onPerson(): void;
  /** Another tab has played on: what this one shows no longer stands. */
  onPlayedElsewhere(): void;
}

export function hostLocalTable(
  { table, events: first }: CreatedTable,
  { onEvent, caughtUp, onPerson, onPlayedElsewhere }: LocalHostListener,
): LocalHost {
  let events = first;
  let isClosed = false;
  let isMoving = false;

  /** One after the other: each is saved and shown before the next is decided, or a view would run ahead of its event. */
  let last: Promise<unknown> = Promise.resolve();
  const owner = shareTable(table.id, {
    run(request) {
      const sent = last.then(() => run(request));
      last = sent.catch(() => undefined);
      return sent;
    },
    follow,
    settled: () => void letBotsMove(),
  });

  async function run(request: Request): Promise<RefusedCommand | undefined> {
    const happened: (readonly [StoredEvent, readonly unknown[]])[] = [];
    const done = execute(table, request, commandContext(), {
      after: (stored, gameEvents) => happened.push([stored, gameEvents]),
    });
    if (done === undefined) return undefined;
    if (isRefused(done)) return refusedBy(done);
    const follows = events.length;
    events = [...events, ...done];
    if (!(await saveTable(keptTable(table, events), follows))) {
      playedElsewhere();
      return { code: 'stale' };
    }
    owner.tell(done);
    for (const [stored, gameEvents] of happened) onEvent(stored, gameEvents);
    void letBotsMove();
    return undefined;
  }

  function playedElsewhere(): void {
    isClosed = true;
    onPlayedElsewhere();
  }

  /** Another tab owns the table and has played on. */
  function follow(happened: readonly StoredEvent[]): void {
    if (isClosed) return;
    for (const stored of happened) {
      if (stored.version <= table.version) continue;
      if (stored.version > table.version + 1) {
        playedElsewhere();
        return;
      }
      const gameEvents: unknown[] = [];
      applyEvent(table, stored, (event) => gameEvents.push(event));
      events = [...events, stored];
      onEvent(stored, gameEvents);
    }
    if (waitingBots(table).length === 0) onPerson();
  }

  async function askSeat(seat: Seat, level: string): Promise<unknown> {
    const { game, rules, table: setup, view } = botQuestion(table, seat);
    const { askBot } = await import('../bots/ask-bot.ts');
    const { choice } = await askBot({
      game,
      rules,
      table: setup,
      seat,
      view,
      bot: level,
      seed: `${table.id}:${table.match!.log.length}`,
      mind: `${table.id}:${seat}:${level}`,
    });
    return choice;
  }

  async function letBotsMove(): Promise<void> {
    if (isMoving || isClosed) return;
    if (!owner.isOwner()) {
      if (waitingBots(table).length === 0) onPerson();
      return;
    }
    isMoving = true;
    for (
      let seat = waitingBots(table)[0];
      seat !== undefined && !isClosed && owner.isOwner();
      seat = waitingBots(table)[0]
    ) {
      const { version } = table;
      const refused = await moveFor(seat);
      // A choice that is refused on the same version would be refused again.
      if (refused && table.version === version) break;
      await caughtUp();
    }
    isMoving = false;
    if (!isClosed) onPerson();
  }

  async function moveFor(seat: Seat): Promise<RefusedCommand | undefined> {
    const { bot: level, askedVersion: version, for: purpose } = table.seats[seat]!;
    const { game, position } = table.match!;
    const choice = await askSeat(seat, level!).catch(() => game.defaultChoice(position, seat));
    if (purpose === 'person') await pause(STAND_IN_TIME);
    if (isClosed) return undefined;
    return owner.send({ actor: null, command: { kind: 'botPlay', seat, choice, version } });
  }

  return {
    send: owner.send,
    askSeat,
    close() {
      isClosed = true;
      owner.close();
    },
  };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
