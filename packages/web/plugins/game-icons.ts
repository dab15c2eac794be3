// Inlines pictures of @iconify-json/game-icons by name: `import path from 'virtual:game-icon/compass'`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:game-icon/';

/** The pictures of the package that this folder has. */
export function gameIcons(folder = import.meta.dirname): Plugin {
  let icons: Readonly<Record<string, { readonly body: string }>> | undefined;
  const load = (): NonNullable<typeof icons> => {
    const file = createRequire(join(folder, '_')).resolve('@iconify-json/game-icons/icons.json');
    icons ??= (JSON.parse(readFileSync(file, 'utf8')) as { icons: NonNullable<typeof icons> }).icons;
    return icons;
  };
  return {
    name: 'undercroft-game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const icon = load()[name];
      if (!icon) throw new Error(`game-icons has no picture named ${name}`);
      const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
      return `export default ${JSON.stringify(paths.join(''))};`;
    },
  };
}
