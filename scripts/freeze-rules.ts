// `npm run freeze -- FOLDER`, before the rules of a game are raised: keeps them as built, with all earlier ones that they know,
// so that what was played under them is replayed for ever. The recorded games stay as witnesses.
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame } from '@undercroft/kernel';
import { rolldown } from 'rolldown';

/** Answers the file. The kernel stays outside: what it replays with is promised by the format of records. */
async function freeze(room: string): Promise<string> {
  const index = join(room, 'src/index.ts');
  const { game }: { game: AnyGame } = await import(pathToFileURL(index).href);
  const file = join(room, 'rules', `${game.rules}.js`);
  if (existsSync(file)) throw new Error(`${file} is frozen already`);
  const build = await rolldown({
    input: index,
    platform: 'neutral',
    external: ['@undercroft/kernel'],
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false, minify: true });
  await build.close();
  mkdirSync(join(room, 'rules'), { recursive: true });
  writeFileSync(
    file,
    `// Rules ${game.rules} of ${game.name} as they were built, by scripts/freeze-rules.ts: not to be edited.\n${output[0].code}`,
  );
  keepRecords(room, game.rules);
  return file;
}

/** Recorded games are written anew under the next rules: these stay as they are. */
function keepRecords(room: string, rules: string): void {
  const recorded = join(room, 'test/recorded');
  const kept = join(room, 'test/old-rules');
  mkdirSync(kept, { recursive: true });
  for (const name of readdirSync(recorded))
    copyFileSync(join(recorded, name), join(kept, `rules-${rules}-${name}`));
}

console.log(await freeze(resolve(process.argv[2]!)));
