// What the lessons of every game say around their own words, in English; loaded with the first lesson.
import type { Texts } from '@undercroft/kernel';

export default {
  'learn.title': 'Learn to play',
  'learn.lesson': 'Lesson',
  'learn.at': '{at} of {of}',
  'learn.progress': 'Lesson progress',
  'learn.now': 'Now:',
  'learn.next': 'Next',
  'learn.back': 'Back',
  'learn.show-me': 'Show me',
  'learn.restart': 'Start the lesson again',
  'learn.leave': 'All lessons',
  'learn.play': 'Play a game',
  'learn.none': 'No lessons yet',
  'learn.none-text': 'This game is learnt from its rules for now.',
  'learn.minutes': 'about {n} min',
  'learn.steps': '{n} {n|step|steps}',
  'learn.done': 'Finished',
  'learn.start': 'Start',
  'learn.again': 'Once more',
  'learn.go-on': 'Continue at step {at} of {of}',
  'learn.about.first': 'The first turn on the real board. You play it yourself, step by step.',
  'learn.about.full': 'Everything you need for a whole game, in the order in which it comes up.',
  'learn.to-game': 'Back to the game',
} satisfies Texts;
