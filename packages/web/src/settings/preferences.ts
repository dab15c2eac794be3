// What this reader wants: language, theme, motion, sounds, confirming; kept in the browser.
import { computed, effect, signal } from '@preact/signals';
import { isLanguage, LANGUAGES, type Language } from '@undercroft/kernel';
import { type Preferences, setMotion, setSounds } from '@undercroft/kit';
import { readStored, store } from '../stored-json.ts';
import { HOUSE_COLOURS, type SeatColours, seatColoursOf } from './seat-colours.ts';

const KEY = 'undercroft.preferences';

export interface KeptPreferences extends Preferences {
  /** How others know this reader. */
  readonly name: string;
  readonly seatColours: SeatColours;
}

/** What an older version of the page kept, in the words of this one. */
function readPreferences(found: Partial<KeptPreferences>): Partial<KeptPreferences> {
  const confirm = found.confirm as unknown;
  return typeof confirm === 'boolean' ? { ...found, confirm: confirm ? 'always' : 'never' } : found;
}

function spokenLanguage(): Language {
  const spoken = navigator.language.slice(0, 2);
  return isLanguage(spoken) ? spoken : LANGUAGES[0];
}

const GUEST: Readonly<Record<Language, string>> = { en: 'Guest', ru: 'Гость', it: 'Ospite' };
const MADE_UP = new RegExp(`^(${Object.values(GUEST).join('|')})(?= [A-Z]{3}$)`);

/** Was this name made up by the page? Then it may be another one tomorrow. */
export const isGuestName = (name: string): boolean => name === '' || MADE_UP.test(name);

/** The name until the reader chooses one: the same at every table, here and at the server, until then. */
function guestName(speaks: Language): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(3)), (byte) =>
    String.fromCharCode(65 + (byte % 26)),
  );
  return `${GUEST[speaks]} ${letters.join('')}`;
}

export const preferences = signal<KeptPreferences>({
  language: spokenLanguage(),
  theme: 'auto',
  motion: 'normal',
  sounds: false,
  confirm: 'never',
  shortcuts: true,
  name: '',
  seatColours: HOUSE_COLOURS,
  ...readPreferences(readStored(KEY)),
});
if (preferences.value.name === '') {
  const name = guestName(preferences.value.language);
  preferences.value = { ...preferences.value, name };
  store(KEY, { ...readStored(KEY), name });
}

// The name changed in another tab: whoever sits down here sits down under that one.
addEventListener('storage', ({ key }) => {
  const { name } = readStored<KeptPreferences>(KEY);
  if (key === KEY && name) preferences.value = { ...preferences.value, name };
});

export function prefer(changes: Partial<KeptPreferences>): void {
  const next = { ...preferences.value, ...changes };
  preferences.value = { ...next, name: nameIn(next.language, next.name) };
  store(KEY, preferences.value);
}

const nameIn = (speaks: Language, name: string): string => name.replace(MADE_UP, GUEST[speaks]);

/** A name that was made up, in the reader's language; any other as it is. */
export const nameHere = (name: string): string => nameIn(preferences.value.language, name);

export const language = computed(() => preferences.value.language);

const likesLight = signal(matchMedia('(prefers-color-scheme: light)').matches);
matchMedia('(prefers-color-scheme: light)').addEventListener('change', (event) => {
  likesLight.value = event.matches;
});

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
  for (const [name, colour] of seatColoursOf(preferences.value.seatColours, theme.value))
    document.documentElement.style.setProperty(name, colour);
  setMotion(preferences.value.motion);
  setSounds(preferences.value.sounds);
});
