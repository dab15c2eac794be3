// The closed effect vocabulary of SPEC.md as types: what a card entry may say, and nothing else.

/** Whom a part reaches. Slots are the Ancient's; everything else names Archaeologists or the Ancient. */
export type Target =
  | 'self'
  | 'ally'
  | 'allies'
  | 'team'
  | 'any'
  | 'one'
  | 'opp'
  | 'foe'
  | 'foes'
  | 'here'
  | 'slots'
  | 'ancient';

export type DieColour = 'pip' | 'white' | 'green' | 'gold';
export type NegativeId = 'ruin' | 'snare' | 'stumble';

/** One thing that a card does. `each: true` multiplies by the Archaeologists in play (`n×P` in SPEC). */
export type Effect =
  | { readonly do: 'pip'; readonly to: Target; readonly n: number }
  | { readonly do: 'white'; readonly to: Target; readonly n: number }
  | { readonly do: 'disable'; readonly to: Target; readonly n: number; readonly die?: DieColour }
  | { readonly do: 'token'; readonly to: Target; readonly v: number }
  | { readonly do: 'fix'; readonly to: Target; readonly n: number; readonly v: number }
  | { readonly do: 'reroll'; readonly to: Target; readonly n: number }
  | { readonly do: 'floor'; readonly to: Target; readonly m: number }
  | { readonly do: 'lend'; readonly to: Target; readonly n: number }
  | { readonly do: 'risk'; readonly to: Target; readonly n: number }
  | { readonly do: 'danger'; readonly to: Target; readonly n: number }
  | { readonly do: 'shield'; readonly to: Target; readonly n: number }
  | { readonly do: 'alert'; readonly n: number }
  | { readonly do: 'calm'; readonly n: number }
  | { readonly do: 'take'; readonly to: Target; readonly n: number }
  | { readonly do: 'recover'; readonly n: number; readonly each?: boolean }
  | { readonly do: 'lose'; readonly to: Target; readonly n: number; readonly each?: boolean }
  | { readonly do: 'bonus'; readonly to: Target; readonly s: number; readonly f: number }
  | { readonly do: 'curse'; readonly to: Target; readonly kind: NegativeId | 'named' }
  | { readonly do: 'limit'; readonly to: Target }
  | { readonly do: 'dig'; readonly to: Target; readonly n: number }
  | { readonly do: 'discard'; readonly to: Target; readonly n: number }
  | { readonly do: 'peek'; readonly to: Target; readonly at: 'opp-hand' | 'ancient-hand' }
  | { readonly do: 'if'; readonly is: 'heist' | 'fail'; readonly does: Effect; readonly otherwise?: Effect };

/**
 * When a part happens: in the Rally, with the rerolls of the Roll Phase, in step W3, at once, from the forming of the
 * pools on (`round`), or in the owner's Rally turn before the cards (`before`).
 */
export const MOMENTS = ['rally', 'roll', 'reward', 'now', 'round', 'before'] as const;
export type Moment = (typeof MOMENTS)[number];
export type Part = Effect & { readonly when: Moment };

/** The four windows in which Instants and Abilities are used. */
export const WINDOWS = ['refresh', 'rally', 'roll', 'recoup'] as const;
export type Window = (typeof WINDOWS)[number];

/** What must be true of the user: at least this much Danger, or this many Trinkets in the pile. */
export type Need =
  | { readonly have: 'danger'; readonly least: number }
  | { readonly have: 'trinkets'; readonly least: number };

interface Entry {
  readonly id: string;
  /** True where effect numbers are the rulebook's own: the lab may not move them. */
  readonly printed?: true;
}

/** A card that is placed on a Card Slot. */
interface Placeable {
  readonly copies: number;
  readonly type: 'action' | 'effect';
  readonly cost: number;
  readonly banish?: true;
  readonly parts: readonly Part[];
}

/** A card that is played in a window. */
interface Instant {
  readonly copies: number;
  readonly type: 'instant';
  readonly windows: readonly Window[];
  readonly cost: number;
  readonly banish?: true;
  readonly needs?: Need;
  readonly parts: readonly Part[];
}

export type ExpeditionCard = Entry & { readonly deck: 'expedition'; readonly risk: number } & (
    | Placeable
    | Instant
  );
export type AncientCard = Entry & { readonly deck: 'ancient'; readonly hazard: number } & (
    | Placeable
    | Instant
  );
/** Starters lie in hands at the beginning: one of each kind per Archaeologist, or `copies` with the Ancient. */
export type StarterCard = Entry &
  Placeable & { readonly starter: true } & (
    | { readonly deck: 'expedition'; readonly risk: number }
    | { readonly deck: 'ancient'; readonly hazard: number }
  );
export type InfluenceCard = Entry & {
  readonly deck: 'influence';
  readonly copies: number;
  readonly parts: readonly Part[];
};
/** A Negative card is a choice between two effects; the first may have a need. */
export type NegativeCard = Entry & {
  readonly deck: 'negative';
  readonly copies: number;
  readonly needs?: Need;
  readonly either: Effect;
  readonly or: Effect;
};
export type AbilityCard = Entry & { readonly deck: 'ability'; readonly parts: readonly Part[] } & (
    | { readonly mode: 'active'; readonly windows: readonly Window[]; readonly cooldown: number }
    | { readonly mode: 'once'; readonly windows: readonly Window[] }
    | { readonly mode: 'always' }
  );
export type RelicCard = Entry & {
  readonly deck: 'relic';
  readonly cooldown: number;
  readonly parts: readonly Part[];
};

export type CardEntry =
  | StarterCard
  | ExpeditionCard
  | AncientCard
  | InfluenceCard
  | NegativeCard
  | AbilityCard
  | RelicCard;
