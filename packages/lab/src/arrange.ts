// A table laid for a question: a thing forced into a hand, banned, or the cast dealt at random, as the room's exposures say how.
import { type BotFactory, settled, thoughtAtOnce } from '@undercroft/bots';
import {
  type AnyExposures,
  type AnyGame,
  type Arrangement,
  CodedError,
  seeded,
  type Thing,
} from '@undercroft/kernel';

/** The game as before, laid so. */
export function arrangedGame(game: AnyGame, exposures: AnyExposures, arrangement: Arrangement): AnyGame {
  if (!exposures.arrange) return game;
  return {
    ...game,
    setup: (table, chance) => {
      const position = game.setup(table, chance);
      if (!exposures.arrange!(position, arrangement, chance) && !exposures.pick)
        throw new CodedError('cannot-arrange', {
          thing: arrangement.kind === 'deal' ? '' : arrangement.thing,
          how: arrangement.kind,
        });
      return position;
    },
  };
}

/** The bot as before, except where the arrangement picks in its place; its luck is the same in every run of this seed. */
export const arrangedBot =
  (factory: BotFactory, exposures: AnyExposures, arrangement: Arrangement, seed: string): BotFactory =>
  (botSeat, luck) => {
    const bot = factory(botSeat, luck);
    const { rules, seat } = botSeat;
    const picks = seeded(`${seed}:pick:${seat}`);
    return {
      ...bot,
      begin: (view) => {
        const choices = rules.choices(view, seat);
        const picked = exposures.pick!(view, seat, choices, arrangement, picks);
        if (picked === undefined) return bot.begin(view);
        const at = (choices as readonly unknown[]).indexOf(picked);
        return thoughtAtOnce(settled(choices, at));
      },
    };
  };

/** The thing of that id, or whose id begins so when only one does; a coded error that names what there is. */
export function thingNamed(exposures: AnyExposures | undefined, name: string): Thing {
  const things = exposures?.things ?? [];
  const exact = things.find(({ id }) => id === name);
  const begun = things.filter(({ id }) => id.startsWith(name));
  const found = exact ?? (begun.length === 1 ? begun[0] : undefined);
  if (!found)
    throw new CodedError('unknown-card', {
      card: name.slice(0, 40),
      known: things.map(({ id }) => id).join(', '),
    });
  return found;
}

/** The seats that may own a thing, in order. */
export const ownersOf = (thing: Thing, sides: readonly number[]): number[] =>
  sides.flatMap((side, seat) => (thing.side === undefined || thing.side === side ? [seat] : []));
