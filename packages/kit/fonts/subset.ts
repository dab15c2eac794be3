// Cuts the two typefaces down to what the house writes with: Latin with Italian accents, Russian, and a few signs.
// Run with `npm run fonts -w @undercroft/kit`; the results are committed, so that building needs no font tools.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const LATIN = `${range(0x20, 0x7e)}\u00a0«»·×°±ÀÈÉÌÒÙàèéìòù–—‘’“”…−≥≤→`;
const CYRILLIC = `${range(0x410, 0x44f)}Ёё№«»–—`;

const sources = [
  {
    face: 'source',
    file: '@fontsource-variable/source-sans-3/files/source-sans-3-{set}-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  { face: 'forum', file: '@fontsource/forum/files/forum-{set}-400-normal.woff2', axes: undefined },
] as const;

for (const { face, file, axes } of sources)
  for (const [set, text] of [
    ['latin', LATIN],
    ['cyrillic', CYRILLIC],
  ] as const) {
    const source = await readFile(require.resolve(file.replace('{set}', set)));
    const subset = await subsetFont(source, text, {
      targetFormat: 'woff2',
      ...(axes && { variationAxes: axes }),
    });
    await writeFile(new URL(`./${face}-${set}.woff2`, import.meta.url), subset);
    console.log(`${face}-${set} ${subset.length}`);
  }
