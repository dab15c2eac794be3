// How bots use Expedition: played although late naming gains nothing, or named first although it would have gained.
// Run: npx node packages/games/unearth/tools/bent-rolls.ts BOT GAMES SEED [SEATS]; a bot as in packages/bots/tools/meet.ts
import { shareOf, specifiedBot, tableNamed, timeOf, watchGames } from '../../../bots/tools/bot-spec.ts';
import type { Choice } from '../src/choices.ts';
import { DELVER_CARDS, delverCard } from '../src/content/delver-cards.ts';
import { bendGain } from '../src/hints/bends.ts';
import type { Position } from '../src/position.ts';

const [spec, games, seed, seats = '2'] = process.argv.slice(2);
const table = await tableNamed('unearth', seats);
const bot = await specifiedBot('unearth', spec!);
const EXPEDITION = delverCard('expedition');
const NOTHING_GAINED = 0.02;
const MUCH_GAINED = 0.3;
/** By card: how often it was played, and how often for nothing. */
const played = DELVER_CARDS.map(() => [0, 0]);
let late = 0;
let missed = 0;

watchGames<Position, Choice>(table, bot, Number(games), seed!, ({ before: p, seat, thought: { choice } }) => {
  if (choice.kind === 'play') {
    const tally = played[choice.card]!;
    tally[0]!++;
    if (bendGain(p, seat, choice.card) < NOTHING_GAINED) tally[1]!++;
  }
  if (p.expeditions === 0 || p.stack.length > 0 || !['dig', 'digLater'].includes(choice.kind)) return;
  if (bendGain(p, seat, EXPEDITION) <= MUCH_GAINED) return;
  late++;
  if (choice.kind === 'dig') missed++;
});

console.log(`${spec}, ${games} games at ${seats}`);
for (const [card, { id, effect }] of DELVER_CARDS.entries())
  if (['rightReplaceExcavation', 'rightLatePlacement', 'waitMod'].includes(effect.kind))
    console.log(
      `  ${id} played for less than ${NOTHING_GAINED}: ${shareOf(played[card]![1]!, played[card]![0]!)}`,
    );
console.log(`  named first against a gain over ${MUCH_GAINED}: ${shareOf(missed, late)}`);
console.log(`  ${timeOf(bot)}`);
