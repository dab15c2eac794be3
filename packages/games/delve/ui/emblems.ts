// Loads the pictures of the cards into the page once: one SVG file, so that they weigh nothing in the code.
const FILE = new URL('./emblems.svg', import.meta.url).href;

/** Where a card's picture is found in the page. */
export const emblemOf = (id: string): string => `#delve-${id}`;

/** The content policy of some browsers bars `<use>` from other files, so the symbols join the page itself. */
async function loadEmblems(): Promise<void> {
  const answer = await fetch(FILE);
  if (!answer.ok) return;
  const emblems = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  document.body.append(document.importNode(emblems, true));
}

/** Without pictures every card still has its name and text: a lost file is no reason to stop. */
loadEmblems().catch(() => undefined);
