// The keys of the table, as a list to look up.
import type { JSX } from 'preact';
import { t } from '../i18n.ts';

const SHORTCUTS = [
  ['1–9', 'keys.choose'],
  ['Enter', 'keys.confirm'],
  ['Esc', 'keys.clear'],
  ['U', 'keys.undo'],
  ['H', 'keys.hint'],
  ['R', 'keys.rules'],
  ['?', 'keys.what'],
  ['M', 'keys.menu'],
  ['S', 'keys.skip'],
] as const;

export const ShortcutList = ({ level = 3 }: { readonly level?: 2 | 3 }): JSX.Element => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section class="shortcuts">
      <Heading class="label">{t('keys.title')}</Heading>
      <dl>
        {SHORTCUTS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd class="key">{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
