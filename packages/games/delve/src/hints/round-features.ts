// What the finer judgement looks at, beside the signs: the table and the Ancient card by card, and every Archaeologist by himself.
import { CONTENT } from '../content/index.ts';
import type { CardEntry } from '../content/vocabulary.ts';
import { DEADLY_DANGER, diggerAt, MAX_ALERT, type Position } from '../position.ts';
import type { Catalog } from '../rules/catalog.ts';
import { bestPlanWorth } from './digger-plans.ts';
import { totalsAhead } from './prospects.ts';
import { lastMargins, lastPlans, ROUND_SIGNS, readRoundSigns } from './round-signs.ts';

/** By card number: its place among the cards of these decks, -1 for all others. */
function placesOf(decks: readonly CardEntry['deck'][]): {
  readonly place: readonly number[];
  readonly kinds: number;
} {
  let kinds = 0;
  const place = CONTENT.map(({ deck }) => (decks.includes(deck) ? kinds++ : -1));
  return { place: [-1, ...place], kinds };
}
const expedition = placesOf(['expedition']);
const ancient = placesOf(['ancient']);
const relic = placesOf(['relic']);
const ability = placesOf(['ability']);

/** What a card that may still come counts, against one in hand. */
const PILED = 0.2;
const LONGEST_REST = 3;

/** Where the groups of the table's features begin. */
const ANCIENT_HAND = ROUND_SIGNS;
const ANCIENT_REST = ANCIENT_HAND + ancient.kinds;
const EXPEDITION_REST = ANCIENT_REST + ancient.kinds;
const RELICS = EXPEDITION_REST + expedition.kinds;
const ALERT = RELICS + 3 * relic.kinds;
export const TABLE_FEATURES = ALERT + MAX_ALERT + 1;

/** Where the groups of an Archaeologist's features begin. */
const DANGER = 0;
const WEALTH = DANGER + DEADLY_DANGER;
const ABILITY = WEALTH + 5;
const LEAST_MARGIN = -4;
const MARGIN = ABILITY + 2 * ability.kinds;
const MARGINS = 9;
const PLANS = MARGIN + MARGINS;
const CONTEXT = PLANS + 3;
const HAND = CONTEXT + 5;
export const DIGGER_FEATURES = HAND + expedition.kinds;

/** The signs first, then what they do not say. */
export function readTable(p: Position, catalog: Catalog, into: Float64Array): void {
  into.fill(0);
  readRoundSigns(p, catalog, totalsAhead(p, catalog), into.subarray(0, ROUND_SIGNS));
  addCards(p.ancient.hand, ancient.place, 1, ANCIENT_HAND, into);
  addCards(p.ancientPile, ancient.place, PILED, ANCIENT_REST, into);
  addCards(p.ancientDiscard, ancient.place, PILED, ANCIENT_REST, into);
  addCards(p.expeditionPile, expedition.place, PILED, EXPEDITION_REST, into);
  for (const { card, claimedBy, cooldown, exposed } of p.relics) {
    if (claimedBy !== 0) continue;
    const at = RELICS + 3 * relic.place[card[0]!]!;
    into[at] = 1;
    into[at + 1] = cooldown / LONGEST_REST;
    into[at + 2] = exposed;
  }
  into[ALERT + p.alert] = 1;
}

/** Influence cards, which are no kind of either deck, are left out. */
function addCards(
  cards: readonly number[],
  place: readonly number[],
  weight: number,
  group: number,
  into: Float64Array,
): void {
  for (let at = 0; at < cards.length; at++) {
    const kind = place[cards[at]!]!;
    if (kind >= 0) into[group + kind]! += weight;
  }
}

/** Reads the same position as `readTable` just before. */
export function readDigger(p: Position, catalog: Catalog, seat: number, into: Float64Array): void {
  into.fill(0);
  const digger = diggerAt(p, seat);
  const { danger, trinkets, white } = digger;
  into[DANGER + Math.min(danger, DEADLY_DANGER - 1)] = 1;
  into[WEALTH] = trinkets / 10;
  into[WEALTH + 1] = (trinkets * trinkets) / 200;
  into[WEALTH + 2] = trinkets < 3 ? 1 : 0;
  into[WEALTH + 3] = white / 2;
  into[WEALTH + 4] = (white * white) / 4;
  if (digger.ability > 0) {
    const at = ABILITY + 2 * ability.place[digger.ability]!;
    into[at] = digger.abilityUp;
    into[at + 1] = digger.cooldown / 4;
  }
  into[MARGIN + Math.max(0, Math.min(MARGINS - 1, lastMargins[seat]! - LEAST_MARGIN))] = 1;
  into[PLANS] = lastPlans[seat]! / 5;
  into[PLANS + 1] = bestPlanWorth(p, catalog, seat, true) / 5;
  into[PLANS + 2] = digger.limitNow;
  into[CONTEXT] = p.alert / 10;
  into[CONTEXT + 1] = p.alert >= MAX_ALERT ? 1 : 0;
  into[CONTEXT + 2] = p.field / p.diggersAtStart / 10;
  into[CONTEXT + 3] = openRelics(p) / p.diggersAtStart;
  into[CONTEXT + 4] = p.calm;
  addCards(digger.hand, expedition.place, 1, HAND, into);
}

function openRelics(p: Position): number {
  let open = 0;
  for (let at = 0; at < p.relics.length; at++) if (p.relics[at]!.claimedBy === 0) open++;
  return open;
}
