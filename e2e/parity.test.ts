// Keyboard parity: random games of people alone, in every language. Every choice that the kernel lists is a named control of
// the page, nothing else is, and the keyboard alone reaches the one that is wanted and plays it: each kind of choice a few times.
// In the suite the beginning of one game and the last part of another; in the long run whole games, each choice by keys.
import {
  canonicalJson,
  LANGUAGES,
  type Language,
  render,
  type Seat,
  seeded,
  submit,
} from '@undercroft/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type LocalTable, tableCard } from '../packages/web/src/sources/local-store.ts';
import { openKept } from '../packages/web/src/sources/local-tables.ts';
import type { LoadedGame } from './support/games.ts';
import { loadGames } from './support/games.ts';
import { clickGo, clickRow, pressGo, pressRow, type Row, seen } from './support/keyboard.ts';
import { switchLanguage } from './support/language.ts';
import { layTable, saidEnd } from './support/play.ts';
import { layPlayed } from './support/played.ts';
import { setStage } from './support/stage.ts';
import { storedTable } from './support/stored.ts';
import { visit } from './support/visit.ts';

const games = await loadGames();

const stage = setStage();

/** The match of a table as the browser keeps it. */
const matchOf = async (game: LoadedGame['game'], kept: LocalTable) =>
  (await openKept(game, kept)).table.match!;

type Mirror = Awaited<ReturnType<typeof matchOf>>;

/** What the kernel lists for a seat of the same match, in the words of a language. */
function listed(
  mirror: Mirror,
  { texts }: LoadedGame,
  names: readonly string[],
  seat: Seat,
  language: Language,
): Row[] {
  const { game, position } = mirror;
  const view = game.view(position, seat);
  const words = {
    ...texts[language],
    ...Object.fromEntries(names.map((name, seat) => [`seat.${seat}`, name])),
  };
  return game.choices(position, seat).map((choice) => ({
    key: canonicalJson(choice),
    text: render(words, language, game.phrases.choice(choice, view, seat)),
    count: 1,
  }));
}

const isLong = process.env.TEST_LENGTH === 'long';
/** In the suite a game in all languages by turns, so that each kind of choice is read in each; the long run has one each. */
const GAMES = isLong ? LANGUAGES.map((language) => [language]) : [LANGUAGES];
/** How often each kind of choice is made by keys; the list is compared at every choice. */
const BY_KEYS = isLong ? Infinity : 4;

/** In the suite so many entries of a fresh table are made, and a game that has come this far is played to its end. */
const BEGINNING = isLong ? Infinity : 15;
const LATE = 0.95;

for (const loaded of games)
  for (const languages of GAMES)
    test(`${loaded.game.name}: the list is the kernel's in ${languages}, and the keyboard plays it`, async () => {
      const { game } = loaded;
      const seats = game.seats[0];
      const { page, errors, close } = await visit(stage.browser, { language: languages[0], name: 'Mira' });
      const luck = seeded(`${game.name}:${languages}:parity`);
      await layTable(page, stage.address, game.name, seats, seats);
      await learnAll(page, languages);
      let mirror = await playAsListed(page, loaded, languages, luck, BEGINNING);
      if (!isLong) {
        await layPlayed(page, stage.address, game, { seats, share: LATE, isShared: true });
        mirror = await playAsListed(page, loaded, languages, luck, Infinity);
      }
      expect(game.result(mirror.position)).toBeDefined();
      await saidEnd(page);
      expect((await matchOf(game, await storedTable(page))).log).toEqual(mirror.log);
      expect(errors).toEqual([]);
      await close();
    });

/** Plays on at the table that is open, until it is over or has so many entries, and answers the match that this makes. */
async function playAsListed(
  page: Page,
  loaded: LoadedGame,
  languages: readonly Language[],
  luck: ReturnType<typeof seeded>,
  entries: number,
): Promise<Mirror> {
  const { game } = loaded;
  const table = await storedTable(page);
  const names = tableCard(table).seats.map(({ name }) => name);
  // The same seal, so the same luck: this match and the page's stay equal as long as the same choices are made.
  const mirror = await matchOf(game, table);
  const follow = async (): Promise<void> => {
    const { log } = await matchOf(game, await storedTable(page));
    for (const { seat, choice } of log.slice(mirror.log.length))
      expect(submit(mirror, seat, choice).ok).toBe(true);
  };
  const pressed = new Map<string, number>();
  const isByKeys = (kind: string): boolean => {
    const times = pressed.get(kind) ?? 0;
    pressed.set(kind, times + 1);
    return times < BY_KEYS;
  };
  let language = (await page.evaluate(() => document.documentElement.lang)) as Language;
  let isWhole = true;
  let asked = 0;
  for (;;) {
    const now = await seen(page);
    if (now.asked === 'over') break;
    if (now.asked !== 'choices') {
      await (isByKeys(now.asked) ? pressGo : clickGo)(page);
      continue;
    }
    if (now.at > mirror.log.length) {
      // A window that nobody can use closes by itself, where the reader has not asked to be asked.
      isWhole = true;
      await follow();
      continue;
    }
    if (isWhole && now.at >= entries) return mirror;
    // A switch takes longer than a choice.
    const next = languages[Math.floor(now.at / 5) % languages.length]!;
    if (next !== language && isWhole) {
      await switchLanguage(page, next);
      language = next;
      continue;
    }
    const wanted = listed(mirror, loaded, names, now.viewer, language);
    expect(now.rows.reduce((sum, { count }) => sum + count, 0)).toBe(isWhole ? wanted.length : asked);
    const choices = now.rows.filter(({ count }) => count === 1);
    expect(wanted).toEqual(expect.arrayContaining(choices));
    expect(new Set(now.rows.map(({ text }) => text)).size).toBe(now.rows.length);
    const row = now.rows[pickRow(now.rows.length, luck)]!;
    // The step that it asks for is looked at in the same way.
    asked = row.count;
    isWhole = row.count === 1;
    const { kind } = (isWhole ? JSON.parse(row.key) : { kind: 'step' }) as { readonly kind: string };
    const isThere = await (isByKeys(kind) ? pressRow : clickRow)(page, now, row);
    isWhole ||= !isThere;
    if (isThere && row.count === 1) expect(submit(mirror, now.viewer, JSON.parse(row.key)).ok).toBe(true);
  }
  // The end is kept a moment after it is seen.
  await expect.poll(async () => (await storedTable(page)).result).not.toBeNull();
  // Only options are taken unasked, also at the very end.
  await follow();
  return mirror;
}

/** Any row now and then, mostly one near an end of the list: a walk of forty arrows proves what one of four does. */
function pickRow(rows: number, luck: ReturnType<typeof seeded>): number {
  if (rows <= 8 || luck.pick(8) === 0) return luck.pick(rows);
  const near = luck.pick(8);
  return near < 4 ? near : rows - 8 + near;
}

/** Loads the words of every language, so that a later switch is drawn at once; ends in the first. */
async function learnAll(page: Page, languages: readonly Language[]): Promise<void> {
  if (languages.length < 2) return;
  while ((await seen(page)).asked !== 'choices') await pressGo(page);
  for (const language of [...languages.slice(1), languages[0]!]) await switchLanguage(page, language);
}
