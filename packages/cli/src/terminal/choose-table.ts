// The page with all settings of a table: seats, opponents, the own seat, options, practice.
import { defaultLevel, LEVEL_IDS } from '@undercroft/bots';
import { type AnyGame, type OptionValue, proposedOptions, resolveTable } from '@undercroft/kernel';
import type { PlayOptions } from '../commands/play-options.ts';
import { PERSON } from '../save.ts';
import { loadTranslator, type Translator } from '../translator.ts';
import { botWord } from './bot-word.ts';
import { optionWord } from './page.ts';
import { type Asking, type NumberedLine, pickOne } from './pick-one.ts';

export interface AskingForTable extends Asking {
  readonly options: PlayOptions;
  readonly translator: Translator;
}

/** Enter begins, a number changes a line. Undefined when the person leaves. */
export async function chooseTable(setUp: AskingForTable): Promise<PlayOptions | undefined> {
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

interface Row extends NumberedLine {
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
