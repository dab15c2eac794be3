// Every word of Embers in Italian.
import type { Texts } from '@undercroft/kernel';

export default {
  'game.title': 'Embers',
  'game.summary':
    'Tutti giocano una carta nello stesso momento, e la più alta vince il turno. Ogni turno vale un punto più del precedente.',
  'option.rounds': 'Turni',
  'option.rounds.help': 'Quanti turni si giocano.',
  'seat.0': 'Posto 1',
  'seat.1': 'Posto 2',
  'seat.2': 'Posto 3',
  'seat.3': 'Posto 4',
  'choice.choose': 'Gioca la carta {value}',
  'question.choose': 'Turno {round} di {rounds}: quale carta giochi?',
  'event.chosen': '{seat} ha scelto.',
  'event.chosen.card': '{seat} ha scelto la carta {value}.',
  'event.shown.card': '{seat} mostra la carta {value}.',
  'event.won': '{seat} vince il turno: {n} {n|punto|punti}.',
  'result.rounds': 'L’ultimo turno è finito: vince chi ha più punti.',
  'refusal.not-yours': 'Non hai quella carta.',
  'refusal.not-now': 'Hai già scelto, oppure la partita è finita.',
  'term.points': '{n} {n|punto|punti}',
  'term.shown': 'Mostrate:',
  'ui.seats': 'Al tavolo',
  'ui.hand': 'La tua mano',
  'ui.table': 'Sul tavolo',
} satisfies Texts;
