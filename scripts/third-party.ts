// What a release is made of besides our own code: the packages of the modules that went in, their licences, and a bill of materials.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Part {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly folder: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The packages that these files belong to, by name; our own are none. */
export function packagesOf(files: readonly string[]): readonly Part[] {
  const folders = new Set(
    files.flatMap((file) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0] ?? []),
  );
  const parts = [...folders].map((folder): Part => {
    const { name, version, license } = readManifest(folder);
    return { name, version, license: license ?? 'see its folder', folder };
  });
  const named = new Map(
    parts
      .filter(({ name }) => !name.startsWith('@undercroft/'))
      .map((part) => [`${part.name} ${part.version}`, part]),
  );
  return [...named.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Builds the client, and is not in it. */
const BUILDER = 'vite';

/** What the client, the kit and the boards depend on, as a file of each: the client is bundled before it comes here. */
export function clientPackages(root: string): readonly string[] {
  const found = new Set<string>();
  const walk = (folder: string): void => {
    for (const name of Object.keys(readManifest(folder).dependencies ?? {})) {
      if (name === BUILDER) continue;
      const there = [join(folder, 'node_modules', name), join(root, 'node_modules', name)].find((path) =>
        existsSync(path),
      );
      if (!there || found.has(there) || name.startsWith('@undercroft/')) continue;
      found.add(there);
      walk(there);
    }
  };
  for (const name of ['web', 'kit']) walk(join(root, 'packages', name));
  return [...found].map((folder) => join(folder, 'package.json'));
}

const licenceText = (folder: string): string => {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : '';
};

/** What differs between packages of one licence. */
const NOTICE = /^\W*Copyright\b/;
const TITLE = /^\W*(?:the )?mit licen[cs]e(?: \(mit\))?\W*$/i;

/** Each licence once, under the names of all packages that have it, each with its notices. */
export function thirdPartyText(parts: readonly Part[]): string {
  const licences = new Map<string, { readonly text: string; readonly under: string[] }>();
  for (const part of parts) {
    const lines = (licenceText(part.folder) || 'No licence text comes with the package.').split('\n');
    const notices = lines.filter((line) => NOTICE.test(line)).map((line) => `  - ${line.trim()}`);
    const common = lines
      .filter((line) => !NOTICE.test(line) && !TITLE.test(line))
      .join('\n')
      .trim();
    const key = common.replaceAll(/\s+/g, ' ');
    const licence = licences.get(key) ?? { text: common, under: [] };
    licence.under.push(`- ${part.name} ${part.version} (${part.license})`, ...notices);
    licences.set(key, licence);
  }
  return [
    '# Packages of others in this release',
    'A security release of one of them needs a release of Undercroft.',
    ...[...licences.values()].map(({ text, under }) => `${under.join('\n')}\n\n\`\`\`\n${text}\n\`\`\`\n`),
  ].join('\n\n');
}

/** CycloneDX; without a date, so that the same sources give the same bytes. */
export const sbomOf = (version: string, parts: readonly Part[]): string =>
  `${JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'undercroft', version } },
    components: parts.map((part) => ({
      type: 'library',
      name: part.name,
      version: part.version,
      purl: `pkg:npm/${part.name.replace('@', '%40')}@${part.version}`,
      licenses: [{ expression: part.license }],
    })),
  })}\n`;
