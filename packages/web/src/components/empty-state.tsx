// Empty, broken and loading: an unlit recess, one sentence, one way on.
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n.ts';

export const EmptyState = ({
  title,
  text,
  cracked,
  level = 2,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  /** Something is broken: the picture shows it. */
  readonly cracked?: boolean;
  readonly level?: 1 | 2;
  readonly children?: ComponentChildren;
}): JSX.Element => {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div class="empty-state">
      <svg viewBox="0 0 60 60" width="72" height="72" aria-hidden="true">
        <path class="n0" d="M6 58V30a24 24 0 0 1 48 0v28z" />
        <path class="n1" d="M14 58V32a16 16 0 0 1 32 0v26z" />
        {cracked && <path class="crk" d="M30 8l-5 10 8 8-6 10 6 8-4 12" />}
      </svg>
      <div>
        <Heading class="display">{title}</Heading>
        {text && <p>{text}</p>}
        {children && <div class="empty-state-acts">{children}</div>}
      </div>
    </div>
  );
};

/** The empty outlines of what is to come; words only when it takes a while. */
export function Loading(): JSX.Element {
  const isSlow = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (isSlow.value = true), 400);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="loading" role="status">
      <i class="sk" />
      <i class="sk" />
      <i class="sk" />
      <p class="display">{isSlow.value ? t('loading') : ' '}</p>
    </div>
  );
}
