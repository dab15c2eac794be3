// Many random games with the invariants checked after every choice: `npx node packages/games/tomb/test/random-games.ts [games]`.
import { resolveTable, seeded } from '@undercroft/kernel';
import { CHARACTERS } from '../src/content/characters.ts';
import { game } from '../src/index.ts';

const games = Number(process.argv[2] ?? 50_000);
const tables = [3, 4, 5].flatMap((seats) => [
  ...['easy', 'normal', 'hard'].map((preset) => resolveTable(game, seats, { preset })),
  resolveTable(game, seats, { preset: 'custom', layout: 'causeway', abilities: false }),
]);
const endings: Record<string, number> = {};
const played = CHARACTERS.map(() => 0);
let decisions = 0;
let longest = 0;
for (let i = 0; i < games; i++) {
  const luck = seeded(`random game ${i}`);
  const p = game.setup(tables[i % tables.length]!, luck);
  let made = 0;
  for (; p.phase !== 'over'; made++) {
    const open = game.choices(p, p.deciding);
    game.play(p, p.deciding, open[luck.pick(open.length)]!, luck);
    const broken = game.invariants(p);
    if (broken.length > 0) throw new Error(`game ${i} after choice ${made}: ${broken.join('; ')}`);
  }
  decisions += made;
  longest = Math.max(longest, made);
  endings[p.ending] = (endings[p.ending] ?? 0) + 1;
  for (const character of p.characters) played[character]!++;
}
console.log(
  `${games} games, ${decisions} choices (${Math.round(decisions / games)} a game, at most ${longest}), no invariant broken`,
);
console.log(endings);
console.log(Object.fromEntries(CHARACTERS.map(({ id }, i) => [id, played[i]])));
