// One tab owns a table of this browser and plays on it; other tabs at the same table ask the owner and follow what it tells.
import type { Request, StoredEvent } from '@undercroft/table';
import { newLocalId } from './local-store.ts';
import type { RefusedCommand } from './table-source.ts';

export interface OwnedTable {
  /** Executes a command here. */
  run(request: Request): Promise<RefusedCommand | undefined>;
  /** Takes in what the owner did. */
  follow(events: readonly StoredEvent[]): void;
  /** Called whenever it is known anew whether this tab owns the table. */
  settled(): void;
}

export interface TableOwner {
  isOwner(): boolean;
  /** Has a command executed by the owner, which may be this tab. */
  send(request: Request): Promise<RefusedCommand | undefined>;
  tell(events: readonly StoredEvent[]): void;
  close(): void;
}

type Told =
  | { readonly kind: 'asks'; readonly id: string; readonly request: Request }
  | { readonly kind: 'answers'; readonly id: string; readonly refused: RefusedCommand | undefined }
  | { readonly kind: 'happened'; readonly events: readonly StoredEvent[] };

/** An owner that does not answer for so long is asleep in the background: another tab takes the table over. */
const PATIENCE = 2500;

export function shareTable(id: string, table: OwnedTable): TableOwner {
  const name = `undercroft.table.${id}`;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  const questions = createQuestions((told) => post(told));
  let isOwner = false;

  /** Owns the table until this tab leaves it, or another one takes it. */
  const own = (): Promise<void> => {
    isOwner = true;
    table.settled();
    return new Promise((resolve) => leaving.signal.addEventListener('abort', () => resolve()));
  };
  const takeWhenFree = (steal = false): void => {
    const wish = steal ? { steal } : { signal: leaving.signal };
    navigator.locks.request(name, wish, own).catch(() => {
      if (leaving.signal.aborted || !isOwner) return;
      isOwner = false;
      takeWhenFree();
    });
  };

  async function firstLook(): Promise<void> {
    // Without a secure connection browsers have no locks: every tab plays by itself, and saving tells when two collide.
    const locks = navigator.locks as LockManager | undefined;
    const held = (await locks?.query())?.held ?? [];
    if (leaving.signal.aborted) return;
    if (locks) takeWhenFree();
    else isOwner = true;
    if (!locks || held.some((lock) => lock.name === name)) table.settled();
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.kind === 'happened') table.follow(data.events);
    else if (data.kind === 'answers') questions.answered(data.id, data.refused);
    else if (isOwner)
      void table.run(data.request).then((refused) => post({ kind: 'answers', id: data.id, refused }));
  });
  const post = (told: Told): void => {
    if (!leaving.signal.aborted) channel.postMessage(told);
  };

  async function askOwner(request: Request): Promise<RefusedCommand | undefined> {
    const answer = await questions.ask(request);
    if (answer) return answer.refused;
    takeWhenFree(true);
    return table.run(request);
  }

  void firstLook();
  return {
    isOwner: () => isOwner,
    send: (request) => (isOwner ? table.run(request) : askOwner(request)),
    tell: (events) => post({ kind: 'happened', events }),
    close() {
      leaving.abort();
      channel.close();
    },
  };
}

interface OwnerAnswer {
  readonly refused: RefusedCommand | undefined;
}

/** What this tab has asked the owner; without an answer in time, undefined. */
function createQuestions(post: (told: Told) => void) {
  const asked = new Map<string, (refused: RefusedCommand | undefined) => void>();
  return {
    answered: (id: string, refused: RefusedCommand | undefined): void => asked.get(id)?.(refused),
    async ask(request: Request): Promise<OwnerAnswer | undefined> {
      const id = newLocalId();
      const answer = await new Promise<OwnerAnswer | undefined>((resolve) => {
        asked.set(id, (refused) => resolve({ refused }));
        setTimeout(() => resolve(undefined), PATIENCE);
        post({ kind: 'asks', id, request });
      });
      asked.delete(id);
      return answer;
    },
  };
}
