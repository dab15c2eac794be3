// The pieces on the board by their ids, with the names that they have in the reader's language.

export interface NamedPiece {
  readonly id: string;
  readonly name: string;
}

const BOARD = '.tablegrid .tablemain';

export const elementOfPiece = (id: string): Element | undefined => {
  const name = CSS.escape(id);
  return [...document.querySelectorAll(`${BOARD} [data-piece="${name}"]`)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });
};

export const nameOfPiece = (element: Element): string =>
  element.getAttribute('aria-label') ??
  element.querySelector('[aria-label]')?.getAttribute('aria-label') ??
  element.textContent?.trim() ??
  '';

/** Every piece in sight, once, in the order of the board. */
export function piecesOnBoard(): readonly NamedPiece[] {
  const found = new Map<string, NamedPiece>();
  for (const element of document.querySelectorAll<HTMLElement>(`${BOARD} [data-piece]`)) {
    const id = element.dataset.piece ?? '';
    const name = nameOfPiece(element);
    if (id && name && !found.has(id)) found.set(id, { id, name });
  }
  return [...found.values()];
}

/** The piece under a pointer. */
export function pieceAt(target: EventTarget | null): string | undefined {
  const element = (target as Element | null)?.closest?.('[data-piece]');
  return element?.closest(BOARD) ? (element.getAttribute('data-piece') ?? undefined) : undefined;
}
