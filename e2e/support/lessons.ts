// Walks through a lesson on the page: what every step shows, and the press that goes on.
import type { Page } from 'playwright-core';

/** What a step looked like; empty lists of problems are what is wanted. */
export interface SeenStep {
  readonly text: string;
  readonly problems: readonly string[];
}

/**
 * Goes through the lesson that is open, by the allowed control alone, and looks at every step. It runs inside the page, so
 * that hundreds of steps take seconds.
 */
export const walkLesson = (page: Page, steps: number): Promise<readonly SeenStep[]> =>
  page.evaluate(async (count) => {
    const drawn = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const shown = <Kind extends Element>(selector: string): Kind | undefined =>
      [...document.querySelectorAll<HTMLElement & Kind>(selector)].find(
        (found) => found.offsetParent !== null,
      );
    const settled = async (step: number): Promise<boolean> => {
      for (const end = performance.now() + 60_000; performance.now() < end; ) {
        await drawn();
        const lesson = document.querySelector<HTMLElement>('.lesson');
        if (lesson?.dataset.step === String(step) && lesson.dataset.still === 'true') return true;
      }
      return false;
    };
    /** The ring is around something on screen, and neither the words nor the bar lie over it. */
    const problemsOfFocus = (): string[] => {
      const ring = document.querySelector<HTMLElement>('.lesson-ring')!;
      if (ring.dataset.found !== 'true') return ['nothing is pointed at'];
      const box = ring.getBoundingClientRect();
      const isOut = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
      const words = shown('.guide')!.getBoundingClientRect();
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const isCovered = x > words.left && x < words.right && y > words.top && y < words.bottom;
      const isOwnControl = ring.dataset.pointsAt!.includes('choice');
      return [
        ...(isOut ? [`${ring.dataset.pointsAt} is out of the window`] : []),
        ...(isCovered && !isOwnControl ? [`${ring.dataset.pointsAt} is under the words`] : []),
        ...(box.width < 8 || box.height < 8 ? [`${ring.dataset.pointsAt} has no size`] : []),
      ];
    };
    /** Panels grow and regions pan for a moment after a step; what is wrong then still is wrong. */
    const lastingProblems = async (): Promise<string[]> => {
      for (let frame = 0; frame < 40; frame++) {
        if (problemsOfFocus().length === 0) return [];
        await drawn();
      }
      return problemsOfFocus();
    };
    const seen: { text: string; problems: string[] }[] = [];
    for (let step = 0; step <= count; step++) {
      if (!(await settled(step))) {
        seen.push({ text: '', problems: [`step ${step} did not come`] });
        break;
      }
      const text = shown('.guide .words')?.textContent ?? '';
      const problems = step < count ? await lastingProblems() : [];
      const root = document.scrollingElement!;
      if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) problems.push('the page scrolls');
      if (/^$|\[lesson/.test(text)) problems.push(`no words: ${text}`);
      seen.push({ text, problems });
      (shown<HTMLElement>('.rail .choice.hinted') ?? shown<HTMLElement>('.guide .on'))?.click();
      await drawn();
      // The first half of it was pressed: the other half stands in the next step.
      if (shown('.rail .stepback')) shown<HTMLElement>('.rail .choice.hinted')?.click();
    }
    return seen;
  }, steps);
