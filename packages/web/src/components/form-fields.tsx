// Fields of a form: one of a few, and on or off.
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

/** One of a few: a row of radio buttons that looks like one control. */
export function RadioGroup<Value extends string>({
  title,
  help,
  value,
  values,
  name,
  onPick,
}: {
  readonly title: string;
  readonly help?: string | undefined;
  readonly value: Value;
  readonly values: readonly Value[];
  name(value: Value): string;
  onPick(value: Value): void;
}): JSX.Element {
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
