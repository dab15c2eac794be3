// `review`: a bot goes through the decisions of a seat and tells which moments moved the expected result most.
import { decisionsOf, drift, judgeHere, type Moment, outcomeFor, runReview } from '@undercroft/bots/review';
import { timelineOf } from '@undercroft/kernel';
import { seatFromWord } from '../arguments.ts';
import { type Call, type Command, INTERRUPTED } from '../command.ts';
import { loadOpenedRecord } from '../load-record.ts';
import { loadTranslator } from '../translator.ts';

const FLAGS = { json: { type: 'boolean' }, seat: { type: 'string' }, seed: { type: 'string' } } as const;

export const REVIEW: Command<typeof FLAGS> = { flags: FLAGS, words: 1, needs: 'FILE', run: review };

async function review({ word, values, environment, translator }: Call<typeof FLAGS>): Promise<number> {
  const opened = await loadOpenedRecord(word, environment.shelf);
  const { game, table, record } = opened;
  const seat = seatFromWord(values.seat ?? '0', table.seats);
  const seed = values.seed ?? record.hash;
  const decided = decisionsOf(opened, seat);
  const outcome = outcomeFor(opened, seat);
  const stop = new AbortController();
  const stopListening = environment.onInterrupt(() => stop.abort());
  try {
    const hints = await environment.shelf.loadHints(game.name);
    const found = await runReview(judgeHere({ game, hints, table }, decided, seed), {
      seat,
      seed,
      decisions: decided.map(({ at }) => at),
      outcome,
      progress: (share) => showProgress(share),
      signal: stop.signal,
    });
    if (values.json) environment.output.write(`${JSON.stringify({ game: game.name, ...found })}\n`);
    else environment.output.write(await words(found.moments, found.marks));
    return 0;
  } catch (error) {
    if (stop.signal.aborted) return INTERRUPTED;
    throw error;
  } finally {
    stopListening();
    if (environment.errors.isTerminal) environment.errors.write('\r\x1b[K');
  }

  function showProgress(share: number): void {
    if (environment.errors.isTerminal) environment.errors.write(`\r${Math.floor(100 * share)}%`);
  }

  async function words(moments: readonly Moment[], marks: readonly number[]): Promise<string> {
    const said = await loadTranslator(translator.language, environment.shelf, game.name, record.names);
    const percent = (share: number): string => `${Math.round(100 * share)}%`;
    const timeline = timelineOf(opened);
    const lines = marks.flatMap((at) => {
      const place = moments.findIndex((moment) => moment.at === at);
      const { weighed, expected, cost } = moments[place]!;
      const view = game.view(timeline.at(at), seat);
      const name = (choice: unknown): string => said.render(game.phrases.choice(choice, view, seat));
      const made = weighed.find(({ isMade }) => isMade)!.choice;
      const other = weighed[0]!.isMade
        ? said.say('cli.review.same')
        : said.say(cost.low > 0 ? 'cli.review.gave' : 'cli.review.even', {
            choice: name(weighed[0]!.choice),
            n: percent(cost.value),
            low: percent(cost.low),
            high: percent(cost.high),
          });
      return [
        `${String(at + 1).padStart(4)} ${name(made)} (${percent(expected)})`,
        `     ${other}`,
        `     ${said.say(table.seats === 1 ? 'cli.review.after-alone' : 'cli.review.after', { n: percent(drift(moments, place, outcome)) })}`,
      ];
    });
    const head = said.say('cli.review.head', {
      title: said.say('game.title'),
      n: moments.length,
      seat: seat + 1,
      seed,
    });
    return `${[head, ...lines].join('\n')}\n`;
  }
}
