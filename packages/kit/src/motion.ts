// Motion: pieces travel to where they are drawn next (FLIP by piece id), dice tumble onto their result, nothing blocks.
import type { MotionSpeed } from './board.ts';
import { playSound } from './sound.ts';

const FACTOR: Readonly<Record<MotionSpeed, number>> = { off: 0, quick: 0.55, normal: 1, slow: 1.7 };
const EASE = 'cubic-bezier(.2, .7, .2, 1)';

let speed: MotionSpeed = 'normal';

export const setMotion = (wanted: MotionSpeed): void => {
  speed = wanted;
};

const isReduced = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long something of this many milliseconds takes at the reader's speed; 0 when nothing moves. */
export const duration = (milliseconds: number): number => (isReduced() ? 0 : pace(milliseconds));

/** How long something stays on screen to be read: reduced motion shows the same, in still steps. */
export const pace = (milliseconds: number): number => milliseconds * FACTOR[speed];

/** How long a die tumbles, in milliseconds at the usual speed. */
export const TUMBLE = 600;

/** How long one highlight stands in the middle of the board; a board that shows the same keeps step with it. */
export const HIGHLIGHT = 2200;

const HIDDEN_PAGE = 60;

/** When the next frame is on screen; at once where nothing moves, and soon on a page in the background. */
export function framePainted(): Promise<void> {
  if (duration(1) === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const late = setTimeout(resolve, HIDDEN_PAGE);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(late);
        resolve();
      }),
    );
  });
}

type Places = ReadonlyMap<string, DOMRect>;

const piecesIn = (root: Element): NodeListOf<Element> => root.querySelectorAll('[data-piece]');

/** Where a piece lies on what it is drawn on: a board that pans takes its pieces along, and none of them travels. */
function placeOf(piece: Element): DOMRect {
  const place = piece.getBoundingClientRect();
  const pan = piece.closest('[data-pan]');
  if (pan) {
    place.x += pan.scrollLeft;
    place.y += pan.scrollTop;
  }
  return place;
}

/** Where every piece is now. Call it right before a new view is drawn. */
export function placesOf(root: Element): Places {
  const places = new Map<string, DOMRect>();
  if (duration(1) === 0) return places;
  for (const piece of piecesIn(root)) {
    const rect = placeOf(piece);
    if (rect.width > 0) places.set((piece as HTMLElement).dataset.piece!, rect);
  }
  return places;
}

/** Lets every piece travel from where it was. Call it right after the new view is drawn. */
export function travelFrom(root: Element, before: Places): void {
  if (duration(1) === 0 || before.size === 0) return;
  const moves: Move[] = [];
  const entries: Element[] = [];
  for (const piece of piecesIn(root)) {
    const { piece: id, from } = (piece as HTMLElement).dataset;
    const own = before.get(id!);
    const was = own ?? zoneRect(root, from);
    const now = placeOf(piece);
    if (now.width === 0) continue;
    if (!was) {
      entries.push(piece);
      continue;
    }
    const dx = was.x + was.width / 2 - now.x - now.width / 2;
    const dy = was.y + was.height / 2 - now.y - now.height / 2;
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    moves.push({ piece, dx, dy, scale: own ? own.width / now.width : 1, unit: unitOf(piece) });
  }
  for (const move of moves) travel(move);
  for (const piece of entries)
    piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: duration(160), easing: 'ease-out' });
}

const zoneRect = (root: Element, zone: string | undefined): DOMRect | undefined =>
  zone ? root.querySelector(`[data-zone="${CSS.escape(zone)}"]`)?.getBoundingClientRect() : undefined;

interface Move {
  readonly piece: Element;
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
  /** Pixels of the screen in one unit of the piece's drawing. Measured before anything moves: each start restyles the page. */
  readonly unit: number;
}

/** Inside an SVG the way is measured in the SVG's own units. */
const unitOf = (piece: Element): number =>
  piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement)
    ? (piece.getScreenCTM()?.a ?? 1)
    : 1;

/** 160 to 240 ms, longer for longer ways. */
function travel({ piece, dx, dy, scale, unit }: Move): void {
  const way = Math.hypot(dx, dy);
  const size = unit === 1 && scale > 0.2 && scale < 5 ? ` scale(${scale.toFixed(3)})` : '';
  piece.animate(
    [
      { transform: `translate(${dx / unit}px, ${dy / unit}px)${size}`, zIndex: 3 },
      { transform: 'translate(0, 0)', zIndex: 3 },
    ],
    { duration: duration(Math.min(240, 160 + way / 8)), easing: EASE, composite: 'add' },
  );
}

/** Dice that fall together rattle once. */
let rattledAt = 0;
function rattle(): void {
  if (performance.now() - rattledAt < 250) return;
  rattledAt = performance.now();
  playSound('dice');
}

const tumbling = new Set<Animation>();

/** When the dice that are in the air have landed; nothing where none is. */
export function diceLanded(): Promise<unknown> | undefined {
  return tumbling.size > 0 ? Promise.allSettled([...tumbling].map(({ finished }) => finished)) : undefined;
}

/** A die tumbles in place and lands on the face it was given. */
export function tumble(die: SVGElement, value: number, faces: number): void {
  rattle();
  const time = duration(TUMBLE);
  if (time === 0) return;
  const fall = die.animate(
    [
      { transform: 'rotate(-200deg) scale(.82)' },
      { transform: 'rotate(-90deg) scale(1.06)', offset: 0.45 },
      { transform: 'rotate(12deg) scale(1.02)', offset: 0.8 },
      { transform: 'rotate(0) scale(1)' },
    ],
    { duration: time, easing: EASE },
  );
  tumbling.add(fall);
  fall.onfinish = fall.oncancel = () => tumbling.delete(fall);
  // The words of the page are changed, not replaced: a later face has to find them.
  const face = die.querySelector('text.face')?.firstChild;
  if (!(face instanceof Text)) return;
  const end = performance.now() + time * 0.7;
  let shown = value;
  const flicker = (): void => {
    if (!face.isConnected) return;
    if (performance.now() >= end) {
      face.data = String(value);
      return;
    }
    shown = (shown % faces) + 1;
    face.data = String(shown);
    setTimeout(flicker, 60);
  };
  flicker();
}

/** How long the table page leaves a view of another's entry on screen before the next one. */
export const pauseBetweenEntries = (left: number): number =>
  pace(Math.max(90, Math.min(650, 2500 / Math.max(1, left))));
