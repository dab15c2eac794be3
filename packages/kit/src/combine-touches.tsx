// Touches that add up: a die and then a ruin mean that die on that ruin, and what they have in common is held.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { BoardProps, OpenChoice } from './board.ts';
import { BoardContext } from './board-context.ts';
import { sharedChoices } from './shared-choices.ts';

type Choices<Choice> = readonly OpenChoice<Choice>[];

/** What a touch means while others are held. */
export interface TouchMeaning<Choice> {
  /** Play the only one that is left; hold what they have in common; let go of what was touched again. */
  readonly kind: 'play' | 'hold' | 'let-go';
  readonly choices: Choices<Choice>;
}

/** Touching what has nothing in common with what is held begins anew. */
export function touchMeaning<Choice>(
  touched: Choices<Choice>,
  held: Choices<Choice> | undefined,
): TouchMeaning<Choice> {
  const both = held ? sharedChoices(touched, held) : [];
  if (held !== undefined && both.length === held.length) return { kind: 'let-go', choices: [] };
  const meant = both.length > 0 ? both : touched;
  return { kind: meant.length === 1 ? 'play' : 'hold', choices: meant };
}

/**
 * The same table, on which one touch narrows the next. Touching again what is held lets it go; touching what has nothing
 * in common with it begins anew. For boards whose pieces tell every choice apart; what none tells apart `isListed`.
 */
export function useCombinedTouches<Position, Choice, Event>(
  props: BoardProps<Position, Choice, Event>,
  isListed: (choices: Choices<Choice>) => boolean = () => false,
): BoardProps<Position, Choice, Event> {
  const [kept, keep] = useState<Choices<Choice>>([]);
  const inHand = props.narrowed?.value ?? kept;
  const stillOpen = sharedChoices(props.open, inHand);
  const held = inHand.length > 0 && stillOpen.length === inHand.length ? stillOpen : undefined;
  const touch = (choices: Choices<Choice>): void => {
    const selected = props.selected.value?.key;
    if (choices.some(({ key }) => key === selected)) {
      props.touch(choices);
      return;
    }
    const { kind, choices: meant } = touchMeaning(choices, held);
    // A sheet over a small board would hide the piece to be touched next.
    const isKept = kind === 'hold' && props.composition === 'phone' && !isListed(meant);
    keep(isKept ? meant : []);
    props.touch(isKept ? [] : meant);
  };
  return { ...props, touch, ...(held && { held }) };
}

/** Hands such a table to the pieces on it. */
export const BoardProvider = <Position, Choice, Event>({
  table,
  children,
}: {
  readonly table: BoardProps<Position, Choice, Event>;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <BoardContext.Provider value={table as unknown as BoardProps}>{children}</BoardContext.Provider>
);
