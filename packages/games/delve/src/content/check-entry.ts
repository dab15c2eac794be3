// Refuses a card entry that the rules could not carry out, with its id and the reason.
import type { CardEntry, Deed, Part, Target } from './vocabulary.ts';

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
const DICE_DEEDS = ['pip', 'disable', 'token', 'fix', 'reroll', 'floor'];
/** What can be done to the Ancient as a player. */
const ANCIENT_DEEDS = ['lose', 'dig', 'discard', 'peek'];

const asks = (deed: Deed): boolean => deed.do === 'curse' || deed.do === 'reroll';

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
    for (const deed of part.otherwise ? [part.does, part.otherwise] : [part.does]) {
      if (asks(deed)) refuse('a condition may not hold a question');
      checkTarget(entry, deed, refuse);
    }
  }
}

function checkTarget(entry: CardEntry, deed: Deed, refuse: (why: string) => never): void {
  if (deed.do === 'if') refuse('a condition may not hold another');
  if (!('to' in deed)) return;
  const isInstant = 'type' in entry && entry.type === 'instant';
  if (!REACH[entry.deck].includes(deed.to) && !(deed.do === 'peek' && deed.to === 'team'))
    refuse(`${entry.deck} cards do not reach "${deed.to}"`);
  if (deed.to === 'ally' && isInstant) refuse('an Instant names "any", not "ally"');
  if ((deed.to === 'here' || deed.to === 'opp') && isInstant) refuse('an Instant lies on no slot');
  if ((deed.to === 'any' || deed.to === 'one') && 'type' in entry && !isInstant)
    refuse(`a placed card does not name "${deed.to}"`);
  if (SLOTS.includes(deed.to) && !DICE_DEEDS.includes(deed.do)) refuse(`${deed.do} does not work on slots`);
  if (deed.to === 'ancient' && !ANCIENT_DEEDS.includes(deed.do))
    refuse(`${deed.do} does not work on the Ancient`);
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
