// The docs name only files that exist, and their links lead somewhere.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })];

test.each(pages)('%s: links and named files exist', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link]) =>
    join(dirname(page), link!),
  );
  const named = [...text.matchAll(/`((?:packages|scripts|bench\/src|e2e|docs)\/[\w/.-]+\.\w+)`/g)].map(
    ([, file]) => file!,
  );
  const short = [...text.matchAll(/`((?:kernel|kit|web|server|protocol|bots)\/src\/[\w/.-]+\.tsx?)`/g)].map(
    ([, file]) => `packages/${file}`,
  );
  expect([...links, ...named, ...short].filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
