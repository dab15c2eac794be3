// What the lessons of Unearth say, in Italian.
import type { Texts } from '@undercroft/kernel';

export default {
  'lesson.first': 'La prima rovina',
  'lesson.first.row':
    'Queste rovine aspettano di essere conquistate. Il numero su ognuna è il suo valore di conquista: il totale che i dadi sopra devono raggiungere.',
  'lesson.first.pool':
    'Questi sono i tuoi dadi: uno a quattro facce, tre a sei, uno a otto. A ogni turno ne tiri uno.',
  'lesson.first.high':
    'I tiri alti conquistano le rovine. Tira il dado grande per quella che chiede solo 9: scegli il dado, poi la rovina.',
  'lesson.first.rival': 'Un 7! Il dado resta lì. Ora {who} tira per un’altra rovina. Guarda.',
  'lesson.first.low':
    'Anche i tiri bassi servono: con 1, 2 o 3 guadagni una pietra. Il dado piccolo è il più adatto. Tiralo qui.',
  'lesson.first.stone':
    'Un 2. Prendi una delle pietre che stanno lì. Con sei pietre ad anello costruisci una meraviglia. Prendi la rossa.',
  'lesson.first.claim':
    '{who} punta alla tua prima rovina. Se i dadi arrivano a 9, qualcuno la prende. Indovina chi.',
  'lesson.first.yours':
    'Tu! Vince il singolo dado più alto, chiunque abbia tirato: il tuo 7 batte un 4. {who} pesca una carta di consolazione.',
  'lesson.first.end':
    'Alto per le rovine, basso per le pietre: ecco Unearth. La prossima lezione mostra carte, parità e meraviglie.',
  'lesson.full': 'Tutto il gioco',
  'lesson.full.row':
    'Tutti scavano nella stessa fila. Una rovina viene conquistata appena i dadi che ci stanno sopra, di tutti insieme, raggiungono il suo valore di conquista.',
  'lesson.full.colours':
    'Le rovine hanno cinque colori, uno per regione, cinque carte per colore. Ne vuoi molte dello stesso: una vale 2 punti, due 6, tre 12, quattro 20, cinque 30.',
  'lesson.full.hidden':
    'Hai iniziato con una rovina nascosta. È una carta Caverne e conta alla fine. Quindi ti servono le Caverne.',
  'lesson.full.dice':
    'Nel tuo turno devi tirare un dado per una rovina, e li dichiari prima. I dadi tornano solo quando la rovina viene conquistata.',
  'lesson.full.high':
    'Caverne, 13. Comincia con il dado più forte. Scegli quello a otto facce, poi la rovina.',
  'lesson.full.rival': 'Un 7. Ora {who} vuole la stessa rovina, e serve un 6 per completarla.',
  'lesson.full.won':
    '7 e 6 fanno 13: la rovina è conquistata, ed è tua. Vince il dado singolo più alto, chiunque tiri. Gli altri pescano una carta per ogni loro dado.',
  'lesson.full.low':
    'Ora le pietre. Un 1, 2 o 3 ne dà una al proprietario del dado. Quello a quattro facce ci riesce tre volte su quattro. Tiralo per la rovina delle Isole.',
  'lesson.full.stone':
    'Se sulla rovina ci sono pietre, ne scegli una; altrimenti peschi dal sacchetto. Prendine una rossa.',
  'lesson.full.wait': 'Anche {who} si dà da fare.',
  'lesson.full.cards':
    'Queste sono carte esploratore. Prima di tirare ne giochi quante vuoi. Quasi tutte cambiano i dadi: i tuoi o gli altrui.',
  'lesson.full.map':
    'Vuoi un’altra pietra, ma con sei facce è testa o croce. L’Antica Mappa ti permette di rilanciare. Prima giocala.',
  'lesson.full.roll': 'Ora un dado a sei facce, ancora per le Isole.',
  'lesson.full.again': 'Un 5 qui non ti serve. Rilancialo con l’Antica Mappa.',
  'lesson.full.second': 'Un 3. Un’altra pietra: ancora rossa.',
  'lesson.full.bigger': '{who} arriva alla stessa rovina con il dado grande.',
  'lesson.full.third':
    'Un 8: questa difficilmente la vinci. Ma una pietra c’è ancora. Tira qui il prossimo dado.',
  'lesson.full.ring':
    'Un 1, e l’ultima pietra. Le pietre si posano lato contro lato. Sei attorno a una casella vuota fanno un anello: curva la fila, e posala nella casella indicata.',
  'lesson.full.lost': '14 su 15. {who} tira.',
  'lesson.full.comfort':
    'Ha vinto l’8. Ma avevi lì tre dadi: hai pescato tre carte, e tutti i dadi sono tornati. Perdere con molti dadi non è poi così male.',
  'lesson.full.tie':
    'La rovina del Deserto chiede 9 e ha sopra un 6. Il tuo dado grande può prenderla, anche con un 6. Tira.',
  'lesson.full.tied':
    '6 contro 6. A parità vince il dado con più facce: otto batte sei. Se anche i dadi sono uguali si guarda il successivo; tutto pari, non la prende nessuno.',
  'lesson.full.later':
    'Passano alcuni turni. Tiri i dadi piccoli sperando in numeri bassi, e due pietre blu si aggiungono al tuo anello. Guarda.',
  'lesson.full.sixth':
    'Cinque pietre ci sono, ne manca una. Tira un dado a sei facce per la rovina delle Montagne da 15, dove c’è una pietra rossa.',
  'lesson.full.red': 'Un 3. Tre rosse e tre blu vanno bene per una meraviglia celebre. Prendi la rossa.',
  'lesson.full.close': 'Chiudi l’anello.',
  'lesson.full.build':
    'In un anello completo si costruisce subito. Le tue sei pietre, tre e tre, sono proprio ciò che chiede il Palazzo delle Reliquie: 6 punti. Costruiscilo.',
  'lesson.full.wonder':
    'Sta al centro. Le pietre possono far parte di più anelli: continua lì attorno. Tre meraviglie danno altri 5 punti.',
  'lesson.full.sorts':
    'Se nessuna celebre va bene, un anello misto riceve una meraviglia minore (da 2 a 4 punti), uno di un solo colore una maggiore (da 6 a 8). Alcune celebri cambiano anche le tue regole.',
  'lesson.full.age':
    'Quando il mazzo rovine finisce, si scopre la carta Fine dell’Era. La partita termina quando sparisce l’ultima rovina.',
  'lesson.full.score':
    'Poi si conta: serie di un colore, 5 punti per una di ciascuno dei cinque colori, e le meraviglie. Qui vedi quanto hai finora.',
  'lesson.full.end':
    'Due carte Caverne, una carta Deserto, una meraviglia: un buon inizio. Ora gioca una partita fino in fondo.',
} satisfies Texts;
