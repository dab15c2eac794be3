// Reads every text of every language and finds four faults: a second name for a thing, a sentence that a person's name
// does not fit, a plural that a number does not fit, and signs that the language does not write so.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, render, type Terms, type Texts } from '../packages/kernel/src/text.ts';

/** All texts of a game, or of everything around the games, in one language. */
export interface Volume {
  readonly of: string;
  readonly language: Language;
  readonly texts: Texts;
}

const GAMES = 'packages/games/';
/** The words around the games are held by the client's terms. */
const HOUSE = 'packages/web';

/** Every text below this root. Ids may be used twice in different files, so that each id begins with its file. */
export async function readVolumes(root: string): Promise<Volume[]> {
  const volumes = new Map<string, { of: string; language: Language; texts: Record<string, string> }>();
  const add = (file: string, language: Language, texts: Texts): void => {
    const of = file.startsWith(GAMES) ? file.split('/').slice(0, 3).join('/') : HOUSE;
    const volume = volumes.get(`${of} ${language}`) ?? { of, language, texts: {} };
    volumes.set(`${of} ${language}`, volume);
    for (const [id, text] of Object.entries(texts)) volume.texts[`${file} ${id}`] = text;
  };
  for (const file of globSync('packages/{*,games/*,cli/game-template}/{texts,rulebook}/**/*.ts', {
    cwd: root,
  }).sort()) {
    const language = /(?:^|[./])(en|ru|it)\.ts$/.exec(file)?.[1] as Language | undefined;
    if (language) add(file, language, ((await import(join(root, file))) as { default: Texts }).default);
    if (!file.endsWith('/rulebook/nouns.ts')) continue;
    const { nouns } = (await import(join(root, file))) as { nouns: { names?: Record<string, Texts> } };
    for (const each of LANGUAGES)
      add(
        file,
        each,
        Object.fromEntries(Object.entries(nouns.names ?? {}).map(([id, names]) => [id, names[each]!])),
      );
  }
  return [...volumes.values()];
}

/** The terms that hold for a volume. */
export async function termsOf(root: string, volume: Volume): Promise<Terms> {
  const file = join(root, volume.of, 'texts/terms.ts');
  return existsSync(file) ? ((await import(file)) as { default: Terms }).default : [];
}

/** Words that stand for a thing beside its name, and names that no text uses. */
export function synonymFaults({ of, language, texts }: Volume, terms: Terms): string[] {
  const all = Object.entries(texts).map(([id, text]) => [id, wordsOf(text)] as const);
  return terms.flatMap((term) => {
    const [name, ...never] = term[language];
    const faults = never.flatMap((word) => {
      const second = wordPattern(word);
      return all
        .filter(([, text]) => second.test(text))
        .map(([id, text]) => `${id}: “${second.exec(text)![0]}” stands for “${name}”`);
    });
    const inAnyCase = wordPattern(name.replace(/\p{L}{5,}/gu, (word) => `${word.slice(0, -2)}*`));
    return all.some(([, text]) => inAnyCase.test(text))
      ? faults
      : [...faults, `${of}: no ${language} text says “${name}”`];
  });
}

/** A template without the names of its arguments. */
const wordsOf = (text: string): string =>
  text.replace(/\{\w+((?:\|[^{}|]*)+)\}/g, (_, forms: string) => forms).replace(/\{[^{}]*\}/g, '…');

function wordPattern(word: string): RegExp {
  const escaped = word.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[\\p{L}]*');
  return new RegExp(`(?<![\\p{L}])${escaped}(?![\\p{L}])`, 'iu');
}

/** Arguments that are a person's name, or a seat that a person may have renamed. */
const PERSON = '(?:ally|name|names|owner|seat|target|who|winner)';
/** Names that fit no pattern: other scripts, cases, genders, lengths and marks. */
export const AWKWARD_NAMES = [
  'Рябина',
  'Анна',
  'Илья',
  'Любовь',
  'Жан-Поль',
  'Мария Игоревна',
  'ИВАН',
  'Ё',
  'Ω',
  '王小明',
  'علي',
  '🙂',
  'Seat 3',
  'Nocciola',
  'D’Artagnan',
  "O'Brien",
  'player_7',
  '$& {n}',
  '«Кот»',
  'Extraordinarily long name that somebody has given to a seat',
] as const;

/** Sentences of a volume in which some name does not stand as it is, needs a case, or has a gender. */
export function nameFaults({ language, texts }: Volume): string[] {
  const short = Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id.slice(id.indexOf(' ') + 1), text]),
  );
  return Object.entries(texts).flatMap(([id, text]) => {
    if (/ seat\.\d+\.(?!short$)/.test(id)) return [`${id}: a name has no forms`];
    const faults = [...(GENDERED[language]?.(text) ?? [])].map((fault) => `${id}: ${fault}`);
    const asked = text.match(new RegExp(`\\{${PERSON}(?:\\.\\w+)?\\}`, 'g')) ?? [];
    if (asked.length === 0) return faults;
    for (const name of AWKWARD_NAMES) {
      const said = render({ ...short, given: text, 'seat.0': name }, language, {
        id: 'given',
        args: Object.fromEntries(asked.map((one) => [one.replace(/[{}]|\.\w+/g, ''), { id: 'seat.0' }])),
      });
      if (said.split(name).length - 1 < asked.length) faults.push(`${id}: “${name}” is not said as it is`);
    }
    return faults;
  });
}

const GENDERED: Partial<Record<Language, (text: string) => string[]>> = {
  ru: (text) => [
    // «Анна выложил», «Анна слишком осторожен»: a masculine form within three words.
    ...[...text.matchAll(new RegExp(`\\{${PERSON}\\}((?: [а-яё]+){1,3})`, 'g'))].flatMap(([, words]) =>
      words!
        .trim()
        .split(' ')
        .filter(
          (word) => /(?:[аеёиоуыэюя]л|лся|[её]н|готов|рад)$/.test(word) && !/^(?:стол|пол|зал)$/.test(word),
        )
        .map((word) => `“${word}” makes every name masculine`),
    ),
    // «построил Анна»
    ...[...text.matchAll(new RegExp(`([а-яё]+(?:л|лся)) \\{${PERSON}\\}`, 'gi'))].map(
      ([, word]) => `“${word}” makes every name masculine`,
    ),
    // «с Анна», «рука Анна»: before a name only a verb, «игрок» in any case, or a word without one.
    ...[...text.matchAll(new RegExp(`([а-яё]+) \\{${PERSON}\\}`, 'gi'))]
      .filter(([, word]) => !/(?:[её]т|[иауюя]т|тся)$|^(?:игрок(?:а|у|ом)?|место|и|теперь)$/i.test(word!))
      .map(([, word]) => `a name after “${word}” needs a case`),
  ],
  it: (text) =>
    [
      ...text.matchAll(
        new RegExp(
          `\\{${PERSON}\\}(?: non)?(?: si)? (?:è|era|viene|resta) (?:stat[oa] )?(?:(?:troppo|già|ancora) )?(\\p{L}*(?:[aiu]|st|tt|rt|lt|nt|s)t?[oa])(?!\\p{L})`,
          'gu',
        ),
      ),
    ].map(([, word]) => `“${word}” gives every name a gender`),
};

/** Counts whose forms differ in Russian: many, one, few, many, many, one, one. */
export const COUNTS: Readonly<Record<number, number>> = { 0: 2, 1: 0, 2: 1, 5: 2, 11: 2, 21: 0, 101: 0 };

/** Before a count: «в 5 партиях», but «из 5 партий». */
const PREPOSITION = /(?<=^|\s)(?:в|на|о|при) (?=\{\w+\} $)/i;

/** Russian plurals that take the wrong form for a count, or that decline one word in two ways. */
export function pluralFaults({ language, texts }: Volume): string[] {
  if (language !== 'ru') return [];
  const known = new Map<string, string>();
  return Object.entries(texts).flatMap(([id, text]) =>
    [...text.matchAll(/\{(\w+)((?:\|[^{}|]*)+)\}/g)].flatMap(({ 0: whole, 1: name, 2: plurals, index }) => {
      const forms = plurals!.slice(1).split('|');
      if (forms.length !== 3) return [`${id}: ${whole} needs three forms`];
      const faults = Object.entries(COUNTS).flatMap(([count, form]) => {
        const said = render({ given: whole }, 'ru', { id: 'given', args: { [name!]: Number(count) } });
        return said === forms[form] ? [] : [`${id}: ${count} “${said}”`];
      });
      const word = `${PREPOSITION.exec(text.slice(0, index))?.[0] ?? ''}${forms[0]}`;
      const before = known.get(word);
      known.set(word, plurals!);
      return before === undefined || before === plurals
        ? faults
        : [...faults, `${id}: “${plurals!.slice(1)}”, elsewhere “${before.slice(1)}”`];
    }),
  );
}

const SIGNS: Readonly<Record<Language, readonly (readonly [fault: string, pattern: RegExp])[]>> = {
  en: [['no space before %', /[\d}] %/]],
  ru: [['a space before %', /[\d}]%/]],
  it: [['no space before %', /[\d}] %/]],
};

/** Straight quotes, and percent signs that stand too near or too far. */
export function signFaults({ language, texts }: Volume): string[] {
  const signs = [...SIGNS[language], ['no straight quotes', /"/] as const];
  return Object.entries(texts).flatMap(([id, text]) =>
    signs.filter(([, pattern]) => pattern.test(text)).map(([fault]) => `${id}: ${fault}`),
  );
}
