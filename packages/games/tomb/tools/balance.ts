// Win rates of the three teams: `npx node packages/games/tomb/tools/balance.ts <games> [team] [preset] [seats] [roundLimit]`.
import { type OptionValue, resolveTable, seeded } from '@undercroft/kernel';
import { game } from '../src/index.ts';
import { POLICIES, playGame, TEAMS, type Team } from './policies.ts';

const [games = '40', onlyTeam, onlyPreset, onlySeats, roundLimit] = process.argv.slice(2);
/** Another word gives other games: figures are reported on seeds that no tuning saw. */
const seeds = process.env.SEEDS ?? '';

/** Wilson's interval at 95 %. */
function interval(won: number, played: number): string {
  const z = 1.96;
  const share = won / played;
  const middle = (share + (z * z) / (2 * played)) / (1 + (z * z) / played);
  const half =
    (z / (1 + (z * z) / played)) *
    Math.sqrt((share * (1 - share)) / played + (z * z) / (4 * played * played));
  return `${Math.round(100 * (middle - half))}-${Math.round(100 * (middle + half))} %`;
}

function measure(team: Team, preset: string, seats: number): string {
  const options: Record<string, OptionValue> = { preset };
  if (roundLimit) options.roundLimit = Number(roundLimit);
  const table = resolveTable(game, seats, options);
  const endings: Record<string, number> = {};
  const turns: number[] = [];
  for (let i = 0; i < Number(games); i++) {
    const end = playGame(
      table,
      POLICIES[team],
      seeded(`${seeds}${preset} ${seats} ${i}`),
      seeded(`${seeds}choose ${i}`),
    );
    endings[end.ending] = (endings[end.ending] ?? 0) + 1;
    if (end.ending === 'win') turns.push(end.turn);
  }
  const won = endings.win ?? 0;
  turns.sort((a, b) => a - b);
  const percent = Math.round((100 * won) / Number(games));
  return `${team} ${preset} ${seats}: ${percent} % (${interval(won, Number(games))}), median winning turn ${turns[turns.length >> 1] ?? '-'}, ${JSON.stringify(endings)}`;
}

for (const preset of ['easy', 'normal', 'hard'])
  for (const seats of [3, 4, 5])
    for (const team of TEAMS)
      if (
        (onlyTeam ?? team) === team &&
        (onlyPreset ?? preset) === preset &&
        Number(onlySeats ?? seats) === seats
      )
        console.log(measure(team, preset, seats));
