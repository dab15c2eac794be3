// How an event is said.
import { HIDDEN, type Message } from '@undercroft/kernel';
import type { Event } from '../events.ts';
import type { Position } from '../position.ts';
import type { Catalog } from '../rules/catalog.ts';
import { cardList, cardName, dice, relicName, say, seatName, total } from './names.ts';

/** One sentence, or nothing for what needs no words. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one phrase for each kind of event, and nothing else
export function sayEvent(event: Event, view: Position, catalog: Catalog): Message | undefined {
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

/** Only what changes is told. */
const bonusText = ({ success, failure }: { readonly success: number; readonly failure: number }): string =>
  failure === 0
    ? 'event.bonusGiven.success'
    : success === 0
      ? 'event.bonusGiven.failure'
      : 'event.bonusGiven';
