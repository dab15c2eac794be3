// Answers "what is this?": a long press, the context key or a right click on anything at the table opens its rule card; so
// does a plain touch after the question mark was pressed.
import type { Nouns } from '@undercroft/kit';
import { spokenPieces } from './find-nouns.ts';
import { loadNouns } from './load-nouns.ts';
import { isAskingWhat, type NounHelp, nounHelp } from './noun-help.ts';
import { keepPunctuation } from './noun-punctuation.ts';

const LONG = 520;
const STRAY = 12;
const MARKS = ['noun', 'piece', 'zone', 'focus'] as const;

/** The noun of the nearest marked thing around an element, no further out than the table. */
export function nounAround(
  target: EventTarget | null,
  root: Element,
  nouns: Nouns,
  view: unknown,
): string | undefined {
  let element = target instanceof Element ? target : null;
  for (; element && element !== root; element = element.parentElement)
    for (const name of MARKS) {
      const mark: string | undefined = (element as HTMLElement | SVGElement).dataset[name];
      const noun: string | undefined =
        mark === undefined || name === 'noun' ? mark : nouns.nounAt(mark, view);
      if (noun !== undefined && nouns.clauses[noun] !== undefined) return noun;
    }
  return undefined;
}

/** Loads the nouns of a game, if it has any. */
export async function openNounHelp(game: string, ways: Pick<NounHelp, 'open' | 'view'>): Promise<void> {
  const nouns = await loadNouns(game);
  if (!nouns) return;
  const names = Object.keys(nouns.clauses);
  nounHelp.value = {
    ...ways,
    nouns,
    cut: (texts, language, message) => keepPunctuation(spokenPieces(texts, language, message, names)),
  };
}

const isInSheet = (event: Event): boolean => (event.target as Element).closest?.('dialog') !== null;

/** Opens the rule of what was pointed at; false where that is nothing with a rule. */
function showNoun(event: Event, root: HTMLElement): boolean {
  const help = nounHelp.value;
  const noun = help && nounAround(event.target, root, help.nouns, help.view());
  if (!help || noun === undefined) return false;
  isAskingWhat.value = false;
  help.open(noun);
  return true;
}

/** Listens at a table; answers with what ends it. */
export function listenForNounHelp(root: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: readonly [number, number] = [0, 0];
  let wasLong = false;
  const show = (event: Event): boolean => showNoun(event, root);
  const stop = (): void => clearTimeout(timer);
  const onMenu = (event: MouseEvent): void => {
    if (isInSheet(event)) return;
    stop();
    if (show(event)) event.preventDefault();
  };
  const onDown = (event: PointerEvent): void => {
    wasLong = false;
    stop();
    if (event.pointerType === 'mouse' || isInSheet(event)) return;
    from = [event.clientX, event.clientY];
    timer = setTimeout(() => {
      wasLong = show(event);
    }, LONG);
  };
  const onMove = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > STRAY) stop();
  };
  const onClick = (event: MouseEvent): void => {
    const isTool = (event.target as Element).closest?.('.bar') !== null;
    if (isInSheet(event) || (!wasLong && (!isAskingWhat.value || isTool))) return;
    event.preventDefault();
    event.stopPropagation();
    if (!wasLong) show(event);
    wasLong = false;
  };
  const onKey = (event: KeyboardEvent): void => {
    if ((event.target as Element).closest?.('input, textarea, select, dialog')) return;
    if (event.key === 'Escape') isAskingWhat.value = false;
    if (event.key !== '?' || event.ctrlKey || event.metaKey || !nounHelp.value) return;
    event.preventDefault();
    if (!show(event)) isAskingWhat.value = !isAskingWhat.value;
  };
  const ending = new AbortController();
  const how = { capture: true, signal: ending.signal };
  root.addEventListener('contextmenu', onMenu, how);
  root.addEventListener('pointerdown', onDown, how);
  root.addEventListener('pointermove', onMove, { ...how, passive: true });
  root.addEventListener('pointerup', stop, how);
  root.addEventListener('pointercancel', stop, how);
  root.addEventListener('click', onClick, how);
  document.addEventListener('keydown', onKey, { signal: ending.signal });
  const showAsking = isAskingWhat.subscribe((isAsking) => root.toggleAttribute('data-asking', isAsking));
  return () => {
    stop();
    showAsking();
    ending.abort();
  };
}
