// What the page hands to boards from outside of its own Preact: the part of the contract that `undercroft build-game` builds for.

/** Only what the client uses itself: anything more would make every page heavier. */
export const SHARED_PREACT = {
  preact: ['createContext', 'createElement', 'Fragment', 'h'],
  'preact/hooks': [
    'useCallback',
    'useContext',
    'useEffect',
    'useErrorBoundary',
    'useId',
    'useLayoutEffect',
    'useMemo',
    'useReducer',
    'useRef',
    'useState',
  ],
  'preact/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
} as const;
