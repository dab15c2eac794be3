// How many units of the island one pixel is: letters on it are never smaller than letters elsewhere, or are left out.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export const IslandScale = createContext(1);

/** The least type of the house, in pixels. */
const LEAST = 12;

/** The size of letters in a drawing of this scale, in its own units; undefined where they would not fit. */
export function useLetters(usual: number, most: number, scale = 1): number | undefined {
  const needed = (LEAST * useContext(IslandScale)) / scale;
  return needed > most ? undefined : Math.max(usual, needed);
}
