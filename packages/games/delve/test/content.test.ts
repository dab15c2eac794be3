// The content is what SPEC.md prints, the texts say the same numbers, and designed numbers can be played differently.
import { readFileSync } from 'node:fs';
import { LANGUAGES, resolveTable, seeded, type Texts } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../src/content/index.ts';
import { type CardEntry, type Effect, MOMENTS, type Part } from '../src/content/vocabulary.ts';
import { game } from '../src/index.ts';
import { invariants } from '../src/invariants.ts';
import { makeCatalog } from '../src/rules/catalog.ts';
import en from '../texts/en.ts';
import it from '../texts/it.ts';
import ru from '../texts/ru.ts';
import { buildPosition } from './build-position.ts';
import { checkEntry } from './check-entry.ts';

const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');
const content = spec.slice(spec.indexOf('## Content'));
const texts: Record<string, Texts> = { en, ru, it };

/** The printed row of a card: its cells. */
function row(id: string): string[] {
  const line = content.split('\n').find((text) => text.startsWith(`| \`${id}\` `));
  if (!line) throw new Error(`SPEC.md has no row for ${id}`);
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));
const SIGNED_PLUS = new Set(['risk', 'danger', 'alert']);

/** An effect in the notation of SPEC.md. */
function written(effect: Effect): string {
  switch (effect.do) {
    case 'if':
      return `if(${effect.is}: ${written(effect.does)}${effect.otherwise ? `; else: ${written(effect.otherwise)}` : ''})`;
    case 'token':
      return `token(${effect.to},${signed(effect.v)})`;
    case 'fix':
      return `fix(${effect.to},${effect.n},${effect.v})`;
    case 'floor':
      return `floor(${effect.to},${effect.m})`;
    case 'lend':
      return `lend(self,${effect.to},${effect.n})`;
    case 'bonus':
      return `bonus(${effect.to},${signed(effect.s)},${signed(effect.f)})`;
    case 'curse':
      return `curse(${effect.to},${effect.kind})`;
    case 'limit':
      return `limit(${effect.to},1)`;
    case 'peek':
      return `peek(${effect.to},${effect.at})`;
    case 'disable':
      return `disable(${effect.to},${effect.n}${effect.die ? `,${effect.die}` : ''})`;
    case 'calm':
      return `calm(${effect.n})`;
    case 'alert':
      return `alert(${signed(effect.n)})`;
    case 'recover':
      return `recover(${effect.n}${effect.each ? '×P' : ''})`;
    case 'lose':
      return `lose(${effect.to},${effect.n}${effect.each ? '×P' : ''})`;
    default:
      return `${effect.do}(${effect.to},${SIGNED_PLUS.has(effect.do) ? signed(effect.n) : effect.n})`;
  }
}

const MOMENT = {
  rally: 'Rally',
  roll: 'Roll',
  reward: 'Reward',
  now: 'Now',
  round: 'every round',
  before: 'Rally, before own cards',
};
const part = (p: Part): string => `${MOMENT[p.when]}: ${written(p)}`;

/** The cells that a row must have, besides id, name and intent. */
function expected(entry: CardEntry): string[] {
  const need = 'needs' in entry && entry.needs ? `requires(${entry.needs.have}≥${entry.needs.least})` : '';
  if (entry.deck === 'negative')
    return [
      String(entry.copies),
      `choose( ${need ? `${need} ` : ''}${written(entry.either)} / ${written(entry.or)} )`,
    ];
  const effect = [...(need ? [need] : []), ...entry.parts.map(part)].join('; ') || 'none';
  if (entry.deck === 'influence') return [String(entry.copies), effect];
  if (entry.deck === 'relic') {
    const phase = entry.parts[0]!.when;
    return [MOMENT[phase], String(entry.cooldown), entry.parts.map(written).join('; ')];
  }
  if (entry.deck === 'ability') {
    const mode = { active: 'active', once: 'one-time', always: 'persistent' }[entry.mode];
    const windows = 'windows' in entry ? windowWord(entry.windows, ' or ') : '-';
    return [mode, windows, entry.mode === 'active' ? String(entry.cooldown) : '-', effect];
  }
  const type = entry.type[0]!.toUpperCase() + entry.type.slice(1);
  const word = entry.type === 'instant' ? `${type} (${windowWord(entry.windows, ' or ')})` : type;
  const numbers = entry.deck === 'ancient' ? [entry.hazard, entry.cost] : [entry.cost, entry.risk];
  return [String(entry.copies), word, ...numbers.map(String), entry.banish ? 'yes' : 'no', effect];
}
const windowWord = (windows: readonly string[], or: string): string =>
  windows.length === 4 ? 'ANY' : windows.map((window) => window.toUpperCase()).join(or);

describe('content', () => {
  for (const entry of CONTENT)
    test(`[DV-CARD-8 DV-CARD-9] ${entry.id} is printed as it is played`, () => {
      const cells = row(entry.id);
      const plain = cells.slice(2, -1).map((cell) => cell.replace(/\) \([^)]*\)$/, ')'));
      expect(plain).toEqual(expected(entry));
      expect(en[`card.${entry.id}` as keyof typeof en]).toBe(cells[1]);
    });

  test('[DV-CARD-9] Actions work on Rally or Roll; the distinction has no effect of its own', () => {
    for (const entry of CONTENT)
      if ('type' in entry && entry.type === 'action')
        expect(entry.parts.every(({ when }) => when === 'rally' || when === 'roll')).toBe(true);
  });

  test('[DV-CARD-8] a catalog says what its entries say, and all its effects have one shape', () => {
    const { entries, parts, options } = makeCatalog(CONTENT);
    const effects: Effect[] = [];
    entries.forEach((entry, card) => {
      const printed = 'parts' in entry ? entry.parts : [];
      for (const moment of MOMENTS) {
        expect(parts[moment][card]).toEqual(printed.filter(({ when }) => when === moment));
        effects.push(...parts[moment][card]!);
      }
      expect(options[card]).toEqual(entry.deck === 'negative' ? [entry.either, entry.or] : undefined);
      effects.push(...(options[card] ?? []));
    });
    const inner = effects.flatMap((effect) =>
      effect.do === 'if' ? [effect.does, effect.otherwise ?? effect.does] : [],
    );
    expect(new Set([...effects, ...inner].map((effect) => Object.keys(effect).join())).size).toBe(1);
  });
});

describe('texts', () => {
  const MOST = 120;
  for (const entry of CONTENT)
    test(`[DV-CARD-1] ${entry.id} has a name and a short text with the same numbers in every language`, () => {
      const numbers = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();
      const english = numbers(texts.en![`card.${entry.id}.text`]!);
      for (const language of LANGUAGES) {
        const text = texts[language]![`card.${entry.id}.text`]!;
        expect(texts[language]![`card.${entry.id}`]!.length).toBeLessThanOrEqual(26);
        expect(text.length).toBeLessThanOrEqual(MOST);
        expect(numbers(text)).toEqual(english);
      }
      const effect =
        'parts' in entry ? entry.parts.map(written).join() : written(entry.either) + written(entry.or);
      const played = new Set((effect.match(/\d+/g) ?? []).filter((n) => n !== '0'));
      for (const n of played) if (n !== '1') expect(english).toContain(n);
    });
});

describe('designed numbers', () => {
  test('[DV-CARD-3] every number is within its range, and the rulebook’s own are not among them', () => {
    for (const spec of Object.values(game.numbers!)) {
      expect(spec.default).toBeGreaterThanOrEqual(spec.min);
      expect(spec.default).toBeLessThanOrEqual(spec.max);
    }
    expect(game.numbers!['pickaxe.pip']).toEqual({ default: 2, min: 0, max: 8 });
    expect(game.numbers!['trowel.pip']).toBeUndefined();
    expect(game.numbers!['trowel.cost']).toBeUndefined();
    expect(game.numbers!['trowel.risk']).toBeDefined();
    expect(Object.keys(game.numbers!).length).toBeGreaterThan(150);
  });

  test('[DV-CARD-3] a table may play them differently', () => {
    const s = buildPosition({ numbers: { 'pickaxe.pip': 4, 'pickaxe.cost': 0, 'surveyors-chain.fix.v': 6 } });
    s.quiet();
    s.hand(1, 'pickaxe');
    s.toPlacement(1);
    s.place(1, 'pickaxe');
    s.ready(1, 2, 3, 4, 0);
    expect(s.seat(1).pool.pip).toBe(4);
    const catalog = makeCatalog(CONTENT, { 'surveyors-chain.fix.v': 6 });
    expect(catalog.parts.rally[catalog.numberOf.get('surveyors-chain')!]).toEqual([
      { when: 'rally', do: 'fix', to: 'self', n: 3, v: 6 },
    ]);
  });

  test('[DV-CARD-3] games with numbers at the ends of their ranges end soundly', () => {
    for (const end of ['min', 'max'] as const) {
      const numbers = Object.fromEntries(
        Object.entries(game.numbers!).map(([name, spec]) => [name, spec[end]]),
      );
      const table = resolveTable(game, 5, {}, numbers);
      for (let i = 0; i < 12; i++) {
        const luck = seeded(`${end}${i}`);
        const p = game.setup(table, luck);
        for (;;) {
          const waiting = game.waitingFor(p);
          if (waiting.length === 0) break;
          const seat = waiting[luck.pick(waiting.length)]!;
          const open = game.choices(p, seat);
          game.play(p, seat, open[luck.pick(open.length)]!, luck);
          expect(invariants(p)).toEqual([]);
        }
      }
    }
  });

  test('[DV-GEN-7 DV-CARD-2] an entry that the rules could not carry out is refused with its id', () => {
    for (const entry of CONTENT) checkEntry(entry);
    const refused = (entry: CardEntry) => expect(() => checkEntry(entry)).toThrow(`card ${entry.id}:`);
    const ancient = { deck: 'ancient', copies: 1, type: 'effect', hazard: 1, cost: 0 } as const;
    refused({
      id: 'asks',
      deck: 'influence',
      copies: 1,
      parts: [{ when: 'now', do: 'curse', to: 'team', kind: 'ruin' }],
    });
    refused({
      id: 'twice',
      deck: 'negative',
      copies: 1,
      either: { do: 'reroll', to: 'self', n: 1 },
      or: { do: 'limit', to: 'self' },
    });
    refused({ id: 'aim', ...ancient, parts: [{ when: 'rally', do: 'pip', to: 'self', n: 1 }] });
    refused({ id: 'slot', ...ancient, parts: [{ when: 'rally', do: 'risk', to: 'here', n: 1 }] });
    refused({
      id: 'thief',
      ...ancient,
      parts: [{ when: 'rally', do: 'if', is: 'heist', does: { do: 'alert', n: 1 } }],
    });
    refused({ id: 'late', ...ancient, parts: [{ when: 'reward', do: 'disable', to: 'team', n: 1 }] });
    refused({ id: 'whom', ...ancient, parts: [{ when: 'rally', do: 'risk', to: 'one', n: -1 }] });
  });
});

test('[DV-ALERT-3] whatever gives Calm says that it stops the passive rise alone', () => {
  const SAID = { en: /passive rise/, ru: /не вырастет сама/, it: /non sale da sola/ };
  const calming = CONTENT.filter(
    (entry) => 'parts' in entry && entry.parts.some((part) => part.do === 'calm'),
  );
  expect(calming.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['muffled-boots', 'stillness', 'lookout']),
  );
  for (const language of LANGUAGES)
    for (const { id } of calming) expect(texts[language]![`card.${id}.text`]).toMatch(SAID[language]);
});

test('[DV-CARD-11] no bought card is only a worse starter: Clay Sentinel takes Risk besides', () => {
  const parts = (id: string) => {
    const entry = CONTENT.find((one) => one.id === id)!;
    return 'parts' in entry ? entry.parts.map((part) => part.do) : [];
  };
  expect(parts('guardian')).toEqual(['pip']);
  expect(parts('clay-sentinel')).toEqual(['pip', 'risk']);
});
