// One client's line, whatever carries it: reads its messages, follows tables for it, and answers every command.
import { SPECTATOR } from '@undercroft/kernel';
import {
  CLOSE,
  ClientMessage,
  type Command,
  misfit,
  PROTOCOL,
  type ServerMessage,
} from '@undercroft/protocol';
import { type Answered, carryOutFor, sightOf } from '../deeds.ts';
import type { House } from '../house.ts';
import type { Rate } from '../rate.ts';
import { toldHistory } from '../room/load.ts';
import { tableMessage } from '../room/table-message.ts';
import type { Watcher } from '../room/watchers.ts';
import type { Person } from '../store/port.ts';
import { isRefused, type Refused } from '../table/decide.ts';

export interface Wire {
  send(text: string): void;
  close(code: number): void;
}

export interface Line {
  readonly person: string;
  readonly heardAt: number;
  received(text: string): void;
  closed(): void;
  close(code: number): void;
  send(text: string): void;
}

/** Entries told again to somebody who comes back; beyond that, only the newest of them. */
const MOST_MISSED = 100;

export function openLine(
  house: House,
  person: Person,
  blocked: ReadonlySet<string>,
  rate: Rate,
  wire: Wire,
): Line {
  const watched = new Map<string, Watcher>();
  const guest = { person: person.id, send: (text: string) => send(text) };
  let heardAt = Date.now();
  let isOpen = true;
  let strikes = 0;

  const send = (text: string): void => {
    if (isOpen) wire.send(text);
  };
  const say = (message: ServerMessage): void => send(JSON.stringify(message));

  const watch = async (id: string, version: number | undefined): Promise<void> => {
    if (watched.size >= house.settings.limits.watchedPerSocket && !watched.has(id))
      return say({ kind: 'gone', table: id, code: 'too-fast' });
    const earlier = watched.get(id);
    if (earlier) house.watchers.remove(id, earlier);
    const watcher: Watcher = {
      person: person.id,
      viewer: SPECTATOR,
      version: 0,
      told: 0,
      answered: undefined,
      blocked,
      send,
    };
    watched.set(id, watcher);
    const missed = await missedBy(id, version);
    const isStill = (): boolean => isOpen && watched.get(id) === watcher;
    const seen = await house.rooms.look(
      id,
      (table) => {
        const sight = sightOf(table, person.id);
        if (isRefused(sight) || !isStill()) return isRefused(sight) ? sight : undefined;
        watcher.viewer = sight.viewer;
        watcher.version = table.version;
        house.watchers.add(id, watcher);
        const text =
          version === table.version
            ? JSON.stringify({ kind: 'current', table: id, version })
            : tableMessage(
                table,
                watcher,
                house.presence.of(id),
                missed.filter((entry) => entry.version <= table.version),
              );
        return { text, version: table.version };
      },
      version,
    );
    if (!isStill()) return;
    if (!seen || isRefused(seen)) {
      watched.delete(id);
      return say({ kind: 'gone', table: id, code: seen ? seen.code : 'no-such-table' });
    }
    watcher.told = seen.version;
    send(seen.text);
    if (watcher.version > seen.version) void house.rooms.refresh(id, watcher);
    // Whoever came while this message was on its way is not in it.
    if (watcher.viewer !== SPECTATOR) house.presence.changed(id);
    else say({ kind: 'present', table: id, seats: house.presence.of(id) });
  };

  const missedBy = async (id: string, version: number | undefined) => {
    if (version === undefined) return [];
    const sight = await house.rooms.look(id, (table) => ({
      now: table.version,
      sight: sightOf(table, person.id),
    }));
    if (!sight || isRefused(sight.sight) || sight.now <= version) return [];
    const from = Math.max(version + 1, sight.now - MOST_MISSED + 1);
    return toldHistory(house.store, house.games, id, sight.sight.viewer, from, sight.now);
  };

  const unwatch = (id: string): void => {
    const watcher = watched.get(id);
    if (!watcher) return;
    watched.delete(id);
    house.watchers.remove(id, watcher);
    if (watcher.viewer !== SPECTATOR) house.presence.changed(id);
  };

  const command = (asked: Command): void => {
    const started = performance.now();
    if (!rate.take(person.id)) {
      if (++strikes > 500) wire.close(CLOSE.tooMuch);
      say({ kind: 'refused', id: asked.id, code: 'too-fast' });
      return;
    }
    const carryOut = (current: Person): void =>
      carryOutFor(
        house,
        current,
        asked,
        (answer) => {
          house.metrics.time('command', performance.now() - started);
          answerTo(asked, answer);
        },
        (error) => fail(asked, error),
      );
    const known = house.sessions.atHand(person.id);
    if (known) carryOut(known);
    else
      house.sessions
        .read(person.id)
        .then((read) => carryOut(read ?? person))
        .catch((error) => fail(asked, error));
  };

  /** An entry that reached this very line as the answer needs no second one. */
  const answerTo = (asked: Command, answer: Answered): void => {
    const { id } = asked;
    if (!answer.ok) {
      refuse(id, answer.refusal);
      return;
    }
    const { version, table, data } = answer;
    if (table !== undefined && watched.get(table)?.answered === id) return;
    say({
      kind: 'done',
      id,
      ...(table !== undefined && { table }),
      ...(version !== undefined && { version }),
      ...(data !== undefined && { data }),
    });
  };
  const refuse = (id: string, { code, clause, why, args }: Refused): void =>
    say({
      kind: 'refused',
      id,
      code,
      ...(clause !== undefined && { clause }),
      ...(why !== undefined && { why }),
      ...(args !== undefined && { args }),
    });

  const fail = (message: ClientMessage, error: unknown): void => {
    house.metrics.count('troubles');
    house.log.error({ err: error }, 'message failed');
    if (message.kind === 'command') say({ kind: 'refused', id: message.id, code: 'overloaded' });
  };

  /** Everything but commands, which are too many for a promise each. */
  const handle = async (message: ClientMessage): Promise<void> => {
    switch (message.kind) {
      case 'hello':
        say({
          kind: 'welcome',
          protocol: PROTOCOL,
          you: { id: person.id, name: person.name, guest: person.guest },
          now: Date.now(),
          patience: house.settings.limits.patience,
        });
        if (message.lobby) await house.lobby.enter(guest);
        break;
      case 'ping':
        say({ kind: 'pong', at: message.at, now: Date.now() });
        break;
      case 'lobby':
        if (message.on) await house.lobby.enter(guest);
        else house.lobby.leave(guest);
        break;
      case 'watch':
        await watch(message.table, message.version);
        break;
      case 'unwatch':
        unwatch(message.table);
        break;
    }
  };

  const complain = (where: string): void => {
    if (++strikes > 500) wire.close(CLOSE.tooMuch);
    say({ kind: 'error', code: 'bad-message', where: where.slice(0, 200) });
  };

  return {
    person: person.id,
    get heardAt() {
      return heardAt;
    },
    received(text) {
      heardAt = Date.now();
      let data: unknown;
      try {
        data = JSON.parse(text);
      } catch {
        return complain('not JSON');
      }
      const where = misfit(ClientMessage, data);
      if (where !== undefined) return complain(where);
      const message = data as ClientMessage;
      try {
        if (message.kind === 'command') command(message as Command);
        else handle(message).catch((error) => fail(message, error));
      } catch (error) {
        fail(message, error);
      }
    },
    closed() {
      isOpen = false;
      for (const id of [...watched.keys()]) unwatch(id);
      house.lobby.leave(guest);
    },
    close: (code) => wire.close(code),
    send,
  };
}
