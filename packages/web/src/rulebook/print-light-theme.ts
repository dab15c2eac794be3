// Paper is white: while the page is printed it wears the Day, whatever the reader prefers on screen.
import { useEffect } from 'preact/hooks';

export function usePrintLightTheme(): void {
  useEffect(() => {
    const root = document.documentElement;
    let before: string | undefined;
    const wear = (): void => {
      before ??= root.dataset.theme;
      root.dataset.theme = 'light';
    };
    const takeOff = (): void => {
      if (before !== undefined) root.dataset.theme = before;
      before = undefined;
    };
    addEventListener('beforeprint', wear);
    addEventListener('afterprint', takeOff);
    return () => {
      takeOff();
      removeEventListener('beforeprint', wear);
      removeEventListener('afterprint', takeOff);
    };
  }, []);
}
