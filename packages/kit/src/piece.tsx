// A piece on the table: lit and playable where a choice means it, barred with its reason where one does not, plain else.
import type { ComponentChildren, CSSProperties, JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { keyOfChoices, type OpenChoice } from './board.ts';
import { useBoard } from './board-context.ts';
import { dragPiece, meansChoices } from './drag-piece.ts';
import { sharedChoices } from './shared-choices.ts';
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
  const { id, label, choices = [], barred, from, fresh, as = 'div', holds: isHolding, children } = props;
  const board = useBoard();
  const inZone = useContext(InZone);
  const isOpen = choices.length > 0;
  const isAsked = board !== undefined && board.open.length > 0;
  const isBarred = !isOpen && barred !== undefined && isAsked;
  const holds = (choice: OpenChoice | undefined): boolean =>
    choice !== undefined && choices.some(({ key }) => key === choice.key);
  const held = board?.held ?? [];
  const meant = sharedChoices(choices, held);
  const isHeld = held.length > 0 && meant.length === held.length;
  const next = meant.length > 0 && !isHeld ? meant : choices;
  const isChosen = isOpen && (holds(board?.selected.value) || isHeld);
  const classes = [
    'piece',
    props.class,
    isOpen && (isChosen ? 'chosen' : 'lit'),
    isOpen && holds(board?.pointed.value) && 'pointed',
    isBarred && 'barred',
    fresh && 'fresh',
  ];
  const shared = {
    class: classes.filter(Boolean).join(' '),
    style: props.style,
    'data-piece': id,
    'data-from': from,
    'data-focus': props.focus ?? id,
    ...(props.transform !== undefined && { transform: props.transform }),
  };
  if (!isOpen && !isBarred) {
    const Plain = as;
    return (
      <Plain {...shared} role={as === 'li' ? undefined : isHolding ? 'group' : 'img'} aria-label={label}>
        {children}
      </Plain>
    );
  }
  const touch = (): void => {
    if (isOpen) board?.touch(choices);
    else board?.refuse(barred);
  };
  const control = {
    'data-touch': '',
    tabindex: inZone ? -1 : 0,
    'aria-label': next.length === 1 && next[0]!.text !== label ? `${label}: ${next[0]!.text}` : label,
    'aria-disabled': isBarred || undefined,
    'aria-pressed': isOpen && isChosen ? true : undefined,
    onClick: touch,
    ...(isOpen && {
      ref: meansChoices(choices),
      onPointerDown: (event: PointerEvent) =>
        dragPiece(event, choices, (shared) => board?.touch(shared as typeof choices)),
    }),
    onPointerEnter: () => isOpen && board?.point(next[0]),
    onPointerLeave: () => isOpen && board?.point(undefined),
  };
  const number = isOpen ? board?.numbers?.value.get(keyOfChoices(next)) : undefined;
  /** The key that plays it, while keys are in use. */
  const chip = number !== undefined && (
    <span class="kn" aria-hidden="true">
      {number}
    </span>
  );
  if (as === 'g')
    return (
      // biome-ignore lint/a11y/useSemanticElements: there is no button inside an SVG
      <g
        {...shared}
        {...control}
        role="button"
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          touch();
        }}
      >
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
