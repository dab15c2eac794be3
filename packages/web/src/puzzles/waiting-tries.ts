// Says, without opening what this browser keeps, whether first tries wait for the server.

const KEY = 'undercroft.puzzle-outbox';

export const areTriesWaiting = (): boolean => localStorage.getItem(KEY) !== null;

export function setTriesWaiting(isWaiting: boolean): void {
  if (isWaiting) localStorage.setItem(KEY, '1');
  else localStorage.removeItem(KEY);
}
