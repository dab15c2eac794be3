// Refuses a card entry that the rules could not carry out, with its id and the reason.
import type { CardEntry, Effect, Part, Target } from '../src/content/vocabulary.ts';

/** Whom a card may name, from its own point of view. */
const REACH: Readonly<Record<CardEntry['deck'], readonly Target[]>> = {
  expedition: ['self', 'ally', 'allies', 'team', 'any', 'foe', 'foes'],
  ability: ['self', 'allies', 'team', 'any', 'foe', 'foes'],
  ancient: ['here', 'slots', 'opp', 'team', 'one', 'ancient'],
  relic: ['slots', 'team', 'ancient'],
  influence: ['slots', 'team', 'ancient'],
  negative: ['self'],
};
const SLOTS: readonly Target[] = ['here', 'slots', 'foe', 'foes'];
/** What can be done to the dice of a slot as well as to an Archaeologist's. */
const DICE_EFFECTS = ['pip', 'disable', 'token', 'fix', 'reroll', 'floor'];
/** What can be done to the Ancient as a player. */
const ANCIENT_EFFECTS = ['lose', 'dig', 'discard', 'peek'];

const asks = (effect: Effect): boolean => effect.do === 'curse' || effect.do === 'reroll';

export function checkEntry(entry: CardEntry): void {
  const refuse = (why: string): never => {
    throw new Error(`card ${entry.id}: ${why}`);
  };
  if (entry.deck === 'negative') {
    if (asks(entry.either) || asks(entry.or)) refuse('a Negative card may not ask a second question');
    checkTarget(entry, entry.either, refuse);
    checkTarget(entry, entry.or, refuse);
    return;
  }
  for (const part of entry.parts) {
    checkMoment(entry, part, refuse);
    if (part.do !== 'if') {
      checkTarget(entry, part, refuse);
      continue;
    }
    if (part.is === 'heist' && entry.deck !== 'expedition' && entry.deck !== 'ability')
      refuse('only an Archaeologist is on a Heist');
    for (const effect of part.otherwise ? [part.does, part.otherwise] : [part.does]) {
      if (asks(effect)) refuse('a condition may not hold a question');
      checkTarget(entry, effect, refuse);
    }
  }
}

function checkTarget(entry: CardEntry, effect: Effect, refuse: (why: string) => never): void {
  if (effect.do === 'if') refuse('a condition may not hold another');
  if (!('to' in effect)) return;
  const isInstant = 'type' in entry && entry.type === 'instant';
  if (!REACH[entry.deck].includes(effect.to) && !(effect.do === 'peek' && effect.to === 'team'))
    refuse(`${entry.deck} cards do not reach "${effect.to}"`);
  if (effect.to === 'ally' && isInstant) refuse('an Instant names "any", not "ally"');
  if ((effect.to === 'here' || effect.to === 'opp') && isInstant) refuse('an Instant lies on no slot');
  if ((effect.to === 'any' || effect.to === 'one') && 'type' in entry && !isInstant)
    refuse(`a placed card does not name "${effect.to}"`);
  if (SLOTS.includes(effect.to) && !DICE_EFFECTS.includes(effect.do))
    refuse(`${effect.do} does not work on slots`);
  if (effect.to === 'ancient' && !ANCIENT_EFFECTS.includes(effect.do))
    refuse(`${effect.do} does not work on the Ancient`);
}

/** A question may stand only where the game can stop and go on, and dice change hands only before the throw. */
function checkMoment(entry: CardEntry, part: Part, refuse: (why: string) => never): void {
  if (entry.deck === 'influence' && asks(part)) refuse('an Influence card may not ask anything');
  if (part.do === 'reroll' && part.when !== 'roll' && part.when !== 'now')
    refuse('dice are rerolled in the Roll Phase');
  const takesDice = part.do === 'disable' || part.do === 'fix' || part.do === 'lend';
  if (takesDice && part.when !== 'rally' && part.when !== 'now')
    refuse('dice are taken out of a roll before it is thrown');
}
