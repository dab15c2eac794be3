// The five compositions of a table: which one a window of this size gets. Styles and boards know them by name.

/**
 * - `desk`: three columns; seats, board over mine, question over log.
 * - `slate`: a tablet that lies or a small laptop; seats in a row over the board, question and log at the right.
 * - `tablet`: it stands; everything in one column, question and log beside each other at the foot.
 * - `shelf`: a phone that lies, or a window zoomed in; seats in the bar, the question in a column at the right.
 * - `phone`: it stands; one column with the dock at the foot.
 */
export type Composition = 'desk' | 'slate' | 'tablet' | 'shelf' | 'phone';

export function compositionOf(width: number, height: number): Composition {
  const isLying = width > height;
  if (isLying && height < 600 && width >= 520) return 'shelf';
  if (width >= 1200 && height >= 600) return 'desk';
  if (isLying && width >= 900) return 'slate';
  if (width >= 720 && height >= 960) return 'tablet';
  return 'phone';
}

/** Before anything is drawn: the one of the whole window. */
export const compositionOfWindow = (): Composition =>
  typeof innerWidth === 'number' ? compositionOf(innerWidth, innerHeight) : 'desk';

/** Tells the composition of this frame, now and whenever its size changes; returns how to stop. */
export function watchComposition(frame: Element, tell: (composition: Composition) => void): () => void {
  const measure = (): void => tell(compositionOf(frame.clientWidth, frame.clientHeight));
  const observer = new ResizeObserver(measure);
  observer.observe(frame);
  measure();
  return () => observer.disconnect();
}
