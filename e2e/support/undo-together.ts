// Two people at a table of the server play until one can take back only what the other agrees to: asks, is refused, asks
// again, and has the same choices as before.
import type { Page } from 'playwright-core';
import { pressAnyRow } from './press-row.ts';

interface State {
  readonly at: number;
  readonly rows: readonly string[];
  readonly mayUndo: boolean;
  readonly motion: 'none' | 'mine' | 'answer';
  readonly isOver: boolean;
}

const stateOf = (page: Page): Promise<State> =>
  page.evaluate(() => {
    const buttons = document.querySelectorAll('.rail .consent .btn');
    return {
      at: Number(document.querySelector<HTMLElement>('.tablegrid')?.dataset.at ?? -1),
      rows: [...document.querySelectorAll<HTMLElement>('.rail .choice')].map(
        (row) => row.dataset.choice ?? row.dataset.step ?? '',
      ),
      mayUndo: document.querySelector('.rail .ask > .acts .btn:not(.go)') !== null,
      motion: buttons.length === 2 ? 'answer' : buttons.length === 1 ? 'mine' : 'none',
      isOver: document.querySelector('.rail [data-testid="result"]') !== null,
    } as const;
  });

/** Looks until it is so; false when it never is. */
async function comes(isSo: () => Promise<boolean>, milliseconds = 15_000): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; ) {
    if (await isSo()) return true;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  return false;
}

/** False where there is nothing to press any more: a bot in a third chair was quicker. */
const undoOn = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('.rail .ask > .acts .btn:not(.go)');
    button?.click();
    return button !== null;
  });

/** True when it came to that before the game was over. */
export async function undoTogether(
  pages: readonly [Page, Page],
  pick: (count: number) => number,
): Promise<boolean> {
  for (let made = 0; made < 300; made++) {
    let states: readonly State[] = [];
    await comes(async () => {
      states = await Promise.all(pages.map(stateOf));
      return states.some(({ rows, isOver }) => isOver || rows.length > 0);
    });
    const mine = states.findIndex(({ rows }) => rows.length > 0);
    if (mine < 0) return false;
    const [me, you] = [pages[mine]!, pages[1 - mine]!];
    const before = states[mine]!;
    await pressAnyRow(me, pick(1_000_000));
    await comes(async () => (await stateOf(me)).at > before.at);
    // Whoever was asked at the same time is not disturbed.
    if (states[1 - mine]!.rows.length > 0) continue;
    // The other is asked, and I am not: now it is the other's to say.
    const isTheirs = await comes(async () => {
      const [now, theirs] = await Promise.all([stateOf(me), stateOf(you)]);
      return now.mayUndo && now.rows.length === 0 && theirs.rows.length > 0;
    }, 120);
    if (isTheirs && (await askAndBeRefused(me, you))) return agree(me, you, before);
  }
  return false;
}

/** False where it was free, or where it cannot be taken back at all. */
async function askAndBeRefused(me: Page, you: Page): Promise<boolean> {
  const { at } = await stateOf(me);
  if (!(await undoOn(me))) return false;
  await comes(async () => {
    const [mine, yours] = await Promise.all([stateOf(me), stateOf(you)]);
    return yours.motion === 'answer' || mine.at !== at || (!mine.mayUndo && mine.motion === 'none');
  }, 3000);
  if ((await stateOf(you)).motion !== 'answer') return false;
  const isSaidOnce = await comes(async () => {
    const { motion, mayUndo } = await stateOf(me);
    return motion === 'mine' && !mayUndo;
  });
  if (!isSaidOnce) throw new Error('what is asked for is not offered again');
  const listed = (await stateOf(you)).rows;
  await you.locator('.rail .consent .btn:not(.go)').click();
  const isRefused = await comes(async () => {
    const [mine, yours] = await Promise.all([stateOf(me), stateOf(you)]);
    return mine.motion === 'none' && yours.motion === 'none' && yours.rows.join() === listed.join();
  });
  if (!isRefused) throw new Error('a refusal leaves the question as it was');
  return true;
}

async function agree(me: Page, you: Page, before: State): Promise<boolean> {
  await undoOn(me);
  await you.locator('.rail .consent .btn.go').click();
  return comes(async () => (await stateOf(me)).rows.join() === before.rows.join());
}
