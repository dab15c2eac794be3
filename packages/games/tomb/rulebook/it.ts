// The rulebook of Survival of the Tomb in Italian.
import type { Texts } from '@undercroft/kernel';

export default {
  'chapter.idea': 'Che gioco è',
  'idea.team':
    'Da tre a cinque giocatori sono chiusi in una tomba che sta crollando. Si vince o si perde insieme; non ci sono segreti e si può pianificare ad alta voce in ogni momento. La scatola dice dai 12 anni, da 45 a 90 minuti.',
  'idea.goal':
    'Dissotterra tesori, portane due dello stesso colore su una tessera corrotta di quel colore e purificala. Appena il rosso, il blu e il giallo sono purificati, la squadra ha vinto. Non c’è un’uscita da raggiungere.',

  'chapter.board': 'Il tabellone',
  'board.grid':
    'Il tabellone ha 8 righe e 12 colonne; il dado rosso indica la riga, il giallo la colonna. Nulla funziona mai in diagonale, e oltre il bordo non c’è niente, nemmeno caselle vuote.',
  'board.cells':
    'Una casella è vuota, pavimento, crepaccio, ponte su un crepaccio o distrutta. Pavimento e ponti sono solidi: possono ospitare quante pedine e tesori si vuole. Le tessere di partenza e quelle corrotte sono pavimento; quelle di partenza non contano più nulla quando le pedine sono al loro posto.',
  'board.walls':
    'Un muro sta sul lato tra due caselle e sbarra tutto nei due sensi, tranne tre cose che ignorano i muri: il conto di una scossa, la posa di nuove tessere e crepacci, e il punto in cui compare un tesoro. Girare intorno a un muro è permesso.',

  'chapter.setup': 'Preparazione',
  'setup.tiles':
    'Mescola quaranta tessere (3 di partenza, 2 corrotte per colore, 31 semplici), posale coperte nella forma della disposizione e scoprile tutte. La disposizione usuale è un rombo; una disposizione comincia con alcuni crepacci.',
  'setup.supplies':
    'Le altre tessere semplici, i crepacci, 56 ponti e 20 muri sono la riserva. Mescola le 27 carte bottino e le 48 carte scossa in due mazzi coperti. Secondo le opzioni alcuni muri o carte scossa restano nella scatola.',
  'setup.cast':
    'In ordine di turno ognuno sceglie un personaggio con la sua pedina. La salute parte dal numero del personaggio, con la correzione scelta nelle opzioni, ma mai sotto 2.',
  'setup.pawns':
    'Poi ognuno mette la pedina su una tessera di partenza. Alla fine devono essere occupate tutte e tre, quindi puoi unirti a un altro solo se per le restanti bastano i giocatori che mancano.',
  'setup.start':
    'Nessuno ha ancora punti azione, terra o tesori. Comincia il giocatore 1. Le opzioni erano decise prima di mescolare le tessere.',
  'setup.ruptures':
    'Prima del primo turno ognuno, in ordine, pesca una carta scossa e tira, contando dalla propria pedina come in una scossa, e lì si apre subito una frattura. Si pesca di nuovo per una tessera corrotta, un crepaccio, una casella che ne ha già una o una direzione senza tessere. Le tessere di partenza non sono al riparo.',
  'setup.quiet':
    'Queste prime fratture non scatenano nulla, le abilità non valgono, e chi non ha una casella possibile non ne ha. Se le scosse crescono, dopo si rimescolano insieme tutte le carte scossa; altrimenti le carte usate qui restano usate.',

  'chapter.turn': 'Un turno',
  'turn.steps':
    'Cinque passi:\n- prendi 4 punti azione (PA);\n- agisci;\n- alza un muro;\n- subisci una scossa;\n- restituisci i punti usati.\nSolo agire è facoltativo. Una vittoria o una sconfitta chiude la partita in quel momento.',
  'turn.points':
    'Ogni azione ha un costo in PA; pagalo per intero prima di agire. Agisci in qualsiasi ordine finché puoi pagare e fermati quando vuoi. I punti non spesi restano tuoi per i tuoi turni seguenti.',
  'turn.saved':
    'Alla fine restano al massimo 4 punti non spesi; gli altri tornano nel sacchetto con quelli usati. Nessuno ne ha mai più di 8.',
  'turn.who':
    'Decide solo chi è di turno, tranne quando deve fuggire la pedina di un altro. Un’abilità batte la regola che nomina; per il resto ciò che vieta batte ciò che permette.',

  'chapter.move': 'Muoversi',
  'move.normal':
    '**Spostati** su una casella solida adiacente senza frattura: 1 PA. Sui ponti si entra come sul pavimento, le incrinature non contano, e il costo dipende solo da dove entri. Caselle vuote e distrutte, crepacci senza ponte e muri ti fermano.',
  'move.rupture': '**Spostati su una frattura**: 2 PA. Starci fa male solo se vi finisci il turno.',
  'move.treasure':
    '**Porta un tesoro** dalla tua casella a una adiacente senza frattura: 2 PA, un tesoro per volta, anche sui ponti. Non si può saltare portandolo.',
  'move.keeper':
    'Chi porta un tesoro ne tiene la carta e la lascia quando se ne va senza. Le carte mostrano solo di chi è: qualsiasi pedina sulla casella può portarlo, e se ne possono tenere quante si vuole.',
  'move.jump':
    '**Salta** uno o più crepacci di fila, anche con curve, su terreno solido senza frattura: 2 PA per ogni crepaccio e 1 per atterrare. Serve tutto il costo prima del salto, e nessun muro in mezzo.',
  'example.jump':
    'Sopra un crepaccio: 2 + 1 = {one} PA. Sopra due: 2 + 2 + 1 = {two} PA. Con 8 PA se ne superano al massimo {most}.',
  'move.dirt':
    'Con 2 o più carte terra ogni movimento costa 1 PA in più, un salto anch’esso una volta sola. Le abilità possono abbassare un costo, mai sotto 0.',
  'example.costs': 'Quanto costano le azioni, di solito e con 2 carte terra.',

  'chapter.dig': 'Scavare',
  'dig.action':
    '**Scava** su qualsiasi pavimento, non su un ponte: 1 PA, prendi la prima carta bottino e mostrala. Ogni casella si scava una volta per turno, e con 4 carte terra non si scava affatto.',
  'dig.dirt':
    'La terra resta con te finché non la **scarichi**: 1 PA ciascuna, stando su un ponte o accanto a una casella vuota, un crepaccio, un ponte o una casella distrutta, senza muro in mezzo. Va sotto il mazzo bottino.',
  'dig.treasure':
    'Un tesoro compare dove dicono i due dadi. Frattura, casella distrutta o crepaccio senza ponte: si tira di nuovo. Un’incrinatura lì sparisce. Su una casella vuota si posa una tessera nuova. Se c’è una pedina, la carta va a quel giocatore. Più tesori possono stare insieme, ed escono anche i colori già purificati.',
  'dig.line':
    'Se la tessera nuova ne tocca un’altra, va bene. Altrimenti la collegano dei crepacci: scegli una direzione in cui una linea retta di caselle vuote incontra una tessera e posa crepacci fin lì. Le tessere distrutte non collegano. Se la direzione è una sola, non c’è da scegliere.',
  'example.line':
    'Il tesoro cade lontano. Dritto a sinistra {n} crepacci raggiungono l’isola: {n} volte 2 PA e 1 per atterrare con un salto, oppure {n} ponti.',
  'dig.rare':
    'Se nessuna linea retta collega, si posa la via più breve intorno; se non c’è neanche quella, si tira di nuovo. Se nessuna casella del tabellone va bene, la carta torna nel mazzo. Finito il mazzo bottino, non si scava più per tutta la partita.',

  'chapter.works': 'Altre azioni',
  'works.bridge':
    '**Ponte** su un crepaccio adiacente: 1 PA. Un ponte è come pavimento da ogni lato, ma non ci si scava. Lo rimuove solo una scossa sulla sua frattura.',
  'works.reinforce':
    '**Rinforza** la tua casella o una adiacente: riduci una frattura a incrinatura (1 PA), rimuovi un’incrinatura (1 PA) o rimuovi una frattura (2 PA). Ciò che lasci non scatena nulla.',
  'works.wall':
    '**Rimuovi un muro**: 1 PA, su un lato della tua casella o di una tessera adiacente. Ciò che sta dietro un muro non è adiacente: prima rimuovi quello davanti.',
  'works.cleanse':
    '**Purifica**: 1 PA su una tessera corrotta con due tesori del suo colore, chiunque li abbia portati e qualunque altra cosa ci sia. I due escono dal gioco. Una volta per colore basta; poi le sue tessere sono pavimento semplice.',

  'chapter.wall': 'Il muro',
  'wall.place':
    'Dopo le azioni devi alzare un muro della riserva su un lato libero di una tessera, ovunque (nelle partite difficili solo tra due tessere), ma mai su un lato di una frattura.',
  'wall.bars':
    'Attraverso un muro nulla raggiunge la casella adiacente: né passo, né salto, né ponte, né terra, né rinforzo, né fuga, né frattura. I muri rimossi tornano nella riserva. Quelli spezzati da una frattura pure, nelle partite facili e da regolamento; in quelle normali e difficili escono dal gioco.',
  'wall.none':
    'Se devi alzare un muro e non puoi, perché sono finiti o nessun lato è libero, la squadra ha perso.',

  'chapter.tremor': 'La scossa',
  'tremor.card': 'Pesca una carta scossa: mostra una direzione. A mazzo vuoto mescola le carte usate.',
  'tremor.rise':
    'Le scosse crescono: ogni volta che il mazzo delle scosse si rimescola, dal turno seguente ogni turno porta una carta in più. Le carte si pescano una dopo l’altra; ognuna si risolve del tutto, ferite comprese, prima di pescare la prossima, e conta da dove stai in quel momento. Da regolamento la carta è sempre una.',
  'tremor.lane':
    'Conta dalla tua pedina in quella direzione, dalla casella adiacente, su pavimento, crepacci e ponti, muri o no. Tira un dado a sei facce. Dove le tessere finiscono il conto ricomincia dalla prima; oltre la sesta non si colpisce mai.',
  'example.lane': 'Una fila di {length} caselle e un {die}: il conto ricomincia e colpisce la casella {hit}.',
  'tremor.empty':
    'Nessuna tessera in quella direzione, o solo crepacci senza ponte? Nelle partite normali e difficili la scossa colpisce la casella su cui stai, senza dado. In quelle facili non succede nulla, a meno che sia così in tre direzioni su quattro: allora colpisce sotto i piedi. Nelle partite normali le carte dopo la prima di un turno colpiscono lì solo se è così in almeno due direzioni. Da regolamento si pesca di nuovo, a meno che tutte e quattro siano vuote.',
  'tremor.hit':
    'Una scossa colpisce quella casella. Decide ciò che c’è, dall’alto:\n- crepaccio senza ponte: sparisce senza traccia;\n- frattura: la casella crolla;\n- incrinatura: la casella si frattura;\n- nulla, ma una frattura accanto: si frattura anche questa;\n- nulla: resta un’incrinatura.',
  'example.ladder':
    'Tre colpi sulla stessa casella: un’incrinatura, poi una frattura, poi il terreno non c’è più.',

  'chapter.rupture': 'Fratture e crolli',
  'rupture.spread':
    'Una frattura nuova rompe la sua casella. Nelle partite difficili si propaga (la cascata, nostra lettura della «catena di eventi» del libro): ogni incrinatura accanto diventa frattura, e così via. I muri la fermano.',
  'rupture.breaks':
    'Tutti i muri intorno alle nuove fratture si spezzano. Tutti i tesori che vi stanno sono perduti: un segno va tra i perduti, la carta torna nel mazzo bottino, che si mescola.',
  'example.chain':
    'La scossa colpisce l’incrinatura segnata. Si fratturano {n} caselle una dopo l’altra; l’incrinatura dietro il muro non si apre, ma il muro si spezza.',
  'rupture.hurts':
    'Chi finisce il proprio turno su una frattura perde 1 salute, dopo l’ultima carta. Sopra si può scavare e lavorare.',
  'rupture.ground':
    'Nelle partite normali e difficili il terreno che si spacca ferisce subito: tutti gli altri su una casella che diventa frattura perdono 1 salute, in ordine di turno. Altrimenti una frattura che si apre non ferisce nessuno.',
  'rupture.collapse':
    'Il pavimento crollato è distrutto per sempre. Un ponte crollato torna crepaccio; il ponte va nella riserva e si può rifare.',
  'rupture.flee':
    'Le pedine su una casella che crolla fuggono: ogni proprietario, in ordine di turno, sceglie una casella solida adiacente senza frattura e perde 1 salute. Se non c’è dove fuggire, la squadra ha perso.',

  'chapter.ending': 'Fine della partita',
  'ending.win': 'La squadra ha vinto appena il terzo colore è purificato; non succede altro.',
  'ending.loss':
    'La squadra ha perso quando\n- la salute di qualcuno scende a 0 (Morte);\n- una pedina non può fuggire (Perduti);\n- entrambe le tessere corrotte di un colore non ancora purificato sono distrutte (Crollo);\n- due tesori di un colore, o uno di ciascuno, si sono persi nelle fratture (Corruzione);\n- un muro non si può alzare (Bloccati);\n- la partita dura da 40 giri (Sigillati; un nostro limite alle partite senza fine, 60 da regolamento).',
  'ending.order':
    'Conta ciò che accade per primo. I tesori perduti contano anche per i colori già purificati. Non ci sono punti e nessuno esce: una morte chiude la partita per tutti.',

  'chapter.cast': 'I personaggi',
  'cast.perks':
    'Un’abilità vale solo nel turno di chi la possiede. Si può giocare senza abilità; la salute resta.',
  'list.cast': 'Otto personaggi; in gioco da tre a cinque.',
  'list.cast.title': 'Personaggi',

  'chapter.options': 'Opzioni',
  'options.presets':
    'Scegli una difficoltà o imposta ogni opzione da sola. «Da regolamento» ha solo ciò che è stampato: una carta per turno, niente abilità. Un giro è un turno di ciascuno.',
  'example.presets': 'Che cosa imposta ogni difficoltà.',
  'options.ours':
    'Che cosa è nostro: le scosse che crescono, il colpo sotto i piedi, i muri schiacciati, le ferite a tutti sul terreno che si spacca, meno muri e carte di quelli stampati, il limite (Sigillati), le abilità e la salute dei personaggi, due disposizioni e le difficoltà. La cascata e la nuova carta per una direzione senza tessere sono nostre letture. «Da regolamento» lascia fuori tutto questo, tranne il limite, la salute e il rombo.',
  'options.time':
    'Se il tuo tempo scade, le azioni finiscono; il muro va dove, se si può, non sbarra nulla; ogni altra domanda prende la prima risposta.',

  'chapter.cards': 'Le carte',
  'list.cards': 'Due mazzi: il bottino del terreno e le scosse.',
  'list.cards.loot': 'Bottino',
  'list.cards.concussions': 'Scosse',
  'fact.health': 'salute {n}',
  'fact.copies': '{n} {n|copia|copie}',
  'drawn.dirt': 'con 2 carte terra',
  'drawn.softenOne': 'Rimuovi una frattura',
  'drawn.empty': 'Scarica terra',
} satisfies Texts;
