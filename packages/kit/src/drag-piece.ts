// Dragging as a second way: a lit piece let go over another one means what the two have in common.
import type { OpenChoice } from './board.ts';
import { sharedChoices } from './shared-choices.ts';

type Choices = readonly OpenChoice[];

/** What every lit piece on screen stands for. */
const choicesOf = new WeakMap<Element, Choices>();

/** Pixels from which a press becomes a drag. */
const SLOP = 10;

/** Remembers what a lit piece stands for: give it as a `ref`. */
export const meansChoices =
  (choices: Choices) =>
  (element: Element | null): void => {
    if (element) choicesOf.set(element, choices);
  };

/** Follows a pressed piece; `drop` gets what it and the piece under the pointer have in common, unless there is nothing. */
export function dragPiece(down: PointerEvent, choices: Choices, drop: (shared: Choices) => void): void {
  const piece = (down.currentTarget as Element).closest<HTMLElement>('.piece');
  // A finger that moves pans; it selects and touches instead.
  if (!piece || down.button !== 0 || down.pointerType === 'touch') return;
  let isDragged = false;
  const move = ({ clientX, clientY }: PointerEvent): void => {
    const [dx, dy] = [clientX - down.clientX, clientY - down.clientY];
    isDragged ||= Math.hypot(dx, dy) > SLOP;
    if (isDragged) {
      piece.style.translate = `${dx}px ${dy}px`;
      piece.classList.add('dragged');
    }
  };
  const end = (up: PointerEvent): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    const under = isDragged ? document.elementFromPoint(up.clientX, up.clientY) : null;
    piece.style.removeProperty('translate');
    piece.classList.remove('dragged');
    if (!isDragged) return;
    // The click that a drag ends with is none.
    const swallow = (event: Event): void => event.stopPropagation();
    addEventListener('click', swallow, { capture: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    const target = under?.closest('[data-touch]');
    const shared =
      up.type === 'pointerup' && target ? sharedChoices(choices, choicesOf.get(target) ?? []) : [];
    if (shared.length > 0) drop(shared);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
