// What can be chosen: the types, and one shared object for each choice that recurs, so that listing allocates little.

/** Cards, Relics, slots and seats are numbers; 0 stands for "none needed". */
export type Choice =
  | { readonly kind: 'keepRelics'; readonly cards: readonly number[] }
  | { readonly kind: 'takeAbility'; readonly card: number }
  | { readonly kind: 'discard'; readonly card: number }
  | { readonly kind: 'activate'; readonly relic: number; readonly curse: number }
  | { readonly kind: 'expose'; readonly relic: number }
  | { readonly kind: 'restRelics' }
  | { readonly kind: 'heist'; readonly relic: number }
  | { readonly kind: 'forgoHeist' }
  | { readonly kind: 'place'; readonly card: number; readonly ally: number }
  | { readonly kind: 'guard'; readonly card: number; readonly slot: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'redraw' }
  | { readonly kind: 'instant'; readonly card: number; readonly target: number; readonly dice: number }
  | { readonly kind: 'ability'; readonly card: number; readonly target: number; readonly dice: number }
  | { readonly kind: 'suffer'; readonly card: number; readonly option: number }
  | { readonly kind: 'reroll'; readonly dice: number };

export const READY: Choice = Object.freeze({ kind: 'ready' });
export const PASS: Choice = Object.freeze({ kind: 'pass' });
export const REDRAW: Choice = Object.freeze({ kind: 'redraw' });
export const FORGO_HEIST: Choice = Object.freeze({ kind: 'forgoHeist' });
export const REST_RELICS: Choice = Object.freeze({ kind: 'restRelics' });

/** Keeps what was made for a number, and makes it the first time it is asked for. No gaps: a list with gaps is slow to read. */
function kept<Item extends Choice>(make: (code: number) => Item): (code: number) => Item {
  const made: (Item | undefined)[] = [];
  return (code) => {
    const known = code < made.length ? made[code] : undefined;
    if (known !== undefined) return known;
    const item = Object.freeze(make(code)) as Item;
    while (made.length <= code) made.push(undefined);
    made[code] = item;
    return item;
  };
}

/** Seats and slots fit below this, and so does a number of dice below the next. */
const PLACES = 8;
const DICE = 16;

const placeOf = kept((code) => ({ kind: 'place', card: Math.floor(code / PLACES), ally: code % PLACES }));
const guardOf = kept((code) => ({ kind: 'guard', card: Math.floor(code / PLACES), slot: code % PLACES }));
const sufferOf = kept((code) => ({ kind: 'suffer', card: Math.floor(code / PLACES), option: code % PLACES }));
const activateOf = kept((code) => ({
  kind: 'activate',
  relic: code % PLACES,
  curse: Math.floor(code / PLACES),
}));
const instantOf = kept((code) => ({ kind: 'instant', ...useParts(code) }));
const abilityOf = kept((code) => ({ kind: 'ability', ...useParts(code) }));

export const takeAbility = kept((card) => ({ kind: 'takeAbility', card }));
export const discard = kept((card) => ({ kind: 'discard', card }));
export const expose = kept((relic) => ({ kind: 'expose', relic }));
export const heist = kept((relic) => ({ kind: 'heist', relic }));
export const reroll = kept((dice) => ({ kind: 'reroll', dice }));
export const place = (card: number, ally: number): Choice => placeOf(card * PLACES + ally);
export const guard = (card: number, slot: number): Choice => guardOf(card * PLACES + slot);
export const suffer = (card: number, option: number): Choice => sufferOf(card * PLACES + option);
export const activate = (relic: number, curse: number): Choice => activateOf(curse * PLACES + relic);

/** The use of an Instant or Ability as one number, for the answers of a window. */
export const useCode = (card: number, target: number, dice: number): number =>
  (card * PLACES + target) * DICE + dice;
export const useParts = (code: number): { card: number; target: number; dice: number } => ({
  card: Math.floor(code / (PLACES * DICE)),
  target: Math.floor(code / DICE) % PLACES,
  dice: code % DICE,
});
export const instant = (card: number, target: number, dice: number): Choice =>
  instantOf(useCode(card, target, dice));
export const ability = (card: number, target: number, dice: number): Choice =>
  abilityOf(useCode(card, target, dice));

/** Answers that use no card. No card has number 0, so no use has these codes. */
export const PASSED = 0;
export const REDRAWN = 1;

/** The answer to a call of a window as one number. */
export function answerCode(choice: Choice): number {
  if (choice.kind === 'instant' || choice.kind === 'ability')
    return useCode(choice.card, choice.target, choice.dice);
  return choice.kind === 'redraw' ? REDRAWN : PASSED;
}
