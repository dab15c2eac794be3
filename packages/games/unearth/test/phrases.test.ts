// What the options and the log say besides the bare move: Stones, unfinished rings, regions, causes.
import { LANGUAGES, type Language, render, type Texts } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { RUIN_COLOURS } from '../src/content/ruins.ts';
import { game } from '../src/index.ts';
import { score } from '../src/score.ts';
import en from '../texts/en.ts';
import it from '../texts/it.ts';
import ru from '../texts/ru.ts';
import { act, actWith, buildPosition, encode, eventsOf, faces, RED, ruin } from './build-position.ts';

type Built = ReturnType<typeof buildPosition>;

const TEXTS = { en, ru, it };

const said = (position: Built, wanted: string, language: Language = 'en'): string => {
  const seat = game.waitingFor(position)[0]!;
  const choice = game.choices(position, seat).find((open) => encode(open) === wanted)!;
  return render(TEXTS[language], language, game.phrases.choice(choice, position, seat));
};

test('[UN-ROLL-11] an Ancient Map: the option to keep says whether a Stone comes with it', () => {
  for (const [natural, words] of [
    [3, 'Keep the 3, with a stone'],
    [4, 'Keep the 4, no stone'],
  ] as const) {
    const p = buildPosition({ hands: [['ancient-map']] });
    act(p, 'play:ancient-map');
    act(p, 'dig:d6a:0', natural);
    expect(said(p, 'keep')).toBe(words);
  }
  const open = buildPosition({ edition: 'russian', hands: [['ancient-map', 'reading-the-stones']] });
  for (const card of ['ancient-map', 'reading-the-stones']) act(open, `play:${card}`);
  act(open, 'dig:d6a:0', 4);
  expect(said(open, 'keep')).toBe('Keep the 4; a stone if it ends at 1, 2 or 3');
});

test('[UN-STO-3 UN-ROLL-11] no Stone is promised where none is left', () => {
  const p = buildPosition({ hands: [['ancient-map']] });
  p.bag = [0, 0, 0, 0];
  act(p, 'play:ancient-map');
  act(p, 'dig:d6a:0', 2);
  expect(said(p, 'keep')).toBe('Keep the 2, no stone');
});

test('[UN-ROLL-8 UN-ROLL-18] Wonders are named as the cause, in the option and in the log', () => {
  const p = buildPosition({ edition: 'russian', owned: ['harmonious-columns:0'] });
  act(p, 'dig:d6a:0', 4);
  expect(said(p, 'own:3')).toBe('Make it 3: The Harmonious Columns, with a stone');
  expect(said(p, 'own:3', 'ru')).toBe('Сделать 3: «Симметричные колонны», с камнем');
  expect(said(p, 'own:3', 'it')).toBe('Portalo a 3: «Le Colonne Armoniose», con una pietra');
  expect(said(p, 'own:4')).toBe('Leave it at 4, no stone');
  const [settled] = eventsOf(act(p, 'own:3'), 'dieSettled');
  expect(render(en, 'en', game.phrases.event(settled!, p)!)).toContain(
    'changed to 3 (The Harmonious Columns)',
  );
});

test('[UN-TAB-5] a Stone into the centre of an unfinished ring is offered with its consequence', () => {
  const p = buildPosition({ tableaux: ['0,0K 1,0K 1,1K 0,2K -1,2K'], stones: ['R'] });
  act(p, 'dig:d6a:0', 1);
  expect(said(p, 'cell:0,1')).toBe(
    'Place it at the edge, beside 5 stones (0, 1); fills the centre of a ring begun with 5 stones, so no wonder can be built there',
  );
  expect(said(p, 'cell:-1,1')).toBe('Complete 1 ring: lesser wonder (−1, 1)');
  expect(said(p, 'cell:-1,1', 'ru')).toBe('Замкнуть 1 кольцо: малое чудо (−1, 1)');
});

test('[UN-EXC-3 UN-EXC-4] with an empty pool the die that is picked up no longer counts', () => {
  const p = buildPosition({
    row: ['peach-17', 'green-17'],
    dice: 'Red.d4=2@0 Red.d6a=3@0 Red.d6b=1@1 Red.d6c=2@1 Red.d8=4@1',
  });
  expect(said(p, 'dig:d4:0')).toContain('(3 of 17)');
  expect(said(p, 'dig:d4:1')).toContain('(7 of 17)');
});

test('[UN-STO-10] of the two Stones of the Library one is kept, not drawn', () => {
  const p = buildPosition({ owned: ['underground-library:0'] });
  const luck = faces(2);
  luck.picks = [0, 58];
  actWith(p, 'dig:d6a:0', luck);
  const [gained] = eventsOf(act(p, 'keep:yellow'), 'stoneGained');
  expect(render(en, 'en', game.phrases.event(gained!, p)!)).toBe('Red kept the yellow stone.');
});

test('[UN-SCO-11 UN-SCO-2] a set is called by its region', () => {
  const p = buildPosition();
  p.claimed[RED] = [ruin('peach-9'), ruin('peach-17')];
  const lines = score(p).filter(({ seat }) => seat === RED);
  expect(lines.map(({ source }) => render(en, 'en', source))).toContain('Desert: 2 ruins');
});

test('[UN-SCO-2] a colour of ruins has one name, its region, on the card, in the points and in the rulebook', async () => {
  for (const language of LANGUAGES) {
    const { default: said } = (await import(`../texts/${language}.ts`)) as { default: Texts };
    const { default: book } = (await import(`../rulebook/${language}.ts`)) as { default: Texts };
    expect(said['score.sets']).toContain('{region}');
    for (const colour of RUIN_COLOURS) expect(book['list.ruins']).toContain(said[`region.${colour}`]);
  }
});
