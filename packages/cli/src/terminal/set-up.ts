// The pages before a game: language, game or saved game, seats, opponents and options.
import { rmSync } from 'node:fs';
import { defaultLevel, LEVEL_IDS } from '@undercroft/bots';
import {
  type AnyGame,
  LANGUAGES,
  type Language,
  languageName,
  type OptionValue,
  proposedOptions,
  resolveTable,
} from '@undercroft/kernel';
import type { PlayOptions } from '../commands/play-options.ts';
import type { Environment } from '../environment.ts';
import { unfinishedGames } from '../games-folder.ts';
import type { InputLines } from '../input-lines.ts';
import { PERSON, type SavedGame } from '../save.ts';
import type { Screen } from '../screen.ts';
import { namesOf } from '../session.ts';
import { loadTranslator, type Translator } from '../translator.ts';
import { ask } from './ask.ts';
import { botWord } from './bot-word.ts';
import { changedOptions, choiceLines, cut, optionWord } from './page.ts';

type Asking = Pick<SetUp, 'io' | 'lines' | 'screen'>;

interface Line {
  readonly text: string;
  /** What it means, where there is room to say so. */
  readonly note?: string | undefined;
}

interface Picking {
  readonly translator?: Translator;
  readonly keys?: RegExp;
  readonly first?: readonly string[];
  /** The line chosen last: its note stays when there is no room for all. */
  readonly last?: number | undefined;
}

/**
 * Asks for one of the numbered lines below a heading; Enter takes the first. Undefined when the person leaves, and
 * what was typed where it is one of the page's own keys.
 */
async function pickOne(
  asking: Asking,
  heading: () => readonly string[],
  lines: readonly Line[],
  { translator, keys, first = [], last }: Picking = {},
): Promise<number | string | undefined> {
  const { screen } = asking;
  let notice = first;
  for (;;) {
    const input = await ask(asking, () => fitLines(screen, heading(), lines, notice, last));
    if (input.kind === 'end' || input.kind === 'interrupt') return undefined;
    const word = input.kind === 'line' ? input.line.trim().toLowerCase() : '?';
    if (word === '') return 0;
    if (['q', 'й', 'quit'].includes(word)) return undefined;
    if (keys?.test(word)) return word;
    const index = /^\d{1,3}$/.test(word) ? Number(word) - 1 : -1;
    if (index >= 0 && index < lines.length) return index;
    notice = translator
      ? screen.inked('warn', translator.say('cli.no-such-row', { most: lines.length }))
      : [screen.ink('warn', `1–${lines.length}`)];
  }
}

/** With all notes where they fit, else with that of one line, then without the words below the title, and in the end a row for each line. */
function fitLines(
  screen: Screen,
  heading: readonly string[],
  lines: readonly Line[],
  notice: readonly string[],
  last: number | undefined,
): readonly string[] {
  const page = (hasNote: (i: number) => boolean, head = heading, most = Infinity): readonly string[] => {
    const rows = lines.map(({ text, note }, i) => ({
      number: i + 1,
      text: cut(text, most),
      ...(note !== undefined && hasNote(i) && { note }),
    }));
    return [...head, '', ...choiceLines(rows, { screen }), ...notice];
  };
  const isLast = (i: number): boolean => i === last;
  const whole = page(() => true);
  if (!screen.isPaged) return whole;
  const fits = (lines: readonly string[]): boolean => lines.length < screen.height();
  const title = heading.slice(0, 1);
  return (
    [whole, page(isLast), page(isLast, title)].find(fits) ?? page(() => false, title, screen.width() - 6)
  );
}

export async function askForLanguage(asking: Asking): Promise<Language | undefined> {
  const { screen } = asking;
  const heading = (): string[] => [screen.ink('accent', 'Undercroft')];
  const index = await pickOne(
    asking,
    heading,
    LANGUAGES.map((language) => ({ text: languageName(language) })),
  );
  return typeof index === 'number' ? LANGUAGES[index] : undefined;
}

interface SetUp {
  readonly options: PlayOptions;
  readonly folder: string;
  readonly lines: InputLines;
  readonly io: Environment;
  readonly screen: Screen;
  readonly translator: Translator;
}

/** Undefined when the person leaves. */
export async function askForGame(setUp: SetUp): Promise<PlayOptions | undefined> {
  const { options } = setUp;
  if (options.game === undefined) {
    const chosen = await chooseGame(setUp);
    return (
      chosen && (chosen.resume || options.isExplicit ? chosen : chooseTable({ ...setUp, options: chosen }))
    );
  }
  return options.isExplicit ? options : chooseTable(setUp);
}

/** Saved games first, then every game on the shelf; `d1` deletes the first of the saved ones. */
async function chooseGame(setUp: SetUp): Promise<PlayOptions | undefined> {
  const { options, io, screen, translator } = setUp;
  const games = io.shelf.listGames();
  const titles: Titles = new Map();
  for (const game of games) titles.set(game, await loadTranslator(translator.language, io.shelf, game));
  let doomed: string | undefined;
  for (;;) {
    const saved = await savedRows(setUp, titles);
    const heading = (): string[] => [
      screen.ink('accent', 'Undercroft'),
      ...screen.inked('plain', translator.say('cli.welcome')),
      ...(saved.length > 0 ? screen.inked('dim', translator.say('cli.how-to-delete')) : []),
    ];
    const texts = [...saved, ...games.map((game) => ({ text: titleOf(titles.get(game)!) }))];
    const first =
      doomed === undefined ? [] : screen.inked('warn', translator.say('cli.sure-to-delete', { key: doomed }));
    const picked = await pickOne(setUp, heading, texts, { translator, keys: /^[dв]\d$/, first });
    if (picked === undefined) return undefined;
    if (typeof picked === 'number')
      return picked < saved.length
        ? { ...options, resume: saved[picked]!.file }
        : { ...options, game: games[picked - saved.length] };
    const row = saved[Number(picked[1]) - 1];
    if (row && picked === doomed) rmSync(row.file);
    doomed = row && picked !== doomed ? picked : undefined;
  }
}

type Titles = Map<string, Translator>;

const titleOf = (said: Translator): string =>
  `${said.say('game.title')}${said.has('game.subtitle') ? ` · ${said.say('game.subtitle')}` : ''}`;

const MOST_SAVED = 5;

/** The last games in which something was done, with what tells them apart: moves, day, options and names. */
async function savedRows({ folder, io, translator }: SetUp, titles: Titles) {
  const begun = (await unfinishedGames(folder)).filter(
    ({ save }) => titles.has(save.game) && save.entries > 0,
  );
  const rows: { readonly file: string; readonly text: string }[] = [];
  for (const { file, save, changed } of begun.slice(0, MOST_SAVED)) {
    const said = titles.get(save.game)!;
    const text = translator.say('cli.continue', {
      title: said.say('game.title'),
      n: save.entries,
      date: changed.toLocaleString(translator.language, { dateStyle: 'medium', timeStyle: 'short' }),
    });
    const details = detailsOf(save, await io.shelf.loadGame(save.game), said);
    rows.push({ file, text: [text, ...details].join(' · ') });
  }
  return rows;
}

/** Nothing for a game that cannot be opened: the reason is said when it is chosen. */
function detailsOf(save: SavedGame, game: AnyGame, said: Translator): readonly string[] {
  try {
    const { table } = save.open(game);
    const names = namesOf(table)?.filter((name) => name !== '');
    return [
      ...changedOptions(game, table.match!.table.options, table.seats.length, said),
      ...(table.seats.length > 1
        ? [`${said.say('cli.seats')}: ${names?.join(', ') ?? table.seats.length}`]
        : []),
    ];
  } catch {
    return [];
  }
}

/** One page with all settings of the table; Enter begins, a number changes a line. */
async function chooseTable(setUp: SetUp): Promise<PlayOptions | undefined> {
  const { options, io, screen } = setUp;
  const game = await io.shelf.loadGame(options.game!);
  const translator = await loadTranslator(setUp.translator.language, io.shelf, game.name);
  const opponents = game.seats[1] > 1 ? defaultLevel.id : PERSON;
  const draft: Draft = {
    seats: game.seats[0],
    seat: 0,
    opponents,
    isPractice: options.isPractice,
    given: { ...proposedOptions(game, translator.language) },
  };
  for (let last: number | undefined; ; ) {
    const rows = rowsOf(game, draft, translator);
    const heading = (): string[] => [
      screen.ink('accent', translator.say('game.title')),
      ...(translator.has('game.summary') ? screen.inked('plain', translator.say('game.summary')) : []),
    ];
    const texts = [{ text: screen.ink('strong', translator.say('cli.begin')) }, ...rows];
    const index = await pickOne(setUp, heading, texts, { translator, last });
    if (typeof index !== 'number') return undefined;
    if (index === 0) break;
    rows[index - 1]!.change();
    last = index;
  }
  const { seats, given, isPractice } = draft;
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === draft.seat ? PERSON : draft.opponents,
  );
  return {
    ...options,
    isPractice,
    resolve: (of) => ({ table: resolveTable(of, seats, given), players, names: undefined }),
  };
}

interface Draft {
  seats: number;
  /** The own seat, and so the role where seats have roles. */
  seat: number;
  opponents: string;
  isPractice: boolean;
  given: Record<string, OptionValue>;
}

interface Row extends Line {
  /** Takes the next value. */
  change(): void;
}

function rowsOf(game: AnyGame, draft: Draft, translator: Translator): Row[] {
  const [min, max] = game.seats;
  const rows: Row[] = [];
  if (max > min)
    rows.push({
      text: `${translator.say('cli.seats')}: ${draft.seats}`,
      change: () => {
        draft.seats = draft.seats === max ? min : draft.seats + 1;
        draft.seat = Math.min(draft.seat, draft.seats - 1);
      },
    });
  if (max > 1) {
    const kinds: readonly string[] = [...LEVEL_IDS, 'random', PERSON];
    const opponents =
      draft.opponents === PERSON
        ? translator.say('cli.people-here')
        : translator.say('cli.bot', { bot: botWord(draft.opponents, translator) });
    rows.push({
      text: `${translator.say('cli.opponents')}: ${opponents}`,
      change: () => {
        draft.opponents = kinds[(kinds.indexOf(draft.opponents) + 1) % kinds.length]!;
      },
    });
    if (draft.opponents !== PERSON) {
      const own = `seat.${draft.seat}`;
      const name = translator.has(own)
        ? translator.say(own)
        : translator.say('cli.seat', { n: draft.seat + 1 });
      rows.push({
        text: `${translator.say('cli.own-seat')}: ${name}`,
        change: () => {
          draft.seat = (draft.seat + 1) % draft.seats;
        },
      });
    }
  }
  const { options } = resolveTable(game, draft.seats, draft.given);
  for (const name of Object.keys(game.options)) {
    const label = translator.has(`option.${name}`) ? translator.say(`option.${name}`) : name;
    const help = `option.${name}.help`;
    rows.push({
      text: `${label}: ${optionWord(translator, name, options[name]!)}`,
      note: translator.has(help) ? translator.say(help) : undefined,
      change: () => {
        draft.given[name] = nextValue(game, name, options[name]!);
      },
    });
  }
  rows.push({
    text: `${translator.say('cli.practice')}: ${translator.say(draft.isPractice ? 'cli.on' : 'cli.off')}`,
    note: translator.say('cli.practice.help'),
    change: () => {
      draft.isPractice = !draft.isPractice;
    },
  });
  return rows;
}

/** The next value, back to the first after the last; numbers go up by a tenth of their range. */
function nextValue(game: AnyGame, name: string, value: OptionValue): OptionValue {
  const spec = game.options[name]!;
  if (spec.kind === 'switch') return !value;
  if (spec.kind === 'choice')
    return spec.values[(spec.values.indexOf(String(value)) + 1) % spec.values.length]!;
  const step = Math.max(1, Math.round((spec.max - spec.min) / 10));
  return Number(value) + step > spec.max ? spec.min : Number(value) + step;
}
