// Messages travel as an id with arguments; each reader's texts turn them into words, with plurals and cases.

/** An argument: a number, a plain word (a person's name), or another message, rendered in place. */
export type Argument = number | string | Message;

export interface Message {
  readonly id: string;
  readonly args?: Readonly<Record<string, Argument>>;
}

/** The languages of the house. A new one is one entry here and its text files; its name and its plurals come from Intl. */
const LANGUAGE_LIST = {
  en: { wordsPerMinute: 228 },
  ru: { wordsPerMinute: 184 },
  it: { wordsPerMinute: 188 },
} as const;

export type Language = keyof typeof LANGUAGE_LIST;
/** The first is spoken where none is known. */
export const LANGUAGES = Object.keys(LANGUAGE_LIST) as unknown as readonly [Language, ...Language[]];

/** Words a minute that adults read (standard texts of IReST, 2012). */
export const wordsPerMinute = (language: Language): number => LANGUAGE_LIST[language].wordsPerMinute;

export const isLanguage = (word: string): word is Language => LANGUAGES.some((language) => language === word);

/** The name of a language in that language, with a capital. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language)!;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/**
 * Texts of one language: id to template. In a template
 * - `{name}` is the argument `name`;
 * - `{name.gen}` asks a message argument for another form: its text `<id>.gen`, or `<id>` where there is none;
 * - `{n|point|points}` picks a plural form by the number n, in the order of `pluralCategories`: one and other in English,
 *   one, few and many in Russian: `{n|очко|очка|очков}`. The number itself is written with `{n}`;
 * - `{n:signed}` writes a number with its sign and a real minus.
 */
export type Texts = Readonly<Record<string, string>>;

/**
 * One thing, one name: what each thing is called in each language, and after it the words that must not stand for it.
 * In those `*` is the rest of a word: `тян*`.
 */
export type Terms = readonly Readonly<Record<Language, readonly [name: string, ...never: string[]]>>[];

const PLACEHOLDER = /\{([a-zA-Z0-9]+)(?:\.([a-zA-Z0-9]+)|:(signed)|((?:\|[^{}|]*)+))?\}/g;

const CLDR_ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
type Plurals = { readonly rules: Intl.PluralRules; readonly categories: readonly Intl.LDMLPluralRule[] };
const known = new Map<Language, Plurals>();

function pluralsOf(language: Language): Plurals {
  const before = known.get(language);
  if (before) return before;
  const rules = new Intl.PluralRules(language);
  const used = new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)));
  const plurals = { rules, categories: CLDR_ORDER.filter((category) => used.has(category)) };
  known.set(language, plurals);
  return plurals;
}

/** The plural forms that a template gives in this language: the categories that counts fall into. */
export const pluralCategories = (language: Language): readonly Intl.LDMLPluralRule[] =>
  pluralsOf(language).categories;

/** Categories beyond counts (fractions, millions) take the last form. */
function pluralForm(language: Language, n: number, forms: readonly string[]): string {
  const { rules, categories } = pluralsOf(language);
  return forms.at(categories.indexOf(rules.select(Math.abs(n))))!;
}

/** The words for a message. A missing text is shown as its id in brackets: visible, never a crash. */
export function render(texts: Texts, language: Language, message: Message, form?: string): string {
  const template = (form && texts[`${message.id}.${form}`]) ?? texts[message.id];
  if (template === undefined) return `[${message.id}]`;
  if (!template.includes('{')) return template;
  return template.replace(PLACEHOLDER, (whole, name: string, wanted, signed, plurals: string | undefined) => {
    const value = message.args?.[name];
    if (value === undefined) return whole;
    if (plurals !== undefined) return pluralForm(language, Number(value), plurals.slice(1).split('|'));
    if (typeof value === 'object') return render(texts, language, value, wanted);
    if (signed && typeof value === 'number') return value > 0 ? `+${value}` : String(value).replace('-', '−');
    return typeof value === 'number' ? String(value).replace('-', '−') : value;
  });
}

/** What keeps a message from being said in this language: missing texts, arguments or plural forms. */
export function textProblems(texts: Texts, language: Language, message: Message): readonly string[] {
  const template = texts[message.id];
  if (template === undefined) return [`${language}: no text for ${message.id}`];
  const problems: string[] = [];
  for (const [, name, , , plurals] of template.matchAll(PLACEHOLDER)) {
    if (message.args?.[name!] === undefined) problems.push(`${language}: ${message.id} needs {${name}}`);
    if (plurals !== undefined && plurals.slice(1).split('|').length !== pluralCategories(language).length)
      problems.push(`${language}: ${message.id} has the wrong number of plural forms`);
  }
  for (const value of Object.values(message.args ?? {}))
    if (typeof value === 'object') problems.push(...textProblems(texts, language, value));
  return problems;
}
