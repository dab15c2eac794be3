// The designed numbers of a game to look through and change; what is changed shows what was printed.
import { useSignal } from '@preact/signals';
import type { NumberSpecs, Texts } from '@undercroft/kernel';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { type Numbers, numberName } from './designed-numbers.ts';

const ENOUGH_TO_SEARCH = 12;

export function NumberList({
  specs,
  texts,
  numbers,
  onChange,
}: {
  readonly specs: NumberSpecs;
  readonly texts: Texts;
  readonly numbers: Numbers;
  onChange(numbers: Numbers): void;
}): JSX.Element {
  const wanted = useSignal('');
  const word = wanted.value.trim().toLocaleLowerCase();
  const named = Object.keys(specs).map((name) => ({ name, title: numberName(texts, name) }));
  const found = named.filter(
    ({ name, title }) => title.toLocaleLowerCase().includes(word) || name.includes(word),
  );
  const changed = Object.keys(numbers).length;
  const set = (name: string, value: number): void => {
    const { [name]: _, ...others } = numbers;
    onChange(value === specs[name]!.default ? others : { ...others, [name]: value });
  };
  return (
    <section class="slab lab-numbers">
      <Head changed={changed} onReset={() => onChange({})} />
      {named.length > ENOUGH_TO_SEARCH && changed > 0 && (
        <ul class="changed-list">
          {Object.entries(numbers).map(([name, value]) => (
            <li key={name} class="chip">
              {numberName(texts, name)} {specs[name]!.default} → {value}
            </li>
          ))}
        </ul>
      )}
      {named.length > ENOUGH_TO_SEARCH && (
        <input
          type="search"
          value={wanted.value}
          placeholder={t('lab.find')}
          aria-label={t('lab.find')}
          onInput={(event) => (wanted.value = event.currentTarget.value)}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ul class="numbers" tabIndex={0} aria-label={t('lab.numbers')}>
        {found.map(({ name, title }) => (
          <NumberRow
            key={name}
            name={name}
            title={title}
            spec={specs[name]!}
            value={numbers[name]}
            onSet={(value) => set(name, value)}
          />
        ))}
      </ul>
      {found.length === 0 && <p class="help">{t('lab.none-found')}</p>}
    </section>
  );
}

function NumberRow({
  name,
  title,
  spec,
  value,
  onSet,
}: {
  readonly name: string;
  readonly title: string;
  readonly spec: NumberSpecs[string];
  readonly value: number | undefined;
  onSet(value: number): void;
}): JSX.Element {
  return (
    <li class={value === undefined ? '' : 'changed'}>
      <label>
        <span>{title}</span>
        {value !== undefined && <small>{t('lab.was', { n: spec.default })}</small>}
        <small>
          {spec.min}–{spec.max}
        </small>
        <input
          type="number"
          name={name}
          min={spec.min}
          max={spec.max}
          value={value ?? spec.default}
          onChange={(event) => {
            const wanted = Math.round(event.currentTarget.valueAsNumber);
            const kept = Math.max(spec.min, Math.min(spec.max, wanted));
            event.currentTarget.value = String(Number.isNaN(kept) ? (value ?? spec.default) : kept);
            if (!Number.isNaN(kept)) onSet(kept);
          }}
        />
      </label>
    </li>
  );
}

function Head({ changed, onReset }: { readonly changed: number; onReset(): void }): JSX.Element {
  return (
    <header>
      <h2 class="display">{t('lab.numbers')}</h2>
      {changed > 0 && (
        <>
          <span class="chip">{t('lab.changed', { n: changed })}</span>
          <Button sign="undo" onClick={onReset}>
            {t('lab.reset')}
          </Button>
        </>
      )}
    </header>
  );
}
