// The viewer's open choices with their words, out of the view itself: the same list the kernel checks against.
import { canonicalJson, type Message, type Seat, type Viewer } from '@undercroft/kernel';
import type { ChoiceHeading, OpenChoice } from '@undercroft/kit';
import type { AnyGame, AnyUi } from '../games.ts';

export function openChoices(
  game: AnyGame,
  view: unknown,
  viewer: Viewer,
  say: (message: Message) => string,
): readonly OpenChoice[] {
  if (typeof viewer !== 'number') return [];
  return game.choices(view, viewer).map((choice) => ({
    choice,
    key: canonicalJson(choice),
    text: say(game.phrases.choice(choice, view, viewer)),
  }));
}

/** A choice in the list; `rest` is its name where its heading has been chosen. */
export interface ChoiceInList extends OpenChoice {
  readonly rest?: Message | undefined;
}

export interface ChoiceGroup {
  readonly key: string;
  /** Undefined for what stands under no heading. */
  readonly title: Message | undefined;
  readonly note: Message | undefined;
  readonly ask: string | undefined;
  readonly choices: readonly ChoiceInList[];
  /** One row that asks for the rest, in place of a row for each choice. */
  readonly isStep: boolean;
}

/** As many rows have a number key; what is longer is asked in steps. */
const SHORT = 9;

/** Choices in the order that the game ranks them, under their headings. */
export function grouped(
  open: readonly OpenChoice[],
  ui: AnyUi | undefined,
  view: unknown,
  seat: Seat,
): readonly ChoiceGroup[] {
  const groups = new Map<string, Omit<ChoiceGroup, 'isStep'> & { readonly choices: ChoiceInList[] }>();
  const rankOf = ({ choice }: OpenChoice): number => ui?.rank?.(choice, view) ?? 0;
  const ranked = open.map((choice) => ({ choice, rank: rankOf(choice) })).toSorted((a, b) => a.rank - b.rank);
  for (const { choice } of ranked) {
    const under = ui?.group?.(choice.choice, view, seat);
    const { title, note, ask, rest } =
      typeof under === 'string' ? { ...NO_HEADING, title: { id: under } } : (under ?? NO_HEADING);
    const key = title ? canonicalJson(title) : '';
    const group = groups.get(key) ?? { key, title, note, ask, choices: [] };
    group.choices.push({ ...choice, rest });
    groups.set(key, group);
  }
  const isLong = open.length > SHORT && groups.size > 1;
  return [...groups.values()].map((group) => ({
    ...group,
    isStep: isLong && group.title !== undefined && group.choices.length > 1,
  }));
}

/**
 * What stands above the rows of each group: its title, `or` where rows without a title would else look as if they belonged
 * to the one above them, or nothing.
 */
export function headingsOf(groups: readonly ChoiceGroup[]): readonly (Message | 'or' | undefined)[] {
  // A heading over every single row would only say the row twice.
  const isEachAlone = groups.every(({ choices }) => choices.length === 1);
  let isUnderTitle = false;
  return groups.map(({ title, isStep }) => {
    const own = isStep || isEachAlone ? undefined : title;
    const heading = own ?? (isUnderTitle ? 'or' : undefined);
    isUnderTitle = own !== undefined;
    return heading;
  });
}

const NO_HEADING: Partial<ChoiceHeading> = {};

/** What each row of the list stands for, from the first on. */
export const listRows = (groups: readonly ChoiceGroup[]): readonly (readonly OpenChoice[])[] =>
  groups.flatMap(({ isStep, choices }) => (isStep ? [choices] : choices.map((choice) => [choice])));
