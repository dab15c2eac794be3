// Measures the teams: `npx node packages/games/tomb/tools/balance.ts <games> [presets] [seats] [teams]`, lists with commas; then sums up.
import { resolveTable, seeded } from '@undercroft/kernel';
import { CHARACTERS } from '../src/content/characters.ts';
import { game } from '../src/index.ts';
import { type Position, roundOf } from '../src/position.ts';
import { POLICIES, playGame, type Team } from './policies.ts';

const [games = '40', presets = 'easy,normal,hard', seatCounts = '3,4,5', teams = 'careful,casual'] =
  process.argv.slice(2);
/** Another word gives other games: figures are reported on seeds that no tuning saw. */
const seeds = process.env.SEEDS ?? '';
const SURGEON = CHARACTERS.findIndex(({ id }) => id === 'surgeon');
const [FEWEST_ROUNDS, MOST_ROUNDS] = [8, 20];

/** Wilson's interval at 95 %, in percent. */
function share(hits: number, of: number): string {
  const z = 1.96;
  const rate = hits / of;
  const middle = (rate + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((rate * (1 - rate)) / of + (z * z) / (4 * of * of));
  const percent = (value: number): string => (100 * value).toFixed(1);
  return `${percent(rate)} % (${percent(middle - half)}-${percent(middle + half)}) of ${of}`;
}

const count = (ends: readonly Position[], holds: (end: Position) => boolean): number =>
  ends.filter(holds).length;
const isWon = ({ ending }: Position): boolean => ending === 'win';
const has =
  (character: number) =>
  ({ characters }: Position): boolean =>
    characters.includes(character);

function measure(team: Team, preset: string, seats: number): Position[] {
  const table = resolveTable(game, seats, { preset });
  const ends: Position[] = [];
  for (let i = 0; i < Number(games); i++)
    ends.push(
      playGame(
        table,
        POLICIES[team],
        seeded(`${seeds}${preset} ${seats} ${i}`),
        seeded(`${seeds}choose ${preset} ${seats} ${i}`),
      ),
    );
  return ends;
}

/** How often each ending lost, of all losses. */
function endings(ends: readonly Position[]): string {
  const losses = ends.filter((end) => !isWon(end));
  const kinds = [...new Set(losses.map(({ ending }) => ending))];
  return kinds
    .map((kind) => [kind, count(losses, ({ ending }) => ending === kind)] as const)
    .sort((a, b) => b[1] - a[1])
    .map(([kind, n]) => `${kind} ${n} (${((100 * n) / losses.length).toFixed(1)} %)`)
    .join(', ');
}

/** The win rate with a character less that without, in points, with its 95 % interval; cells are weighed alike. */
function presence(cells: readonly (readonly Position[])[], character: number): string {
  let sum = 0;
  let variance = 0;
  for (const ends of cells) {
    const [withIt, without] = [ends.filter(has(character)), ends.filter((end) => !has(character)(end))];
    const [a, b] = [count(withIt, isWon) / withIt.length, count(without, isWon) / without.length];
    sum += a - b;
    variance += (a * (1 - a)) / withIt.length + (b * (1 - b)) / without.length;
  }
  const half = (1.96 * Math.sqrt(variance)) / cells.length;
  return `${CHARACTERS[character]!.id} ${((100 * sum) / cells.length).toFixed(1)} ± ${(100 * half).toFixed(1)}`;
}

function tell(name: string, ends: readonly Position[]): void {
  const rounds = ends.map(roundOf).sort((a, b) => a - b);
  const usual = count(ends, (end) => roundOf(end) >= FEWEST_ROUNDS && roundOf(end) <= MOST_ROUNDS);
  const treated = ends.filter(has(SURGEON));
  console.log(`${name}: wins ${share(count(ends, isWon), ends.length)}`);
  console.log(`  losses: ${endings(ends)}`);
  console.log(
    `  rounds 10/50/90 %: ${[0.1, 0.5, 0.9].map((at) => rounds[Math.floor(at * rounds.length)]).join('/')}, ${FEWEST_ROUNDS}-${MOST_ROUNDS} in ${share(usual, ends.length)}`,
  );
  console.log(
    `  wounds in ${share(
      count(ends, ({ wounds }) => wounds > 0),
      ends.length,
    )}; Surgeon treated in ${share(
      count(treated, ({ treats }) => treats > 0),
      treated.length,
    )}`,
  );
}

for (const preset of presets.split(',')) {
  const cells: Position[][] = [];
  for (const seats of seatCounts.split(','))
    for (const team of teams.split(',')) {
      cells.push(measure(team as Team, preset, Number(seats)));
      tell(`${preset}, ${seats} seats, ${team}`, cells.at(-1)!);
    }
  tell(`${preset}, all`, cells.flat());
  console.log(`  presence: ${CHARACTERS.map((_, character) => presence(cells, character)).join(', ')}`);
}
