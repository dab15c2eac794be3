// Writes the service worker into the build: it keeps exactly the files of this build, named by their contents.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/service-worker.js', import.meta.url));
/** Files out of `public/`, which do not go through the bundler. */
const PUBLIC = ['boot.js', 'icon.svg', 'icon-192.png', 'icon-512.png', 'manifest.webmanifest'];
/** What the first page needs besides the start: the page itself and its words. */
const FIRST_PAGE = /web\/src\/pages\/home-page|(web|kernel)\/texts\/(home\/)?\w\w\.ts/;

export function serviceWorker(): Plugin {
  return {
    name: 'undercroft-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.keys(bundle).filter((file) => !/\.map$|^\.vite\//.test(file));
        const hash = createHash('sha256');
        for (const file of [...files].sort()) {
          const item = bundle[file]!;
          hash.update(file).update(item.type === 'chunk' ? item.code : item.source);
        }
        const list = [
          '/',
          ...files.filter((file) => file !== 'index.html').map((f) => `/${f}`),
          ...PUBLIC.map((f) => `/${f}`),
        ];
        const shell = ['/', '/boot.js', '/icon.svg', ...[...firstFiles(bundle)].map((f) => `/${f}`)];
        const source = readFileSync(SOURCE, 'utf8')
          .replace('__VERSION__', hash.digest('hex').slice(0, 12))
          .replace('__SHELL__', JSON.stringify(shell))
          .replace('__FILES__', JSON.stringify(list));
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}

/** The entry and the first page with everything they import, and their styles. */
function firstFiles(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const found = new Set<string>();
  const take = (file: string): void => {
    const item = bundle[file];
    if (item?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    for (const style of item.viteMetadata?.importedCss ?? []) found.add(style);
    for (const next of item.imports) take(next);
  };
  for (const [file, item] of Object.entries(bundle))
    if (
      item.type === 'chunk' &&
      (item.isEntry || FIRST_PAGE.test(item.facadeModuleId?.replaceAll('\\', '/') ?? ''))
    )
      take(file);
  return found;
}
