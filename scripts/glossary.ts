// Keeps docs/glossary.md: a name means one thing, and what crosses a package border stands there once.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Declaration as Syntax } from 'oxc-parser';
import { type SourceFile, sourceFiles } from './source-files.ts';

interface Declaration {
  readonly name: string;
  readonly home: string;
  readonly place: string;
  readonly isComponent: boolean;
  /** The first sentence of its doc comment. */
  readonly sentence: string;
}

const PAGE = 'docs/glossary.md';
/** Below it `npm run glossary` adds and drops rows; a new row starts with the first sentence of the doc comment. */
export const HEADING = '## Names that cross a package border';
const ROW = /^\| \*\*(?<word>[^*]+)\*\*(?<names>[^|]*)\| (?<home>[^|]*)\|/gm;

/** What is wrong below this root, one sentence each. */
export function glossaryFaults(root: string): string[] {
  const { declarations, crossing } = readNames(root);
  const text = readFileSync(join(root, PAGE), 'utf8');
  const faults = [...doubleMeanings(declarations), ...faultsOfWords(root, text, declarations)];
  if (text !== withNames(text, crossing)) faults.push(`${PAGE} is out of date: npm run glossary`);
  for (const [, name] of text.matchAll(/^\| `(\w+)` \| +\|$/gm)) faults.push(`${PAGE}: say what ${name} is`);
  return faults;
}

function readNames(root: string): { declarations: Declaration[]; crossing: Declaration[] } {
  const files = [...sourceFiles(root)].filter((file) => !file.isTest && /^(src|ui)\//.test(file.inside));
  const declarations = files.flatMap(declarationsIn);
  const imported = new Set(files.flatMap(importedFromPackages));
  const crossing = declarations.filter((one) => !one.isComponent && imported.has(`${one.home} ${one.name}`));
  return { declarations, crossing: crossing.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

function declarationsIn({ path, home, text, program }: SourceFile): Declaration[] {
  const found = new Map<string, Declaration>();
  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) continue;
    const place = `${path}:${text.slice(0, node.start).split('\n').length}`;
    const sentence = sentenceBefore(text, node.start);
    const canBeComponent = path.endsWith('.tsx') && !node.declaration.type.startsWith('TS');
    for (const name of namesOf(node.declaration)) {
      const isComponent = canBeComponent && /^[A-Z]/.test(name);
      // A schema and its type share a name and a file, and are one thing.
      if (!found.get(name)?.sentence) found.set(name, { name, home, place, isComponent, sentence });
    }
  }
  return [...found.values()];
}

function namesOf(node: Syntax): string[] {
  if (node.type !== 'VariableDeclaration')
    return 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : [];
  return node.declarations.flatMap(({ id }) => {
    if (id.type === 'Identifier') return [id.name];
    if (id.type !== 'ObjectPattern') return [];
    return id.properties.flatMap((one) =>
      one.type === 'Property' && one.value.type === 'Identifier' ? [one.value.name] : [],
    );
  });
}

function sentenceBefore(text: string, at: number): string {
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, at))?.[1] ?? '';
  const words = comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?[.!?](?= [A-Z`]|$)|^.+$/.exec(words)?.[0].replaceAll('|', '\\|') ?? '';
}

/** `package name` of everything that a file imports from another package. */
function importedFromPackages({ home, program }: SourceFile): string[] {
  return program.body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || !node.source.value.startsWith('@undercroft/')) return [];
    const from = node.source.value.split('/')[1];
    if (from === home) return [];
    return node.specifiers.flatMap((one) =>
      one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
        ? [`${from} ${one.imported.name}`]
        : [],
    );
  });
}

/** Rooms are compared with the shared packages, not with each other. Components are not: a `Card` draws a card. */
function doubleMeanings(declarations: readonly Declaration[]): string[] {
  const isRoom = ({ home }: Declaration): boolean => home.startsWith('games/');
  const named = Map.groupBy(
    declarations.filter((one) => !one.isComponent),
    (one) => one.name,
  );
  return [...named].flatMap(([name, all]) => {
    const clashing = all.filter((a) =>
      all.some((b) => a !== b && (a.home === b.home || !isRoom(a) || !isRoom(b))),
    );
    return clashing.length === 0
      ? []
      : [`${name} means two things: ${clashing.map(({ place }) => place).join(', ')}`];
  });
}

function faultsOfWords(root: string, text: string, declarations: readonly Declaration[]): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const { groups } of wordsOf(text).matchAll(ROW)) {
    const { word, names, home } = groups as { word: string; names: string; home: string };
    if (seen.has(word)) faults.push(`${PAGE}: ${word} stands there twice`);
    seen.add(word);
    const folder = home.trim();
    if (folder !== '' && !existsSync(join(root, 'packages', folder)))
      faults.push(`${PAGE}: there is no package ${folder}`);
    for (const [, name] of names.matchAll(/`(\w+)`/g))
      if (!declarations.some((one) => one.name === name && one.home === folder))
        faults.push(`${PAGE}: ${folder} exports no ${name}`);
  }
  return faults;
}

const wordsOf = (text: string): string => text.split(HEADING, 1)[0]!.trimEnd();

/** The page with a row for each name that crosses and stands beside no word; sentences that are there stay. */
function withNames(text: string, crossing: readonly Declaration[]): string {
  const words = wordsOf(text);
  const said = new Map([...text.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, name, is]) => [name, is]));
  const missing = crossing.filter(({ name }) => !words.includes(`\`${name}\``));
  const tables = [...Map.groupBy(missing, (one) => one.home)].sort().map(([home, names]) => {
    const rows = names.map(({ name, sentence }) => `| \`${name}\` | ${said.get(name) ?? sentence} |`);
    return `### ${home}\n\n| name | what it is |\n|---|---|\n${rows.join('\n')}\n`;
  });
  return `${words}\n\n${HEADING}\n\n${tables.join('\n')}`;
}

/** Adds the names that are missing and drops those that are gone. */
export function writeGlossary(root: string): void {
  const page = join(root, PAGE);
  writeFileSync(page, withNames(readFileSync(page, 'utf8'), readNames(root).crossing));
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  if (process.argv.includes('--write')) writeGlossary(root);
  const faults = glossaryFaults(root);
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
