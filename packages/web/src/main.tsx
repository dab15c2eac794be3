// Starts the client: the texts and the page that the address names, then the screen.
import '@undercroft/kit/styles.css';
import 'virtual:flames.css';
import '../css/shell.css';
import { render } from 'preact';
import { App, loadPage } from './app.tsx';
import { ensureLanguage } from './i18n.ts';
import { followLinks, route } from './router.ts';
import { language } from './settings/preferences.ts';

followLinks();
// Words and page come side by side: neither waits for the other.
await Promise.all([ensureLanguage(language.value), loadPage(route.value.page)]);
render(<App />, document.getElementById('app')!);

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  const register = (): void => void navigator.serviceWorker.register('/service-worker.js');
  // The texts may come after the page has loaded: then there is no load event left to wait for.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
