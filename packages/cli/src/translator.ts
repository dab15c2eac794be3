// Turns messages into words: the texts of all packages and of one game, in one language.
import { type CodedError, type Language, type Message, render, type Texts } from '@undercroft/kernel';
import { moduleAt, type Shelf } from '@undercroft/shelf';

export interface Translator {
  readonly language: Language;
  readonly texts: Texts;
  say(id: string, args?: Message['args']): string;
  render(message: Message): string;
  has(id: string): boolean;
  /** One line for an error that carries a code. */
  error(error: CodedError): string;
}

/** With a game's name also that game's texts; `names` replace its names of the seats. */
export async function loadTranslator(
  language: Language,
  shelf?: Shelf,
  game?: string,
  names: readonly string[] = [],
): Promise<Translator> {
  const shared = await Promise.all(
    ['kernel', 'shelf', 'puzzles', 'lab', 'server', 'cli'].map(
      (name) => import(moduleAt(`${name}/texts/${language}`).href) as Promise<{ readonly default: Texts }>,
    ),
  );
  const ofGame = shelf && game !== undefined ? await shelf.loadTexts(game, language) : {};
  const all = Object.assign({}, ...shared.map((module) => module.default), ofGame) as Texts;
  return translatorFrom(language, named(all, names));
}

/** People's names have no case forms, so those of the seat's own name go too. */
function named(texts: Texts, names: readonly string[]): Texts {
  if (names.length === 0) return texts;
  const kept = Object.entries(texts).filter(([id]) => !/^seat\.\d+\.(?:gen|dat|acc|ins|pre)$/.test(id));
  const given = names.map((name, seat) => [`seat.${seat}`, oneLine(name, 40).replace(/[{}]/g, '')]);
  return Object.fromEntries([...kept, ...given]);
}

function translatorFrom(language: Language, texts: Texts): Translator {
  const say = (id: string, args: Message['args'] = {}): string => render(texts, language, { id, args });
  return {
    language,
    texts,
    say,
    render: (message) => render(texts, language, message),
    has: (id) => Object.hasOwn(texts, id),
    error: ({ code, args }) => oneLine(say(`error.${code}`, args)),
  };
}

/** Makes text from outside safe to show: one line, no control characters, not too long. */
export function oneLine(text: string, most = 400): string {
  const safe = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '�');
  return safe.length > most ? `${safe.slice(0, most)}…` : safe;
}
