// What somebody tried and the server has not answered yet, kept in this browser: a reload without a network loses nothing.
import type { StudyCommand } from '@undercroft/protocol';
import { readStored, store } from '../stored-json.ts';

export function keepUnsent(study: string, send: (command: StudyCommand) => Promise<boolean>) {
  const key = `undercroft.study.${study}`;
  const kept = (): readonly StudyCommand[] =>
    readStored<{ readonly tries: readonly StudyCommand[] }>(key).tries ?? [];
  const keep = (tries: readonly StudyCommand[]): void => {
    if (tries.length > 0) store(key, { tries });
    else localStorage.removeItem(key);
  };
  const same = (a: StudyCommand, b: StudyCommand): boolean => JSON.stringify(a) === JSON.stringify(b);
  /** Sending one again changes nothing: a branch has its own id, and grows only at its end. */
  const sendKept = async (command: StudyCommand): Promise<boolean> => {
    const isDone = await send(command);
    keep(kept().filter((one) => !same(one, command)));
    return isDone;
  };
  return {
    send(command: StudyCommand): Promise<boolean> {
      keep([...kept(), command]);
      return sendKept(command);
    },
    async sendAll(): Promise<void> {
      for (const command of kept()) await sendKept(command);
    },
  };
}
