// The terminal drawing: the layout of the ledger, and lines that fit whatever width there is.
import { LANGUAGES, type Pen, render, seeded, type Texts } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { drawTable } from '../src/terminal.ts';
import en from '../texts/en.ts';
import it from '../texts/it.ts';
import ru from '../texts/ru.ts';
import { playRandomly, tableOf } from '../tools/random-player.ts';
import { buildPosition, duel } from './build-position.ts';

const texts: Record<string, Texts> = { en, it, ru };
const pen = (width: number, language: (typeof LANGUAGES)[number] = 'en'): Pen => ({
  width,
  say: (message) => render(texts[language]!, language, message),
  ink: (_, text) => text,
  name: () => 'Hero',
});

describe('terminal', () => {
  test('[RD-ZONE-2] piles above, then the enemy with three slots, then the Hero with three, then Gold and Aid', () => {
    const position = duel({
      mode: 'hard',
      enemy: 'swords-10',
      unveils: ['swords-4'],
      hand: ['cups-7', 'coins-6', 'clubs-5'],
      gold: [2, 3],
      aid: ['cups-8'],
      enemyAid: ['swords-9'],
    });
    const lines = drawTable(game.view(position, 0), 0, pen(80));
    const at = (text: string): number => lines.findIndex((line) => line.includes(text));
    const order = ['Dungeon Deck', 'Enemy King of Swords', 'Hero Jack', 'Gold:', 'Help Cards:'].map(at);
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(lines[at('value 6')]).toContain('value 6 = 4 + King 1 + Enemy Help 1');
    expect(lines[at('Enemy King') + 2]).toMatch(/│K +│ +│░▒░▒░│ │░▒░▒░│ │4 +│/);
    expect(lines[at('Hero Jack') + 2]).toMatch(/│J +│ +│7 +│ │6 +│ │5 +│/);
    expect(lines[at('Gold:')]).toContain('2◉ 3◉ = 5');
  });
  test('[RD-ZONE-2 RD-INFO-1] a card face down is drawn as a back, whoever looks', () => {
    const position = duel({
      unveils: ['clubs-2', 'cups-7', 'cups-6'],
      hand: ['coins-3', 'coins-4', 'coins-5'],
    });
    const drawn = drawTable(game.view(position, 'spectator'), 'spectator', pen(80)).join('\n');
    expect(drawn.split('░▒░▒░').length - 1).toBe(4);
    expect(drawn).toContain('Unseen:');
  });
  test('an event shows its card, its dice and its prices', () => {
    const trap = drawTable(buildPosition({ event: 'clubs-5' }), 0, pen(80)).join('\n');
    expect(trap).toContain('Trap: Five of Clubs');
    expect(trap).toContain('│4│║5║║6║');
    const swords = drawTable(buildPosition({ mode: 'hard', event: 'swords-3' }), 0, pen(80)).join('\n');
    expect(swords).toContain('Evade: 3');
    expect(swords).toContain('Bribe: 6+');
  });
  for (const language of LANGUAGES)
    test(`${language}: no line is wider than the terminal, from 40 columns on, and no text is missing`, () => {
      const wrong: string[] = [];
      for (let seed = 0; seed < 12; seed++)
        playRandomly(tableOf(seed % 2 === 0 ? 'easy' : 'hard'), seeded(`width ${seed}`), (position) => {
          const view = game.view(position, 0);
          for (const width of [40, 59, 60, 80, 120])
            for (const line of drawTable(view, 0, pen(width, language)))
              if (line.length > width || /\[[a-z]+\./.test(line)) wrong.push(`${width}: ${line}`);
        });
      expect(wrong).toEqual([]);
    });
});
