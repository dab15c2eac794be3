// `puzzles solve` without a server: the position, hints, the answer, every price; what was tried does not come again.
import type { AnyGame } from '@undercroft/kernel';
import { type Puzzle, writePack } from '@undercroft/puzzles';
import { expect, test } from 'vitest';
import { lantern } from '../../kernel/test/lantern.ts';
import { madePuzzles } from '../../puzzles/test/made-puzzles.ts';
import { lanternShelf, testProgram } from './test-program.ts';

const game = lantern as unknown as AnyGame;
const puzzles = madePuzzles(game, { count: 3 });
const shelf = { ...lanternShelf, loadPuzzles: async () => writePack(game, puzzles, 'a test') };

const wordsOf = ({ steps, seat }: Puzzle): number => game.choices(steps[0]!.view, seat).length;

test('a puzzle is asked with its choices, hinted, answered, and priced; the next one is another', async () => {
  const { run, out, folder, clearUp } = testProgram({ shelf, input: 'h\nh\nnonsense\n2\n\n1\nq\n' });
  expect(await run('puzzles', 'solve', 'lantern')).toBe(0);
  const said = out();
  expect(said).toContain('Lantern · puzzle');
  expect(said).toContain('1 The rule: XX-Y-1');
  expect(said).toContain('2 The pieces:');
  expect(said).not.toContain('3 Two choices left');
  expect(said).toContain('Type the number of a choice');
  expect(said).toContain('Right.');
  expect(said).toContain('Not the best.');
  expect(said).toMatch(/-25 % \(13–38\)/);
  expect(said).toContain('The rules: XX-Y-1');
  const asked = [...said.matchAll(/puzzle (\w{16}) · decision/g)].map(([, id]) => id);
  expect(new Set(asked).size).toBe(2);
  // The first answer ended the first one: it does not come again.
  const again = testProgram({ shelf, folder, input: 'q\n' });
  await again.run('puzzles', 'solve', 'lantern');
  expect(again.out()).not.toContain(asked[0]!);
  clearUp();
});

test('every puzzle of a theme, then none is left; a theme or a pack that is not there is refused in words', async () => {
  const every = puzzles.filter(({ themes }) => themes.includes('phase:opening'));
  expect(every.every((puzzle) => wordsOf(puzzle) > 2)).toBe(true);
  const { run, out, err, clearUp } = testProgram({ shelf, input: '1\n\n'.repeat(every.length) });
  expect(await run('puzzles', 'solve', 'lantern', '--theme', 'phase:opening')).toBe(0);
  expect(out()).toContain(`You have tried all ${every.length}.`);
  expect(await run('puzzles', 'solve', 'lantern', '--theme', 'nothing')).toBe(2);
  expect(err()).toContain('no-such-theme');
  clearUp();
  const none = testProgram();
  expect(await none.run('puzzles', 'solve', 'lantern')).toBe(2);
  expect(none.err()).toContain('no-puzzles');
  expect(await none.run('puzzles', 'dance', 'lantern')).toBe(2);
  expect(await none.run('puzzles', 'solve')).toBe(2);
  none.clearUp();
});
