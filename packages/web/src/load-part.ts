// Loads a part of the program. One that did not come cannot be asked for again in the same page, because browsers remember
// the failure: the page starts anew, where the reader wanted to go.

let wanted: string | undefined;

/** Where the page starts anew if a part does not come while this goes on. */
export async function headingFor<Value>(address: string, work: () => Promise<Value>): Promise<Value> {
  wanted = address;
  try {
    return await work();
  } finally {
    wanted = undefined;
  }
}

/** Tells boot.js, which starts the page anew: true when it does. Too often in a row it does not. */
export const startAnew = (
  detail: { readonly address?: string | undefined; readonly isStart?: boolean } = {},
): boolean =>
  navigator.onLine &&
  (document.documentElement.dataset.boot === undefined
    ? startWithoutBoot(detail.address)
    : !dispatchEvent(new CustomEvent('undercroft:not-loaded', { detail, cancelable: true })));

/** It may be boot.js itself that did not come: then the page starts anew once, to get it. */
function startWithoutBoot(address = location.href): boolean {
  const key = 'undercroft.unbooted';
  if (sessionStorage.getItem(key)) return false;
  sessionStorage.setItem(key, '1');
  history.replaceState(null, '', address);
  location.reload();
  return true;
}

export async function loadPart<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    if (startAnew({ address: wanted })) return new Promise(() => undefined);
    throw error;
  }
}
