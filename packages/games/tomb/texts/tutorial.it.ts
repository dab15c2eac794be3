// What the lessons of Survival of the Tomb say, in Italian.
import type { Texts } from '@undercroft/kernel';

export default {
  'lesson.first': 'Il primo turno',
  'lesson.first.goal':
    'Si vince o si perde tutti insieme. Porta due tesori rossi su una tessera corrotta rossa come questa. Poi i blu e i gialli.',
  'lesson.first.points':
    'Questo sei tu, il Portatore. Ogni turno ricevi 4 punti azione (PA). Quasi tutto ne costa 1.',
  'lesson.first.dig': 'I tesori escono dalla terra. Scava dove ti trovi.',
  'lesson.first.move': 'Un tesoro rosso! Due dadi dicono dov’è: nella casella subito sotto la tua. Vacci.',
  'lesson.first.carry': 'Portarlo costa 2 punti a passo, ma tu sei il Portatore: per te 1. Portalo a destra.',
  'lesson.first.carried': 'E su, sulla sua tessera.',
  'lesson.first.stop':
    'Hai speso tutti i punti. Quelli risparmiati restano tuoi, fino a 4. Termina le azioni.',
  'lesson.first.wall': 'A ogni turno devi alzare un muro. Sul bordo non sbarra nessuno. Scegli il lato.',
  'lesson.first.tremor':
    'Poi la terra trema. Una carta dà la direzione, un dado la distanza da te: ora qui c’è un’incrinatura.',
  'lesson.first.end':
    'Scava, porta, muro, scossa: ecco un turno. Che cosa fanno le scosse al pavimento e come fermarle, alla prossima lezione.',
  'lesson.full': 'Tutto il gioco',
  'lesson.full.goal':
    'La squadra deve purificare tre colori: rosso, blu, giallo. La terza purificazione vince subito, per tutti.',
  'lesson.full.tile':
    'Per riuscirci, due tesori di un colore devono trovarsi su una tessera corrotta di quel colore. Ce ne sono due per colore; questa è rossa.',
  'lesson.full.team':
    'Qui vedi il tuo personaggio: salute, punti azione, terra e la tua abilità. Il Portatore porta i tesori per 1 punto invece di 2.',
  'lesson.full.points':
    'Hai 4 punti a turno. Qui ci sono i tipi di azione con il costo; se un’azione non è possibile, c’è scritto perché.',
  'lesson.full.dig': 'Scavare costa 1 punto, una volta per tessera e turno. Scava qui.',
  'lesson.full.dirt':
    'Solo terra. La porti con te. Con 2 carte terra o più ogni passo costa un punto in più; con 4 non puoi scavare. Più di metà del bottino è terra.',
  'lesson.full.move': 'Prova un’altra tessera. Un passo costa 1 punto. Vai a destra, su quella corrotta.',
  'lesson.full.again': 'Scava di nuovo.',
  'lesson.full.treasure':
    'Un tesoro rosso. I dadi hanno scelto riga 4, colonna 10: è accanto a te. Su un posto vuoto, l’isola sarebbe cresciuta lì.',
  'lesson.full.save':
    'Resta un punto. Potresti fare un passo, ma risparmialo: fino a 4 punti restano per il prossimo turno. Termina le azioni.',
  'lesson.full.wall':
    'Ora bisogna alzare un muro. Ferma passi, aiuti e fratture che si propagano. Se non ne restano, si perde. Mettilo sul bordo, dove non sbarra nessuno.',
  'lesson.full.tremor':
    'Poi la scossa: una carta ha detto sinistra, un dado 3. A tre tessere da te il pavimento ha un’incrinatura. Da sola non fa nulla.',
  'lesson.full.shorer': 'Ora il Puntellatore. Guarda: scava, e un tesoro compare fuori dall’isola.',
  'lesson.full.ravine':
    'I dadi hanno indicato un posto vuoto. È spuntata una tessera nuova, e un crepaccio l’ha unita all’isola. Un ponte, 1 punto, lo rende praticabile.',
  'lesson.full.second':
    'Il Puntellatore chiude il turno: un muro, una carta, un dado. Tieni d’occhio la tessera incrinata.',
  'lesson.full.rupture':
    'Colpita due volte: ora è una frattura. I tesori che vi stanno sono perduti, i muri intorno schiacciati, e chi ci sta sopra perde 1 salute.',
  'lesson.full.third': 'Il Chirurgo è lì accanto, scava, e la lascia per dopo. È un rischio. Guarda.',
  'lesson.full.collapse':
    'Colpita una terza volta: la tessera è sparita per sempre. Chi era sopra fugge su una adiacente e perde 1 salute.',
  'lesson.full.fetch': 'Tocca a te: 4 punti nuovi e 1 risparmiato. Vai al tesoro.',
  'lesson.full.empty':
    'Accanto a un crepaccio, un ponte o un posto vuoto puoi liberarti della terra: 1 punto ciascuna. Fallo.',
  'lesson.full.carry': 'Ora porta il tesoro sulla sua tessera.',
  'lesson.full.rest': 'Risparmia gli ultimi due punti per il prossimo turno. Termina le azioni.',
  'lesson.full.rim': 'Ancora un muro. Sul bordo c’è posto.',
  'lesson.full.mates':
    'Giocano i compagni. Il Puntellatore porta il secondo tesoro sul ponte. Il Chirurgo rimuove un’incrinatura.',
  'lesson.full.danger':
    'Ma la scossa del Puntellatore ha colpito qui, sotto il tuo tesoro. Un altro colpo ed è perso. Due tesori persi di un colore, e la partita è persa.',
  'lesson.full.reinforce':
    'Rinforza: con 1 punto rimuovi un’incrinatura dalla tua casella o da una accanto, oppure riduci a incrinatura una frattura. Rimuovi quella sotto di te.',
  'lesson.full.out': 'Restano cinque punti, e il secondo tesoro è a due passi. Vai.',
  'lesson.full.bridge': 'Sul ponte.',
  'lesson.full.back': 'Riportalo indietro.',
  'lesson.full.home': 'E a casa.',
  'lesson.full.cleanse': 'Due tesori rossi su una tessera rossa. L’ultimo punto: purificala.',
  'lesson.full.cleansed': 'Il rosso è fatto. Mancano due colori.',
  'lesson.full.lose':
    'Qui stanno i tesori perduti. Due di un colore, o uno per colore, e la tomba ha vinto. Lo stesso se crollano entrambe le tessere di un colore che serve ancora.',
  'lesson.full.health':
    'Nessuno deve scendere a 0 salute: una morte fa perdere tutti. Non finire il turno su una frattura.',
  'lesson.full.meter':
    'Ecco quante carte scossa arrivano ogni turno. Quando il loro mazzo finisce se ne aggiunge un’altra, per sempre: le scosse crescono. Non metterci troppo.',
  'lesson.full.risk':
    'Prima di terminare le azioni guarda il rischio: mostra che cosa possono fare le scosse di questo turno da dove stai. Se una carta non trova tessere, colpisce proprio sotto i piedi.',
  'lesson.full.end': 'Ora sai tutto. Raduna una squadra, o porta con te dei bot, e scendi.',
} satisfies Texts;
