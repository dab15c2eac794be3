// What this reader wants: language, theme, motion, sounds, confirming; kept in the browser.
import { computed, effect, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '@undercroft/kernel';
import { type Preferences, setMotion, setSounds } from '@undercroft/kit';

const KEY = 'undercroft.preferences';

export interface KeptPreferences extends Preferences {
  /** How others know this reader. */
  readonly name: string;
}

const isLanguage = (word: string): word is Language => (LANGUAGES as readonly string[]).includes(word);

function kept(): Partial<KeptPreferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<KeptPreferences>;
  } catch {
    return {};
  }
}

function spokenLanguage(): Language {
  const spoken = navigator.language.slice(0, 2);
  return isLanguage(spoken) ? spoken : 'en';
}

export const preferences = signal<KeptPreferences>({
  language: spokenLanguage(),
  theme: 'auto',
  motion: 'normal',
  sounds: false,
  confirm: false,
  shortcuts: true,
  name: '',
  ...kept(),
});

export function prefer(changes: Partial<KeptPreferences>): void {
  preferences.value = { ...preferences.value, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences.value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const language = computed(() => preferences.value.language);

const likesLight = signal(matchMedia('(prefers-color-scheme: light)').matches);
matchMedia('(prefers-color-scheme: light)').addEventListener('change', (event) => {
  likesLight.value = event.matches;
});

/** The theme that is on screen now. */
export const theme = computed((): 'dark' | 'light' => {
  const wanted = preferences.value.theme;
  return wanted === 'auto' ? (likesLight.value ? 'light' : 'dark') : wanted;
});

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  document.documentElement.dataset.motion = preferences.value.motion;
  document.documentElement.lang = language.value;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', theme.value === 'dark' ? '#0e1114' : '#d3d7d4');
  setMotion(preferences.value.motion);
  setSounds(preferences.value.sounds);
});
