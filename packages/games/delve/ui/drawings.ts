// Brings the pictures of the cards into the page once: they are drawings, not code, so they come as a file of their own.
const FILE = new URL('./emblems.svg', import.meta.url).href;

/** Where a card's picture is found in the page. */
export const drawingOf = (id: string): string => `#delve-${id}`;

/** The content policy of some browsers bars `<use>` from other files, so the symbols join the page itself. */
async function bringDrawings(): Promise<void> {
  const answer = await fetch(FILE);
  if (!answer.ok) return;
  const drawings = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  document.body.append(document.importNode(drawings, true));
}

/** Without pictures every card still has its name and text: a lost file is no reason to stop. */
bringDrawings().catch(() => undefined);
