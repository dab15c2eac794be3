// Fields of a form: one of a few, on or off, a search, the reader's name.
import type { Signal } from '@preact/signals';
import { firstLetters } from '@undercroft/kernel';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { prefer, preferences } from '../settings/preferences.ts';

interface OneOf<Value> {
  readonly title: string;
  readonly value: Value;
  readonly values: readonly Value[];
  name(value: Value): string;
  onPick(value: Value): void;
}

export const SelectField = <Value extends string | number>({
  title,
  value,
  values,
  name,
  onPick,
  class: extra,
}: OneOf<Value> & { readonly class?: string }): JSX.Element => (
  <label class={extra}>
    <span>{title}</span>
    <select value={String(value)} onChange={(event) => onPick(values[event.currentTarget.selectedIndex]!)}>
      {values.map((item) => (
        <option key={item} value={String(item)}>
          {name(item)}
        </option>
      ))}
    </select>
  </label>
);

/** One of a few: a row of radio buttons that looks like one control. */
export function RadioGroup<Value extends string>({
  title,
  help,
  value,
  values,
  name,
  onPick,
}: OneOf<Value> & { readonly help?: string | undefined }): JSX.Element {
  const group = useId();
  return (
    <fieldset class="picked">
      <legend>{title}</legend>
      <div class="picks">
        {values.map((item) => (
          <label key={item} class={item === value ? 'pick on' : 'pick'}>
            <input type="radio" name={group} checked={item === value} onChange={() => onPick(item)} />
            <span>{name(item)}</span>
          </label>
        ))}
      </div>
      {help && <p class="help">{help}</p>}
    </fieldset>
  );
}

export const Switch = ({
  title,
  help,
  value,
  onSwitch,
}: {
  readonly title: string;
  readonly help?: string | undefined;
  readonly value: boolean;
  onSwitch(value: boolean): void;
}): JSX.Element => (
  <label class="switch">
    <input
      type="checkbox"
      role="switch"
      aria-checked={value}
      checked={value}
      onChange={(event) => onSwitch(event.currentTarget.checked)}
    />
    <span>
      {title}
      {help && <small>{help}</small>}
    </span>
  </label>
);

export const SearchField = ({
  label,
  query,
}: {
  readonly label: string;
  readonly query: Signal<string>;
}): JSX.Element => (
  <label class="search">
    <span class="vh">{label}</span>
    <input
      type="search"
      placeholder={label}
      value={query.value}
      onInput={(event) => (query.value = event.currentTarget.value)}
    />
  </label>
);

/** What was typed as a name, not longer than it may be: a field's own limit would cut an emoji in two. */
export const typedName = (
  { currentTarget }: { readonly currentTarget: HTMLInputElement },
  most = 24,
): string => (currentTarget.value = firstLetters(currentTarget.value, most));

/** Kept once the field is left; an empty one gives way to the name before it. */
export const NameField = ({ label }: { readonly label: string }): JSX.Element => (
  <label class="field">
    <span>{label}</span>
    <input
      type="text"
      autocomplete="nickname"
      value={preferences.value.name}
      onInput={typedName}
      onChange={({ currentTarget }) => {
        prefer({ name: currentTarget.value.trim() || preferences.value.name });
        currentTarget.value = preferences.value.name;
      }}
    />
  </label>
);
