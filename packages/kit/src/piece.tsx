// A piece on the table: lit and playable where a choice means it, barred with its reason where one does not, plain else.
import type { ComponentChildren, CSSProperties, JSX } from 'preact';
import { useContext } from 'preact/hooks';
import type { BoardProps, OpenChoice } from './board.ts';
import { useBoard } from './board-context.ts';
import { pieceControl, pieceTouch, touchPiece } from './piece-touch.ts';
import { InZone } from './zone.tsx';

export interface PieceProps {
  /** Stays with the physical piece wherever it is drawn: it travels by this. Unique on the table. */
  readonly id?: string;
  /** Its name, as it would be read out: "Six of Swords". */
  readonly label: string;
  /** What touching it may mean now. */
  // biome-ignore lint/suspicious/noExplicitAny: a board's own choice type goes in and comes out unchanged
  readonly choices?: readonly OpenChoice<any>[];
  /** What touching it would mean if the rules let it: then it can be asked why not. */
  readonly barred?: unknown;
  /** The `data-zone` it comes out of when it is new. */
  readonly from?: string;
  /** Glows, because it has just changed. */
  readonly fresh?: boolean;
  /** `g` inside an SVG; else a button or, with nothing to touch, a div. */
  readonly as?: 'g' | 'div' | 'li';
  readonly class?: string;
  readonly style?: CSSProperties;
  readonly transform?: string;
  /** Other pieces lie on it that can be touched themselves: then it is no button around them, but one beneath them. */
  readonly holds?: boolean;
  /** What a lesson points at, where `id` is not enough. */
  readonly focus?: string;
  readonly children?: ComponentChildren;
}

export function Piece(props: PieceProps): JSX.Element {
  const { label, as = 'div', holds: isHolding, children } = props;
  const board = useBoard();
  const inZone = useContext(InZone);
  const touch = pieceTouch(props, board);
  const { isOpen, isBarred, isChosen, isPointed, number } = touch;
  const classes = [
    'piece',
    props.class,
    isOpen && (isChosen ? 'chosen' : 'lit'),
    isPointed && 'pointed',
    isBarred && 'barred',
    props.fresh && 'fresh',
  ];
  const shared = { class: classes.filter(Boolean).join(' '), ...placeOf(props) };
  if (!isOpen && !isBarred) {
    const Plain = as;
    return (
      <Plain {...shared} role={as === 'li' ? undefined : isHolding ? 'group' : 'img'} aria-label={label}>
        {children}
      </Plain>
    );
  }
  const control = pieceControl(props, touch, board, inZone);
  const chip = number !== undefined && (
    <span class="kn" aria-hidden="true">
      {number}
    </span>
  );
  if (as === 'g')
    return (
      // biome-ignore lint/a11y/useSemanticElements: there is no button inside an SVG
      <g {...shared} {...control} role="button" onKeyDown={(event) => touchByKey(event, props, board)}>
        {children}
      </g>
    );
  if (isHolding)
    return (
      <div {...shared}>
        <button {...control} type="button" class="piece-touch" />
        {children}
        {chip}
      </div>
    );
  return (
    <button {...shared} {...control} type="button">
      {children}
      {chip}
    </button>
  );
}

/** Where it lies, and what finds it there. */
const placeOf = ({ id, from, focus, style, transform }: PieceProps) => ({
  style,
  'data-piece': id,
  'data-from': from,
  'data-focus': focus ?? id,
  ...(transform !== undefined && { transform }),
});

function touchByKey(event: KeyboardEvent, props: PieceProps, board: BoardProps | undefined): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  touchPiece(props, board);
}
