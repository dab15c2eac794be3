// The terminal's drawing: everything that is said is known, every line fits, and nothing hidden is shown.
import {
  LANGUAGES,
  type Language,
  type Message,
  render,
  SPECTATOR,
  type Texts,
  type Viewer,
} from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { turnName } from '../src/phrases/names.ts';
import type { Position } from '../src/position.ts';
import { drawTable } from '../src/terminal.ts';
import en from '../texts/en.ts';
import it from '../texts/it.ts';
import ru from '../texts/ru.ts';
import { greedy, playGame } from '../tools/policies.ts';
import { act, BLUE, buildPosition, RED, ringsOf } from './build-position.ts';

const texts: Record<Language, Texts> = { en, ru, it };

const draw = (view: Position, viewer: Viewer, width = 80, language: Language = 'en'): string[] =>
  drawTable(view, viewer, {
    width,
    say: (message: Message) => render(texts[language], language, message),
    ink: (_ink, text) => text,
    name: (seat) => ['Anna', 'Boris', 'Carlo', 'Dora'][seat]!,
  });

describe('terminal', () => {
  test('every line of every moment fits, in every language and width', () => {
    let looked = 0;
    const looking: typeof greedy = (position, seat, open, luck) => {
      if (looked++ % 4 === 0)
        for (const language of LANGUAGES)
          for (const width of [40, 80])
            for (const viewer of [seat, SPECTATOR] as const) {
              const lines = draw(game.view(position, viewer), viewer, width, language);
              for (const line of lines) {
                expect(line.length, line).toBeLessThanOrEqual(width);
                expect(line).not.toMatch(/\[[a-zA-Z]+\.[a-zA-Z.0-9-]+\]|\{|undefined|NaN/);
              }
            }
      return greedy(position, seat, open, luck);
    };
    playGame(4, { edition: 'russian' }, 'draw', [looking, looking, looking, looking]);
    expect(looked).toBeGreaterThan(100);
  });

  test('a Ruin shows its sum against its claim value, its Stones and its dice', () => {
    const lines = draw(buildPosition({ stones: ['KR'], dice: 'Red.d8=6@0 Blue.d6a=3@0' }), RED);
    expect(lines.find((line) => line.includes('Throne of Sands'))).toBe(
      '1. Throne of Sands (Desert) 9/17 [KR] Anna:d8=6 Boris:d6=3',
    );
  });

  test('a tableau is drawn in staggered rows, with open cells for whoever places a Stone', () => {
    const p = buildPosition({ tableaux: [ringsOf(['0,1'], 'K', ['1,1'])], stones: ['KR'] });
    act(p, 'dig:d6a:0', 1);
    act(p, 'stone:black');
    const own = draw(game.view(p, RED), RED).join('\n');
    expect(own).toContain('+ K K +');
    expect(draw(game.view(p, BLUE), BLUE).join('\n')).not.toContain('+ K K +');
    act(p, 'cell:1,1');
    const lines = draw(game.view(p, RED), RED);
    const at = lines.findIndex((line) => line.trim() === 'K K');
    expect(lines.slice(at, at + 3)).toEqual(['     K K', '    K 1 K', '     K K']);
    expect(lines).toContain('    1 Greater wonder (6)');
    expect(draw(game.view(p, BLUE), BLUE)).toContain('    1 Greater wonder (?)');
  });

  test('hands and hidden Ruins are drawn for their owner only', () => {
    const p = buildPosition({ hands: [['forlorn']], hidden: [['grey-9']] });
    const own = draw(game.view(p, RED), RED).join('\n');
    const other = draw(game.view(p, BLUE), BLUE).join('\n');
    expect(own).toContain('Forlorn');
    expect(own).toContain('[Mountains 9]');
    expect(other).not.toContain('Forlorn');
    expect(other).toContain('1 hidden ruin');
  });

  test('[UN-END-5] the turn limit is named only when it is near', () => {
    const p = buildPosition({ turnLimit: 50, row: ['peach-17', 'green-17'] });
    expect(turnName({ ...p, turn: 19 })).toEqual({ id: 'term.turn', args: { n: 20 } });
    expect(turnName({ ...p, turn: 20 })).toEqual({ id: 'term.turnOf', args: { n: 21, limit: 50 } });
    expect(turnName({ ...p, turn: 50 })).toEqual({ id: 'term.turnOf', args: { n: 50, limit: 50 } });
  });
});
