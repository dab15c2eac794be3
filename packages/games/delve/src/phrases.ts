// How everything is said: ids and arguments for choices, questions and events. Words are in texts/.
import { HIDDEN, type Message, type Phrases } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import type { Event } from './events.ts';
import { ASK, diggerAt, HAND_LIMIT, MAX_ALERT, type Position, STEP } from './position.ts';
import { handOf } from './rules/cards.ts';
import type { Catalog, CatalogFor } from './rules/catalog.ts';
import { ancientLimit, diggerLimit, leavesOnlyReady } from './rules/ready.ts';
import { askedPool } from './rules/roll.ts';
import { windowOf } from './rules/windows.ts';

const say = (id: string, args?: Message['args']): Message => (args ? { id, args } : { id });
const seatName = (seat: number): Message => say(`seat.${seat}`);

const cardName = (catalog: Catalog, card: number): Message =>
  say(card === HIDDEN || card === 0 ? 'card.hidden' : `card.${catalog.entries[card]!.id}`);

/** A list of names as one message: `{first}, {rest}` inside itself. */
function listOf(messages: readonly Message[]): Message {
  const [first, ...rest] = messages;
  if (!first) return say('list.none');
  return rest.length === 0 ? first : say('list.more', { first, rest: listOf(rest) });
}

const cardList = (catalog: Catalog, cards: readonly number[]): Message =>
  listOf(cards.map((card) => cardName(catalog, card)));

/** A Relic by its name where the viewer knows it, and by its place where not. */
function relicName(catalog: Catalog, view: Position, relic: number): Message {
  const card = view.relics[relic - 1]?.card[0] ?? HIDDEN;
  return card === HIDDEN
    ? say('relic.hidden', { slot: relic })
    : say('relic.known', { card: cardName(catalog, card), slot: relic });
}

const dice = (faces: readonly number[]): string => faces.join(' ');
const total = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

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

/** Only what changes is told. */
const bonusText = ({ success, failure }: { readonly success: number; readonly failure: number }): string =>
  failure === 0
    ? 'event.bonusGiven.success'
    : success === 0
      ? 'event.bonusGiven.failure'
      : 'event.bonusGiven';

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

/** One sentence, or nothing for what needs no words. */
function sayEvent(event: Event, view: Position, catalog: Catalog): Message | undefined {
  switch (event.kind) {
    case 'answered':
    case 'windowClosed':
    case 'trinketsSpent':
    case 'tableCleared':
      return undefined;
    case 'relicsKept':
    case 'relicsRested':
    case 'influenceSetAside':
    case 'alertHeld':
      return say(`event.${event.kind}`);
    case 'roundBegan':
      return event.round === 0 ? say('event.entryBegan') : say('event.roundBegan', { round: event.round });
    case 'phaseBegan':
      return say(`event.phase.${event.phase}`);
    case 'windowOpened':
      return say(`event.window.${event.window}`);
    case 'pileRebuilt':
      return say(`event.pileRebuilt.${event.pile}`, { n: event.count });
    case 'alertChanged':
      return say('event.alertChanged', { by: event.by, alert: event.alert });
    case 'calmGained':
    case 'trinketsRecovered':
      return say(`event.${event.kind}`, { n: event.n });
    case 'influenceRevealed':
      return say('event.influenceRevealed', { card: cardName(catalog, event.card) });
    case 'gameEnded':
      return say(`result.${event.reason}`);
    case 'relicActivated':
      return event.curse === 0
        ? say('event.relicActivated', { card: cardName(catalog, event.card), slot: event.relic })
        : say('event.relicActivatedCurse', {
            card: cardName(catalog, event.card),
            slot: event.relic,
            curse: cardName(catalog, event.curse),
          });
    case 'relicMarked':
    case 'relicExposed':
      return say(`event.${event.kind}`, { relic: relicName(catalog, view, event.relic) });
    case 'cardsDrawn':
    case 'handSeen':
      return sayHandEvent(event, catalog);
    case 'cardDiscarded':
      return say(event.banished ? 'event.cardBanished' : 'event.cardDiscarded', {
        seat: seatName(event.player),
        card: cardName(catalog, event.card),
      });
    case 'cardPlaced':
    case 'cardRevealed':
      return sayPlacement(event, catalog);
    case 'cardResolved':
      return say('event.cardResolved', { seat: seatName(event.player), card: cardName(catalog, event.card) });
    case 'instantPlayed':
    case 'abilityUsed':
      return say(`event.${event.kind}${event.target === 0 ? '' : 'On'}`, {
        seat: seatName(event.player),
        card: cardName(catalog, event.card),
        ...(event.target !== 0 && { target: seatName(event.target) }),
      });
    case 'readied':
      return say('event.readied', { seat: seatName(event.player) });
    case 'trinketsTaken':
      return say('event.trinketsTaken', { seat: seatName(event.player), n: event.n });
    case 'trinketsLost':
      return event.player === 0
        ? say('event.fieldLost', { n: event.n })
        : say('event.trinketsLost', { seat: seatName(event.player), n: event.n });
    case 'digPromised':
      return say('event.digPromised', { seat: seatName(event.player), n: event.n });
    default:
      return saySeatEvent(event, view, catalog);
  }
}

function sayHandEvent(event: Extract<Event, { kind: 'cardsDrawn' | 'handSeen' }>, catalog: Catalog): Message {
  const seat = seatName(event.player);
  if (event.cards.includes(HIDDEN) || event.cards.length === 0)
    return say(`event.${event.kind}`, { seat, n: event.cards.length });
  return say(`event.${event.kind}Open`, { seat, cards: cardList(catalog, event.cards) });
}

function sayPlacement(
  event: Extract<Event, { kind: 'cardPlaced' | 'cardRevealed' }>,
  catalog: Catalog,
): Message {
  const card = cardName(catalog, event.card);
  if (event.player === 0)
    return say(event.kind === 'cardPlaced' ? 'event.guardPlaced' : 'event.guardRevealed', {
      card,
      slot: event.slot,
    });
  return say(`event.${event.kind}${event.ally === 0 ? '' : 'For'}`, {
    seat: seatName(event.player),
    card,
    ...(event.ally !== 0 && { ally: seatName(event.ally) }),
  });
}

/** Events about one Archaeologist or the slot opposite. */
function saySeatEvent(event: Extract<Event, { seat: number }>, view: Position, catalog: Catalog): Message {
  const seat = seatName(event.seat);
  const at = 'slot' in event && event.slot ? 'Slot' : '';
  const where: Message['args'] = at === '' ? { seat } : { slot: event.seat };
  switch (event.kind) {
    case 'abilityTaken':
    case 'abilityReturned':
    case 'cursed':
      return say(`event.${event.kind}`, { seat, card: cardName(catalog, event.card) });
    case 'heistAnnounced':
    case 'heistLost':
      return say(`event.${event.kind}`, { seat, relic: relicName(catalog, view, event.relic) });
    case 'heistWon':
      return say('event.heistWon', { seat, card: cardName(catalog, event.card) });
    case 'heistDieRolled':
      return say('event.heistDieRolled', { seat, face: event.face });
    case 'diceGained':
      return say(`event.${event.die}Gained${at}`, { ...where, n: event.n });
    case 'diceDisabled':
    case 'diceSetAside':
      return say(`event.${event.kind}${at}`, { ...where, n: event.n });
    case 'diceLent':
      return say('event.diceLent', { seat, ally: seatName(event.to), n: event.n });
    case 'tokenLaid':
    case 'tokenShort':
      return say(`event.${event.kind}${at}`, { ...where, value: event.value });
    case 'floorSet':
      return say(`event.floorSet${at}`, { ...where, face: event.face });
    case 'riskChanged':
      return say('event.riskChanged', { seat, by: event.by });
    case 'dangerGained':
      return say(`event.dangerGained.${event.cause}`, { seat, danger: event.danger });
    case 'dangerRemoved':
      return say('event.dangerRemoved', { seat, danger: event.danger });
    case 'bonusGiven':
      return say(bonusText(event), { seat, success: event.success, failure: event.failure });
    case 'curseChosen':
      return say('event.curseChosen', {
        seat,
        option: say(`card.${catalog.entries[event.card]!.id}.option${event.option}`),
      });
    case 'diceRolled':
      return event.faces.length === 0
        ? say(`event.noDice${at}`, where)
        : say(`event.diceRolled${at}`, { ...where, faces: dice(event.faces), total: total(event.faces) });
    case 'diceRerolled':
      return say(`event.diceRerolled${at}`, { ...where, faces: dice(event.faces), n: event.faces.length });
    case 'rollCompared':
      return say(event.success ? 'event.rollWon' : 'event.rollLost', {
        seat,
        score: event.score,
        against: event.against,
      });
    case 'riskMet':
      return say(event.risk < event.alert ? 'event.riskShort' : 'event.riskSafe', {
        seat,
        risk: event.risk,
        alert: event.alert,
      });
    case 'shieldGained':
    case 'rewardTaken':
      return say(`event.${event.kind}`, { seat, n: event.n });
    default:
      return say(`event.${event.kind}`, { seat });
  }
}
