// What a seat is asked, as it is said, and what it will probably be asked next: the material of standing orders.
import { type AnyGame, type Chance, hashData, type Message, type Seat, sameData } from '@undercroft/kernel';
import type { OrderedAnswer } from '@undercroft/protocol';

/** A question as its seat sees it. */
export interface AskedQuestion {
  readonly question: Message;
  readonly choices: readonly unknown[];
  say(choice: unknown): Message;
}

export const askedOf = (game: AnyGame, view: unknown, seat: Seat): AskedQuestion => ({
  question: game.phrases.question(view, seat),
  choices: game.choices(view, seat),
  say: (choice) => game.phrases.choice(choice, view, seat),
});

/** An order to answer this question with that choice; `isExact`: only among exactly these choices. */
export const answerTo = (
  { question, choices, say }: AskedQuestion,
  choice: unknown,
  isExact = true,
): OrderedAnswer => ({
  question,
  ...(isExact && { list: hashData(choices) }),
  choice,
  said: say(choice),
});

/** Stands in an order for what nobody could know when it was left: whatever is said in its place fits. */
const ANYTHING = '…';

/** Two ways of saying the same as one, in which what differs is left open; undefined where they say different things. */
export function blur(a: Message, b: Message): Message | undefined {
  if (a.id !== b.id) return undefined;
  if (!a.args) return a;
  const args = Object.entries(a.args).map(([name, value]) => {
    const other = b.args?.[name];
    const both = typeof value === 'object' && typeof other === 'object' ? blur(value, other) : undefined;
    return [name, both ?? (value === other ? value : ANYTHING)] as const;
  });
  return { id: a.id, args: Object.fromEntries(args) };
}

/** Is this said as it was seen, but for what was left open? */
export const isSaidAs = (seen: OrderedAnswer['said'], now: Message): boolean =>
  sameData(blur(seen as Message, now), seen);

/** So many entries of others are looked past. */
const FAR = 60;

/**
 * The position in which the seat is asked next, if all others do what a clock that runs out would choose; undefined where the
 * game ends before, or only much later. The position belongs to the caller and is played on; it is imagined, never the true one.
 */
export function foresee(game: AnyGame, position: unknown, seat: Seat, chance: Chance): unknown {
  for (let far = 0; far < FAR; far++) {
    const waiting = game.waitingFor(position);
    if (waiting.includes(seat)) return position;
    const other = waiting[0];
    if (other === undefined) return undefined;
    game.play(position, other, game.defaultChoice(position, other), chance);
  }
  return undefined;
}
