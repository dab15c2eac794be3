// How everything is said: ids and arguments for choices, questions and events. Words are in texts/.
import type { Message, Phrases } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import type { Event } from './events.ts';
import { cardList, cardName, relicName, say, seatName } from './phrases/names.ts';
import { sayEvent } from './phrases/say-event.ts';
import { ASK, diggerAt, HAND_LIMIT, MAX_ALERT, type Position, STEP } from './position.ts';
import { handOf } from './rules/cards.ts';
import type { Catalog, CatalogFor } from './rules/catalog.ts';
import { ancientLimit, diggerLimit, leavesOnlyReady } from './rules/ready.ts';
import { askedPool } from './rules/roll.ts';
import { windowOf } from './rules/windows.ts';

export const phrasesFor = (catalogFor: CatalogFor): Phrases<Position, Choice, Event> => ({
  choice: (choice, view, seat) => sayChoice(choice, view, seat, catalogFor(view)),
  question: (view, seat) => sayQuestion(view, seat, catalogFor(view)),
  event: (event, view) => sayEvent(event, view, catalogFor(view)),
});

function sayChoice(choice: Choice, view: Position, seat: number, catalog: Catalog): Message {
  switch (choice.kind) {
    case 'keepRelics':
      return say('choice.keepRelics', { cards: cardList(catalog, choice.cards) });
    case 'takeAbility':
    case 'discard':
      return say(`choice.${choice.kind}`, { card: cardName(catalog, choice.card) });
    case 'activate':
      return choice.curse === 0
        ? say('choice.activate', { relic: relicName(catalog, view, choice.relic) })
        : say('choice.activateCurse', {
            relic: relicName(catalog, view, choice.relic),
            curse: cardName(catalog, choice.curse),
          });
    case 'expose':
    case 'heist':
      return say(`choice.${choice.kind}`, { relic: relicName(catalog, view, choice.relic) });
    case 'place':
      return sayLast(
        isVainCalm(view, catalog, choice.card)
          ? say('choice.placeVain', { card: cardName(catalog, choice.card) })
          : choice.ally === 0
            ? say('choice.place', { card: cardName(catalog, choice.card) })
            : say('choice.placeFor', { card: cardName(catalog, choice.card), ally: seatName(choice.ally) }),
        leavesOnlyReady(view, catalog, seat, choice.card),
      );
    case 'guard':
      return sayLast(
        say('choice.guard', { card: cardName(catalog, choice.card), slot: choice.slot }),
        leavesOnlyReady(view, catalog, seat, choice.card),
      );
    case 'instant':
    case 'ability':
      return sayUse(choice, catalog);
    case 'suffer':
      return say(`card.${catalog.entries[choice.card]!.id}.option${choice.option}`);
    case 'reroll':
      return choice.dice === 0 ? say('choice.rerollNone') : say('choice.reroll', { n: choice.dice });
    default:
      return say(`choice.${choice.kind}`);
  }
}

/** DV-READY-7: the last card that fits; only `ready` is left after it. */
const sayLast = (said: Message, isLast: boolean): Message =>
  isLast ? say('choice.andReady', { choice: said }) : said;

/** A card that does nothing but calm an Alert that cannot rise any more. */
const isVainCalm = (view: Position, catalog: Catalog, card: number): boolean =>
  view.alert === MAX_ALERT &&
  catalog.parts.rally[card]!.length > 0 &&
  catalog.parts.rally[card]!.every((part) => part.do === 'calm');

function sayUse(choice: Extract<Choice, { kind: 'instant' | 'ability' }>, catalog: Catalog): Message {
  const card = cardName(catalog, choice.card);
  const withDice = catalog.rerolls[choice.card]! > 0;
  if (withDice && choice.dice === 0) return say('choice.useForRisk', { card });
  const id = `choice.use${choice.target === 0 ? '' : 'On'}${withDice ? 'Dice' : ''}`;
  return say(id, {
    card,
    ...(choice.target !== 0 && { seat: seatName(choice.target) }),
    ...(withDice && { n: choice.dice }),
  });
}

function sayQuestion(view: Position, seat: number, catalog: Catalog): Message {
  if (view.ask === ASK.curse) return say('question.curse', { card: cardName(catalog, view.askCard) });
  if (view.ask === ASK.reroll) {
    const pool = askedPool(view);
    if (!pool.highest) return say('question.rerollOwn', { n: view.askMost });
    return say(pool.slot ? 'question.rerollSlot' : 'question.rerollSeat', {
      n: view.askMost,
      seat: seatName(pool.seat),
    });
  }
  if (view.doomed !== 0) return say('question.lastCall', { seat: seatName(view.doomed) });
  const window = windowOf(view.step);
  if (window !== undefined) return say(`question.window.${window}`);
  switch (view.step) {
    case STEP.draftRelics:
      return say('question.keepRelics', { n: view.diggersAtStart });
    case STEP.draftAbility:
      return say('question.takeAbility');
    case STEP.draw:
      return say('question.discard', { n: handOf(view, seat).length - HAND_LIMIT });
    case STEP.relicChoice:
      return say('question.relic');
    case STEP.heists:
      return say('question.heist');
    case STEP.placement:
      return sayPlacing(view, seat);
    default:
      return say('question.wait');
  }
}

function sayPlacing(view: Position, seat: number): Message {
  const left =
    seat === 0
      ? ancientLimit(view) - view.ancient.placed.length
      : diggerLimit(view, seat) - diggerAt(view, seat).placed.length;
  if (left === 0) return say('question.placed');
  return say(seat === 0 ? 'question.guard' : 'question.place', { n: left });
}
