// Starts the client: texts first, then the page that the address names.
import '@undercroft/kit/styles.css';
import 'virtual:flames.css';
import '../css/shell.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { language } from './preferences.ts';
import { followLinks } from './router.ts';
import { learnLanguage } from './speech.ts';

followLinks();
await learnLanguage(language.value);
render(<App />, document.getElementById('app')!);

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  const register = (): void => void navigator.serviceWorker.register('/service-worker.js');
  // The texts may come after the page has loaded: then there is no load event left to wait for.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
