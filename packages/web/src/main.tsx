// Starts the client: the texts and the page that the address names, then the screen.
import '@undercroft/kit/styles.css';
import 'virtual:flames.css';
import '../css/shell.css';
import { watchInput } from '@undercroft/kit';
import { render } from 'preact';
import { App, loadPage } from './app.tsx';
import { ensureLanguage } from './i18n.ts';
import { startAnew } from './load-part.ts';
import { keepForOffline } from './offline.ts';
import { followLinks, route } from './router.ts';
import { language } from './settings/preferences.ts';

/** A page that is still open after so long is not waited for any more. */
const STAYED = 20_000;

followLinks();
watchInput();
// The texts and the page are loaded side by side. Not awaited here: the page's files import this one.
void Promise.all([ensureLanguage(language.value), loadPage(route.value.page)]).then(
  () => render(<App />, document.getElementById('app')!),
  // Without a word of any language there is nothing to show: boot.js starts the page anew.
  () => startAnew({ isStart: true }),
);

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  const register = (): void => void navigator.serviceWorker.register('/service-worker.js');
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
  setTimeout(keepForOffline, STAYED);
}
