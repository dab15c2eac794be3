// Starts the client: the texts and the page that the address names, then the screen.
import '@undercroft/kit/styles.css';
import 'virtual:flames.css';
import '../css/shell.css';
import { watchInput } from '@undercroft/kit';
import { render } from 'preact';
import { App, loadPage } from './app.tsx';
import { ensureLanguage } from './i18n.ts';
import { followLinks, route } from './router.ts';
import { language } from './settings/preferences.ts';

followLinks();
watchInput();
// The texts and the page are loaded side by side. Not awaited here: the page's files import this one.
void Promise.all([ensureLanguage(language.value), loadPage(route.value.page)]).then(() =>
  render(<App />, document.getElementById('app')!),
);

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  const register = (): void => void navigator.serviceWorker.register('/service-worker.js');
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
