// Choices that a seat had earlier in this game and has not now, each with the rule that bars it now.
import { canonicalJson, type Reason, type Seat, timelineOf } from '@undercroft/kernel';
import type { SessionMatch } from './session.ts';
import type { Translator } from './translator.ts';

export interface Barred {
  readonly text: string;
  readonly reason: Reason;
}

const MOST_KNOWN = 200;
const MOST_STEPS = 60;

/** The latest first. Only what the seat itself was offered: nothing that it may not know. */
export function barredChoices(
  match: SessionMatch,
  seat: Seat,
  translator: Translator,
  among: 'this question' | 'all questions',
): readonly Barred[] {
  const { game, position, log } = match;
  const view = game.view(position, seat);
  const met = new Set(game.choices(view, seat).map((choice) => canonicalJson(choice)));
  const { at } = timelineOf(match);
  const questionOf = (seen: unknown): string => game.phrases.question(seen, seat).id;
  const isAsked = (seen: unknown): boolean =>
    among === 'all questions' || questionOf(seen) === questionOf(view);
  const byText = new Map<string, Barred>();
  for (let i = log.length - 1; i >= 0 && i >= log.length - MOST_STEPS; i--) {
    if (log[i]!.seat !== seat) continue;
    const seen = game.view(at(i), seat);
    if (!isAsked(seen)) continue;
    for (const choice of game.choices(seen, seat)) {
      const key = canonicalJson(choice);
      if (met.has(key) || met.size > MOST_KNOWN) continue;
      met.add(key);
      const text = translator.render(game.phrases.choice(choice, seen, seat));
      if (!byText.has(text)) byText.set(text, { text, reason: game.explain(view, seat, choice) });
    }
  }
  return [...byText.values()];
}
