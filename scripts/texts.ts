// Audits the translations: every language has the same texts, with the same arguments, its own plural forms, and one
// name for one thing.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, pluralCategories, type Texts } from '../packages/kernel/src/text.ts';
import { readVolumes, synonymFaults, termsOf } from './text-audit.ts';

const root = join(import.meta.dirname, '..');
const PLURAL = /\{(\w+)((?:\|[^{}|]*)+)\}/g;
const ARGUMENT = /\{(\w+)[^{}]*\}/g;
const ASKED_FORM = /\{\w+\.(\w+)\}/g;
const CASES = ['gen', 'dat', 'acc', 'ins', 'pre'];
const complaints: string[] = [];

const [flag, wanted = ''] = process.argv.slice(2);
if (flag === '--new') {
  listFilesFor(wanted);
  process.exit();
}

for (const english of globSync('packages/{*,games/*}/texts/{,*/}en.ts', { cwd: root }).sort()) {
  const folder = english.slice(0, -'/en.ts'.length);
  const texts = {} as Record<Language, Texts>;
  for (const language of LANGUAGES) {
    const file = join(root, folder, `${language}.ts`);
    if (existsSync(file)) texts[language] = ((await import(file)) as { default: Texts }).default;
    else complaints.push(`${folder}: no ${language}.ts`);
  }
  if (LANGUAGES.some((language) => !texts[language])) continue;
  const ids = new Set(LANGUAGES.flatMap((language) => Object.keys(texts[language])));
  const forms = formsAskedFor(texts);
  for (const id of ids) complaints.push(...complaintsAbout(folder, id, texts, forms));
  console.log(`${folder}: ${Object.keys(texts.en).length} texts in ${LANGUAGES.length} languages`);
}

for (const volume of await readVolumes(root))
  complaints.push(...new Set(synonymFaults(volume, await termsOf(root, volume))));

for (const complaint of complaints) console.log(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

/** Every form that some template asks a message for: `{who.mid}`, `{card.acc}`. */
function formsAskedFor(texts: Record<Language, Texts>): ReadonlySet<string> {
  const templates = LANGUAGES.flatMap((language) => Object.values(texts[language]));
  return new Set([
    ...CASES,
    ...templates.flatMap((text) => [...text.matchAll(ASKED_FORM)].map(([, form]) => form!)),
  ]);
}

/** A form of a text (`.gen`, `.mid` ...) may exist in one language alone: the others fall back to the plain text. */
function complaintsAbout(
  folder: string,
  id: string,
  texts: Record<Language, Texts>,
  forms: ReadonlySet<string>,
): string[] {
  const found: string[] = [];
  const wanted = argumentsOf(texts.en[id] ?? '');
  for (const language of LANGUAGES) {
    const text = texts[language][id];
    if (text === undefined) {
      if (!forms.has(id.slice(id.lastIndexOf('.') + 1))) found.push(`${folder}: ${language} lacks ${id}`);
      continue;
    }
    if (text.trim() === '') found.push(`${folder}: ${language} has an empty ${id}`);
    if (texts.en[id] !== undefined && argumentsOf(text) !== wanted)
      found.push(`${folder}: ${language} ${id} has other arguments than English`);
    const plurals = pluralCategories(language);
    for (const [, , forms] of text.matchAll(PLURAL))
      if (forms!.slice(1).split('|').length !== plurals.length)
        found.push(`${folder}: ${language} ${id} wants the plural forms ${plurals.join(', ')}`);
  }
  return found;
}

function argumentsOf(text: string): string {
  return [...new Set([...text.matchAll(ARGUMENT)].map(([, name]) => name))].sort().join(' ');
}

/** What a new language takes: each file to write, how many texts it has, and its English model. */
function listFilesFor(language: string): void {
  if (!/^[a-z]{2,3}$/.test(language)) throw new RangeError('--new takes the code of a language, such as de');
  const models = globSync('packages/**/{en,*.en}.ts', {
    cwd: root,
    exclude: ['**/node_modules', '**/game-template'],
  });
  let all = 0;
  for (const model of models.sort()) {
    const target = model.replace(/en\.ts$/, `${language}.ts`);
    if (existsSync(join(root, target))) continue;
    const lines = readFileSync(join(root, model), 'utf8').match(/^\s+'?[\w.-]+'?:/gm)?.length ?? 0;
    all += lines;
    console.log(`${target}: ${lines} texts, after ${model}`);
  }
  console.log(`${all} texts to write in ${language}`);
}
