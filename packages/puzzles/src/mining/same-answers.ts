// Choices that lead to the same position are one answer; what follows from a choice that asks no luck is the next step.
import { equalLuck } from '@undercroft/bots';
import { NO_CHANCE, sameData, seeded } from '@undercroft/kernel';
import type { DigSite } from './dig-site.ts';
import { isAlone } from './price-choices.ts';

const WORLDS = 4;

/** The places of all choices that lead where this one leads, in every imagined world that is tried; in the order of the list. */
export function sameAnswers({ botSeat, view, choices }: DigSite, answer: number): readonly number[] {
  const { rules, seat } = botSeat;
  const after = (place: number, world: number): unknown => {
    const position = rules.imagine(view, seat, seeded(world));
    rules.play(position, seat, choices[place], equalLuck(world));
    return position;
  };
  const reached = Array.from({ length: WORLDS }, (_, world) => after(answer, world));
  return choices.flatMap((_, place) =>
    place === answer || reached.every((position, world) => sameData(position, after(place, world)))
      ? [place]
      : [],
  );
}

/**
 * What the seat sees next where the choice asks no luck, shows nothing that depends on what is hidden, and leaves the turn to
 * the seat alone with more than one choice; nothing elsewhere.
 */
export function viewAfter({ botSeat, view, choices }: DigSite, answer: number): unknown {
  const { rules, seat } = botSeat;
  let next: unknown;
  for (let world = 0; world < WORLDS; world++) {
    const position = rules.imagine(view, seat, seeded(world));
    try {
      rules.play(position, seat, choices[answer], NO_CHANCE);
    } catch {
      return undefined;
    }
    if (!isAlone(rules.waitingFor(position), seat)) return undefined;
    const seen = rules.view(position, seat);
    if (world > 0 && !sameData(seen, next)) return undefined;
    next = seen;
  }
  return rules.choices(next, seat).length > 1 ? next : undefined;
}
