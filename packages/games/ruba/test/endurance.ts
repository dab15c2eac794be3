// Random games with every invariant checked after every entry. `node test/endurance.ts [games]`
import { resolveTable, seeded } from '@undercroft/kernel';
import { game } from '../src/index.ts';
import { invariants } from '../src/invariants.ts';
import { playRandomly } from './random-player.ts';

const games = Number(process.argv[2] ?? 100_000);
const tables = ['easy', 'hard'].flatMap((mode) =>
  [false, true].flatMap((concoctionSkip) =>
    ['loss', 'win'].map((mutualKo) => resolveTable(game, 1, { mode, concoctionSkip, mutualKo })),
  ),
);
const chance = seeded('endurance');
let entries = 0;
let mostCards = 0;
let mostChoices = 0;
const endings: Record<string, number> = {};
for (let i = 0; i < games; i++) {
  const end = playRandomly(tables[i % tables.length]!, chance, (position) => {
    entries++;
    const broken = invariants(position);
    if (broken.length > 0) throw new Error(`game ${i}: ${broken.join('; ')}\n${JSON.stringify(position)}`);
    mostChoices = Math.max(mostChoices, game.choices(position, 0).length);
  });
  mostCards = Math.max(mostCards, end.cardCount);
  endings[end.reason] = (endings[end.reason] ?? 0) + 1;
}
console.log(JSON.stringify({ games, entries, mostCards, mostChoices, endings }));
