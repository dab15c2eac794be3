// Plays with keys alone: Tab to a group, arrows inside it, Enter. Asks the page once per step, and sends keys in one go.
import type { Page } from 'playwright-core';

export interface Row {
  readonly key: string;
  readonly text: string;
  /** How many choices it stands for; several are asked for in a step of their own. */
  readonly count: number;
}

export interface Seen {
  readonly asked: 'choices' | 'hand-over' | 'curtain' | 'over';
  readonly rows: readonly Row[];
  /** The seat that sits here now, and how many entries it has seen. */
  readonly viewer: number;
  readonly at: number;
  /** Which row has the focus; -1 for none. */
  readonly focus: number;
}

/** What the page asks, as soon as it asks something; every page of a long list is opened. */
export async function seen(page: Page): Promise<Seen> {
  const found = await page.waitForFunction(
    () => {
      const grid = document.querySelector<HTMLElement>('.tablegrid');
      const at = Number(grid?.dataset.at ?? -1);
      const viewer = Number(grid?.dataset.viewer ?? -1);
      const nothing = { rows: [], viewer, at, focus: -1 };
      if (document.querySelector('.curtain')) return { asked: 'curtain' as const, ...nothing };
      if (document.querySelector('.rail [data-testid="result"]'))
        return { asked: 'over' as const, ...nothing };
      const rows = [...document.querySelectorAll<HTMLElement>('.rail .choice')];
      const more = rows.at(-1);
      if (more?.classList.contains('more')) {
        more.click();
        return false;
      }
      if (rows.length > 0)
        return {
          asked: 'choices' as const,
          rows: rows.map((row) => ({
            key: row.dataset.choice ?? row.dataset.step ?? '',
            text: row.querySelector('.whole, .name')?.textContent ?? '',
            count: Number(row.dataset.count ?? 1),
          })),
          viewer,
          at,
          focus: rows.indexOf(document.activeElement as HTMLElement),
        };
      return document.querySelector('.rail .ask > .btn.go')
        ? { asked: 'hand-over' as const, ...nothing }
        : false;
    },
    undefined,
    { polling: 4 },
  );
  return (await found.jsonValue()) as Seen;
}

const isOn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** How many stops of the Tab key lie between the focus and an element, by the page's own order; 0 where that cannot be told. */
const tabStopsTo = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter(
      (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
    );
    const here = stops.indexOf(document.activeElement as HTMLElement);
    const there = stops.findIndex((element, at) => at > here && element.matches(wanted));
    return Math.max(0, there - here);
  }, selector);

/** Brings the focus onto an element with the Tab key alone: most of the way in one go, the rest stop by stop. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const ahead = await tabStopsTo(page, selector);
  await Promise.all(Array.from({ length: ahead }, () => page.keyboard.press('Tab')));
  for (let i = 0; i < 120; i++) {
    if (await isOn(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${selector}`);
}

/** Presses the filled button: lift the curtain, hand the device over. */
export async function pressGo(page: Page): Promise<void> {
  await tabTo(page, '.btn.go');
  await page.keyboard.press('Enter');
}

/** The same without its keys. */
export const clickGo = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.curtain .btn.go, .rail .ask > .btn.go')?.click());

/** Presses a row of the list; false when the list has changed in the meantime. */
export async function pressRow(page: Page, { rows, focus, at }: Seen, { key, count }: Row): Promise<boolean> {
  if (focus < 0) await tabTo(page, '.rail .choice');
  const wanted = rows.findIndex((row) => row.key === key);
  const fromEnd = rows.length - 1 - wanted;
  const [edge, step, steps] = wanted <= fromEnd ? ['Home', 'ArrowDown', wanted] : ['End', 'ArrowUp', fromEnd];
  const way = focus === wanted ? [] : [edge, ...Array<string>(steps).fill(step)];
  await Promise.all(way.map((press) => page.keyboard.press(press)));
  if ((await focusedRow(page)) !== key) {
    if (await hasMoved(page, at)) return false;
    throw new Error(`the keys ${way.join(' ')} do not reach ${key}: ${await whereIs(page)}`);
  }
  await page.keyboard.press('Enter');
  await untilAnswered(page, at, count);
  return true;
}

/** Plays a row without its keys, which takes a fraction of the time; false when the list has changed in the meantime. */
export async function clickRow(page: Page, { at }: Seen, { key, count }: Row): Promise<boolean> {
  const isThere = await page.evaluate(
    ({ wanted, before }) => {
      const now = Number(document.querySelector<HTMLElement>('.tablegrid')?.dataset.at);
      const rows = [...document.querySelectorAll<HTMLElement>('.rail .choice')];
      const row =
        now === before ? rows.find(({ dataset }) => (dataset.choice ?? dataset.step) === wanted) : undefined;
      row?.click();
      return row !== undefined;
    },
    { wanted: key, before: at },
  );
  if (isThere) await untilAnswered(page, at, count);
  return isThere;
}

/** The entry is made; or the step is open that the row asked for. */
const untilAnswered = (page: Page, at: number, count: number): Promise<unknown> =>
  count > 1
    ? page.waitForSelector('.rail .stepback')
    : page.waitForFunction(
        (before) => {
          const now = Number(document.querySelector<HTMLElement>('.tablegrid')?.dataset.at ?? before + 1);
          return now > before || document.querySelector('.curtain') !== null;
        },
        at,
        { polling: 4 },
      );

/** What has the focus and what is listed, for the message. */
const whereIs = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('.rail .choice')].map(
      (row) => row.dataset.choice,
    );
    return `${document.activeElement?.outerHTML.slice(0, 120)} among ${rows.join(' ')}`;
  });

const focusedRow = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { choice, step } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
    return choice ?? step ?? '';
  });

const hasMoved = (page: Page, at: number): Promise<boolean> =>
  page.evaluate(
    (before) => Number(document.querySelector<HTMLElement>('.tablegrid')?.dataset.at ?? -1) !== before,
    at,
  );
