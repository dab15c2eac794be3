// How many processes, databases and hint channels so many people at tables need, and how long a move then takes.
import type { Measured } from '../measure.ts';
import { ASSUMED, FIGURES } from './figures.ts';
import { simulate } from './simulate.ts';

export interface Plan {
  readonly moves: number;
  readonly processes: number;
  readonly databases: number;
  readonly channels: number;
  readonly socketsGb: number;
}

export function sizeFor(people: number): Plan {
  const { processCpu, perSeat, hintCpu, databaseCpu, commits, commit, socketKb } = FIGURES;
  const { seats, pace, databaseCores, full, hearing } = ASSUMED;
  const moves = people / seats / pace;
  const cpu = processCpu + perSeat * (seats - 2);
  const processes = Math.max(1, Math.ceil((moves * cpu) / 1000 / (full - hearing)));
  /** A process commits as often as moves come, at most as often as syncing allows. */
  const commitsNeeded = Math.min(moves, (processes * 1000) / commit.fixed);
  const databases = Math.ceil(
    Math.max((moves * databaseCpu) / 1000 / (databaseCores * full), commitsNeeded / (commits * full)),
  );
  const channels = Math.max(databases, Math.ceil((moves * hintCpu) / 1000 / hearing));
  return { moves, processes, databases, channels, socketsGb: (people * socketKb) / 1e6 };
}

/** The size, and what the simulation says of one process of it under its share of the moves. */
export function planFor(people: number): Measured {
  const plan = sizeFor(people);
  const cpu = FIGURES.processCpu + FIGURES.perSeat * (ASSUMED.seats - 2);
  const hearing = (plan.moves / plan.channels) * FIGURES.hintCpu;
  const busyWithHints = 1 / Math.max(0.1, 1 - hearing / 1000);
  const { p50, p99 } = simulate(
    {
      decide: cpu * 0.65 * busyWithHints,
      deliver: cpu * 0.35 * busyWithHints,
      commit: FIGURES.commit,
      driver: 0,
    },
    { kind: 'arrivals', perSecond: plan.moves / plan.processes },
    40_000,
  );
  return {
    unit: 'processes',
    perCpuSecond: plan.processes,
    also: {
      moves: plan.moves,
      databases: plan.databases,
      channels: plan.channels,
      sockets: plan.socketsGb,
      p50,
      p99,
    },
  };
}
