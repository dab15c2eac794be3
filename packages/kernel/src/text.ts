// Messages travel as an id with arguments; each reader's texts turn them into words, with plurals and cases.

/** An argument: a number, a plain word (a person's name), or another message, rendered in place. */
export type Argument = number | string | Message;

export interface Message {
  readonly id: string;
  readonly args?: Readonly<Record<string, Argument>>;
}

export const LANGUAGES = ['en', 'ru', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

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
 * - `{n|point|points}` picks a plural form by the number n: two forms in English and Italian (one, other), three in
 *   Russian (one, few, many): `{n|очко|очка|очков}`. The number itself is written with `{n}`;
 * - `{n:signed}` writes a number with its sign and a real minus.
 */
export type Texts = Readonly<Record<string, string>>;

/**
 * One thing, one name: what each thing is called in each language, and after it the words that must not stand for it.
 * In those `*` is the rest of a word: `тян*`.
 */
export type Terms = readonly Readonly<Record<Language, readonly [name: string, ...never: string[]]>>[];

const PLACEHOLDER = /\{([a-zA-Z0-9]+)(?:\.([a-zA-Z0-9]+)|:(signed)|((?:\|[^{}|]*)+))?\}/g;

const pluralRules: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  ru: new Intl.PluralRules('ru'),
  it: new Intl.PluralRules('it'),
};

function pluralForm(language: Language, n: number, forms: readonly string[]): string {
  const category = pluralRules[language].select(Math.abs(n));
  if (language === 'ru') return forms[category === 'one' ? 0 : category === 'few' ? 1 : 2]!;
  return forms[category === 'one' ? 0 : 1]!;
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
    if (plurals !== undefined && plurals.slice(1).split('|').length !== (language === 'ru' ? 3 : 2))
      problems.push(`${language}: ${message.id} has the wrong number of plural forms`);
  }
  for (const value of Object.values(message.args ?? {}))
    if (typeof value === 'object') problems.push(...textProblems(texts, language, value));
  return problems;
}
