// Games saved by the first version of the program go on with the luck, the bots and the names that they had.
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord } from '@undercroft/kernel';
import { houseShelf } from '@undercroft/shelf';
import { expect, test } from 'vitest';
import { testProgram } from './test-program.ts';

/** The hash of the finished record, as the version that saved the game finished it with the same answers. */
test.each([['seeded', 'tomb', 37, 88, '9053bfd6bac4fa62']])(
  'a %s game of %s goes on after %i entries',
  async (name, game, before, after, hash) => {
    const program = testProgram({ shelf: houseShelf, input: '1\n'.repeat(3_000) });
    const file = join(program.folder, 'save.json');
    copyFileSync(join(import.meta.dirname, `saves/${name}.json`), file);
    expect(await program.run('play', '--json', '--resume', file)).toBe(0);
    expect(program.jsonLines()[0]).toMatchObject({
      type: 'hello',
      game,
      entries: before,
      luck: { kind: name },
    });
    const record = parseRecord(readFileSync(file, 'utf8'));
    expect(record.entries).toHaveLength(after);
    expect(record.hash).toBe(hash);
    expect(record.names).toEqual(['Ada', 'Bo', 'Cy']);
    program.clearUp();
  },
);

test('a sealed game whose rules were raised since goes on under its own', async () => {
  const program = testProgram({ shelf: houseShelf, input: '1\n'.repeat(3_000) });
  const file = join(program.folder, 'save.json');
  copyFileSync(join(import.meta.dirname, 'saves/sealed.json'), file);
  expect(await program.run('play', '--json', '--resume', file)).toBe(0);
  const record = parseRecord(readFileSync(file, 'utf8'));
  expect([record.game, record.rules, record.result?.winners.length]).toEqual([
    'delve',
    '1',
    expect.any(Number),
  ]);
  expect(await program.run('verify', file)).toBe(0);
  program.clearUp();
});
