// DELVE as a value: joins content, rules, views and phrases into the one contract that every game fulfils.
import type { Game, Seat } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { numbersOf } from './content/ranges.ts';
import type { CardEntry } from './content/vocabulary.ts';
import { copyPosition } from './copy.ts';
import type { Event } from './events.ts';
import { explainRefusal } from './explain.ts';
import { imaginePosition } from './imagine.ts';
import { brokenLaws } from './invariants.ts';
import { phrasesFor } from './phrases.ts';
import { chooseByDefault, listChoices, runOn, takeChoice, waitingMask } from './play.ts';
import { type Position, STEP } from './position.ts';
import { type Book, makeBook } from './rules/catalog.ts';
import { sceneOf } from './rules/rule-context.ts';
import { resultOf } from './score.ts';
import { layTable } from './setup.ts';
import { viewEventOf, viewOf, zonesOf } from './view.ts';

/** Finds the book of a position: the content's own, or one for the numbers that its table plays differently. */
export type BookFor = (position: Pick<Position, 'numbers'>) => Book;

export function booksOf(content: readonly CardEntry[]): BookFor {
  const printed = makeBook(content);
  const tuned = new WeakMap<object, Book>();
  return ({ numbers }) => {
    if (numbers === null) return printed;
    let book = tuned.get(numbers);
    if (!book) {
      book = makeBook(content, numbers);
      tuned.set(numbers, book);
    }
    return book;
  };
}

/**
 * Seats of a mask: lowest first, as windows are served; or with the Ancient last, as placing is (DV-READY-8). The type
 * keeps them from being written to: the engine reads frozen lists slowly, and these are read at every decision.
 */
const seatsOf = (mask: number): number[] => [0, 1, 2, 3, 4].filter((seat) => (mask & (1 << seat)) !== 0);
const IN_ORDER = Array.from({ length: 32 }, (_, mask) => seatsOf(mask));
const ANCIENT_LAST = Array.from({ length: 32 }, (_, mask) => [...seatsOf(mask & ~1), ...seatsOf(mask & 1)]);

/** The game with this content. The house plays `CONTENT`; a designer may add cards to it. */
export function delveWith(content: readonly CardEntry[]): Game<Position, Choice, Event> {
  const bookFor = booksOf(content);
  return {
    name: 'delve',
    rules: '1',
    seats: [3, 5],
    options: {
      draftMode: { kind: 'choice', values: ['random', 'select'], default: 'random' },
      teamHands: { kind: 'choice', values: ['open', 'closed'], default: 'open' },
      startingWhite: { kind: 'number', min: 0, max: 2, default: 0 },
      tiesFavor: { kind: 'choice', values: ['ancient', 'archaeologist'], default: 'ancient' },
      heistReward: { kind: 'choice', values: ['both', 'replace'], default: 'both' },
      roundCap: { kind: 'number', min: 12, max: 40, default: 20 },
    },
    numbers: numbersOf(content),
    setup(table, chance) {
      const p = layTable(table, bookFor({ numbers: null }), chance);
      runOn(sceneOf(p, bookFor(p), chance, undefined));
      return p;
    },
    waitingFor(p) {
      return (p.step === STEP.placement ? ANCIENT_LAST : IN_ORDER)[waitingMask(p, bookFor(p))]!;
    },
    choices: (p, seat) => listChoices(p, bookFor(p), seat),
    play(p, seat, choice, chance, tell) {
      takeChoice(sceneOf(p, bookFor(p), chance, tell), seat, choice);
    },
    view: viewOf,
    viewEvent: viewEventOf,
    imagine: (view, _viewer, chance) => imaginePosition(view, bookFor(view), chance),
    result: resultOf,
    copy: copyPosition,
    zones: zonesOf,
    invariants: (p) => brokenLaws(p, bookFor(p)),
    explain: (p, seat, choice) => explainRefusal(p, bookFor(p), seat, choice),
    defaultChoice: (p, seat) => chooseByDefault(p, bookFor(p), seat),
    isFinal: (choice) => choice.kind === 'ready',
    sides: (table) => Array.from({ length: table.seats }, (_, seat: Seat) => (seat === 0 ? 0 : 1)),
    phrases: phrasesFor(bookFor),
  };
}
