// Rings and arrows over the board, where the reader and the others point; laid over it, so that no board has to know of them.
import type { Mark } from '@undercroft/study';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { elementOfPiece } from './pieces.ts';

/** Pieces travel after a step: the marks follow them this long. */
const FOLLOWS_FOR = 1500;
const GAP = 5;
const SVG = 'http://www.w3.org/2000/svg';

/** Each person has a colour and a letter: the colour alone says nothing. */
const TONES = 6;

const shape = (name: string, attributes: Readonly<Record<string, string | number>>): SVGElement => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

const middleOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

function drawn({ piece, to, name }: Mark, tone: number): readonly SVGElement[] {
  const box = elementOfPiece(piece)?.getBoundingClientRect();
  if (!box) return [];
  const classes = `tone-${tone % TONES}`;
  const letter = (x: number, y: number): readonly SVGElement[] => {
    const text = shape('text', { x, y: y + 4, class: classes });
    text.textContent = [...name][0]?.toUpperCase() ?? '';
    return [shape('circle', { cx: x, cy: y, r: 9, class: `${classes} disc` }), text];
  };
  const end = to === null ? undefined : elementOfPiece(to)?.getBoundingClientRect();
  if (!end) {
    const ring = {
      x: box.left - GAP,
      y: box.top - GAP,
      width: box.width + 2 * GAP,
      height: box.height + 2 * GAP,
      rx: 10,
      class: `${classes} ring`,
    };
    return [shape('rect', ring), ...letter(box.left - GAP, box.top - GAP)];
  }
  const a = middleOf(box);
  const b = middleOf(end);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const tip = { x: b.x - dx * 6, y: b.y - dy * 6 };
  const wing = (side: 1 | -1): string =>
    `${tip.x - dx * 16 + side * dy * 8},${tip.y - dy * 16 - side * dx * 8}`;
  return [
    shape('line', { x1: a.x, y1: a.y, x2: tip.x - dx * 10, y2: tip.y - dy * 10, class: `${classes} shaft` }),
    shape('polygon', { points: `${tip.x},${tip.y} ${wing(1)} ${wing(-1)}`, class: `${classes} head` }),
    ...letter(a.x, a.y),
  ];
}

export function StudyMarks({
  marks,
  toneOf,
  moment,
}: {
  readonly marks: readonly Mark[];
  toneOf(person: string): number;
  /** Changes with everything that may move a piece. */
  readonly moment: string;
}): JSX.Element {
  const ref = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    let frame = 0;
    let until = 0;
    const place = (): void => {
      ref.current?.replaceChildren(...marks.flatMap((mark) => drawn(mark, toneOf(mark.by))));
    };
    const follow = (): void => {
      place();
      frame = performance.now() < until ? requestAnimationFrame(follow) : 0;
    };
    const start = (): void => {
      until = performance.now() + (marks.length > 0 ? FOLLOWS_FOR : 0);
      if (frame === 0) follow();
    };
    start();
    addEventListener('resize', start);
    document.addEventListener('scroll', start, true);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('resize', start);
      document.removeEventListener('scroll', start, true);
    };
  }, [marks, moment]);
  return <svg class="study-marks" aria-hidden="true" ref={ref} data-marks={marks.length} />;
}
