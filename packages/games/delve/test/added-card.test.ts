// Adding a card: one content entry, its texts and a vector. The guide docs/guides/add-a-card.md shows exactly this.
import { readFileSync } from 'node:fs';
import { LANGUAGES, render, resolveTable, seeded, type Texts } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { CONTENT } from '../src/content/index.ts';
import type { ExpeditionCard } from '../src/content/vocabulary.ts';
import { delveWith } from '../src/index.ts';
import { brokenLaws } from '../src/invariants.ts';
import { makeCatalog } from '../src/rules/catalog.ts';
import en from '../texts/en.ts';
import it from '../texts/it.ts';
import ru from '../texts/ru.ts';
import { buildPosition } from './build-position.ts';

/** 1. The entry. */
const rattle: ExpeditionCard = {
  id: 'bone-rattle',
  deck: 'expedition',
  copies: 2,
  type: 'effect',
  cost: 1,
  risk: 4,
  parts: [
    { when: 'rally', do: 'token', to: 'foe', v: -3 },
    { when: 'rally', do: 'bonus', to: 'self', s: 0, f: 2 },
  ],
};

/** 2. Its texts. */
const added: Record<(typeof LANGUAGES)[number], Texts> = {
  en: {
    ...en,
    'card.bone-rattle': 'Bone Rattle',
    'card.bone-rattle.text': 'Rally: −3 to the slot facing you; a Failed Roll pays you 2 more.',
  },
  ru: {
    ...ru,
    'card.bone-rattle': 'Костяная трещотка',
    'card.bone-rattle.text': 'Сбор: −3 ячейке напротив; неудачный бросок принесёт вам на 2 больше.',
  },
  it: {
    ...it,
    'card.bone-rattle': 'Sonaglio d’ossa',
    'card.bone-rattle.text': 'Raduno: −3 alla casella di fronte; un tiro fallito ti rende 2 in più.',
  },
};

const content = [...CONTENT, rattle];
const playing = delveWith(content);

/** 3. The vector. */
test('[DV-RALLY-9 DV-REWARD-2] bone-rattle: −3 on the opposing slot, +2 on failure', () => {
  const s = buildPosition({ content, playing });
  s.quiet();
  s.hand(1, 'bone-rattle');
  s.purse(1, 1);
  s.toPlacement(2);
  s.place(1, 'bone-rattle');
  s.ready(1, 2, 3, 4, 0);
  expect(s.p.guards.map((guard) => guard.tokens)).toEqual([[-3], [], [], []]);
  expect(s.seat(1).bonusFail).toBe(2);
  expect(s.p.trinketDiscard).toBe(1);
});

test('[DV-CARD-1] the added card is dealt, said, tuned and played in whole games', () => {
  expect(playing.numbers!['bone-rattle.cost']).toEqual({ default: 1, min: 0, max: 8 });
  const catalog = makeCatalog(content);
  const number = catalog.numberOf.get('bone-rattle');
  let seen = 0;
  for (let i = 0; i < 40; i++) {
    const luck = seeded(`added${i}`);
    const p = playing.setup(resolveTable(playing, 5), luck);
    expect(p.expeditionPile.filter((card) => card === number).length).toBe(2);
    for (;;) {
      const waiting = playing.waitingFor(p);
      if (waiting.length === 0) break;
      const seat = waiting[luck.pick(waiting.length)]!;
      const open = playing.choices(p, seat);
      const rattles = open.findIndex((choice) => choice.kind === 'place' && choice.card === number);
      if (rattles >= 0) {
        seen++;
        for (const language of LANGUAGES)
          expect(
            render(added[language], language, playing.phrases.choice(open[rattles]!, p, seat)),
          ).toContain(added[language]['card.bone-rattle']);
      }
      playing.play(p, seat, open[rattles >= 0 ? rattles : luck.pick(open.length)]!, luck);
      expect(brokenLaws(p, catalog)).toEqual([]);
    }
  }
  expect(seen).toBeGreaterThan(5);
});

test('[DV-CARD-1] the guide shows exactly what is tested here', () => {
  const read = (path: string): string =>
    readFileSync(new URL(path, import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
  const here = read('./added-card.test.ts');
  const guide = readFileSync(new URL('../../../../docs/guides/add-a-card.md', import.meta.url), 'utf8');
  const blocks = [...guide.matchAll(/```ts\n([^`]*)```/g)].map(([, code]) =>
    code!.trim().replaceAll(/\s+/g, ' '),
  );
  expect(blocks.length).toBe(5);
  for (const block of blocks) expect(here).toContain(block);
});
