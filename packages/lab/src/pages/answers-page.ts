// Answers to questions, as a page.
import type { LabPlan } from '../plan.ts';
import { type QuestionAnswer, sayAnswer, sayRests } from '../questions.ts';
import type { Words } from '../words.ts';
import { header, page } from './page.ts';
import { safe } from './svg.ts';

export function answersHtml(plan: LabPlan, answers: readonly QuestionAnswer[], words: Words): string {
  const title = words.say('lab.answers.title', { game: words.title() });
  const items = answers.map((answer) => `<li>${safe(sayAnswer(answer, words))}</li>`);
  const inside = `<ul class="findings">${items.join('') || `<li>${safe(words.say('lab.answer.none'))}</li>`}</ul>`;
  return page(
    title,
    words.language,
    `${header(title, sayRests(plan, words))}<section class="wide">${inside}</section>`,
  );
}
