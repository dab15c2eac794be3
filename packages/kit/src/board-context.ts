// Hands the table to every piece on it, so that boards need not pass it along.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BoardProps } from './board.ts';

export const BoardContext = createContext<BoardProps | undefined>(undefined);

/** The table that this piece lies on; undefined outside of one (the kit's own page, a rule card). */
export const useBoard = (): BoardProps | undefined => useContext(BoardContext);
