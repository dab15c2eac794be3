// What only a game's own page says, in Italian.
import type { Texts } from '@undercroft/kernel';

export default {
  'game.play-now': 'Gioca adesso',
  'game.lab': 'Laboratorio',
  'game.seats-n': '{n} {n|posto|posti}',
  'game.seats-range': '{min}–{max} posti',
  'game.set-up': 'Prepara un tavolo',
  'game.play-as': 'Gioca con i bot: {role}',
  'game.kind.solo': 'in solitaria',
  'game.kind.together': 'cooperativo',
  'game.kind.rivals': 'competitivo',
  'game.kind.sides': 'uno contro tutti',
  'game.way.learn': 'Una prima partita guidata',
  'game.way.rules': 'Tutte le regole, da leggere e cercare',
  'game.way.lab': 'Cambia i numeri e guarda che cosa succede',
  'game.way.puzzles': 'Una decisione, una scelta migliore',
} satisfies Texts;
