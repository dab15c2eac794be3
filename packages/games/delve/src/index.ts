// DELVE as a value: joins content, rules, views and phrases into the one contract that every game fulfils.
import type { Game, Seat } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { CONTENT } from './content/index.ts';
import { numbersOf } from './content/ranges.ts';
import type { CardEntry } from './content/vocabulary.ts';
import { copy } from './copy.ts';
import { defaultChoice } from './default-choice.ts';
import type { Event } from './events.ts';
import { explain } from './explain.ts';
import { imagine } from './imagine.ts';
import { phrasesFor } from './phrases.ts';
import { choices, play, runOn, waitingFor } from './play.ts';
import type { Position } from './position.ts';
import { catalogsOf } from './rules/catalog.ts';
import { contextOf } from './rules/rule-context.ts';
import { measure, result } from './score.ts';
import { setup } from './setup.ts';
import { view, viewEvent, zones } from './view.ts';

/** The game with this content. The house plays `CONTENT`; a designer may add cards to it. */
export function delveWith(content: readonly CardEntry[]): Game<Position, Choice, Event> {
  const catalogFor = catalogsOf(content);
  return {
    name: 'delve',
    rules: '9',
    seats: [3, 5],
    options: {
      draftMode: { kind: 'choice', values: ['random', 'select'], default: 'random' },
      teamHands: { kind: 'choice', values: ['open', 'closed'], default: 'open' },
      startingWhite: { kind: 'number', min: 0, max: 2, default: 0 },
      tiesFavor: { kind: 'choice', values: ['ancient', 'archaeologist'], default: 'ancient' },
      heistReward: { kind: 'choice', values: ['both', 'replace'], default: 'both' },
      roundCap: { kind: 'number', min: 12, max: 40, default: 20 },
      deadHands: { kind: 'choice', values: ['redraw', 'keep'], default: 'redraw' },
      lastCall: { kind: 'switch', default: true },
    },
    numbers: numbersOf(content),
    setup(table, chance) {
      const p = setup(table, catalogFor({ numbers: null }), chance);
      runOn(contextOf(p, catalogFor(p), chance, undefined));
      return p;
    },
    waitingFor: (p) => waitingFor(p, catalogFor(p)),
    choices: (p, seat) => choices(p, catalogFor(p), seat),
    play(p, seat, choice, chance, tell) {
      play(contextOf(p, catalogFor(p), chance, tell), seat, choice);
    },
    view,
    viewEvent,
    imagine: (view, _viewer, chance) => imagine(view, catalogFor(view), chance),
    result,
    measure,
    sharedLuck: { measured: 0.31, enough: 0.3 },
    copy,
    zones,
    explain: (p, seat, choice) => explain(p, catalogFor(p), seat, choice),
    defaultChoice: (p, seat) => defaultChoice(p, catalogFor(p), seat),
    isFinal: (choice) => choice.kind === 'ready',
    sides: (table) => Array.from({ length: table.seats }, (_, seat: Seat) => (seat === 0 ? 0 : 1)),
    phrases: phrasesFor(catalogFor),
  };
}

export const game: Game<Position, Choice, Event> = delveWith(CONTENT);
