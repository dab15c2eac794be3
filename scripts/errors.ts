// Lists every code that the product can answer with and what it says: `node scripts/errors.ts` writes docs/reference/errors.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLI_CODES } from '../packages/cli/src/error-codes.ts';
import cli from '../packages/cli/texts/en.ts';
import { KERNEL_CODES } from '../packages/kernel/src/errors.ts';
import kernel from '../packages/kernel/texts/en.ts';
import { LAB_CODES } from '../packages/lab/src/codes.ts';
import lab from '../packages/lab/texts/en.ts';
import { SERVER_CODES } from '../packages/protocol/src/codes.ts';
import { PUZZLE_CODES } from '../packages/puzzles/src/codes.ts';
import puzzles from '../packages/puzzles/texts/en.ts';
import host from '../packages/server/texts/en.ts';
import { SHELF_CODES } from '../packages/shelf/src/shelf.ts';
import shelf from '../packages/shelf/texts/en.ts';
import web from '../packages/web/texts/en.ts';
import expeditions from '../packages/web/texts/expeditions/en.ts';
import house from '../packages/web/texts/house/en.ts';
import studies from '../packages/web/texts/studies/en.ts';

export const PAGE = join(import.meta.dirname, '../docs/reference/errors.md');

type Words = Readonly<Record<string, string>>;

const FAMILIES: readonly (readonly [title: string, codes: readonly string[], words: Words])[] = [
  ['The rules of play, undo, records and luck', KERNEL_CODES, kernel],
  ['The server', SERVER_CODES, { ...web, ...house, ...expeditions, ...studies }],
  ['The command line', CLI_CODES, cli],
  [
    'The commands of a host',
    Object.keys(host).flatMap((id) => (id.startsWith('error.') ? [id.slice('error.'.length)] : [])),
    host,
  ],
  ['The lab', LAB_CODES, lab],
  ['The shelf of games', SHELF_CODES, shelf],
  ['Puzzles', PUZZLE_CODES, puzzles],
];

const rowOf = (code: string, words: Words): string => {
  const text = words[`error.${code}`];
  if (text === undefined) throw new Error(`no text for ${code}`);
  return `| \`${code}\` | ${text.replaceAll('|', '\\|').replaceAll('\n', ' ')} |`;
};

/** The page as it should stand in the docs. */
export const errorsPage = (): string => `# Errors

Whatever is wrong is answered with a code, and said in the reader's language (English here; Russian and Italian are complete). Words in braces are filled in. A refusal by a rule of a game also names the clause: \`undercroft rules CLAUSE\` shows it. Made by \`node scripts/errors.ts\`; a test holds it to the code.

- On the command line: one line on standard error, \`undercroft: CODE: words\`, exit code 2. Exit code 1 with \`internal\` is a fault of ours.
- On the socket: \`refused { id, code, clause?, why? }\`, or \`error { code, where }\` for a frame that cannot be read ([protocol](protocol.md)).
- Over HTTP: \`{ code, where? }\` with a 4xx status.
- In \`play --json\`: \`refusal { code, text, clause?, why? }\` ([bot protocol](bot-protocol.md)).
${FAMILIES.map(
  ([title, codes, words]) =>
    `\n## ${title}\n\n| code | what it says |\n|---|---|\n${codes.map((code) => rowOf(code, words)).join('\n')}\n`,
).join('')}`;

if (import.meta.main) writeFileSync(PAGE, errorsPage());
