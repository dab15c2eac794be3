// Where a seat has been within a planning stage: nobody walks back there for nothing.
import { seeded } from '@undercroft/kernel';
import type { BotSeat } from './bot.ts';
import { countedLuck } from './counted-luck.ts';
import type { Seen } from './seen.ts';

/** Which of these choices of a view lead back, without luck, to a view that the seat had before in this stage, their price apart. */
export type Been<Position, Choice> = (view: Seen<Position>, choices: readonly Choice[]) => readonly Choice[];

/** Remembers the views that it is asked about, for as long as the stage lasts. */
export function newBeen<Position, Choice>({
  rules,
  hints,
  seat,
}: BotSeat<Position, Choice>): Been<Position, Choice> {
  let views: Seen<Position>[] = [];
  return (view, choices) => {
    if (!hints?.planningStage || !hints.isBackAt) return [];
    const stage = hints.planningStage(view);
    views = views.filter((earlier) => hints.planningStage!(earlier) === stage);
    const earlier = views;
    views = [...views, view];
    if (earlier.length === 0) return [];
    return choices.filter((choice) => {
      const after = rules.imagine(view, seat, seeded(0));
      const { chance, asked } = countedLuck(seeded(0));
      rules.play(after, seat, choice, chance);
      return asked() === 0 && earlier.some((one) => hints.isBackAt!(after, one));
    });
  };
}
