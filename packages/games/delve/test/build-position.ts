// Builds positions for tests and plays them step by step, with luck written down.
import { type Chance, resolveTable, seeded } from '@undercroft/kernel';
import { expect } from 'vitest';
import { type Choice, guard, PASS, place, READY } from '../src/choices.ts';
import { CONTENT } from '../src/content/index.ts';
import type { CardEntry } from '../src/content/vocabulary.ts';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import { runOn } from '../src/play.ts';
import { type Digger, diggerAt, type Position, STEP } from '../src/position.ts';
import { type Catalog, makeCatalog } from '../src/rules/catalog.ts';
import { formPools } from '../src/rules/pools.ts';
import { contextOf } from '../src/rules/rule-context.ts';

export const catalog: Catalog = makeCatalog(CONTENT);
/** The number of a card. */
export function card(id: string): number {
  const number = catalog.numberOf.get(id);
  if (number === undefined) throw new Error(`no card ${id}`);
  return number;
}
export const idOf = (number: number): string => catalog.entries[number]!.id;
export const ids = (cards: readonly number[]): string[] => cards.map(idOf);

export interface PositionSpec {
  /** Archaeologists; four unless told otherwise. */
  readonly n?: number;
  readonly options?: Record<string, string | number | boolean>;
  readonly numbers?: Record<string, number>;
  /** Another content than the printed one, and the game made of it. */
  readonly content?: readonly CardEntry[];
  readonly playing?: typeof game;
}

export interface PositionDriver {
  readonly p: Position;
  readonly events: Event[];
  seat(seat: number): Digger;
  /** Luck for what comes: faces for dice, indexes for picks. When it runs out, unwritten luck follows if allowed. */
  luck(...values: number[]): void;
  /** From here on luck that was not written down may fall as it likes. */
  anyLuck(): void;
  /** All written luck has been used. */
  luckIsSpent(): void;
  play(player: number, choice: Choice): void;
  /** The list of a player as it stands. */
  choices(player: number): readonly Choice[];
  waiting(): readonly number[];
  place(seat: number, id: string, ally?: number): void;
  guard(id: string, slot: number): void;
  ready(...players: number[]): void;
  /** All who are asked in the open window pass, until it closes. */
  pass(): void;
  /** Gives a player exactly these cards; what was there goes under the pile. */
  hand(player: number, ...cards: string[]): void;
  /** Puts these cards on top of a pile, the first to be drawn first. */
  top(pile: 'expedition' | 'ancient', ...cards: string[]): void;
  purse(seat: number, trinkets: number): void;
  field(trinkets: number): void;
  /** Moves Trinkets between the field and the Trinket Discard until the discard holds this many. */
  spent(trinkets: number): void;
  danger(seat: number, danger: number): void;
  ability(seat: number, id: string): void;
  /** Lays these Relics on slots 1, 2 ...; with a mark they are Exposed. */
  relics(...cards: string[]): void;
  expose(...slots: number[]): void;
  claim(slot: number, seat: number): void;
  /** Goes to the moment of placing in this round, with freshly formed pools. */
  toPlacement(round: number, alert?: number): void;
  /** Goes through Refresh of this round to its first decision. */
  toRefresh(round: number): void;
  /** Runs on to the next decision. */
  run(): void;
  /**
   * No hands, no usable Abilities; the Ancient keeps one card that it cannot use, so that from round 1 on every window
   * waits for a pass.
   */
  quiet(): void;
  /** Faces for the throw: for each seat in play its own dice, then those of its slot. */
  dice(own: readonly (readonly number[])[], foe: readonly (readonly number[])[]): void;
  toRelicChoice(round: number): void;
  toHeists(round: number): void;
  eventsOf<Kind extends Event['kind']>(kind: Kind): (Event & { readonly kind: Kind })[];
}

/** Luck out of a queue; unwritten luck is a mistake unless it was allowed. */
function queuedLuck(): { chance: Chance; queue: number[]; free: (chance: Chance) => void } {
  const queue: number[] = [];
  let free: Chance | undefined;
  const take = (what: string, low: number, high: number, other: () => number): number => {
    if (queue.length === 0) {
      if (free) return other();
      throw new Error(`no luck was written down for ${what}`);
    }
    const value = queue.shift()!;
    if (value < low || value > high) throw new Error(`${value} was written down for ${what}`);
    return value;
  };
  return {
    queue,
    free: (chance) => {
      free = chance;
    },
    chance: {
      pick: (count) => (count === 1 ? 0 : take(`pick(${count})`, 0, count - 1, () => free!.pick(count))),
      die: (sides) => take(`die(${sides})`, 1, sides, () => free!.die(sides)),
      shuffle: (list) => {
        if (free && queue.length === 0) free.shuffle(list);
        else if (list.length > 1)
          for (let i = list.length - 1; i > 0; i--) {
            const j = take(`shuffle at ${i}`, 0, i, () => free!.pick(i + 1));
            [list[i], list[j]] = [list[j]!, list[i]!];
          }
      },
    },
  };
}

export function buildPosition({
  n = 4,
  options = {},
  numbers = {},
  content = CONTENT,
  playing = game,
}: PositionSpec = {}): PositionDriver {
  const p = playing.setup(
    resolveTable(playing, n + 1, { lastCall: false, ...options }, numbers),
    seeded('stage'),
  );
  const { chance, queue, free } = queuedLuck();
  const events: Event[] = [];
  const ownCatalog = makeCatalog(content, p.numbers);
  /** The number of a card in the content of this stage. */
  const own = (id: string): number => {
    const number = ownCatalog.numberOf.get(id);
    if (number === undefined) throw new Error(`no card ${id}`);
    return number;
  };
  const seat = (number: number): Digger => diggerAt(p, number);
  const holder = (player: number) => (player === 0 ? p.ancient : seat(player));

  const take = (number: number): void => {
    for (const pile of [
      p.expeditionPile,
      p.ancientPile,
      p.expeditionDiscard,
      p.ancientDiscard,
      p.influenceDiscard,
    ]) {
      const at = pile.indexOf(number);
      if (at >= 0) {
        pile.splice(at, 1);
        return;
      }
    }
    throw new Error(`${ownCatalog.entries[number]!.id} is in no pile`);
  };
  const clear = (player: number): void => {
    const { hand, starters, known } = holder(player);
    (player === 0 ? p.ancientPile : p.expeditionPile).unshift(...hand);
    hand.length = starters.length = known.length = 0;
  };
  /** Hands of the others go under the piles first, so that every card can be found. */
  const toStep = (round: number, alert: number, step: number): void => {
    p.round = round;
    p.alert = alert;
    p.hazardPeak = alert;
    p.cursor = step === STEP.heists ? 1 : 0;
    p.step = step;
    p.ready.length = 0;
    p.ancient.ready = 0;
    p.circle.length = 0;
    formPools(p);
    for (let i = 1; i <= p.diggers.length; i++) {
      const digger = seat(i);
      digger.bonusWin = digger.inPlay === 1 && idOf(digger.ability) === 'appraiser' ? 1 : 0;
      digger.bonusFail = 0;
    }
  };
  const self: PositionDriver = {
    p,
    events,
    seat,
    luck: (...values) => {
      queue.push(...values);
    },
    anyLuck: () => free(seeded('any')),
    luckIsSpent: () => expect(queue).toEqual([]),
    play: (player, choice) => {
      const listed = playing
        .choices(p, player)
        .find((open) => JSON.stringify(open) === JSON.stringify(choice));
      if (!listed) throw new Error(`not open to ${player}: ${JSON.stringify(choice)}`);
      playing.play(p, player, listed, chance, (event) => events.push(event));
    },
    choices: (player) => playing.choices(p, player),
    waiting: () => playing.waitingFor(p),
    place: (player, id, ally = 0) => self.play(player, place(own(id), ally)),
    guard: (id, slot) => self.play(0, guard(own(id), slot)),
    ready: (...players) => {
      for (const player of players) self.play(player, READY);
    },
    pass: () => {
      const { step, round } = p;
      while (p.step === step && p.round === round && p.outcome === 0 && self.waiting().length > 0)
        self.play(self.waiting()[0]!, PASS);
    },
    hand: (player, ...cards) => {
      clear(player);
      for (const id of cards) {
        take(own(id));
        holder(player).hand.push(own(id));
      }
    },
    top: (pile, ...cards) => {
      for (const id of cards.toReversed()) {
        take(own(id));
        (pile === 'ancient' ? p.ancientPile : p.expeditionPile).push(own(id));
      }
    },
    purse: (number, trinkets) => {
      p.field += seat(number).trinkets - trinkets;
      seat(number).trinkets = trinkets;
    },
    field: (trinkets) => {
      p.trinketsRemoved += p.field - trinkets;
      p.field = trinkets;
    },
    spent: (trinkets) => {
      p.trinketsRemoved += p.trinketDiscard - trinkets;
      p.trinketDiscard = trinkets;
    },
    danger: (number, danger) => {
      seat(number).danger = danger;
      if (p.rolled === 0 && p.step > STEP.roundStart) seat(number).pool.base = 4 - danger;
    },
    ability: (number, id) => {
      const wanted = card(id);
      const other = p.diggers.find((digger) => digger.ability === wanted);
      if (other) other.ability = seat(number).ability;
      else {
        p.abilitiesLeft.splice(p.abilitiesLeft.indexOf(wanted), 1, seat(number).ability);
        p.abilitiesLeft.sort((a, b) => a - b);
      }
      seat(number).ability = wanted;
      seat(number).abilityUp = 1;
      for (const digger of p.diggers) digger.bonusWin = idOf(digger.ability) === 'appraiser' ? 1 : 0;
    },
    relics: (...cards) => {
      const all = [...p.relicsLeft, ...p.relics.map((relic) => relic.card[0]!)];
      const laid = cards.map(card);
      const rest = all.filter((number) => !laid.includes(number));
      p.relics.forEach((relic, at) => {
        relic.card[0] = laid[at] ?? rest.shift()!;
      });
      p.relicsLeft.splice(0, p.relicsLeft.length, ...rest.sort((a, b) => a - b));
    },
    expose: (...slots) => {
      for (const slot of slots) p.relics[slot - 1]!.exposed = 1;
    },
    claim: (slot, number) => {
      Object.assign(p.relics[slot - 1]!, { claimedBy: number, exposed: 1, shown: 1 });
    },
    toPlacement: (round, alert = round) => toStep(round, alert, STEP.placement),
    toRefresh: (round) => {
      p.round = round;
      p.step = STEP.roundStart;
      self.run();
    },
    run: () => runOn(contextOf(p, ownCatalog, chance, (event) => events.push(event))),
    quiet: () => {
      for (let player = 0; player <= n; player++) clear(player);
      for (const digger of p.diggers) digger.abilityUp = 0;
      self.hand(0, 'watchful-idol');
    },
    dice: (own, foe) => {
      for (let at = 0; at < own.length; at++) queue.push(...own[at]!, ...foe[at]!);
    },
    toRelicChoice: (round) => toStep(round, p.alert, STEP.relicChoice),
    toHeists: (round) => toStep(round, p.alert, STEP.heists),
    eventsOf: (kind) => events.filter((event) => event.kind === kind) as never,
  };
  return self;
}

/** Four ones: the weakest roll of four dice; and its opposite. */
export const ONES = [1, 1, 1, 1];
export const SIXES = [6, 6, 6, 6];
