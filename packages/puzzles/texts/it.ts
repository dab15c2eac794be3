// Quello che dicono i problemi e le loro raccolte, in italiano.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.pack-damaged': 'questo file non è una raccolta di problemi, o è danneggiato',
  'error.pack-newer':
    'questa raccolta di problemi ha la forma {form}, e questa versione legge fino alla {known}: serve un Undercroft più recente',
  'error.pack-other-game': 'questa raccolta ha problemi di “{game}”, non di {wanted}',
  'error.pack-stale':
    'i problemi di {game} sono per le regole {rules}, ma il gioco è alle regole {known}: le risposte potrebbero essere sbagliate, perciò non vengono mostrati',
  'error.pack-too-large': 'la raccolta avrebbe {bytes} byte, e il massimo è {most}: prendi meno problemi',
  'error.puzzle-damaged': 'questo problema è danneggiato: non si può aprire',
  'error.try-unfinished':
    'hai fatto {made} scelte su {steps}: un tentativo continua fino all’ultima, o fino al primo errore',
  'error.try-too-long':
    'hai fatto troppe scelte ({made}): un tentativo finisce con l’ultimo passo o con il primo errore',
} satisfies Texts;
