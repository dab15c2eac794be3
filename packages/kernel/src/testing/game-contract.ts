// The contract suite: runs every law on a game, for every seat count and every set of options it is given.
import { readFileSync } from 'node:fs';
import { describe, test } from 'vitest';
import type { Game, OptionValue, TableSetup } from '../game.ts';
import { resolveTable } from '../table.ts';
import { clausesOf } from './clauses.ts';
import { LAWS, type LawContext } from './laws.ts';
import { DEFAULT_BOUND } from './walk.ts';

export { clausesOf } from './clauses.ts';

export { LAWS, type Law, type LawContext } from './laws.ts';
export { arrangementsHold, exposuresMatchEvents } from './laws-of-exposure.ts';
export { type LessonSettings, lessonContract } from './lesson-contract.ts';
export { type Walk, type WalkStep, walk } from './walk.ts';

export interface ContractSettings<Position>
  extends Pick<LawContext<Position>, 'invariants' | 'texts'>,
    Partial<Pick<LawContext<Position>, 'bound' | 'stride'>> {
  /** SPEC.md of the game, for the clauses that refusals and results name. */
  readonly spec: URL;
  /** Sets of options to try; all the defaults when left out. Each is tried with every seat count. */
  readonly options?: readonly Readonly<Record<string, OptionValue>>[];
  readonly seatCounts?: readonly number[];
  /** Random games per law and table. */
  readonly games?: number;
}

export function gameContract<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  settings: ContractSettings<Position>,
): void {
  const context: LawContext<Position> = {
    invariants: settings.invariants,
    texts: settings.texts,
    clauses: clausesOf(readFileSync(settings.spec, 'utf8')),
    bound: settings.bound ?? DEFAULT_BOUND,
    stride: settings.stride ?? 5,
  };
  const [min, max] = game.seats;
  const counts = settings.seatCounts ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
  for (const seats of counts)
    for (const options of settings.options ?? [{}]) {
      const table = resolveTable(game, seats, options);
      describe(`${game.name} at ${seats} ${JSON.stringify(options)}`, () =>
        lawsOn(game, table, settings, context));
    }
}

function lawsOn<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  table: TableSetup,
  settings: ContractSettings<Position>,
  context: LawContext<Position>,
): void {
  for (const [name, law] of Object.entries(LAWS))
    test(name, { timeout: 120_000 }, () => {
      for (let i = 0; i < (settings.games ?? 4); i++) law(game, table, `${game.name}:${name}:${i}`, context);
    });
}
