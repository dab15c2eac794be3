// What a training says while it runs, in the reader's language.
import { type Language, type Message, render, type Texts } from '@undercroft/kernel';
import { moduleAt } from '@undercroft/shelf';

export type Say = (id: string, args: NonNullable<Message['args']>) => string;

export async function trainingWords(language: Language): Promise<Say> {
  const { default: texts } = (await import(moduleAt(`lab/texts/${language}`).href)) as { default: Texts };
  return (id, args) => render(texts, language, { id, args });
}
