// Touches that add up: a die and then a ruin mean that die on that ruin, and what they have in common is held.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { BoardProps, OpenChoice } from './board.ts';
import { BoardContext } from './board-context.ts';

type Choices<Choice> = readonly OpenChoice<Choice>[];

/** The choices that are in both lists, in the order of the first. */
export const inCommon = <Choice,>(some: Choices<Choice>, others: Choices<Choice>): Choices<Choice> =>
  some.filter(({ key }) => others.some((other) => other.key === key));

/** A sheet over a small board would hide the piece to be touched next. */
const isSmall = (): boolean => typeof matchMedia === 'function' && matchMedia('(max-width: 720px)').matches;

/**
 * The same table, on which one touch narrows the next. Touching again what is held lets it go; touching what has nothing
 * in common with it begins anew. For boards whose pieces tell every choice apart.
 */
export function useTouchesThatAddUp<Position, Choice, Event>(
  props: BoardProps<Position, Choice, Event>,
): BoardProps<Position, Choice, Event> {
  const [kept, keep] = useState<Choices<Choice>>([]);
  const stillOpen = inCommon(props.open, kept);
  const held = kept.length > 0 && stillOpen.length === kept.length ? stillOpen : undefined;
  const touch = (choices: Choices<Choice>): void => {
    const both = held ? inCommon(choices, held) : [];
    const isAgain = held !== undefined && both.length === held.length;
    const meant = both.length > 0 ? both : choices;
    if (!isAgain && meant.length === 1) {
      keep([]);
      props.touch(meant);
      return;
    }
    keep(isAgain ? [] : meant);
    if (!isSmall()) props.touch(isAgain ? props.open : meant);
  };
  return { ...props, touch, ...(held && { held }) };
}

/** Hands such a table to the pieces on it. */
export const OnTable = <Position, Choice, Event>({
  table,
  children,
}: {
  readonly table: BoardProps<Position, Choice, Event>;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <BoardContext.Provider value={table as unknown as BoardProps}>{children}</BoardContext.Provider>
);
