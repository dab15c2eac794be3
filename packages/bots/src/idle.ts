// Choices that pay for nothing: told by the game itself, or by comparing them with doing nothing.
import { type Chance, sameData, seeded } from '@undercroft/kernel';
import type { BotSeat } from './bot.ts';
import { countedLuck } from './counted-luck.ts';
import { equalLuck, SEEDS } from './equal-luck.ts';
import type { Seen } from './seen.ts';

const WORLDS = 4;
/** Decisions after which a line is judged wherever it stands. */
const LONGEST = 120;
/** So many numbers may differ in the end for a choice to have changed nothing but its price: coins, a card, where both went. */
const PRICE = 12;

/**
 * The idle ones among some choices of a list. A choice is idle when the game says so; or when it promises no more than the
 * default one (to pass, to end), leaves the same question open, and on the same imagined worlds with the same luck leaves
 * nothing behind but its price. Within a planning stage one step tells nothing: there the game alone is asked.
 */
export function idleAmong<Position, Choice>(
  botSeat: BotSeat<Position, Choice>,
  view: Seen<Position>,
  choices: readonly Choice[],
  some: readonly Choice[],
  luck: Chance,
): readonly Choice[] {
  const { rules, hints, seat } = botSeat;
  if (!hints) return [];
  const pass = rules.defaultChoice(view, seat);
  const named = some.filter((choice) => hints.isIdle?.(view, seat, choice));
  const told = named.length === choices.length ? [] : named;
  if (hints.planningStage) return told;
  const others = some.filter((choice) => choice !== pass && !sameData(choice, pass));
  const least = hints.promise(view, seat, pass);
  const worse = (choice: Choice): number => hints.promise(view, seat, choice) - least;
  const asked = others.filter((choice) => !told.includes(choice) && worse(choice) <= 0);
  const isPart = asked.length > 0 && isActing(botSeat, view, pass, choices);
  const doubted = isPart ? asked.filter((choice) => worse(choice) < 0) : asked;
  return doubted.length === 0 ? told : [...told, ...idleOf(botSeat, view, { choices, pass, doubted }, luck)];
}

/** Is the default one of several that may be made, as one card of two? Then what promises as much may belong to the same plan. */
export function isActing<Position, Choice>(
  botSeat: BotSeat<Position, Choice>,
  view: Seen<Position>,
  pass: Choice,
  choices: readonly Choice[],
): boolean {
  const after = botSeat.rules.imagine(view, botSeat.seat, seeded(0));
  const open = askedNext(botSeat, after, pass);
  return (
    open !== undefined &&
    open.length > 1 &&
    !isAmong(pass, open) &&
    open.every((one) => isAmong(one, choices))
  );
}

const isAmong = <Choice>(one: Choice, list: readonly Choice[]): boolean =>
  list.some((other) => other === one || sameData(other, one));

interface Question<Choice> {
  readonly choices: readonly Choice[];
  readonly pass: Choice;
  readonly doubted: readonly Choice[];
}

/** Those of the doubted that no world speaks for and at least one against. */
function idleOf<Position, Choice>(
  botSeat: BotSeat<Position, Choice>,
  view: Seen<Position>,
  question: Question<Choice>,
  luck: Chance,
): readonly Choice[] {
  const { rules, seat } = botSeat;
  const paid = new Set<Choice>();
  let idle = question.doubted;
  for (let world = 0; world < WORLDS && idle.length > 0; world++) {
    const seed = luck.pick(SEEDS);
    const imagined = rules.imagine(view, seat, seeded(seed));
    let passed: Position | undefined;
    idle = idle.filter((choice) => {
      const after = rules.copy(imagined);
      if (!asksAgain(botSeat, after, choice, question)) return false;
      passed ??= passOn(botSeat, rules.copy(imagined), question.pass, seed);
      passOn(botSeat, after, question.pass, seed);
      const gain = botSeat.hints!.evaluate(after, seat) - botSeat.hints!.evaluate(passed, seat);
      if (gain < 0) paid.add(choice);
      return gain <= 0 && differences(after, passed) <= PRICE;
    });
  }
  return idle.filter((choice) => paid.has(choice));
}

/** Plays the choice, the others doing nothing: is the same question put again, with nothing new to choose and no luck asked? */
function asksAgain<Position, Choice>(
  botSeat: BotSeat<Position, Choice>,
  position: Position,
  choice: Choice,
  { choices, pass }: Question<Choice>,
): boolean {
  const open = askedNext(botSeat, position, choice);
  return open?.every((one) => isAmong(one, choices)) === true && isAmong(pass, open);
}

/** What the seat may choose next after this choice, the others doing nothing; undefined where luck is asked first. */
function askedNext<Position, Choice>(
  { rules, seat }: BotSeat<Position, Choice>,
  position: Position,
  choice: Choice,
): readonly Choice[] | undefined {
  const { chance, asked } = countedLuck(seeded(0));
  rules.play(position, seat, choice, chance);
  for (let decisions = 0; decisions < LONGEST && asked() === 0; decisions++) {
    const waiting = rules.waitingFor(position);
    if (waiting.includes(seat)) return rules.choices(position, seat);
    const other = waiting[0];
    if (other === undefined) return;
    rules.play(position, other, rules.defaultChoice(position, other), chance);
  }
  return;
}

/** Passes, and has all others do nothing more, up to the next position that is judged sharply. */
function passOn<Position, Choice>(
  { rules, hints, seat }: BotSeat<Position, Choice>,
  position: Position,
  pass: Choice,
  seed: number,
): Position {
  const luck = equalLuck(seed);
  rules.play(position, seat, pass, luck);
  for (let decisions = 0; decisions < LONGEST; decisions++) {
    const [next] = rules.waitingFor(position);
    if (next === undefined || (hints!.isQuiescent?.(position) ?? next === seat)) break;
    rules.play(position, next, rules.defaultChoice(position, next), luck);
  }
  return position;
}

/** How many numbers and words of two positions differ; what stands at the same place in a list is compared. */
function differences(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return 1;
  let count = 0;
  if (Array.isArray(a) && Array.isArray(b)) {
    const most = Math.max(a.length, b.length);
    for (let at = 0; at < most; at++) count += differences(a[at], b[at]);
    return count;
  }
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key of Object.keys(one)) count += differences(one[key], other[key]);
  for (const key of Object.keys(other)) if (!(key in one)) count += differences(undefined, other[key]);
  return count;
}
