// Choices of this game that are not open now, each with the rule that bars it.
import { canonicalJson, type Reason, replay, type Seat, sameData, seeded } from '@undercroft/kernel';
import type { SessionMatch } from './session.ts';
import type { Translator } from './translator.ts';

export interface Barred {
  readonly text: string;
  readonly reason: Reason;
}

const MOST_KNOWN = 600;
const MOST_STEPS = 500;

/** What this seat could choose earlier in the game, or in other games of the same table, but not now. */
export function barredChoices(match: SessionMatch, seat: Seat, translator: Translator): readonly Barred[] {
  const { game, position } = match;
  const view = game.view(position, seat);
  const open = game.choices(view, seat);
  const known = new Map<string, { choice: unknown; text: string }>();
  const meet = (at: unknown): void => {
    const seen = game.view(at, seat);
    for (const choice of game.choices(seen, seat)) {
      const key = canonicalJson(choice);
      if (known.has(key) || known.size >= MOST_KNOWN || open.some((listed) => sameData(listed, choice)))
        continue;
      known.set(key, { choice, text: translator.render(game.phrases.choice(choice, seen, seat)) });
    }
  };
  for (let i = match.log.length - 1; i >= 0 && i > match.log.length - 20; i--) meet(replay(match, i));
  for (const seed of ['why:1', 'why:2']) walkThrough(match, seed, meet);
  const byText = new Map<string, Barred>();
  for (const { choice, text } of known.values())
    if (!byText.has(text)) byText.set(text, { text, reason: game.explain(view, seat, choice) });
  return [...byText.values()];
}

/** Plays a random game of the same table and shows every position on the way. */
function walkThrough({ game, table }: SessionMatch, seed: string, meet: (at: unknown) => void): void {
  const chance = seeded(seed);
  const position = game.setup(table, chance);
  for (let step = 0; step < MOST_STEPS; step++) {
    const [seat] = game.waitingFor(position);
    if (seat === undefined) return;
    meet(position);
    const choices = game.choices(position, seat);
    game.play(position, seat, choices[chance.pick(choices.length)], chance);
  }
}
