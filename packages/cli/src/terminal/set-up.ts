// The pages before a game: language, which game or which kept one, seats, opponents and options.

import { LEVEL_IDS } from '@undercroft/bots';
import { LANGUAGES, type Language, type OptionValue, resolveTable } from '@undercroft/kernel';
import type { AnyGame } from '@undercroft/shelf';
import type { Wish } from '../commands/wish.ts';
import type { Lines } from '../lines.ts';
import { PERSON, unfinishedGames } from '../save.ts';
import { type Screen, screenOf, wrap } from '../screen.ts';
import { type Speech, speechOf } from '../speech.ts';
import type { World } from '../world.ts';
import { choiceLines, optionWord } from './page.ts';

const DEFAULT_BOT = 'adept';
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский', it: 'Italiano' };

/** Asks for one of the numbered lines; Enter takes the first. Undefined when the person leaves. */
async function pickOne(
  lines: Lines,
  screen: Screen,
  world: World,
  texts: readonly string[],
): Promise<number | undefined> {
  screen.print(...choiceLines(texts, { screen }));
  for (;;) {
    world.output.write(screen.ink('accent', '> '));
    const heard = await lines.next();
    if (heard.kind === 'end' || heard.kind === 'interrupt') return undefined;
    const word = heard.kind === 'line' ? heard.line.trim().toLowerCase() : '?';
    if (word === '') return 0;
    if (['q', 'й', 'quit'].includes(word)) return undefined;
    const index = /^\d{1,3}$/.test(word) ? Number(word) - 1 : -1;
    if (index >= 0 && index < texts.length) return index;
  }
}

export async function askForLanguage(world: World, lines: Lines): Promise<Language | undefined> {
  const screen = screenOf(world);
  screen.clear();
  screen.print(screen.ink('accent', 'Undercroft'), '');
  const index = await pickOne(
    lines,
    screen,
    world,
    LANGUAGES.map((language) => LANGUAGE_NAMES[language]),
  );
  return index === undefined ? undefined : LANGUAGES[index];
}

interface SetUp {
  readonly wish: Wish;
  readonly folder: string;
  readonly lines: Lines;
  readonly world: World;
  readonly speech: Speech;
}

/** The finished wish, or nothing when the person leaves. */
export async function askForGame(setUp: SetUp): Promise<Wish | undefined> {
  const { wish } = setUp;
  if (wish.game === undefined) {
    const chosen = await chooseGame(setUp);
    return chosen && (chosen.resume || wish.isParticular ? chosen : chooseTable({ ...setUp, wish: chosen }));
  }
  return wish.isParticular ? wish : chooseTable(setUp);
}

/** Kept games first, then everything on the shelf. */
async function chooseGame({ wish, folder, lines, world, speech }: SetUp): Promise<Wish | undefined> {
  const screen = screenOf(world);
  const games = world.shelf.listGames();
  const titles = new Map<string, Speech>();
  for (const game of games) titles.set(game, await speechOf(speech.language, world.shelf, game));
  const kept = (await unfinishedGames(folder)).filter(({ save }) => titles.has(save.record.game)).slice(0, 3);
  screen.clear();
  screen.print(screen.ink('accent', 'Undercroft'), ...wrap(speech.say('cli.welcome'), screen.width()), '');
  const texts = [
    ...kept.map(({ save, changed }) =>
      speech.say('cli.continue', {
        title: titles.get(save.record.game)!.say('game.title'),
        n: save.record.entries.length,
        date: changed.toLocaleString(speech.language, { dateStyle: 'medium', timeStyle: 'short' }),
      }),
    ),
    ...games.map((game) => {
      const said = titles.get(game)!;
      const subtitle = said.has('game.subtitle') ? ` · ${said.say('game.subtitle')}` : '';
      return `${said.say('game.title')}${subtitle}`;
    }),
  ];
  const index = await pickOne(lines, screen, world, texts);
  if (index === undefined) return undefined;
  return index < kept.length
    ? { ...wish, resume: kept[index]!.file }
    : { ...wish, game: games[index - kept.length]! };
}

/** One page with everything the table agrees on; Enter begins, a number changes a line. */
async function chooseTable(setUp: SetUp): Promise<Wish | undefined> {
  const { wish, lines, world } = setUp;
  const game = await world.shelf.loadGame(wish.game!);
  const speech = await speechOf(setUp.speech.language, world.shelf, game.name);
  const screen = screenOf(world);
  const draft: Draft = {
    seats: game.seats[0],
    opponents: game.seats[1] > 1 ? DEFAULT_BOT : PERSON,
    given: {},
  };
  for (;;) {
    const rows = rowsOf(game, draft, speech);
    screen.clear();
    screen.print(screen.ink('accent', speech.say('game.title')));
    if (speech.has('game.summary')) screen.print(...wrap(speech.say('game.summary'), screen.width()));
    screen.print('');
    const texts = [screen.ink('strong', speech.say('cli.begin')), ...rows.map(({ text }) => text)];
    const index = await pickOne(lines, screen, world, texts);
    if (index === undefined) return undefined;
    if (index === 0) break;
    rows[index - 1]!.change();
  }
  const { seats, opponents, given } = draft;
  const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? PERSON : opponents));
  return { ...wish, settle: (of) => ({ table: resolveTable(of, seats, given), players, names: undefined }) };
}

interface Draft {
  seats: number;
  opponents: string;
  given: Record<string, OptionValue>;
}

interface Row {
  readonly text: string;
  /** Goes on to the next value of this line. */
  change(): void;
}

function rowsOf(game: AnyGame, draft: Draft, speech: Speech): Row[] {
  const [min, max] = game.seats;
  const rows: Row[] = [];
  if (max > min)
    rows.push({
      text: `${speech.say('cli.seats')}: ${draft.seats}`,
      change: () => {
        draft.seats = draft.seats === max ? min : draft.seats + 1;
      },
    });
  if (max > 1) {
    const kinds: readonly string[] = [...LEVEL_IDS, 'random', PERSON];
    rows.push({
      text: `${speech.say('cli.opponents')}: ${draft.opponents === PERSON ? speech.say('cli.people-here') : speech.say('cli.bot', { bot: draft.opponents })}`,
      change: () => {
        draft.opponents = kinds[(kinds.indexOf(draft.opponents) + 1) % kinds.length]!;
      },
    });
  }
  const { options } = resolveTable(game, draft.seats, draft.given);
  for (const name of Object.keys(game.options)) {
    const label = speech.has(`option.${name}`) ? speech.say(`option.${name}`) : name;
    const help = speech.has(`option.${name}.help`) ? `\n${speech.say(`option.${name}.help`)}` : '';
    rows.push({
      text: `${label}: ${optionWord(speech, name, options[name]!)}${help}`,
      change: () => {
        draft.given[name] = nextValue(game, name, options[name]!);
      },
    });
  }
  return rows;
}

/** The value after this one, round and round; numbers go up by a tenth of their range. */
function nextValue(game: AnyGame, name: string, value: OptionValue): OptionValue {
  const spec = game.options[name]!;
  if (spec.kind === 'switch') return !value;
  if (spec.kind === 'choice')
    return spec.values[(spec.values.indexOf(String(value)) + 1) % spec.values.length]!;
  const step = Math.max(1, Math.round((spec.max - spec.min) / 10));
  return Number(value) + step > spec.max ? spec.min : Number(value) + step;
}
