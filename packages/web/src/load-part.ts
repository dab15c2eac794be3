// Loads a part of the program. One that did not come cannot be asked for again in the same page, because browsers remember
// the failure: the page starts anew, where the reader wanted to go.

/** Where the page starts anew, for whatever reason, while this goes on. */
export async function headingFor<Value>(address: string, work: () => Promise<Value>): Promise<Value> {
  const { dataset } = document.documentElement;
  dataset.heading = address;
  try {
    return await work();
  } finally {
    delete dataset.heading;
  }
}

/** Tells boot.js, which starts the page anew: true when it does. Too often in a row it does not. */
export const startAnew = (detail: { readonly isStart?: boolean } = {}): boolean =>
  navigator.onLine &&
  (document.documentElement.dataset.boot === undefined
    ? startWithoutBoot()
    : !dispatchEvent(new CustomEvent('undercroft:not-loaded', { detail, cancelable: true })));

/** It may be boot.js itself that did not come: then the page starts anew a few times, to get it. */
function startWithoutBoot(): boolean {
  const key = 'undercroft.unbooted';
  const starts = Number(sessionStorage.getItem(key));
  if (starts >= 3) return false;
  sessionStorage.setItem(key, String(starts + 1));
  history.replaceState(null, '', document.documentElement.dataset.heading ?? location.href);
  location.reload();
  return true;
}

const missing = new WeakSet<object>();

/** Did a part of the program not come, and is nothing else wrong? */
export const isPartMissing = (error: unknown): boolean => error instanceof Error && missing.has(error);

export async function loadPart<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    if (startAnew()) return new Promise(() => undefined);
    if (error instanceof Error) missing.add(error);
    throw error;
  }
}
