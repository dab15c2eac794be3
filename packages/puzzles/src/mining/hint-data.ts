// What the hints of a step say, computed from how the game itself names its choices and from its rulebook's nouns.
import { type AnyGame, type Message, sameData } from '@undercroft/kernel';
import type { Price, PuzzlePieces } from '../puzzle.ts';
import type { DigSite } from './dig-site.ts';

/** The part of a rulebook that a hint is made of: the clauses behind each noun, and the noun that each question is about. */
export interface HintNouns {
  readonly clauses: Readonly<Record<string, string>>;
  readonly questions?: Readonly<Record<string, string>>;
}

/** Of a game without a rulebook. */
export const NO_NOUNS: HintNouns = { clauses: {} };

/** Of a rulebook: all but the clauses of its set-up, which no choice in play is about. */
export function hintNounsOf({
  chapters,
  nouns,
}: {
  readonly chapters: readonly {
    readonly id: string;
    readonly passages: readonly (readonly [id: string, clauses: string])[];
  }[];
  readonly nouns: HintNouns;
}): HintNouns {
  const setup = new Set(
    chapters
      .filter(({ id }) => id === 'setup')
      .flatMap(({ passages }) => passages.flatMap(([, clauses]) => expanded(clauses))),
  );
  const inPlay = (clauses: string): string =>
    expanded(clauses)
      .filter((clause) => !setup.has(clause))
      .join(' ');
  return {
    ...nouns,
    clauses: Object.fromEntries(Object.entries(nouns.clauses).map(([id, clauses]) => [id, inPlay(clauses)])),
  };
}

const MOST_CLAUSES = 4;

/** The clauses that the answer is about and the wrong choice is not; else those of its kind, else of the question. */
export function clausesOf(
  { phrases }: Pick<AnyGame, 'phrases'>,
  { botSeat: { seat }, view, choices }: DigSite,
  answer: number,
  wrong: number,
  nouns: HintNouns,
): readonly string[] {
  const behind = (ids: readonly string[]): string[] => [
    ...new Set(ids.flatMap((id) => expanded(nouns.clauses[id] ?? ''))),
  ];
  const kindOf = (place: number): string[] => nounsOfWords([kindOfChoice(choices[place])], nouns);
  const namedBy = (place: number): string[] => {
    const said = phrases.choice(choices[place], view, seat);
    return [...kindOf(place), ...nounsOfWords(wordsIn(said), nouns), ...namesakes(said)];
  };
  const [own, others] = [behind(namedBy(answer)), new Set(behind(namedBy(wrong)))];
  const asked = nouns.questions?.[phrases.question(view, seat).id] ?? '';
  const lists = [own.filter((clause) => !others.has(clause)), behind(kindOf(answer)), behind([asked]), own];
  return (lists.find((list) => list.length > 0) ?? []).slice(0, MOST_CLAUSES);
}

export const kindOfChoice = (choice: unknown): string =>
  typeof choice === 'object' && choice !== null && 'kind' in choice ? String(choice.kind) : String(choice);

const partsOf = ({ args = {} }: Message): Message[] =>
  Object.values(args).filter((part): part is Message => typeof part === 'object');

const lastWord = (id: string): string => id.slice(id.lastIndexOf('.') + 1);
const isCard = (id: string): boolean => id.startsWith('card.');

/** The last words of all ids in a phrase: `response.combo` speaks of a combo. */
const wordsIn = (message: Message): string[] => [
  ...(isCard(message.id) ? [] : [lastWord(message.id)]),
  ...partsOf(message).flatMap(wordsIn),
];

/** Nouns go by ids such as `term.bribe`; kinds are called `bribe` or `remove-wall`. */
function nounsOfWords(words: readonly string[], { clauses }: HintNouns): string[] {
  const named = Object.keys(clauses).filter((id) => !isCard(id));
  return words.flatMap((word) => {
    const exact = named.filter((id) => lastWord(id) === word);
    const parts = word.split('-');
    return exact.length > 0 || parts.length === 1
      ? exact
      : named.filter((id) => parts.includes(lastWord(id)));
  });
}

/** Arguments that go by the name of what they are: `{ card: card.expedition }` is about the card, `{ with: ... }` uses it. */
const namesakes = ({ args = {} }: Message): string[] =>
  Object.entries(args).flatMap(([name, part]) =>
    typeof part === 'object'
      ? [...(part.id.startsWith(`${name}.`) ? [part.id] : []), ...namesakes(part)]
      : [],
  );

/** `UN-DEL-12..13 UN-DEL-15` as three clauses. */
export const expanded = (clauses: string): string[] =>
  clauses.split(' ').flatMap((word) => {
    const range = /^(.*-)(\d+)\.\.(\d+)$/.exec(word);
    if (!range) return word === '' ? [] : [word];
    const [from, to] = [Number(range[2]), Number(range[3])];
    return Array.from({ length: to - from + 1 }, (_, i) => `${range[1]}${from + i}`);
  });

/** So few leave something to think about after the second hint, where there are more. */
const STILL_OPEN = 3;

/**
 * The piece that the answer shares with the fewest other choices: what its words name, or what the choice is made of. Where
 * nothing is shared by enough of them, the cheaper half of the list.
 */
export function piecesOf(
  { phrases }: Pick<AnyGame, 'phrases'>,
  { botSeat: { seat }, view, choices }: DigSite,
  answers: readonly number[],
  trap: number,
  prices: readonly Price[],
  nouns: HintNouns,
): PuzzlePieces {
  const said = choices.map((choice) => namesIn(phrases.choice(choice, view, seat), nouns));
  const [at] = answers as [number];
  const answer = choices[at];
  const fields = typeof answer === 'object' && answer !== null ? Object.entries(answer) : [];
  const places = (isSharing: (place: number) => boolean): readonly number[] =>
    choices.flatMap((_, place) => (isSharing(place) ? [place] : []));
  const byName = said[at]!.map((name) => places((place) => isIn(said[place]!, name)));
  const byField = fields
    .toSorted(([a], [b]) => Number(a === 'kind') - Number(b === 'kind'))
    .map(([field, value]) =>
      places((place) => sameData((choices[place] as Record<string, unknown> | null)?.[field], value)),
    );
  const leastWrong = Math.max(1, Math.min(STILL_OPEN, choices.length - 1) - 1);
  const isTelling = (some: readonly number[]): boolean =>
    some.length < choices.length && some.filter((place) => !answers.includes(place)).length >= leastWrong;
  const [fewest] = byName.filter(isTelling).sort((a, b) => a.length - b.length);
  const shared = fewest ?? byField.find(isTelling) ?? cheaperHalf(at, trap, prices);
  return {
    names: said[at]!.filter((name) => shared.every((place) => isIn(said[place]!, name))),
    choices: shared,
  };
}

/** With the answer and the trap, in the order of the list. */
function cheaperHalf(answer: number, trap: number, prices: readonly Price[]): readonly number[] {
  const n = prices.length;
  const kept = Math.max(2, Math.min(n - 1, Math.max(STILL_OPEN, Math.ceil(n / 2))));
  const others = [...prices.keys()].filter((place) => place !== answer && place !== trap);
  others.sort((a, b) => prices[a]!.value - prices[b]!.value || a - b);
  return [answer, trap, ...others].slice(0, kept).sort((a, b) => a - b);
}

const isIn = (names: readonly Message[], name: Message): boolean =>
  names.some((other) => sameData(other, name));

/** The things that a phrase names; where no rulebook tells what is one, its parts that have no arguments. */
const namesIn = (message: Message, nouns: HintNouns): Message[] =>
  partsOf(message).flatMap((part) => {
    const isName = nouns === NO_NOUNS ? part.args === undefined : Object.hasOwn(nouns.clauses, part.id);
    return [...(isName ? [part] : []), ...namesIn(part, nouns)];
  });
