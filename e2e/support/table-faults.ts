// What is wrong with a table in the window that it has now: panels over each other, cut or tiny words, things outside, a
// question, an action or the board out of sight, a lit piece with something else over it.
import type { Page } from 'playwright-core';

/** Runs in the page. Sizes are pixels of the screen; two of them are rounding. */
function findFaults(): string[] {
  const SLACK = 2;
  const LEAST_TYPE = 12;
  const faults = new Set<string>();
  const grid = document.querySelector('.tablegrid')!;
  const frame = grid.parentElement!.getBoundingClientRect();
  const isTiny = innerHeight <= 560 && grid.getAttribute('data-composition') === 'phone';
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').trim().replaceAll(/\s+/g, '.')}`;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    styleOf(element).clipPath !== 'inset(50%)' &&
    !element.closest('.vh');
  const isClipping = (element: Element): boolean =>
    !/visible/.test(styleOf(element).overflowX) || !/visible/.test(styleOf(element).overflowY);
  const isScrolling = (element: Element): boolean =>
    /auto|scroll/.test(`${styleOf(element).overflowX} ${styleOf(element).overflowY}`);

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  /** What can be seen of an element: its box within everything that cuts it. */
  const seen = (element: Element): Box => {
    let box: Box = element.getBoundingClientRect();
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
      if (isClipping(up)) box = meet(box, up.getBoundingClientRect());
    return box;
  };
  const at = (box: Box): string =>
    `${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`;

  // Panels: what stands beside each other in the flow, at every depth, must not lie over each other.
  const isInFlow = (element: Element): boolean =>
    element instanceof HTMLElement &&
    isShown(element) &&
    !/absolute|fixed|sticky/.test(styleOf(element).position) &&
    !/inline$|contents/.test(styleOf(element).display);
  const flowChildren = (parent: Element): Element[] =>
    [...parent.children].flatMap((child) =>
      styleOf(child).display === 'contents' ? flowChildren(child) : isInFlow(child) ? [child] : [],
    );
  const compare = (parent: Element): void => {
    const children = flowChildren(parent).map((child) => ({ child, box: seen(child) }));
    // What is stacked on purpose says so: cards fanned out over each other.
    if (!(parent instanceof HTMLElement && parent.dataset.stacked !== undefined))
      for (const [i, one] of children.entries())
        for (const other of children.slice(i + 1)) {
          const both = meet(one.box, other.box);
          if (both.right - both.left > SLACK && both.bottom - both.top > SLACK)
            faults.add(`overlap: ${nameOf(one.child)} and ${nameOf(other.child)} at ${at(both)}`);
        }
    for (const { child } of children) compare(child);
  };
  compare(grid);

  // Outside: no sideways scroll, every panel within the window.
  if (document.scrollingElement!.scrollWidth > innerWidth + SLACK)
    faults.add('outside: the page scrolls sideways');
  if (!isTiny && document.scrollingElement!.scrollHeight > innerHeight + SLACK)
    faults.add('outside: the page scrolls down');
  if (grid.scrollWidth > grid.clientWidth + SLACK) faults.add('outside: the table is wider than the window');
  const regions = [...document.querySelectorAll('.tablegrid > .bar, .tablemain > *')].filter(isShown);
  for (const region of regions) {
    const box = region.getBoundingClientRect();
    if (styleOf(region).display === 'contents') continue;
    if (
      box.left < -SLACK ||
      box.right > frame.right + SLACK ||
      (!isTiny && box.bottom > frame.bottom + SLACK)
    )
      faults.add(`outside: ${nameOf(region)} at ${at(box)}`);
  }

  // Words.
  const canBeRead = (element: Element, text: string): boolean => {
    for (let up: Element | null = element; up && up !== grid; up = up.parentElement)
      if (`${up.getAttribute('title')} ${up.getAttribute('aria-label')}`.includes(text.trim())) return true;
    return element.closest('[data-noun], [data-piece], [data-touch], .choice') !== null;
  };
  const checkWords = (text: Text): void => {
    const parent = text.parentElement!;
    const words = text.data.trim();
    if (words === '' || !isShown(parent) || parent.closest('dialog, title, [hidden]')) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (boxes.length === 0) return;
    const what = `"${words.slice(0, 30)}" in ${nameOf(parent)}`;
    const scale = parent instanceof SVGGraphicsElement ? Math.abs(parent.getScreenCTM()?.d ?? 1) : 1;
    const size = Number.parseFloat(styleOf(parent).fontSize) * scale;
    if (size < LEAST_TYPE - 0.1) faults.add(`small: ${size.toFixed(1)} px ${what}`);
    const all: Box = {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
    // Letters are lower than their line.
    const lead = (boxes[0]!.bottom - boxes[0]!.top - size) / 2;
    let left: Box = all;
    for (let up: Element | null = parent; up && up !== grid; up = up.parentElement) {
      if (isScrolling(up)) {
        left = meet(left, up.getBoundingClientRect());
        if (left.right <= left.left || left.bottom <= left.top) return;
        continue;
      }
      if (regions.includes(up) || isClipping(up)) {
        const box = up.getBoundingClientRect();
        const isCutAside = left.left < box.left - SLACK || left.right > box.right + SLACK;
        const isCutDown = left.top + lead < box.top - SLACK || left.bottom - lead > box.bottom + SLACK;
        if (isCutAside || isCutDown) {
          const style = styleOf(up);
          const hasEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
          if (!isClipping(up)) faults.add(`outside: ${what} leaves ${nameOf(up)}`);
          else if (!hasEllipsis) faults.add(`cut: ${what} by ${nameOf(up)}`);
          else if (!canBeRead(up, words)) faults.add(`cut: ${what} has no way to be read`);
          return;
        }
      }
    }
  };
  const texts = document.createTreeWalker(grid, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) checkWords(texts.currentNode as Text);

  // The question and what answers it.
  const isInSight = (element: Element): boolean => {
    const box = seen(element);
    if (box.right - box.left < 8 || box.bottom - box.top < 8) return false;
    const found = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return found !== null && (element.contains(found) || found.contains(element));
  };
  const asks = [...document.querySelectorAll('.ask, .dock')].filter(isShown);
  if (!asks.some((ask) => [...ask.querySelectorAll('h2, .words')].some(isInSight)))
    faults.add('hidden: the question');
  const named = asks.flatMap((ask) => [...ask.querySelectorAll('.btn.go, .btn.own, [data-button]')]);
  for (const button of named)
    if (!isInSight(button)) faults.add(`hidden: the button "${button.textContent}"`);
  const actions = [...named, ...asks.flatMap((ask) => [...ask.querySelectorAll('.choice')])];
  if (document.querySelector('.choice') && !actions.some(isInSight)) faults.add('hidden: the action');

  // Where the page scrolls, there is room for the board.
  const board = document.querySelector('.tablemain > .board');
  if (isTiny && (board?.getBoundingClientRect().height ?? 0) < 150) faults.add('hidden: the board');

  // What stands in a strip can be pressed.
  for (const control of document.querySelectorAll('.replaybar :is(a, button, select, input)')) {
    if (isTiny) control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (!isInSight(control))
      faults.add(`covered: ${nameOf(control)} "${control.getAttribute('aria-label')}"`);
  }

  // Lit pieces.
  for (const piece of document.querySelectorAll('.tablemain > :not(.rail, .dock) [data-touch]')) {
    const lit = piece.closest('.piece');
    if (!lit || !/\b(lit|chosen)\b/.test(lit.getAttribute('class') ?? '') || !isShown(piece)) continue;
    const whole = piece.getBoundingClientRect();
    const box = seen(piece);
    // A little more than half: its middle is in sight.
    if (isTiny || box.right - box.left < whole.width * 0.6 || box.bottom - box.top < whole.height * 0.6)
      piece.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const now = piece.getBoundingClientRect();
    const x = (now.left + now.right) / 2;
    const y = (now.top + now.bottom) / 2;
    const found = document.elementFromPoint(x, y);
    if (found?.closest('[data-touch]') !== piece)
      faults.add(
        `covered: ${nameOf(lit)} "${piece.getAttribute('aria-label')?.slice(0, 30)}" by ${found ? nameOf(found) : 'nothing'}`,
      );
  }
  return [...faults];
}

export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * Two frames after the window has changed, everything that follows it has followed; only the dock is loaded when a phone
 * first wants it, and a new question first takes no press.
 */
export async function faultsAt(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await twoFrames(page);
  await page.waitForSelector('.tablegrid:not([data-composition="phone"]), .dock', { state: 'attached' });
  await page.evaluate(async () => {
    const main = document.querySelector('.tablemain')!;
    for (let frame = 0; frame < 2 || getComputedStyle(main).pointerEvents === 'none'; frame++)
      await new Promise(requestAnimationFrame);
  });
  return page.evaluate(findFaults);
}
