// The questions that a seat may be asked from here on, if all do what a clock would choose: what an order can be left for.
// Several worlds are imagined: what is said in each of them in other words (the sum of a roll to come) is left open.
import { type Chance, hashData, type Message, type Seat, sameData, seeded } from '@undercroft/kernel';
import { type AskedQuestion, askedOf, blur, foresee } from '@undercroft/table';
import type { AnyGame } from '../../games.ts';

/** A question as it comes up in one imagined world. */
interface Met {
  readonly asked: AskedQuestion;
  /** Imagined, with this question open. */
  readonly position: unknown;
}

export interface QuestionAhead {
  /** As it is said in all of these worlds. */
  readonly asked: AskedQuestion;
  readonly worlds: readonly Met[];
  /** Are the choices the same in all of them? */
  readonly isListKnown: boolean;
  /** The choice that a clock would make: passing, where a game knows that. */
  readonly usual: number;
}

const WORLDS = 4;
const MOST_QUESTIONS = 8;
/** So often the seat answers for itself before the look ahead ends. */
const FAR = 40;

/** Each question once, in the order in which they come; the one that is asked now first. */
export const questionsAhead = (
  game: AnyGame,
  view: unknown,
  seat: Seat,
  seed: string,
): readonly QuestionAhead[] =>
  joined(
    game,
    seat,
    Array.from({ length: WORLDS }, (_, world) => {
      const chance = seeded(`${seed}:${world}`);
      const imagined = game.imagine(game.copy(view), seat, chance);
      return metOn(game, foresee(game, imagined, seat, chance), seat, chance);
    }),
  );

/** The questions that may follow when this one was answered so. */
export const questionsAfter = (
  game: AnyGame,
  { asked, worlds }: QuestionAhead,
  choice: number,
  seat: Seat,
  seed: string,
): readonly QuestionAhead[] =>
  joined(
    game,
    seat,
    worlds
      .filter((met) => listed(met.asked, asked.choices[choice]) !== undefined)
      .map(({ position }, world) => {
        const chance = seeded(`${seed}:${world}`);
        return metOn(game, after(game, position, seat, asked.choices[choice], chance), seat, chance);
      }),
  );

/** What one world asks on the way from here. */
function metOn(game: AnyGame, from: unknown, seat: Seat, chance: Chance): readonly Met[] {
  const met = new Map<string, Met>();
  let position = from;
  for (let far = 0; position !== undefined && far < FAR && met.size < MOST_QUESTIONS; far++) {
    const asked = askedOf(game, game.view(position, seat), seat);
    const key = JSON.stringify(asked.question);
    if (!met.has(key)) met.set(key, { asked, position: game.copy(position) });
    position = after(game, position, seat, game.defaultChoice(position, seat), chance);
  }
  return [...met.values()];
}

/** The questions of the first world, each as far as the other worlds say the same. */
function joined(game: AnyGame, seat: Seat, worlds: readonly (readonly Met[])[]): readonly QuestionAhead[] {
  const found = new Map<string, QuestionAhead>();
  for (const first of worlds[0] ?? []) {
    const others = worlds.slice(1).flatMap((world) => {
      const same = world.find(({ asked }) => sameData(asked.question, first.asked.question));
      return same ?? world.find(({ asked }) => asked.question.id === first.asked.question.id) ?? [];
    });
    const all = [first, ...others];
    const asked: AskedQuestion = {
      question: all.map((met) => met.asked.question).reduce((a, b) => blur(a, b) ?? a),
      choices: first.asked.choices,
      say: (choice) =>
        all
          .flatMap((met): Message | readonly [] => {
            const open = listed(met.asked, choice);
            return open === undefined ? [] : met.asked.say(open);
          })
          .reduce((a, b) => blur(a, b) ?? a),
    };
    const key = JSON.stringify(asked.question);
    if (found.has(key)) continue;
    const list = hashData(asked.choices);
    const usual = game.defaultChoice(first.position, seat);
    found.set(key, {
      asked,
      worlds: all,
      isListKnown: others.every((met) => hashData(met.asked.choices) === list),
      usual: Math.max(
        0,
        asked.choices.findIndex((choice) => sameData(choice, usual)),
      ),
    });
  }
  return [...found.values()];
}

const listed = ({ choices }: AskedQuestion, choice: unknown): unknown =>
  choices.find((one) => sameData(one, choice));

/** Where the seat is asked next after that choice. */
function after(game: AnyGame, position: unknown, seat: Seat, choice: unknown, chance: Chance): unknown {
  const next = game.copy(position);
  game.play(next, seat, choice, chance);
  return foresee(game, next, seat, chance);
}
