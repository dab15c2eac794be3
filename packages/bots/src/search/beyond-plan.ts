// Beyond the plan: its best few lines are played on, past the luck that ends the stage, on the same worlds; half of them go at a time.
import { seeded } from '@undercroft/kernel';
import { countedLuck } from '../counted-luck.ts';
import { equalLuck, SEEDS } from '../equal-luck.ts';
import type { Seen } from '../seen.ts';
import type { BestLine } from './best-line.ts';
import { settleEvaluation, settleResult } from './payoff.ts';
import { nextStep, type PlannedLine, type Step } from './plan-lines.ts';
import type { SearchState } from './search-state.ts';

interface Rival<Position, Choice> {
  readonly planned: number;
  readonly steps: readonly Step<Position, Choice>[];
  worlds: number;
  sum: number;
}

/** Decisions after which a game is judged wherever it stands. */
const LONGEST = 400;
/** So many worlds what the plan expects counts as much as. */
const PLAN_TRUST = 4;

/** The best of these lines, the most promising first among them; nothing where there are none. */
export function bestBeyond<Position, Choice>(
  state: SearchState<Position, Choice>,
  view: Seen<Position>,
  lines: readonly PlannedLine<Choice>[],
): BestLine<Position, Choice> | undefined {
  const { lineGames } = state.settings;
  const stage = state.botSeat.hints!.planningStage!(view);
  let rivals = rivalsAmong(state, view, lines, stage);
  if (rivals.length === 0) return undefined;
  const rounds = Math.max(1, Math.ceil(Math.log2(rivals.length)));
  for (let round = 0; round < rounds; round++) {
    meetWorlds(state, rivals, Math.max(1, Math.floor(lineGames / rounds / rivals.length)), stage);
    rivals.sort((a, b) => scoreOf(b) - scoreOf(a));
    rivals = rivals.slice(0, Math.ceil(rivals.length / 2));
  }
  const best = rivals[0]!;
  return { steps: best.steps, expected: scoreOf(best) };
}

function meetWorlds<Position, Choice>(
  state: SearchState<Position, Choice>,
  rivals: readonly Rival<Position, Choice>[],
  worlds: number,
  stage: number,
): void {
  for (let world = 0; world < worlds; world++) {
    const seed = state.luck.pick(SEEDS);
    for (const rival of rivals) {
      rival.sum += playOn(state, rival.steps.at(-1)!, seed, stage);
      rival.worlds++;
    }
  }
}

const scoreOf = ({ planned, sum, worlds }: Rival<unknown, unknown>): number =>
  (sum + PLAN_TRUST * planned) / (worlds + PLAN_TRUST);

/** The first of the lines, one of each that come to the same before luck is asked. */
function rivalsAmong<Position, Choice>(
  state: SearchState<Position, Choice>,
  view: Seen<Position>,
  lines: readonly PlannedLine<Choice>[],
  stage: number,
): Rival<Position, Choice>[] {
  const { rules, seat } = state.botSeat;
  const met = new Set<string>();
  const rivals: Rival<Position, Choice>[] = [];
  for (const { choices, node, planned } of lines) {
    if (rivals.length === state.settings.lines) break;
    const [choice, ...rest] = choices;
    const position = rules.imagine(view, seat, seeded(0));
    const steps = upToLuck(state, { position, seat, choice: choice!, rest, node }, stage);
    const last = steps.at(-1)!;
    if (met.size < met.add(JSON.stringify([last.position, last.choice])).size)
      rivals.push({ planned, steps, worlds: 0, sum: 0 });
  }
  return rivals;
}

/** Plays the line while it asks no luck: the same in all worlds where nothing is hidden, so once is enough. */
function upToLuck<Position, Choice>(
  state: SearchState<Position, Choice>,
  first: Step<Position, Choice>,
  stage: number,
): Step<Position, Choice>[] {
  const { rules } = state.botSeat;
  const luck = seeded(0);
  const { chance, asked } = countedLuck(luck);
  const steps = [first];
  for (let step: typeof first | undefined = first; step && steps.length < LONGEST; ) {
    const after = rules.copy(step.position);
    rules.play(after, step.seat, step.choice, chance);
    step = asked() > 0 || isBeyond(state, after, stage) ? undefined : nextStep(state, after, step, luck);
    if (step) steps.push(step);
  }
  return steps;
}

/** What the own side gets from this step on in this world. */
function playOn<Position, Choice>(
  state: SearchState<Position, Choice>,
  from: Step<Position, Choice>,
  seed: number,
  stage: number,
): number {
  const { botSeat, payoff } = state;
  const { rules, seat } = botSeat;
  const luck = equalLuck(seed);
  const players = seeded(seed + SEEDS);
  const position = rules.copy(from.position);
  let step: typeof from | undefined = from;
  for (let steps = 0; step && steps < LONGEST; steps++) {
    rules.play(position, step.seat, step.choice, luck);
    step = isBeyond(state, position, stage) ? undefined : nextStep(state, position, step, players);
  }
  const result = rules.result(position);
  if (result) settleResult(payoff, result, 0);
  else settleEvaluation(payoff, state.judge!, position);
  return payoff.won[payoff.sideOf[seat]!]!;
}

/** Over, or past the stage where the hints judge sharply; what is left to promises belongs to the line. */
const isBeyond = <Position, Choice>(
  { botSeat: { rules, hints } }: SearchState<Position, Choice>,
  position: Position,
  stage: number,
): boolean =>
  rules.waitingFor(position).length === 0 ||
  (hints!.planningStage!(position) > stage &&
    (hints!.isQuiescent?.(position) ?? true) &&
    !hints!.isJudgedByPromise?.(position));
