// One game of bots in words, decision by decision: what was made, what it was expected to bring, and the best of the others.
// Run: npx node packages/bots/tools/watch.ts GAME BOT SEED [--seats N] [--option NAME=VALUE]...; a bot as in meet.ts
import { parseArgs } from 'node:util';
import { type Message, render } from '@undercroft/kernel';
import { loadTexts } from '@undercroft/shelf';
import { playGame, seenBy } from '../src/index.ts';
import { specifiedBot, tableNamed } from './bot-spec.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seats: { type: 'string' }, option: { type: 'string', multiple: true } },
});
const [name, spec, seed] = positionals;
const table = await tableNamed(name!, values.seats, values.option);
const bot = await specifiedBot(name!, spec!);
const texts = await loadTexts(name!, 'en');
const say = (message: Message): string => {
  try {
    return render(texts, 'en', message);
  } catch {
    return JSON.stringify(message);
  }
};
const { game } = table;
let at = 0;
const { position } = playGame(
  table,
  Array.from({ length: table.table.seats }, () => bot.factory),
  seed!,
  ({ seat, before, thought, events, after }) => {
    const { candidates } = thought;
    at++;
    if (candidates.length > 1) {
      const view = seenBy(game, before, seat);
      const made = candidates.find(({ choice }) => choice === thought.choice)!;
      const other = candidates.find((one) => one !== made)!;
      const named = [made, other].map(({ choice, expected, share }) => {
        const words = say(game.phrases.choice(choice, view, seat));
        return `${words} (${expected.toFixed(3)}, ${Math.round(100 * share)} %)`;
      });
      console.log(
        `${at} [${seat}] ${say(game.phrases.question(view, seat))} → ${named.join(' | ')} of ${candidates.length}`,
      );
    }
    for (const event of events) {
      const told = game.phrases.event(event, after);
      if (told) console.log(`       ${say(told)}`);
    }
  },
);
console.log(JSON.stringify(game.result(position)));
