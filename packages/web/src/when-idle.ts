// Work that can wait until the page is idle.

/** As soon as nothing is drawn, or after a while all the same. */
export const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 400 });
  else setTimeout(work, 30);
};
