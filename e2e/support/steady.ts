// Watches that a table stands still: no panel of it moves or changes its height while somebody plays.
import type { Page } from 'playwright-core';

/** So far, in pixels, nobody sees a panel move. */
const SLACK = 8;

/** Looks at every frame from now on; the last entry, which ends the game, may change everything. */
export const watchPanels = (page: Page): Promise<void> =>
  page.evaluate((slack) => {
    type Place = Pick<DOMRect, 'left' | 'top' | 'height'>;
    const moves: string[] = [];
    let last = new Map<Element, Place>();
    const say = ({ left, top, height }: Place): string => [left, top, height].map(Math.round).join(' ');
    const look = (): void => {
      requestAnimationFrame(look);
      const at = document.querySelector<HTMLElement>('.tablegrid')?.dataset.at;
      if (document.querySelector('[data-testid="result"]')) {
        while (moves.at(-1)?.includes(` at entry ${at}:`)) moves.pop();
        return;
      }
      const now = new Map<Element, Place>();
      for (const panel of document.querySelectorAll('.tablemain > *')) {
        const place = panel.getBoundingClientRect();
        if (place.height === 0) continue;
        now.set(panel, place);
        const was = last.get(panel);
        const isMoved =
          was &&
          (['left', 'top', 'height'] as const).some((side) => Math.abs(was[side] - place[side]) > slack);
        if (isMoved) moves.push(`${panel.className} at entry ${at}: ${say(was)} to ${say(place)}`);
      }
      last = now;
    };
    Object.assign(globalThis, { panelMoves: moves });
    look();
  }, SLACK);

/** What has moved since the last time this was asked: left, top and height before and after. */
export const panelMoves = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { panelMoves: string[] }).panelMoves.splice(0));
