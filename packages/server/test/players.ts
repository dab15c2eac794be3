// Two clients that play one game after another as fast as they can, and write down everything that was acknowledged.
import { nonceFor } from '@undercroft/kernel';
import type { Connection, FollowedTable } from '@undercroft/protocol';
import { TEST_GAMES } from '../../table/test/games/index.ts';
import { NONCE } from './harness.ts';

export interface Ledger {
  /** Every command that a client was told is done. */
  readonly acknowledged: { readonly table: string; readonly version: number }[];
  readonly tables: Set<string>;
  readonly refusals: Map<string, number>;
  finished: number;
}
export const newLedger = (): Ledger => ({
  acknowledged: [],
  tables: new Set(),
  refusals: new Map(),
  finished: 0,
});

const GAMES = new Map(TEST_GAMES.map((game) => [game.name, game]));

/** Plays until the returned function is called. Whatever happens to the lines, the players only ever trust answers. */
export function playForever(
  lines: readonly Connection[],
  game: string,
  ledger: Ledger,
  settings: { readonly pause?: () => number; readonly chooses?: (count: number) => number } = {},
): () => void {
  let isStopped = false;
  const chooses = settings.chooses ?? ((count: number) => Math.floor(Math.random() * count));

  const note = (table: string, answer: Awaited<ReturnType<Connection['send']>>): boolean => {
    if (answer.ok && answer.version !== undefined)
      ledger.acknowledged.push({ table, version: answer.version });
    else if (!answer.ok) ledger.refusals.set(answer.code, (ledger.refusals.get(answer.code) ?? 0) + 1);
    return answer.ok;
  };

  const oneGame = async (): Promise<void> => {
    const made = await lines[0]!.send({
      kind: 'create',
      game,
      chairs: lines.map(() => ({ kind: 'person' })),
      pace: 'live',
      listed: false,
    });
    if (!made.ok) return;
    const id = made.table!;
    ledger.tables.add(id);
    const { commitment } = made.data as { readonly commitment: string };
    for (const [seat, line] of lines.entries())
      if (!note(id, await line.send({ kind: 'sit', seat, nonce: nonceFor(commitment, seat, NONCE) }, id)))
        return;
    await Promise.all(lines.map((line, seat) => playSeat(line, id, seat)));
    ledger.finished++;
  };

  const playSeat = (line: Connection, id: string, seat: number): Promise<void> =>
    new Promise((resolve) => {
      let isBusy = false;
      let leave: (() => void) | undefined;
      const done = (): void => {
        leave?.();
        resolve();
      };
      const consider = (table: FollowedTable | undefined): void => {
        if (!table || isBusy) return;
        const { state } = table.info;
        if (isStopped || state === 'finished' || state === 'abandoned') {
          done();
          return;
        }
        if (table.seat !== seat || !table.info.waiting.includes(seat)) return;
        const open = GAMES.get(game)!.choices(table.view, seat);
        isBusy = true;
        void line.send({ kind: 'play', choice: open[chooses(open.length)] }, id).then(async (answer) => {
          note(id, answer);
          const pause = settings.pause?.() ?? 0;
          if (pause > 0) await new Promise((later) => setTimeout(later, pause));
          isBusy = false;
          consider(line.table(id));
        });
      };
      leave = line.watch(id, (event) => {
        if (event.kind === 'loaded' || event.kind === 'happened') consider(event.table);
      });
      const check = setInterval(() => {
        if (!isStopped) return;
        clearInterval(check);
        if (!isBusy) done();
      }, 50);
    });

  void (async () => {
    while (!isStopped) await oneGame();
  })();
  return () => {
    isStopped = true;
  };
}
