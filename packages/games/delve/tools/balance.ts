// Measures who wins between the simple policies: npx node packages/games/delve/tools/balance.ts [games] [seats...]. Not part of the suite.
import { game, noisy, type Policy, playOut, random, resolveTable, simple } from './policies.ts';

const games = Number(process.argv[2] ?? 5000);
const seatCounts = process.argv.length > 3 ? process.argv.slice(3).map(Number) : [5, 4, 3];

/** Designed numbers to play with, as `clay-sentinel.pip=4,tribute.recover=12` in NUMBERS. */
const numbers = Object.fromEntries(
  (process.env.NUMBERS ?? '')
    .split(',')
    .filter((word) => word.includes('='))
    .map((word) => [word.split('=')[0], Number(word.split('=')[1])]),
);

/** The series of seeds, SEEDS. Numbers are tuned on one series and reported on another. */
const series = process.env.SEEDS ?? 'balance';
/** Options to play with, as JSON in OPTIONS. */
const options = JSON.parse(process.env.OPTIONS ?? '{}') as Record<string, string | number>;

interface Measured {
  readonly wins: number;
  readonly caps: number;
  readonly rounds: readonly number[];
  readonly survivors: number;
  readonly relics: number;
  readonly heists: number;
}

function measure(seats: number, ancient: Policy, expedition: Policy, count: number): Measured {
  const table = resolveTable(game, seats, options, numbers);
  const rounds: number[] = [];
  let [wins, caps, survivors, relics, heists] = [0, 0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const end = playOut(table, `${series}:${seats}:${i}`, { ancient, expedition });
    const result = game.result(end)!;
    if (result.reason === 'expedition') wins++;
    if (result.reason === 'cap') caps++;
    rounds.push(end.round);
    survivors += result.counters!.survivors!;
    relics += result.counters!.relicsClaimed!;
    heists += result.counters!.heistsTried!;
  }
  return { wins, caps, rounds: rounds.sort((a, b) => a - b), survivors, relics, heists };
}

function report(
  title: string,
  seats: number,
  { wins, caps, rounds, survivors, relics, heists }: Measured,
): void {
  const n = rounds.length;
  const rate = wins / n;
  const error = 1.96 * Math.sqrt((rate * (1 - rate)) / n);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const at = (share: number): number => rounds[Math.min(n - 1, Math.floor(share * n))]!;
  const mean = rounds.reduce((total, round) => total + round, 0) / n;
  const usual = rounds.filter((round) => round >= 8 && round <= 16).length / n;
  console.log(
    `${seats} seats, ${title}: Expedition ${percent(rate)} (±${(100 * error).toFixed(1)}), rounds ${mean.toFixed(1)} ` +
      `[${at(0.05)} ${at(0.25)} ${at(0.5)} ${at(0.75)} ${at(0.95)}], 8..16: ${percent(usual)}, cap ${percent(caps / n)}, ` +
      `survivors ${(survivors / n).toFixed(2)}, Relics ${(relics / n).toFixed(2)} in ${(heists / n).toFixed(2)} Heists, ${n} games`,
  );
}

for (const seats of seatCounts) report('simple', seats, measure(seats, simple, simple, games));
if (process.env.SPREAD)
  for (const [title, ancient, expedition] of [
    ['Archaeologists noisy', simple, noisy],
    ['Archaeologists random', simple, random],
    ['Ancient noisy', noisy, simple],
    ['Ancient random', random, simple],
  ] as const)
    report(title, 5, measure(5, ancient, expedition, Math.min(games, 1000)));
