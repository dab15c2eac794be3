// Reads the TypeScript sources of the packages with a real parser: which files there are and what they refer to.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Expression, type Program, parseSync, Visitor } from 'oxc-parser';

/** `import`: static, dynamic and type imports, re-exports. `file`: `import.meta.glob` and `new URL(…, import.meta.url)`. */
export interface Reference {
  readonly kind: 'import' | 'file';
  readonly target: string;
}

export interface SourceFile {
  /** From the root, with `/`. */
  readonly path: string;
  /** `kernel`, or `games/delve`. */
  readonly home: string;
  /** The path inside the package. */
  readonly inside: string;
  /** Tests and tools may import what they like. */
  readonly isTest: boolean;
  readonly text: string;
  readonly program: Program;
}

const SKIPPED = new Set(['node_modules', 'dist', 'report']);

/** Every `.ts` and `.tsx` file below `root/packages`. */
export function* sourceFiles(root: string): Generator<SourceFile> {
  const options = { withFileTypes: true, recursive: true } as const;
  for (const entry of readdirSync(join(root, 'packages'), options)) {
    const path = relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    const [, top, ...rest] = path.split('/');
    if (!/\.tsx?$/.test(path) || !entry.isFile() || rest.some((folder) => SKIPPED.has(folder))) continue;
    const home = top === 'games' ? `games/${rest.shift()}` : top!;
    const text = readFileSync(join(root, path), 'utf8');
    const isTest = /\.test\.tsx?$|\/(test|testing|tools)\//.test(path);
    yield { path, home, inside: rest.join('/'), isTest, text, program: parseSync(path, text).program };
  }
}

/** Everything that a file loads by a name that stands in it; of a template, the part before the first hole. */
export function referencesOf({ program }: SourceFile): Reference[] {
  const references: Reference[] = [];
  const add = (kind: Reference['kind'], node: Expression | null | undefined): void => {
    if (node?.type === 'ArrayExpression')
      for (const element of node.elements) add(kind, element as Expression | null);
    const target =
      node?.type === 'Literal'
        ? node.value
        : node?.type === 'TemplateLiteral'
          ? node.quasis[0]!.value.raw
          : '';
    if (typeof target === 'string' && target !== '') references.push({ kind, target });
  };
  new Visitor({
    ImportDeclaration: (node) => add('import', node.source),
    ExportNamedDeclaration: (node) => add('import', node.source),
    ExportAllDeclaration: (node) => add('import', node.source),
    ImportExpression: (node) => add('import', node.source),
    TSImportType: (node) => add('import', node.source),
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return;
      const name = callee.property.type === 'Identifier' ? callee.property.name : '';
      if (name === 'glob' || name === 'resolve')
        add(name === 'glob' ? 'file' : 'import', first as Expression | undefined);
    },
    NewExpression({ callee, arguments: [first, second] }) {
      const isHere = second?.type === 'MemberExpression' && second.object.type === 'MetaProperty';
      if (isHere && callee.type === 'Identifier' && callee.name === 'URL') add('file', first as Expression);
    },
  }).visit(program);
  return references;
}
