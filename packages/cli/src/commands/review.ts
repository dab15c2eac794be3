// `review`: a bot goes through the decisions of a seat and tells which moments moved the expected result most.
import { decisionsOf, drift, judgeHere, outcomeFor, type Review, runReview } from '@undercroft/bots/review';
import { type Language, type OpenedRecord, type Seat, timelineOf } from '@undercroft/kernel';
import { seatFromWord } from '../arguments.ts';
import { type Call, type CliCommand, INTERRUPTED } from '../cli-command.ts';
import { loadOpenedRecord } from '../load-record.ts';
import { progressOn } from '../progress.ts';
import { wrap } from '../screen.ts';
import { loadTranslator, type Translator } from '../translator.ts';

const FLAGS = { json: { type: 'boolean' }, seat: { type: 'string' }, seed: { type: 'string' } } as const;

export const REVIEW: CliCommand<typeof FLAGS> = { flags: FLAGS, words: 1, needs: 'FILE', run: review };

async function review({ word, values, io, translator }: Call<typeof FLAGS>): Promise<number> {
  const opened = await loadOpenedRecord(word, { io, translator });
  const { game, table, record } = opened;
  const seat = seatFromWord(values.seat ?? '0', table.seats);
  const seed = values.seed ?? record.hash;
  const decided = decisionsOf(opened, seat);
  const progress = progressOn(io, translator);
  const stop = new AbortController();
  const stopListening = io.onInterrupt(() => stop.abort());
  try {
    const hints = await io.shelf.loadHints(game.name);
    const found = await runReview(judgeHere({ game, hints, table }, decided, seed), {
      seat,
      seed,
      decisions: decided.map(({ at }) => at),
      outcome: outcomeFor(opened, seat),
      progress: progress.show,
      signal: stop.signal,
    });
    const said = await loadTranslator(translator.language, io.shelf, game.name, record.names);
    const lines = values.json
      ? [JSON.stringify({ game: game.name, ...found })]
      : reviewLines(opened, found, seat, seed, said);
    const width = values.json ? undefined : io.output.columns();
    const fitted = width === undefined ? lines : lines.flatMap((line) => wrap(line, width, INDENT));
    io.output.write(`${fitted.join('\n')}\n`);
    return 0;
  } catch (error) {
    if (stop.signal.aborted) return INTERRUPTED;
    throw error;
  } finally {
    stopListening();
    progress.clear();
  }
}

const percent = (share: number, language: Language, settings: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(language, { style: 'percent', ...settings }).format(share).replace('-', '−');

/** Under the number of a moment. */
const INDENT = ' '.repeat(5);

/** Narrower than this, an interval in whole percents would be one number twice. */
const NARROW = 0.01;

/** The bot's choice against the one made: better, worse, or not told apart because the interval holds nought. */
export function comparison(
  { value, low, high }: Review['moments'][number]['cost'],
  choice: string,
  { say, language }: Translator,
): string {
  const digits = high - low < NARROW ? 1 : 0;
  const shown = (share: number): string => percent(share, language, { minimumFractionDigits: digits });
  const told = (id: string, n: number, from: number, to: number): string => {
    const [least, most] = [shown(from), shown(to)];
    const range = least === most ? '' : ` (${say('cli.review.range', { low: least, high: most })})`;
    return say(id, { choice, n: shown(n), range });
  };
  const isNought = Math.abs(value) < 0.5 * 10 ** -(2 + digits);
  if (low > 0 && !isNought) return told('cli.review.gave', value, low, high);
  if (high < 0 && !isNought) return told('cli.review.better', -value, -high, -low);
  return told('cli.review.even', value, low, high);
}

function reviewLines(
  opened: OpenedRecord<unknown, unknown, unknown>,
  { moments, marks }: Pick<Review, 'moments' | 'marks'>,
  seat: Seat,
  seed: string,
  said: Translator,
): string[] {
  const { game, table } = opened;
  const timeline = timelineOf(opened);
  const outcome = outcomeFor(opened, seat);
  const after = table.seats === 1 ? 'cli.review.after-alone' : 'cli.review.after';
  const lines = marks.flatMap((at) => {
    const place = moments.findIndex((moment) => moment.at === at);
    const { weighed, expected, cost } = moments[place]!;
    const view = game.view(timeline.at(at), seat);
    const name = (choice: unknown): string => said.render(game.phrases.choice(choice, view, seat));
    const made = weighed.find(({ isMade }) => isMade)!.choice;
    const other = weighed[0]!.isMade
      ? said.say('cli.review.same')
      : comparison(cost, name(weighed[0]!.choice), said);
    return [
      `${String(at + 1).padStart(4)} ${name(made)} (${percent(expected, said.language)})`,
      `${INDENT}${other}`,
      `${INDENT}${said.say(after, { n: percent(drift(moments, place, outcome), said.language, { signDisplay: 'exceptZero' }) })}`,
    ];
  });
  const title = said.say('game.title');
  return [said.say('cli.review.head', { title, n: moments.length, seat: seat + 1, seed }), ...lines];
}
