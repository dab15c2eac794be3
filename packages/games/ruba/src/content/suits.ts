// The suit table of the ledger as data: what each suit does as an event and as an action card.

/** What a card of this suit is while crawling (RD-EVT-1). */
export type EventName = 'trap' | 'concoction' | 'gold' | 'combat';

/** What happens to the Hero when an event fails or succeeds; V is the value of the event card. */
export type EventEffect = 'none' | 'loseHalf' | 'heal';

/** What a card does in combat, with the value of its side. */
export type ActionEffect = 'none' | 'parryAttack' | 'heal' | 'shield' | 'attack';

export interface SuitRow {
  readonly event: EventName;
  readonly fail: EventEffect;
  readonly success: EventEffect;
  readonly action: ActionEffect;
}

export const SUIT_TABLE: readonly SuitRow[] = Object.freeze([
  { event: 'trap', fail: 'loseHalf', success: 'none', action: 'parryAttack' },
  { event: 'concoction', fail: 'loseHalf', success: 'heal', action: 'heal' },
  { event: 'gold', fail: 'none', success: 'none', action: 'shield' },
  { event: 'combat', fail: 'none', success: 'none', action: 'attack' },
]);
