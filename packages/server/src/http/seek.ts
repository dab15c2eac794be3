// Quick pairing for scripts: join the line, ask how it stands, leave it.
import { type SeekCommand, Wishes } from '@undercroft/protocol';
import { executeCommand } from '../execute-command.ts';
import { newId } from '../new-id.ts';
import { seekMessage } from '../pairing/seek-guests.ts';
import { createUsualWait } from '../pairing/usual-wait.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import { succeeded } from './refused-request.ts';
import type { Routes } from './routes.ts';

export function mountSeek({ own }: Routes, context: ServerContext): void {
  const { store } = context;
  const usualWait = createUsualWait(store);
  const send = async (me: Person, command: SeekCommand): Promise<void> => {
    succeeded(await executeCommand(context, me, { kind: 'command', id: newId(20), do: command }));
  };
  /** Whoever asks is there. */
  const told = async ({ id }: Person) => {
    const now = Date.now();
    await store.seeks.heard([id], false, now);
    const all = await store.seeks.all();
    const usual = await usualWait(now);
    return {
      seeks: all.filter(({ person }) => person === id).map((seek) => seekMessage(seek, all, usual, now)),
    };
  };
  own(
    'POST /api/seek',
    { price: 5, body: Wishes, summary: 'Wait for a table that fits my wishes' },
    async (me, { body: wishes }) => {
      await send(me, { kind: 'seek', wishes });
      return told(me);
    },
  );
  own(
    'GET /api/seek',
    { price: 2, summary: 'How my waiting stands; asked every few seconds, it says that I am there' },
    told,
  );
  own('DELETE /api/seek', { summary: 'Wait no longer' }, (me) => send(me, { kind: 'unseek' }));
}
