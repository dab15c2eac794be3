// `lab GAME --tune A=LOW..HIGH,B=… --target 50`: numbers towards a target, step by step, and a check on fresh seeds.
import { join } from 'node:path';
import { resolveTable } from '@undercroft/kernel';
import { targetsFrom } from './measures.ts';
import { rangesFrom } from './ranges.ts';
import type { LabSession } from './session.ts';
import { freshFigures, freshPlan, gamesPerStep, stepPlan, type Tuning, tunerFor } from './tune.ts';
import { tuningFiles, writeFiles } from './write-report.ts';

/** The part of the games that the check on fresh seeds takes: half for the found numbers, half for the printed ones. */
const FRESH_SHARE = 0.5;

export async function runTuning(session: LabSession): Promise<boolean> {
  const { game, plan, request, out, words, io } = session;
  const ranges = rangesFrom(game, request.tune!);
  const table = resolveTable(game, plan.seatCounts[0]!, plan.options);
  const sides = new Set(game.sides?.(table) ?? Array.from({ length: table.seats }, (_, seat) => seat)).size;
  const targets = targetsFrom(request.target ?? '50', plan.seatCounts, sides);
  const tuner = tunerFor(plan, ranges, targets);
  const count = Math.max(1, Math.floor((plan.games * (1 - FRESH_SHARE)) / gamesPerStep(plan)));
  for (let step = 0; step < count && !io.signal.aborted; step++) {
    const numbers = tuner.next();
    const rows = await session.playRows(stepPlan(plan, step, numbers), `${step + 1}/${count}`);
    if (rows.length === gamesPerStep(plan)) tuner.learn(numbers, rows);
  }
  if (tuner.steps.length === 0) return false;
  const found = tuner.best();
  const games = Math.max(gamesPerStep(plan), Math.floor((plan.games * FRESH_SHARE) / 2));
  const check = async (numbers: Readonly<Record<string, number>>, name: string) =>
    io.signal.aborted ? [] : session.playRows(freshPlan(plan, games, numbers), name);
  const fresh = [await check(found, 'found'), await check({}, 'printed')] as const;
  const tuning: Tuning = {
    plan,
    ranges,
    targets,
    steps: tuner.steps,
    found,
    fresh: fresh.every((rows) => rows.length > 0) ? freshFigures(targets, ...fresh) : [],
  };
  writeFiles(out, tuningFiles(tuning, words));
  session.print(
    words.say('lab.found', {
      numbers: Object.entries(found)
        .map(([name, value]) => `${name} = ${value}`)
        .join(', '),
    }),
  );
  session.print(`\n${join(out, 'tuning.html')}`);
  return !io.signal.aborted;
}
