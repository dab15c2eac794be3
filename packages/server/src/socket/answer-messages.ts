// Answers one client's messages: executes its commands and follows for it what it asks to follow.
import {
  CLOSE,
  type ClientMessage,
  type CodedRefusal,
  type CommandMessage,
  isStudyId,
  PROTOCOL,
  type ServerMessage,
} from '@undercroft/protocol';
import { executeCommand } from '../execute-command.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import { createWatchedStudies } from './watched-studies.ts';
import { createWatchedTables } from './watched-tables.ts';

/** The client's end of the line. */
interface Line {
  isOpen(): boolean;
  send(text: string): void;
  end(code: number): void;
}

export function createMessageAnswers(
  context: ServerContext,
  person: Person,
  blocked: ReadonlySet<string>,
  { isOpen, send, end }: Line,
) {
  const say = (message: ServerMessage): void => send(JSON.stringify(message));
  const refuse = (id: string, refusal: CodedRefusal): void => say({ kind: 'refused', id, ...refusal });
  const guest = { person: person.id, send };
  const watched = createWatched(context, person.id, blocked, send, isOpen);

  const execute = async (message: CommandMessage): Promise<void> => {
    const { id } = message;
    const started = performance.now();
    const current = context.sessions.atHand(person.id) ?? (await context.sessions.read(person.id));
    if (current?.epoch !== person.epoch) return end(CLOSE.noSession);
    if (message.table !== undefined) watched.takeAnswer(message.table, id);
    const result = await executeCommand(context, current, message);
    context.metrics.timeCommand(performance.now() - started);
    if (!result.ok) return refuse(id, result.refusal);
    const { ok: _, ...done } = result;
    // An entry that reached this client as the answer needs no second one.
    if (done.table !== undefined && watched.takeAnswer(done.table, id)) return;
    say({ kind: 'done', id, ...done });
  };

  const welcome = async (isInLobby: boolean | undefined): Promise<void> => {
    say(welcomeFor(context, person));
    if (isInLobby) await context.lobby.enter(guest);
    if (isOpen()) context.seekGuests.enter(guest);
    if (isOpen()) await context.visitors.enter(guest);
  };

  return {
    say,
    async answer(message: ClientMessage): Promise<void> {
      switch (message.kind) {
        case 'command':
          return execute(message as CommandMessage);
        case 'hello':
          return welcome(message.lobby);
        case 'ping':
          return say({ kind: 'pong', at: message.at, now: Date.now() });
        case 'lobby':
          return message.on ? context.lobby.enter(guest) : context.lobby.leave(guest);
        case 'here':
          return context.seekGuests.setHidden(guest, message.hidden);
        case 'watch':
          return watched.watch(message.table, message.version);
        case 'unwatch':
          return watched.unwatch(message.table);
      }
    },
    /** It came too fast. */
    turnAway(message: ClientMessage, wait: number): void {
      context.metrics.count('too_fast');
      const refusal = { code: 'too-fast', args: { retryAfter: Math.ceil(wait / 1000) } } as const;
      if (message.kind === 'command') refuse(message.id, refusal);
      else if (message.kind === 'watch') say({ kind: 'gone', table: message.table, code: refusal.code });
      else say({ kind: 'error', code: refusal.code });
    },
    fail(message: ClientMessage, error: unknown): void {
      context.metrics.count('errors');
      context.log.error({ err: error }, 'message failed');
      if (message.kind === 'command') refuse(message.id, { code: 'overloaded' });
    },
    /** Nothing is followed any more. */
    leave(): void {
      watched.unwatchAll();
      context.lobby.leave(guest);
      context.seekGuests.leave(guest);
      context.visitors.leave(guest);
    },
  };
}

const welcomeFor = ({ settings }: ServerContext, { id, name, guest }: Person): ServerMessage => ({
  kind: 'welcome',
  protocol: PROTOCOL,
  you: { id, name, guest },
  now: Date.now(),
  patience: settings.limits.patience,
});

/** Tables and study rooms alike. */
function createWatched(...of: Parameters<typeof createWatchedTables>) {
  const tables = createWatchedTables(...of);
  const studies = createWatchedStudies(...of);
  return {
    takeAnswer: tables.takeAnswer,
    watch: (id: string, version: number | undefined): Promise<void> =>
      isStudyId(id) ? studies.watch(id) : tables.watch(id, version),
    unwatch: (id: string): void => (isStudyId(id) ? studies : tables).unwatch(id),
    unwatchAll(): void {
      tables.unwatchAll();
      studies.unwatchAll();
    },
  };
}
