// Marks go with the noun they belong to, each once, and no letter is lost.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepPunctuation, type SentencePiece } from '../src/rulebook/noun-punctuation.ts';

const told = (pieces: readonly SentencePiece[]): string[] =>
  keepPunctuation(pieces).map(({ before, text, after }) => `${before}|${text}|${after}`);

test('quotation marks and stops stay with their noun', () => {
  expect(told([{ text: 'Ада берёт «' }, { text: 'Фонарь', noun: 'n' }, { text: '», затем ходит.' }])).toEqual(
    ['|Ада берёт |', '«|Фонарь|»,', '| затем ходит.|'],
  );
});

test('between two nouns each takes its own', () => {
  expect(told([{ text: 'a', noun: 'a' }, { text: '»"«' }, { text: 'b', noun: 'b' }])).toEqual([
    '|a|»"',
    '||',
    '«|b|',
  ]);
});

test('nothing is lost or doubled, whatever stands around', () => {
  const piece = fc.record({
    text: fc.string({ unit: fc.constantFrom(...'«»“”"(),. aя'), maxLength: 5 }),
    noun: fc.option(fc.constant('n'), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const glued = keepPunctuation(pieces);
      expect(glued.map(({ before, text, after }) => before + text + after).join('')).toBe(
        pieces.map(({ text }) => text).join(''),
      );
      for (const [i, { noun }] of glued.entries()) expect(noun).toBe(pieces[i]!.noun);
    }),
  );
});
