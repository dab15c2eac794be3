// `npm run freeze -- GAME`, before the rules of a game are raised: keeps them as built, so that what was played under them
// is replayed for ever. `--from FOLDER` takes the room of another checkout.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { AnyGame } from '@undercroft/kernel';
import { rolldown } from 'rolldown';

const GAMES = resolve(import.meta.dirname, '../packages/games');

/** Answers the file. The kernel stays outside: what it replays with is promised by the format of records. */
async function freeze(name: string, from = join(GAMES, name)): Promise<string> {
  const build = await rolldown({
    input: join(from, 'src/index.ts'),
    platform: 'neutral',
    external: ['@undercroft/kernel'],
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false, minify: true });
  const [{ code }] = output;
  const { rules } = await gameIn(code);
  const file = join(GAMES, name, 'rules', `${rules}.js`);
  if (existsSync(file)) throw new Error(`${file} is frozen already`);
  mkdirSync(join(GAMES, name, 'rules'), { recursive: true });
  writeFileSync(
    file,
    `// Rules ${rules} of ${name} as they were built, by scripts/freeze-rules.ts: not to be edited.\n${code}`,
  );
  await build.close();
  return file;
}

/** What was built says its own number. */
async function gameIn(code: string): Promise<AnyGame> {
  const kernel = JSON.stringify(pathToFileURL(resolve(GAMES, '../kernel/src/index.ts')).href);
  const alone = code.replaceAll(/(['"])@undercroft\/kernel\1/g, kernel);
  return (await import(`data:text/javascript,${encodeURIComponent(alone)}`)).game;
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } });
console.log(await freeze(positionals[0]!, values.from && resolve(values.from)));
