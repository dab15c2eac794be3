// The form that announces an expedition: the host for everybody, a keeper for a club.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { gameCards } from '../games.ts';
import { gameTitle, t } from '../i18n.ts';
import '../../css/expeditions.css';

const KINDS = ['week', 'day', 'evening'] as const;

interface Wish {
  readonly game: string;
  readonly kind: (typeof KINDS)[number];
  /** A day has one, an evening as many as give everybody each seat. */
  readonly deals?: number;
}

/** The next window of its kind: times are not typed here. */
export function NewExpedition({ announce }: { announce(wish: Wish): void }): JSX.Element {
  const wish = useSignal<Wish>({ game: gameCards[0]!.name, kind: 'week', deals: 4 });
  const set = (more: Partial<Wish>): void => {
    wish.value = { ...wish.value, ...more };
  };
  return (
    <form
      class="new-expedition"
      onSubmit={(event) => {
        event.preventDefault();
        const { deals, ...rest } = wish.value;
        announce(rest.kind === 'week' ? wish.value : rest);
      }}
    >
      <select
        aria-label={t('host.game')}
        value={wish.value.game}
        onChange={({ currentTarget }) => set({ game: currentTarget.value })}
      >
        {gameCards.map(({ name }) => (
          <option key={name} value={name}>
            {gameTitle(name)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('host.kind')}
        value={wish.value.kind}
        onChange={({ currentTarget }) => set({ kind: currentTarget.value as Wish['kind'] })}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`host.kind.${kind}`)}
          </option>
        ))}
      </select>
      {wish.value.kind === 'week' && (
        <label>
          {t('host.deals')}{' '}
          <input
            type="number"
            min={1}
            max={8}
            value={wish.value.deals}
            onInput={({ currentTarget }) => set({ deals: Number(currentTarget.value) })}
          />
        </label>
      )}
      <Button type="submit">{t('host.announce-expedition')}</Button>
    </form>
  );
}
