// Every reason for a refusal: the code and the clause that a player is shown.
import { readFileSync } from 'node:fs';
import { clausesOf } from '@undercroft/kernel/testing';
import { describe, expect, test } from 'vitest';
import { GREATER, LESSER, namedWonder } from '../src/content/wonders.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import en from '../texts/en.ts';
import { act, actWith, BLUE, buildPosition, faces, RED, ringsOf } from './build-position.ts';

const map = 0;
const band = 1;
const restoration = 2;
const song = 4;
const forlorn = 5;
const full = 'Red.d4=1@0 Red.d6a=1@1 Red.d6b=1@2 Red.d6c=1@3';

/** Plays words one after another; a number after a word is a face. */
function after(spec: Parameters<typeof buildPosition>[0], ...steps: (string | number)[]): Position {
  const p = buildPosition(spec);
  for (const [at, step] of steps.entries())
    if (typeof step === 'string') {
      const rest = steps.slice(at + 1);
      const end = rest.findIndex((next) => typeof next === 'string');
      act(p, step, ...(end < 0 ? rest : rest.slice(0, end)).map(Number));
    }
  return p;
}

const ring = {
  tableaux: [ringsOf(['0,1'], 'K', ['1,1'])],
  stones: ['R'],
  shown: ['underground-library', 'palace-of-relics'],
};
const oneColour = { ...ring, stones: ['K'] };
const building = () => after(ring, 'dig:d6a:0', 1, 'cell:1,1');
const rolling = () => after({ hands: [['ancient-map']] }, 'play:ancient-map', 'dig:d6a:0', 6);
const library = (): Position => {
  const p = buildPosition({ owned: ['underground-library:0'] });
  const luck = faces(2);
  luck.picks = [0, 44];
  actWith(p, 'dig:d6a:0', luck);
  return p;
};

const cases: [code: string, clause: string, position: () => Position, seat: number, choice: unknown][] = [
  ['unknown-choice', 'UN-TURN-1', () => buildPosition(), RED, { kind: 'fly' }],
  ['unknown-choice', 'UN-TURN-1', () => buildPosition(), RED, null],
  ['not-your-turn', 'UN-TURN-2', () => buildPosition(), BLUE, { kind: 'dig', die: 0, slot: 0 }],
  ['cards-on-own-turn', 'UN-TURN-3', () => buildPosition(), BLUE, { kind: 'play', card: map }],
  [
    'other-decides',
    'UN-DEL-11',
    () =>
      after(
        { hands: [['lost-in-the-ruins']], dice: 'Blue.d6a=5@0', stones: ['KR'] },
        'play:lost-in-the-ruins:Blue.d6a',
        1,
      ),
    RED,
    { kind: 'dig', die: 0, slot: 0 },
  ],
  ['nothing-to-answer', 'UN-TURN-1', () => buildPosition(), RED, { kind: 'keep' }],
  [
    'finish-card',
    'UN-DEL-2',
    () => after({ hands: [['restoration']], dice: 'Red.d4=4@0 Red.d8=5@0' }, 'play:restoration'),
    RED,
    { kind: 'pass' },
  ],
  [
    'die-not-in-batch',
    'UN-DEL-12',
    () => after({ hands: [['restoration']], dice: 'Red.d4=4@0 Red.d8=5@0' }, 'play:restoration'),
    RED,
    { kind: 'next', seat: 0, die: 1 },
  ],
  [
    'finish-stone',
    'UN-STO-8',
    () => after({ stones: ['KR'] }, 'dig:d6a:0', 1),
    RED,
    { kind: 'play', card: map },
  ],
  [
    'colour-not-there',
    'UN-STO-1',
    () => after({ stones: ['KR'] }, 'dig:d6a:0', 1),
    RED,
    { kind: 'stone', colour: 3 },
  ],
  ['colour-not-drawn', 'UN-STO-10', library, RED, { kind: 'keepStone', colour: 2 }],
  ['finish-wonder', 'UN-WON-2', building, RED, { kind: 'dig', die: 0, slot: 0 }],
  ['no-such-ring', 'UN-WON-1', building, RED, { kind: 'build', q: 4, r: 4, wonder: LESSER }],
  ['no-such-wonder', 'UN-WON-2', building, RED, { kind: 'build', q: 0, r: 1, wonder: 99 }],
  ['ring-has-colours', 'UN-WON-3', building, RED, { kind: 'build', q: 0, r: 1, wonder: GREATER }],
  [
    'formula-not-met',
    'UN-WON-5',
    building,
    RED,
    { kind: 'build', q: 0, r: 1, wonder: namedWonder('palace-of-relics') },
  ],
  [
    'wonder-not-shown',
    'UN-WON-12',
    building,
    RED,
    { kind: 'build', q: 0, r: 1, wonder: namedWonder('obelisk') },
  ],
  [
    'ring-is-one-colour',
    'UN-WON-4',
    () => after(oneColour, 'dig:d6a:0', 1, 'cell:1,1'),
    RED,
    { kind: 'build', q: 0, r: 1, wonder: LESSER },
  ],
  ['finish-roll', 'UN-TURN-3', rolling, RED, { kind: 'play', card: map }],
  ['keep-or-replace', 'UN-ROLL-3', rolling, RED, { kind: 'mod', value: 3 }],
  ['no-edifice', 'UN-ROLL-5', rolling, RED, { kind: 'replace', by: 'edifice' }],
  [
    'no-map',
    'UN-EXC-7',
    () => after({ owned: ['shattered-edifice:0'] }, 'dig:d6a:0', 4),
    RED,
    { kind: 'replace', by: 'map' },
  ],
  [
    'value-out-of-reach',
    'UN-ROLL-6',
    () => after({ hands: [['reading-the-stones']] }, 'play:reading-the-stones', 'dig:d6a:0', 4),
    RED,
    { kind: 'mod', value: 4 },
  ],
  [
    'value-out-of-reach',
    'UN-ROLL-8',
    () => after({ owned: ['harmonious-columns:0'] }, 'dig:d6a:0', 5),
    RED,
    { kind: 'own', value: 6, test: 6 },
  ],
  [
    'slot-vacant',
    'UN-REF-5',
    () => buildPosition({ row: ['peach-17'] }),
    RED,
    { kind: 'dig', die: 0, slot: 1 },
  ],
  [
    'slot-vacant',
    'UN-REF-5',
    () =>
      after(
        { row: ['peach-17', 'green-17'], hands: [['expedition']] },
        'play:expedition',
        'dig:d6a:later',
        5,
      ),
    RED,
    { kind: 'slot', slot: 4 },
  ],
  ['no-such-die', 'UN-SET-11', () => buildPosition(), RED, { kind: 'dig', die: 7, slot: 0 }],
  [
    'die-not-in-pool',
    'UN-EXC-2',
    () => buildPosition({ dice: 'Red.d8=5@0' }),
    RED,
    { kind: 'dig', die: 4, slot: 0 },
  ],
  ['identical-die', 'DP-1', () => buildPosition(), RED, { kind: 'dig', die: 2, slot: 0 }],
  [
    'die-just-rolled',
    'UN-EXC-9',
    () => after({ hands: [['band-of-delvers']], dice: full }, 'play:band-of-delvers', 'dig:d8:4', 5),
    RED,
    { kind: 'dig', die: 4, slot: 0 },
  ],
  [
    'no-cards-between-rolls',
    'UN-TURN-3',
    () => after({ hands: [['band-of-delvers', 'ancient-map']] }, 'play:band-of-delvers', 'dig:d8:4', 5),
    RED,
    { kind: 'play', card: map },
  ],
  ['no-expedition', 'UN-EXC-6', () => buildPosition(), RED, { kind: 'digLater', die: 0 }],
  ['must-dig', 'UN-TURN-6', () => buildPosition(), RED, { kind: 'pass' }],
  ['card-not-held', 'UN-DEL-1', () => buildPosition(), RED, { kind: 'play', card: map }],
  [
    'band-once',
    'UN-EXC-10',
    () => after({ hands: [['band-of-delvers', 'band-of-delvers']] }, 'play:band-of-delvers'),
    RED,
    { kind: 'play', card: band },
  ],
  [
    'no-target',
    'UN-DEL-6',
    () => buildPosition({ hands: [['restoration']] }),
    RED,
    { kind: 'play', card: restoration },
  ],
  [
    'needs-target',
    'UN-DEL-6',
    () => buildPosition({ hands: [['forlorn']] }),
    RED,
    { kind: 'play', card: forlorn },
  ],
  [
    'number-not-shown',
    'UN-DEL-14',
    () => buildPosition({ hands: [['forgotten-song']] }),
    RED,
    { kind: 'sing', card: song, number: 3 },
  ],
  [
    'die-not-on-ruin',
    'UN-DEL-7',
    () => buildPosition({ hands: [['forlorn']] }),
    RED,
    { kind: 'playOn', card: forlorn, seat: BLUE, die: 0 },
  ],
  [
    'nothing-would-change',
    'UN-DEL-6',
    () => buildPosition({ hands: [['forlorn']], dice: 'Blue.d4=1@0' }),
    RED,
    { kind: 'playOn', card: forlorn, seat: BLUE, die: 0 },
  ],
  [
    'cell-taken',
    'UN-TAB-7',
    () => after({ tableaux: ['0,0K 1,0K'], stones: ['R'] }, 'dig:d6a:0', 1),
    RED,
    { kind: 'cell', q: 0, r: 0 },
  ],
  [
    'not-connected',
    'UN-TAB-3',
    () => after({ tableaux: ['0,0K 1,0K'], stones: ['R'] }, 'dig:d6a:0', 1),
    RED,
    { kind: 'cell', q: 99, r: 'x' },
  ],
  [
    'encloses-stone',
    'UN-TAB-5',
    () => after({ tableaux: ['0,0K 1,0K 1,-1K 0,-1K -1,0R -1,1K'], stones: ['R'] }, 'dig:d6a:0', 1),
    RED,
    { kind: 'cell', q: 0, r: 1 },
  ],
  [
    'not-in-pile',
    'UN-WON-13',
    () =>
      after(
        { ...oneColour, shown: ['crumbling-memorial'], removed: ['grey-9', 'grey-11'] },
        'dig:d6a:0',
        1,
        'cell:1,1',
        'build:0,1:crumbling-memorial',
      ),
    RED,
    { kind: 'take', ruin: 0 },
  ],
];

describe('refusals', () => {
  for (const [code, clause, position, seat, choice] of cases)
    test(`[${clause}] ${code}`, () => {
      expect(game.explain(position(), seat, choice)).toEqual({ code, clause });
    });

  test('an empty stack of tokens is told', () => {
    const p = after({ ...oneColour, shown: ['underground-library', 'temple-of-fate'] }, 'dig:d6a:0', 1);
    p.greaterLeft = [];
    p.lesserLeft = [];
    act(p, 'cell:1,1');
    const choice = { kind: 'build', q: 0, r: 1, wonder: GREATER };
    expect(game.explain(p, RED, choice)).toEqual({ code: 'stack-empty', clause: 'UN-WON-7' });
  });

  test('every text of a refusal is reached here, and every clause exists', () => {
    const clauses = clausesOf(readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8'));
    for (const [, clause] of cases) expect(clauses.has(clause), clause).toBe(true);
    const texts = Object.keys(en).flatMap((id) =>
      id.startsWith('refusal.') ? [id.slice('refusal.'.length)] : [],
    );
    expect(new Set([...cases.map(([code]) => code), 'stack-empty'])).toEqual(new Set(texts));
  });
});
