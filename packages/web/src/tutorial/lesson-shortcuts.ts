// Keys of a lesson: N goes on, B goes back; and whoever lost the focus with a choice finds it at the next one, or at the way on.
import { canonicalJson } from '@undercroft/kernel';
import { useEffect } from 'preact/hooks';
import { preferences } from '../settings/preferences.ts';
import type { LessonTable } from './lesson-table.ts';

const isShown = (element: HTMLElement): boolean => element.offsetParent !== null;

export function useLessonShortcuts(source: LessonTable): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if ((event.target as HTMLElement).closest?.('input, textarea, select, dialog')) return;
      if (!preferences.value.shortcuts) return;
      const key = event.key.toLowerCase();
      if (key === 'n' && source.task.value === undefined) source.next();
      else if (key === 'b') source.seek(source.step.value - 1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [source]);
  const step = source.step.value;
  useEffect(() => {
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const key = source.task.value && canonicalJson(source.task.value.choice);
    const row = key === undefined ? '' : `.rail [data-choice="${CSS.escape(key)}"], `;
    const ways = [...document.querySelectorAll<HTMLElement>(`${row}.guide .on`)].filter(isShown);
    (ways.find((way) => way.dataset.choice !== undefined) ?? ways[0])?.focus({ preventScroll: true });
  }, [step]);
}
