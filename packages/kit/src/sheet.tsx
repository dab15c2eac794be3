// A sheet: slides up on a phone, stands at the side on a desk; Escape and a press outside close it, focus returns.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { IconButton } from './button.tsx';

export interface SheetProps {
  readonly title: ComponentChildren;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export function Sheet({ title, closeLabel, onClose, class: extra, children }: SheetProps): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current!;
    const before = document.activeElement as HTMLElement | null;
    dialog.showModal();
    return () => {
      dialog.close();
      before?.focus?.();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Escape by itself
    <dialog
      ref={ref}
      class={extra ? `sheet ${extra}` : 'sheet'}
      aria-labelledby={heading}
      onCancel={(event: Event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event: MouseEvent) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div class="sheet-body">
        <header>
          <h2 id={heading} class="display">
            {title}
          </h2>
          <IconButton sign="cross" label={closeLabel} onClick={onClose} />
        </header>
        <div class="sheet-content">{children}</div>
      </div>
    </dialog>
  );
}
