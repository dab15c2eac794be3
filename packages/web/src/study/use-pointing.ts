// Pointing at pieces by touch: while it is on, a touch on a piece marks it, and the board itself is not played.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { pieceAt } from './pieces.ts';

export type Pointing = 'ring' | 'arrow' | undefined;

/** `point` hears of a piece, and for an arrow of the one that it points to. Escape puts the tool down. */
export function usePointing(
  tool: Signal<Pointing>,
  point: (piece: string, to?: string) => void,
): Signal<string> {
  const first = useSignal('');
  useEffect(() => {
    first.value = '';
    if (!tool.value) return;
    const touched = (event: MouseEvent): void => {
      const piece = pieceAt(event.target);
      if (piece === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (tool.value === 'ring') point(piece);
      else if (first.value === '') first.value = piece;
      else {
        if (piece !== first.value) point(first.value, piece);
        first.value = '';
      }
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') tool.value = undefined;
    };
    document.addEventListener('click', touched, true);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('click', touched, true);
      document.removeEventListener('keydown', key);
    };
  }, [tool.value]);
  return first;
}
