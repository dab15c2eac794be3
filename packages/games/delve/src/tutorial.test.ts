// The lessons of DELVE replay, point at the board and are said in every language.
import { lessonContract } from '@undercroft/kernel/testing';
import en from '../texts/en.ts';
import it from '../texts/it.ts';
import ru from '../texts/ru.ts';
import lessonEn from '../texts/tutorial.en.ts';
import lessonIt from '../texts/tutorial.it.ts';
import lessonRu from '../texts/tutorial.ru.ts';
import { game } from './index.ts';
import { lessons } from './tutorial.ts';

lessonContract(game, lessons, {
  texts: { en, ru, it },
  lessonTexts: { en: lessonEn, ru: lessonRu, it: lessonIt },
  board: new URL('../ui/', import.meta.url),
});
