// The viewer's open choices with their words, out of the view itself: the same list the kernel checks against.
import { canonicalJson, type Message, type Viewer } from '@undercroft/kernel';
import type { OpenChoice } from '@undercroft/kit';
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

export interface ChoiceGroup {
  /** A text id of the game; undefined for what stands under no heading. */
  readonly title: string | undefined;
  readonly choices: readonly OpenChoice[];
}

/** Choices in the order that the game ranks them, under their headings. */
export function grouped(
  open: readonly OpenChoice[],
  ui: AnyUi | undefined,
  view: unknown,
): readonly ChoiceGroup[] {
  const groups = new Map<string | undefined, OpenChoice[]>();
  const rankOf = ({ choice }: OpenChoice): number => ui?.rank?.(choice, view) ?? 0;
  const ranked = open.map((choice) => ({ choice, rank: rankOf(choice) })).toSorted((a, b) => a.rank - b.rank);
  for (const { choice } of ranked) {
    const title = ui?.group?.(choice.choice, view);
    const group = groups.get(title);
    if (group) group.push(choice);
    else groups.set(title, [choice]);
  }
  return [...groups].map(([title, choices]) => ({ title, choices }));
}
