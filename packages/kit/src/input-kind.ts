// What the reader plays with right now, for styles (`data-input` on the page) and for touches that select before they play.

/** Fingers, a mouse or pen, keys. */
export type InputKind = 'touch' | 'mouse' | 'keyboard';

let kind: InputKind = 'mouse';

const setKind = (now: InputKind): void => {
  kind = now;
  document.documentElement.dataset.input = now;
};

/** Keys that move or choose; letters are typed into a chat as well. */
const PLAYING_KEYS = /^(Tab|Enter| |Arrow(Up|Down|Left|Right)|[1-9])$/;

/** Follows what the reader plays with, from now on. */
export function watchInput(): void {
  setKind(matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse');
  const options = { capture: true, passive: true } as const;
  addEventListener(
    'pointerdown',
    ({ pointerType }) => setKind(pointerType === 'touch' ? 'touch' : 'mouse'),
    options,
  );
  addEventListener(
    'keydown',
    ({ key, target }) => {
      if (PLAYING_KEYS.test(key) && !(target as Element).closest?.('input, textarea')) setKind('keyboard');
    },
    options,
  );
}

/** What the reader plays with right now. */
export const inputKind = (): InputKind => kind;
