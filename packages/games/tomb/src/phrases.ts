// How choices, questions and events are said: ids and arguments; the words are in texts/.
import type { Phrases } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import type { Event } from './events.ts';
import { sayChoice, sayQuestion } from './phrases/say-choice.ts';
import { sayEvent } from './phrases/say-event.ts';
import type { Position } from './position.ts';

export const phrases: Phrases<Position, Choice, Event> = {
  choice: sayChoice,
  question: sayQuestion,
  event: sayEvent,
  startsTurn: ({ kind }) => kind === 'turnStarted',
};
