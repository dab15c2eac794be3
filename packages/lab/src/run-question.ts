// `lab GAME --ask QUESTION`, `--card NAME`, `--cards all`: plays what the question needs and answers with sentences.
import { join } from 'node:path';
import { type Ask, askOf } from './ask.ts';
import { sayAnswer, sayRests } from './questions.ts';
import type { LabSession } from './session.ts';
import type { LabelledRun } from './tidy.ts';
import { answerFiles, worthFiles, writeFiles } from './write-report.ts';

function askFrom({ request }: LabSession): Ask {
  const { ask, cards, cardsOf, between, how, difference } = request;
  if (ask) return { question: ask, names: between, test: how, difference };
  return cards
    ? { question: 'worth', names: cards, test: how }
    : { question: 'cards', kind: cardsOf, test: how };
}

export async function runQuestion(session: LabSession): Promise<boolean> {
  const { game, exposures, plan, out, words, things, io } = session;
  const asked = askOf({ game, exposures }, plan, askFrom(session));
  const runs: LabelledRun[] = [];
  for (const { variant, plan: part } of asked.plans)
    runs.push({
      variant,
      plan: part,
      chunks: io.signal.aborted ? [] : await session.play(part, variant),
    });
  if (runs[0]!.chunks.length === 0) return false;
  const { answers, worths } = asked.answer(runs);
  // Stopped before there was a pair: the games are kept, and the same command goes on.
  if (answers.length === 0 && io.signal.aborted) return false;
  const page = worths.length > 0 ? 'worth.html' : 'answer.html';
  writeFiles(
    out,
    worths.length > 0
      ? worthFiles(plan, worths, runs, things, words)
      : answerFiles(plan, answers, runs, things, words),
  );
  if (answers.length === 0) session.print(words.say('lab.answer.none'));
  for (const answer of answers) session.print(sayAnswer(answer, words));
  session.print(sayRests(plan, words));
  session.print(`\n${join(out, page)}`);
  return !io.signal.aborted;
}
