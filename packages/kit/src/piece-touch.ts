// What touching a piece means now, and the attributes of the control that it is then.
import { type BoardProps, keyOfChoices, type OpenChoice } from './board.ts';
import { dragPiece, meansChoices } from './drag-piece.ts';
import type { PieceProps } from './piece.tsx';
import { sharedChoices } from './shared-choices.ts';

interface PieceTouch {
  readonly isOpen: boolean;
  readonly isBarred: boolean;
  readonly isChosen: boolean;
  readonly isPointed: boolean;
  /** What the next touch of it stands for. */
  readonly next: readonly OpenChoice[];
  /** The key that plays it, while keys are in use. */
  readonly number: number | undefined;
}

export function pieceTouch({ choices = [], barred }: PieceProps, board: BoardProps | undefined): PieceTouch {
  const isOpen = choices.length > 0;
  const isAsked = board !== undefined && board.open.length > 0;
  const holds = (choice: OpenChoice | undefined): boolean =>
    choice !== undefined && choices.some(({ key }) => key === choice.key);
  const held = board?.held ?? [];
  const meant = sharedChoices(choices, held);
  const isHeld = held.length > 0 && meant.length === held.length;
  const next = meant.length > 0 && !isHeld ? meant : choices;
  return {
    isOpen,
    isBarred: !isOpen && barred !== undefined && isAsked,
    isChosen: isOpen && (holds(board?.selected.value) || isHeld),
    isPointed: isOpen && holds(board?.pointed.value),
    next,
    number: isOpen ? board?.numbers?.value.get(keyOfChoices(next)) : undefined,
  };
}

export function touchPiece({ choices = [], barred }: PieceProps, board: BoardProps | undefined): void {
  if (choices.length > 0) board?.touch(choices);
  else board?.refuse(barred);
}

export function pieceControl(
  props: PieceProps,
  { isOpen, isBarred, isChosen, next }: PieceTouch,
  board: BoardProps | undefined,
  inZone: boolean,
) {
  const { label, choices = [] } = props;
  return {
    'data-touch': '',
    tabindex: inZone ? -1 : 0,
    'aria-label': next.length === 1 && next[0]!.text !== label ? `${label}: ${next[0]!.text}` : label,
    'aria-disabled': isBarred || undefined,
    'aria-pressed': isChosen || undefined,
    onClick: () => touchPiece(props, board),
    ...(isOpen && {
      ref: meansChoices(choices),
      onPointerDown: (event: PointerEvent) =>
        dragPiece(event, choices, (shared) => board?.touch(shared as typeof choices)),
    }),
    onPointerEnter: () => isOpen && board?.point(next[0]),
    onPointerLeave: () => isOpen && board?.point(undefined),
  };
}
