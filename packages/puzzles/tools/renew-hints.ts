// Says the hints of packs anew after words of a game or of its rulebook have changed: `node packages/puzzles/tools/renew-hints.ts GAME...`.
import { writeFileSync } from 'node:fs';
import { houseShelf } from '@undercroft/shelf';
import { readPack, writePack } from '../src/index.ts';
import { hintNounsOf, renewHints } from '../src/mining/index.ts';

for (const name of process.argv.slice(2)) {
  const [game, bytes, rulebook] = await Promise.all([
    houseShelf.loadGame(name),
    houseShelf.loadPuzzles(name),
    houseShelf.loadRulebook(name, 'en'),
  ]);
  const { head, puzzles } = await readPack(bytes!, game);
  const nouns = hintNounsOf(rulebook!);
  const renewed = puzzles.map((puzzle) => renewHints(game, puzzle, nouns));
  const file = new URL(`../../games/${name}/puzzles.pack`, import.meta.url);
  writeFileSync(file, await writePack(game, renewed, head.made));
  const others = renewed.filter((puzzle, i) => JSON.stringify(puzzle) !== JSON.stringify(puzzles[i]));
  console.log(`${name}: ${others.length} of ${puzzles.length} puzzles have other hints`);
}
