// Brings the reader to the table that was found, wherever in the app they are; and calls them where they look elsewhere.
import { playSound } from '@undercroft/kit';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n.ts';
import { serverConnection } from '../net/connection.ts';
import { go } from '../router.ts';
import { seeks } from './seek-signal.ts';

const isHidden = (): boolean => document.visibilityState === 'hidden';

/** The title of the tab, a sound, and a notice where the browser gives them. */
function call(words: string): void {
  document.title = `● ${words}`;
  playSound('turn');
  if ('Notification' in globalThis && Notification.permission === 'granted')
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(words, { tag: 'pairing' }));
}

/** What the page was called before it called its reader. */
function useCall(words: string | undefined): void {
  useEffect(() => {
    if (words === undefined || !isHidden()) return;
    const before = document.title;
    call(words);
    return () => {
      if (document.title.startsWith('●')) document.title = before;
    };
  }, [words]);
}

export function useLanding(): void {
  const { live } = seeks.value;
  const landedAt = useRef('');
  const table = live?.kind === 'paired' ? live.table : '';
  const seat = live?.kind === 'paired' ? live.seat : 0;
  const isAsked = live?.kind === 'seeking' && live.answerBy !== null;
  useCall(table ? t('pairing.found') : isAsked ? t('pairing.are-you-there') : undefined);

  useEffect(() => {
    // The server asks whoever is out of sight before it pairs them.
    const tell = (): void => void serverConnection().then((connection) => connection?.here(isHidden()));
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, []);

  useEffect(() => {
    if (!table || landedAt.current === table) return;
    const land = (): void => {
      if (isHidden() || landedAt.current === table) return;
      landedAt.current = table;
      playSound('turn');
      if (location.pathname !== `/t/${table}`) go(`/t/${table}?sit=${seat}`);
    };
    land();
    document.addEventListener('visibilitychange', land);
    return () => document.removeEventListener('visibilitychange', land);
  }, [table]);

  // Somebody did not come, and this reader wants no bots: they wait on.
  const isBack = live?.kind === 'seeking';
  useEffect(() => {
    if (isBack && landedAt.current && location.pathname === `/t/${landedAt.current}`) go('/play');
    if (isBack) landedAt.current = '';
  }, [isBack]);
}
