// Random standing orders: on what is asked now, on what was asked before, on what may be asked later.
import type { Chance, Message, Seat } from '@undercroft/kernel';
import type { SetOrder } from '@undercroft/protocol';
import { type AskedQuestion, answerTo, askedOf, foresee, type Table } from '../src/index.ts';

/** One answer of an order, as the test itself remembers what was seen. */
export interface SeenAnswer {
  readonly asked: AskedQuestion;
  readonly choice: unknown;
  /** Only among exactly these choices. */
  readonly isExact: boolean;
  /** No number that is said counts: none was known. */
  readonly isOpen: boolean;
}

/** The same with every number left open. */
const withoutNumbers = ({ id, args }: Message): Message => ({
  id,
  ...(args && {
    args: Object.fromEntries(
      Object.entries(args).map(([name, value]) => [
        name,
        typeof value === 'object' ? withoutNumbers(value) : typeof value === 'number' ? '…' : value,
      ]),
    ),
  }),
});
const said = (message: Message, isOpen: boolean): Message => (isOpen ? withoutNumbers(message) : message);

/** Everything that must be as it was seen, as one text. */
export const textOf = ({ asked, choice, isExact, isOpen }: SeenAnswer): string =>
  JSON.stringify([
    said(asked.question, isOpen),
    isExact && asked.choices,
    choice,
    said(asked.say(choice), isOpen),
  ]);

export const askedNow = ({ match, waiting }: Table, seat: Seat): AskedQuestion | undefined =>
  match && waiting.includes(seat)
    ? askedOf(match.game, match.game.view(match.position, seat), seat)
    : undefined;

/** `before` is what this seat was asked earlier. */
export function anyOrder(
  table: Table,
  seat: Seat,
  before: readonly AskedQuestion[],
  chance: Chance,
): { readonly command: SetOrder; readonly seen: readonly SeenAnswer[] } {
  const again = chance.pick(2) === 0;
  const isExact = chance.pick(4) > 0;
  const isOpen = chance.pick(3) === 0;
  const seen: SeenAnswer[] = [];
  const old = chance.pick(2) ? before[chance.pick(before.length + 1)] : undefined;
  if (old) seen.push({ asked: old, choice: anyChoice(old, chance), isExact, isOpen });
  else seen.push(...foreseen(table, seat, again ? 1 : 1 + chance.pick(3), { isExact, isOpen }, chance));
  const answers = seen.map(({ asked, choice }) => {
    const { question, say } = asked;
    const as = {
      ...asked,
      question: said(question, isOpen),
      say: (one: unknown) => said(say(one), isOpen),
    };
    return answerTo(as, choice, isExact);
  });
  return { command: { kind: 'setOrder', answers, again, untilNamed: chance.pick(3) === 0 }, seen };
}

/** Answers to what will be asked, or is asked already, one after another. */
function foreseen(
  { game, match }: Table,
  seat: Seat,
  deep: number,
  terms: Pick<SeenAnswer, 'isExact' | 'isOpen'>,
  chance: Chance,
): readonly SeenAnswer[] {
  const seen: SeenAnswer[] = [];
  const imagined = game.imagine(game.view(match!.position, seat), seat, chance);
  for (let at = foresee(game, imagined, seat, chance); at !== undefined && seen.length < deep; ) {
    const asked = askedOf(game, game.view(at, seat), seat);
    const choice = anyChoice(asked, chance);
    seen.push({ asked, choice, ...terms });
    game.play(at, seat, choice, chance);
    at = foresee(game, at, seat, chance);
  }
  return seen;
}

/** Often the first, which others are likely to choose too. */
const anyChoice = ({ choices }: AskedQuestion, chance: Chance): unknown =>
  choices[chance.pick(2) ? 0 : chance.pick(choices.length)];
