// A command over HTTP, as on the socket: at a table, or in a study room.
import { type CommandResult, executeCommand } from '../execute-command.ts';
import { newId } from '../new-id.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import { succeeded } from './refused-request.ts';

interface Sent {
  readonly id?: string | undefined;
  readonly version?: number | undefined;
  readonly again?: boolean | undefined;
  readonly do: unknown;
}

export async function sendCommand(
  context: ServerContext,
  me: Person,
  table: string,
  { id = newId(20), ...rest }: Sent,
): Promise<CommandResult> {
  const message = { kind: 'command', id, table, ...(rest as { do: never }) } as const;
  return succeeded(await executeCommand(context, me, message));
}
