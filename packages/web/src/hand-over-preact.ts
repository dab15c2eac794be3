// Hands the page's Preact to the boards of games from outside; `undercroft build-game` has them take it from here.
import { createContext, createElement, Fragment, h } from 'preact';
import {
  useCallback,
  useContext,
  useEffect,
  useErrorBoundary,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';
import { jsx, jsxs } from 'preact/jsx-runtime';
import type { SHARED_PREACT } from './shared-preact.ts';

type Shared = typeof SHARED_PREACT;

const shared: { readonly [Id in keyof Shared]: Readonly<Record<Shared[Id][number], unknown>> } = {
  preact: { createContext, createElement, Fragment, h },
  'preact/hooks': {
    useCallback,
    useContext,
    useEffect,
    useErrorBoundary,
    useId,
    useLayoutEffect,
    useMemo,
    useReducer,
    useRef,
    useState,
  },
  'preact/jsx-runtime': { Fragment, jsx, jsxs },
};

Object.assign(globalThis, { undercroftPreact: shared });
