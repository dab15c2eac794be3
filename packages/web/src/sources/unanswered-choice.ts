// The choice that the server has not answered yet: it is shown, no other is taken meanwhile, and it is sent again with the
// same id after the page was loaded anew, so that it is neither lost nor made twice.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Answer, Connection } from '@undercroft/protocol';
import { isLost } from '../net/connection.ts';
import { readStored, store } from '../stored-json.ts';

interface Unanswered {
  readonly table: string;
  /** Of the table, when it was chosen. */
  readonly version: number;
  readonly id: string;
  readonly choice: unknown;
}

const KEY = 'undercroft.unanswered';
/** Milliseconds: an answer that comes before is not worth a word. */
const UNSAID = 700;

export interface UnansweredChoice {
  /** What is on its way, once that takes longer than usual. */
  readonly choice: ReadonlySignal<unknown>;
  send(choice: unknown): Promise<Answer>;
  /** Sends what was chosen here before the page was loaded anew; nothing where the table has gone on since. */
  sendAgain(): Promise<Answer | undefined>;
}

export function unansweredChoice(connection: Connection, table: string): UnansweredChoice {
  const shown = signal<unknown>(undefined);
  let underWay: Promise<Answer> | undefined;
  const deliver = async (what: Unanswered): Promise<Answer> => {
    store(KEY, what);
    const show = (): void => {
      shown.value = what.choice;
    };
    if (isLost.value) show();
    const timer = setTimeout(show, UNSAID);
    const answer = await connection.send({ kind: 'play', choice: what.choice }, table, what.id);
    clearTimeout(timer);
    shown.value = undefined;
    underWay = undefined;
    // A page that is left keeps it for the next one.
    if (answer.ok || answer.code !== 'connection-closed') store(KEY, {});
    return answer;
  };
  const versionNow = (): number => connection.table(table)?.version ?? 0;
  return {
    choice: shown,
    // Another one pressed while the first is under way would be refused: the table will have gone on.
    send(choice) {
      underWay ??= deliver({ table, version: versionNow(), id: connection.newId(), choice });
      return underWay;
    },
    async sendAgain() {
      const kept = readStored<Partial<Unanswered>>(KEY) as Partial<Unanswered>;
      if (kept.table !== table) return undefined;
      store(KEY, {});
      if (kept.version !== versionNow()) return undefined;
      underWay = deliver(kept as Unanswered);
      return underWay;
    },
  };
}
