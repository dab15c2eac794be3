// Speaks to the reader: the client's own texts, and a game's, in the language that is wanted now.
import { computed, signal } from '@preact/signals';
import { LANGUAGES, type Language, type Message, render, type Texts } from '@undercroft/kernel';
import { gameCardOf, loadGameTexts } from './games.ts';
import { loadPart } from './load-part.ts';
import { language } from './settings/preferences.ts';

const own = import.meta.glob<Texts>('../texts/??.ts', { import: 'default' });
const near = import.meta.glob<Texts>('../texts/{game,home,house,study}/*.ts', { import: 'default' });
const kernel = import.meta.glob<Texts>('../../kernel/texts/*.ts', { import: 'default' });
const loaded = signal<ReadonlyMap<string, Texts>>(new Map());
const asked = new Map<string, Promise<void>>();

const isThere = (key: string): boolean => loaded.value.has(key);

/** Loads texts once; where ids are the same, the later ones count. */
export function loadOnce(key: string, load: () => readonly Promise<Texts>[]): Promise<void> {
  const before = asked.get(key);
  if (before) return before;
  const loading = loadPart(() => Promise.all(load())).then((texts) => {
    loaded.value = new Map(loaded.value).set(key, Object.assign({}, ...texts));
  });
  asked.set(key, loading);
  // What did not come is asked for again by whoever needs it next.
  loading.catch(() => asked.delete(key));
  return loading;
}

/** Loads the client's texts of a language; the page waits for the first of them. */
export const ensureLanguage = (wanted: Language): Promise<void> =>
  loadOnce(`:${wanted}`, () => [
    kernel[`../../kernel/texts/${wanted}.ts`]!(),
    own[`../texts/${wanted}.ts`]!(),
  ]);

const wantedParts = signal<readonly string[]>([]);

/** Loads the texts of a part of the client that most visits never need; that part waits for them. */
export async function ensureTextPart(part: string, wanted: Language = language.value): Promise<void> {
  if (!wantedParts.value.includes(part)) wantedParts.value = [...wantedParts.value, part];
  const file = `../texts/${part}/${wanted}.ts`;
  await loadOnce(`:${wanted}/${part}`, () => [
    near[file]?.() ?? import('./far-texts.ts').then(({ FAR_TEXTS }) => FAR_TEXTS[file]!()),
  ]);
}

export const ensureGameTexts = (name: string, wanted: Language): Promise<void> =>
  loadOnce(`${name}:${wanted}`, () => [loadGameTexts(name, wanted)]);

/** The texts on hand: those of the wanted language, or while it is on its way those of the last one. */
let lastLanguage: Language = LANGUAGES[0];
const current = computed(() => {
  const wanted = language.value;
  void ensureLanguage(wanted);
  for (const part of wantedParts.value) void ensureTextPart(part, wanted);
  const keys = [`:${wanted}`, ...wantedParts.value.map((part) => `:${wanted}/${part}`)];
  // A part that does not come, without a network, must not keep the reader from the rest: no other language is there instead.
  if (keys.every(isThere) || !isThere(`:${lastLanguage}`)) lastLanguage = wanted;
  const known = [`:${lastLanguage}`, ...wantedParts.value.map((part) => `:${lastLanguage}/${part}`)];
  return {
    language: lastLanguage,
    texts: Object.assign({}, ...known.map((key) => loaded.value.get(key))) as Texts,
  };
});

export const t = (id: string, args?: Message['args']): string =>
  render(current.value.texts, current.value.language, args ? { id, args } : { id });

export const hasText = (id: string): boolean => Object.hasOwn(current.value.texts, id);

interface Coded {
  readonly code: string;
  readonly args?: Message['args'] | undefined;
}

/** The words for a coded refusal of the kernel or the server. */
export const errorText = ({ code, args }: Coded, otherwise = t('error.failed', { code })): string =>
  hasText(`error.${code}`) ? t(`error.${code}`, args) : otherwise;

/** What was loaded under this key in the language on screen; empty until it is there. */
export const loadedTexts = (key: string): Texts => loaded.value.get(`${key}:${current.value.language}`) ?? {};

/** A game's texts in the language on screen, with the names of its seats under `seat.<n>`; empty until they are there. */
export function gameTexts(name: string): Texts {
  void ensureGameTexts(name, language.value);
  return loadedTexts(name);
}

/** What a game is called; its name where it is not known. */
export const gameTitle = (name: string): string =>
  gameCardOf(name)?.texts[language.value]['game.title'] ?? name;

export const sayIn = (texts: Texts, message: Message): string =>
  render(texts, current.value.language, message);

export const spokenLanguageNow = (): Language => current.value.language;

export const sayDate = (time: number): string =>
  new Intl.DateTimeFormat(spokenLanguageNow(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);

export const sayDay = (time: number): string =>
  new Intl.DateTimeFormat(spokenLanguageNow(), { dateStyle: 'medium' }).format(time);
