// The menu of the table is brought when it is first opened: most moves are made without it.
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableModel } from './table-model.ts';

interface MenuProps {
  readonly model: TableModel;
  readonly onClose: () => void;
}

const brought = signal<ComponentType<MenuProps> | undefined>(undefined);

export function LazyMenu(props: MenuProps): JSX.Element | null {
  useEffect(() => {
    if (!brought.value)
      void import('./table-menu.tsx').then(({ TableMenu }) => {
        brought.value = TableMenu;
      }, props.onClose);
  }, []);
  const Menu = brought.value;
  return Menu ? <Menu {...props} /> : null;
}
