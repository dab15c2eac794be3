// The options of a game as fields of a form, explained in the game's own words.
import { type Signal, useSignal } from '@preact/signals';
import type { OptionSpec, Options, OptionValue } from '@undercroft/kernel';
import type { JSX } from 'preact';
import { RadioGroup, Switch } from '../components/form-fields.tsx';
import type { AnyGame } from '../games.ts';
import { gameTexts, t } from '../i18n.ts';

export function OptionFields({
  game,
  values,
  given,
}: {
  readonly game: AnyGame;
  readonly values: Options;
  readonly given: Signal<Options>;
}): JSX.Element {
  const texts = gameTexts(game.name);
  return (
    <>
      {Object.entries(game.options).map(([name, spec]) => (
        <OptionField
          key={name}
          name={name}
          spec={spec}
          value={values[name]!}
          word={(id) => texts[id] ?? id}
          onChange={(value) => {
            given.value = { ...given.value, [name]: value };
          }}
        />
      ))}
    </>
  );
}

function OptionField({
  name,
  spec,
  value,
  word,
  onChange,
}: {
  readonly name: string;
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  word(id: string): string;
  onChange(value: OptionValue): void;
}): JSX.Element {
  const title = word(`option.${name}`);
  const helpId = `option.${name}.help`;
  const help = word(helpId) === helpId ? undefined : word(helpId);
  if (spec.kind === 'choice')
    return (
      <RadioGroup
        title={title}
        help={help}
        value={String(value)}
        values={spec.values}
        name={(item) => word(`option.${name}.${item}`)}
        onPick={onChange}
      />
    );
  if (spec.kind === 'switch')
    return <Switch title={title} help={help} value={value === true} onSwitch={onChange} />;
  return <NumberField title={title} help={help} spec={spec} value={Number(value)} onChange={onChange} />;
}

/** What does not fit stays in the field, and the form does not start with it. */
function NumberField({
  title,
  help,
  spec: { min, max },
  value,
  onChange,
}: {
  readonly title: string;
  readonly help: string | undefined;
  readonly spec: Extract<OptionSpec, { readonly kind: 'number' }>;
  readonly value: number;
  onChange(value: number): void;
}): JSX.Element {
  const wrong = useSignal<string | undefined>(undefined);
  return (
    <label class="number">
      <span>{title}</span>
      <input
        type="number"
        required
        step={1}
        min={min}
        max={max}
        value={wrong.value ?? value}
        aria-invalid={wrong.value !== undefined}
        onChange={({ currentTarget: field }) => {
          wrong.value = field.validity.valid ? undefined : field.value;
          if (field.validity.valid) onChange(field.valueAsNumber);
        }}
      />
      {wrong.value !== undefined && (
        <small class="why refused">{t('setup.out-of-range', { min, max })}</small>
      )}
      {help && <small class="help">{help}</small>}
    </label>
  );
}
