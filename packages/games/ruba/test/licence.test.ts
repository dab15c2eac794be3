// The licence chapter: credits are said in every language, and nothing of the manual's wording is in ours.
import { readdirSync, readFileSync } from 'node:fs';
import { hashSeed, type Texts } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import en from '../texts/en.ts';
import it from '../texts/it.ts';
import ru from '../texts/ru.ts';

const room = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, room), 'utf8');
const all: Record<string, Texts> = { en, it, ru };
const inAll = (id: string): string[] => Object.values(all).map((texts) => texts[id] ?? '');

/** Seven words in a row as a number. The manual is kept only as such numbers: enough to recognise, not to read. */
function runsOf(text: string): number[] {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.slice(6).map((_, i) => hashSeed(words.slice(i, i + 7).join(' ')));
}
const manual = new Set(
  read('test/manual-runs.txt')
    .trim()
    .split('\n')
    .map((run) => Number.parseInt(run, 36)),
);

describe('licence', () => {
  test('[RD-LIC-1] the authors, their team and the jam are named', () => {
    for (const [language, [diego, ivan]] of [
      ['en', ['Diego Sacchetti', 'Ivan Preziosi']],
      ['it', ['Diego Sacchetti', 'Ivan Preziosi']],
      ['ru', ['Диего Саккетти', 'Иван Прециози']],
    ] as const) {
      const text = all[language]!['credit.authors'];
      for (const fact of [diego, ivan, 'Rolling Papers Team', '48', 'Global Game Jam 2023'])
        expect(text).toContain(fact);
    }
  });
  test('[RD-LIC-2] the licence has its name and its link', () => {
    for (const text of inAll('credit.licence')) expect(text).toContain('CC BY-NC 4.0');
    for (const link of inAll('credit.licence.link'))
      expect(link).toBe('https://creativecommons.org/licenses/by-nc/4.0/');
  });
  test('[RD-LIC-3] the illustrated deck is named as a separate work, and no picture of it is in the room', () => {
    for (const text of inAll('credit.art')) {
      expect(text).toContain('FELIX CULPA');
      expect(text).toContain('MALLO');
    }
    const files = readdirSync(room, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.(png|jpe?g|webp|gif|pdf|tiff?)$/i.test(file))).toEqual([]);
  });
  test('[RD-LIC-4] non-commercial, and separable: the rules need the kernel and nothing else', () => {
    for (const text of inAll('credit.nonCommercial')) expect(text.length).toBeGreaterThan(20);
    expect(Object.keys(JSON.parse(read('package.json')).dependencies)).toContain('@undercroft/kernel');
    const sources = readdirSync(new URL('src/', room), { recursive: true, encoding: 'utf8' });
    for (const file of sources.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')))
      for (const [line, from] of read(`src/${file}`).matchAll(/^.*from '([^']+)'/gm)) {
        /** The bots' tuning is no rule, and needs their types alone: nothing of them is there at run time. */
        const isTuning = file === 'search-hints.ts' && line.startsWith('import type ');
        expect(from === '@undercroft/kernel' || from!.startsWith('.') || isTuning).toBe(true);
      }
  });
  test('[RD-LIC-5] the attribution is that of the ledger in each language, and claims no endorsement', () => {
    const spec = read('SPEC.md').replaceAll(/ +/g, ' ');
    for (const [language, texts] of Object.entries(all))
      expect(spec).toContain(`| ${language} | ${texts['credit.attribution']} |`);
    for (const text of inAll('credit.endorsement')) expect(text.length).toBeGreaterThan(20);
  });
  test('[RD-LIC-6] no seven words in a row of the manual are in our texts or in the ledger', () => {
    expect(manual.size).toBeGreaterThan(1500);
    for (const [id, text] of Object.entries(en))
      if (!id.startsWith('credit.'))
        expect([id, runsOf(text).filter((run) => manual.has(run))]).toEqual([id, []]);
    const [, afterLicence] = read('SPEC.md').split('## Components');
    const prose = afterLicence + read('texts/tutorial.en.ts') + read('rulebook/en.ts');
    const isCredit = (line: string): boolean => line.includes('CC BY-NC');
    for (const line of prose.split('\n').filter((each) => !isCredit(each)))
      expect([line, runsOf(line).filter((run) => manual.has(run))]).toEqual([line, []]);
    expect(runsOf(en['credit.licence']).some((run) => manual.has(run))).toBe(true);
    for (const text of inAll('credit.text')) expect(text.length).toBeGreaterThan(20);
  });
  test('[RD-LIC-7] the six changes are listed in every language', () => {
    for (const texts of Object.values(all)) {
      const changes = Object.keys(texts).filter((id) => id.startsWith('credit.change.'));
      expect(changes).toHaveLength(6);
      expect(texts['credit.changes']).toBeTruthy();
    }
    expect(inAll('credit.change.5').every((text) => /Italian|italiano|итальянский/.test(text))).toBe(true);
  });
});
