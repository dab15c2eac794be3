// The client speaks all its languages completely: the same ids, the same arguments, the right number of plural forms.
import { LANGUAGES, pluralCategories, SPECTATOR, type Texts } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import en from '../texts/en.ts';
import enExpeditions from '../texts/expeditions/en.ts';
import itExpeditions from '../texts/expeditions/it.ts';
import ruExpeditions from '../texts/expeditions/ru.ts';
import enGame from '../texts/game/en.ts';
import itGame from '../texts/game/it.ts';
import ruGame from '../texts/game/ru.ts';
import enHome from '../texts/home/en.ts';
import itHome from '../texts/home/it.ts';
import ruHome from '../texts/home/ru.ts';
import enHouse from '../texts/house/en.ts';
import itHouse from '../texts/house/it.ts';
import ruHouse from '../texts/house/ru.ts';
import it from '../texts/it.ts';
import enPairing from '../texts/pairing/en.ts';
import itPairing from '../texts/pairing/it.ts';
import ruPairing from '../texts/pairing/ru.ts';
import ru from '../texts/ru.ts';

const ALL: Readonly<Record<string, Texts>> = {
  en: { ...en, ...enHouse, ...enGame, ...enExpeditions, ...enPairing, ...enHome },
  ru: { ...ru, ...ruHouse, ...ruGame, ...ruExpeditions, ...ruPairing, ...ruHome },
  it: { ...it, ...itHouse, ...itGame, ...itExpeditions, ...itPairing, ...itHome },
};
const own: Texts = ALL.en!;
const argumentsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{([a-zA-Z0-9]+)/g)].map(([, name]) => name!))].sort();

test('every language has every text', () => {
  for (const language of LANGUAGES)
    expect(Object.keys(ALL[language]!).sort()).toEqual(Object.keys(own).sort());
});

test('every text takes the same arguments in every language', () => {
  for (const [id, text] of Object.entries(own))
    for (const language of LANGUAGES) {
      const wanted = argumentsOf(text);
      const found = argumentsOf(ALL[language]![id]!);
      expect([id, language, found.every((name) => wanted.includes(name))]).toEqual([id, language, true]);
    }
});

test('plurals have all forms of their language', () => {
  for (const language of LANGUAGES)
    for (const [id, text] of Object.entries(ALL[language]!))
      for (const [, forms] of text.matchAll(/\{[a-zA-Z0-9]+((?:\|[^{}|]*)+)\}/g))
        expect([id, forms!.slice(1).split('|').length]).toEqual([id, pluralCategories(language).length]);
});

test('bots have five names, and the eyes of a replay their own', () => {
  for (const language of LANGUAGES) {
    expect(ALL[language]!['bot.names']!.split('|').length).toBe(5);
    expect(ALL[language]![`replay.eyes.${SPECTATOR}`]).toBeTruthy();
  }
});
