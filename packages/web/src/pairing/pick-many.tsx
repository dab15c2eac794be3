// Several of a few: a row of boxes to tick that looks like one control.
import type { JSX } from 'preact';

export const PickMany = <Value extends string | number>({
  title,
  help,
  values,
  picked,
  name,
  onPick,
}: {
  readonly title: string;
  readonly help?: string;
  readonly values: readonly Value[];
  readonly picked: readonly Value[];
  name(value: Value): string;
  /** Never with nothing: the last one stays. */
  onPick(picked: readonly Value[]): void;
}): JSX.Element => (
  <fieldset class="picked">
    <legend>{title}</legend>
    <div class="picks">
      {values.map((value) => {
        const isOn = picked.includes(value);
        const isLast = isOn && picked.length === 1;
        return (
          <label key={value} class={isOn ? 'pick on' : 'pick'}>
            <input
              type="checkbox"
              checked={isOn}
              aria-disabled={isLast}
              onChange={(event) => {
                if (isLast) event.currentTarget.checked = true;
                else onPick(values.filter((other) => (other === value ? !isOn : picked.includes(other))));
              }}
            />
            <span>{name(value)}</span>
          </label>
        );
      })}
    </div>
    {help && <p class="help">{help}</p>}
  </fieldset>
);
