// The rulebook of DELVE in Italian.
import type { Texts } from '@undercroft/kernel';

export default {
  'chapter.idea': 'Che gioco è',
  'idea.sides':
    'Un giocatore è l’Antico, guardiano di una città sepolta. Altri due, tre o quattro (meglio quattro) sono archeologi: una squadra che vince o perde insieme, eliminati compresi.',
  'idea.expedition':
    'La spedizione vince quando sul campo non restano ninnoli e sulla plancia dell’Antico non restano reliquie. Servono entrambe le cose. I ninnoli spesi e quelli degli archeologi non stanno sul campo.',
  'idea.ancient':
    'L’Antico vince quando non resta nessun archeologo, o quando finisce l’ultimo round (il 20º, se le opzioni non dicono altro).',
  'idea.lanes':
    'L’archeologo 1 affronta la casella 1 e così via, per tutta la partita. In ogni round ciascuno tira solo contro la propria casella e deve superarla.',

  'chapter.cards': 'Leggere una carta',
  'cards.marks':
    'Una carta mostra solo ciò che le serve: la parte (spedizione o Antico), il tipo, il costo in ninnoli, il rischio (spedizione), la minaccia (Antico, da 1 a 3: chiusa finché l’allerta è bassa) e la ricarica (abilità e reliquie).',
  'cards.types':
    'Azioni ed effetti si giocano sul tavolo; la differenza tra le due è solo di nome. Le istantanee si usano in una finestra e agiscono subito. Le iniziali sono ciò con cui tutti cominciano: deboli, gratuite, poi carte normali. Ci sono inoltre abilità, reliquie, influssi e sventure.',
  'cards.banish':
    'Una carta con il segno del bando esce dal gioco invece di andare negli scarti, comunque ci arrivi.',
  'cards.golden':
    'Una carta batte una regola. Ciò che si può si fa, il resto si salta e non resta in debito. Ciò che riguarda più giocatori va in ordine di posto. Dadi e segnalini dell’Antico li muove il programma.',

  'chapter.dice': 'Dadi e segnalini',
  'dice.kinds':
    'Tutti i dadi hanno sei facce.\n- **Verdi**: quattro per archeologo, e sono la sua vita.\n- **Bianchi**: dadi in più per sempre, prima i propri due, poi quelli della scatola.\n- **D’oro**: quattro in ogni casella dell’Antico.\n- **Temporanei**: per un solo round, poi tornano in riserva.',
  'dice.pools':
    'All’inizio del round un archeologo ha quattro dadi verdi, uno in meno per ogni pericolo, e tutti i bianchi in gioco; ogni casella aperta ha quattro dadi d’oro. Quelle chiuse nessuno.',
  'dice.disabled':
    'Un dado disattivato salta questo tiro. Quale è stabilito: prima quelli in prestito, poi temporanei, bianchi, verdi (per l’Antico temporanei, poi d’oro), a meno che la carta indichi un tipo, e solo dadi che si potrebbero tirare. Troppo pochi? Allora tutti quelli che ci sono; quelli che arrivano dopo sono salvi.',
  'dice.lent':
    'I dadi li prestano solo le carte, solo i propri, e dopo il round tornano al proprietario. Nessuno tira per un altro.',
  'dice.tokens':
    'I segnalini dado aggiungono o tolgono 3, 4, 5 o 6 a un tiro, e alcuni sostituiscono dadi messi da parte. I due segni condividono la riserva; se non c’è, non si posa.',
  'dice.supply':
    'Un archeologo ha 8 dadi temporanei, l’Antico 16 su tutte le caselle; il di più va perso, e i dadi «per ogni casella» si danno a giro uno per volta. I segnalini rischio sono sedici; per abbassare il rischio non servono. I contatori di ricarica non finiscono mai.',

  'chapter.setup': 'Preparazione del tavolo',
  'setup.expedition':
    'Ogni archeologo comincia con Cazzuola, Pergamene, Precauzioni e Tronchese, quattro dadi verdi in gioco, due bianchi in riserva (un’opzione ne mette subito in gioco) e otto temporanei in riserva.',
  'setup.ancient':
    'L’Antico comincia con due Guardiani, due Ghiaie instabili e Sorveglianza. Sulla sua plancia: tutti i ninnoli (25 per archeologo), quattro dadi d’oro e una reliquia coperta su ogni casella, tre pile aperte di sventure. I segnalini stanno in una riserva comune.',
  'setup.draft':
    'Ogni archeologo riceve un’abilità, scoperta; l’Antico tante reliquie quanti sono gli archeologi, segrete. Si distribuiscono o, con un’opzione, si scelgono: prima le reliquie in segreto, poi le abilità in ordine di posto. Il resto esce dal gioco non visto. Su quale casella stia una reliquia non dice nulla.',
  'setup.piles':
    'Mescola le 80 carte della spedizione; mescola le carte dell’Antico insieme ai 12 influssi. Le iniziali sono in mano, gli scarti vuoti, l’allerta a 0.',
  'setup.fewer':
    'Per ogni archeologo sotto i quattro togli 25 ninnoli, quattro dadi d’oro, una reliquia e una casella; i loro dadi bianchi restano nella scatola per gli altri. Il libro avverte che in meno di quattro non è equilibrato.',

  'chapter.round': 'Un round',
  'round.phases': 'Ripristino, Preparazione, Raduno, Tiro, Ricompensa, Recupero; poi il round seguente.',
  'round.entry':
    'La partita si apre con l’ingresso (round 0): niente ripristino, e l’Antico non gioca carte, non attiva né espone reliquie e non usa istantanee. I suoi dadi d’oro si tirano lo stesso. Non si pesca, l’allerta resta, e l’Antico non paga penalità.',
  'round.team':
    'Gli archeologi possono parlare sempre e, se le mani della squadra sono aperte, vedono le carte l’uno dell’altro. Non scambiano nulla e non giocano per gli altri.',

  'chapter.refresh': 'Ripristino',
  'refresh.draw':
    'Prima l’Antico, poi in ordine di posto, ognuno pesca fino a cinque carte o scarta fino a cinque; non si può scartare per pescare di più. Chi può pescarne di più ne pesca di più e poi scarta fino a cinque. Abilità e reliquie non contano. Gli archeologi hanno un mazzo comune.',
  'refresh.dead':
    'Una mano che non si può pagare. Un archeologo che non può pagare nessuna delle carte da giocare può, una volta per round, scartare tutta la mano nella finestra del ripristino e pescarne altrettante. È la nostra lettura di «pesca o scarta finché ne hai esattamente 5»; con la lettura rigida, un’opzione, la mano resta.',
  'refresh.piles':
    'Un mazzo vuoto si rifà dagli scarti quando serve la carta seguente. Se non ce ne sono, ne avrai semplicemente meno.',
  'refresh.influence':
    'Gli influssi pescati dall’Antico si mettono da parte, contano tra i suoi cinque e non si sostituiscono. Poi si mostrano uno a uno e agiscono su entrambe le parti. Tornano quando il mazzo si rifà. Un Terremoto, per esempio, disattiva due dadi verdi di ogni archeologo e due d’oro in ogni casella aperta.',
  'refresh.alert':
    'Poi l’allerta sale di 1, al massimo a 10, a meno che si consumi una quiete. La quiete ferma solo questo aumento: quelli dovuti a carte e colpi restano, e con l’allerta a 10 non ferma nulla. Segue la prima finestra.',

  'chapter.ready': 'Preparazione al tiro',
  'ready.steps':
    'Tre passi: la reliquia dell’Antico, i colpi, poi tutti giocano carte insieme. Reliquia e colpi sono pubblici appena dichiarati.',
  'ready.relic':
    'Finché c’è una reliquia mai esposta, in ogni round l’Antico deve attivarne una (tutti vedono che cos’è) o segnarne una da esporre (resta segreta). Quando sono tutte esposte, può attivarne una che non sia in ricarica, o nessuna.',
  'ready.cooldown':
    'Le reliquie su rilanci o valori dei dadi agiscono nel tiro, le altre nel raduno. Dopo il round una reliquia attivata si volta coperta, è esposta e prende contatori di ricarica; finché ne ha non si può attivare. Una solo segnata si espone senza contatori.',
  'ready.activate':
    'Attivare è gratis, non vale come giocare una carta, e costa all’Antico un posto per carte in questo round. Una reliquia resta in gioco se la sua casella si chiude. Una rubata è un trofeo e non fa più nulla.',
  'ready.heist':
    'In ordine di posto ogni archeologo può dichiarare un **colpo** a una reliquia esposta; mai due alla stessa. Che sia attiva o in ricarica non importa. Chi ci prova gioca una sola carta, in questo round non teme il confronto del rischio, e deve solo vincere il proprio tiro contro la propria casella.',
  'ready.place':
    'Poi si giocano le carte: un archeologo una o due (una in un colpo o con un laccio), l’Antico al massimo una per casella aperta, una in meno se ha attivato una reliquia. Niente istantanee. L’Antico sceglie le caselle; gli archeologi riempiono il primo posto, poi il secondo.',
  'ready.pay':
    'Il costo intero si paga giocando: gli archeologi dal proprio mucchio, l’Antico dal campo; a campo vuoto usa solo carte gratuite. Le carte chiuse dalla minaccia non si giocano. Per una carta destinata a un alleato lo si dichiara subito.',
  'ready.hidden':
    'Si gioca in segreto: l’altra parte non vede né carte né bersagli né quanto si è pagato finché non sono tutti pronti. Poi tutte le carte si voltano. Finché non dichiari «Pronto» puoi riprenderle annullando; «Pronto» è definitivo.',
  'example.hidden':
    'Prima della rivelazione hai giocato {card}. Un compagno la vede. L’Antico e gli spettatori non vedono nulla sul tavolo e una mano di {n} carte, come prima.',
  'ready.order':
    'Poi gli archeologi agiscono nell’ordine in cui hanno dichiarato «Pronto»; quando lo fa l’Antico non conta. Chi non può giocare nulla deve comunque dichiarare «Pronto».',
  'ready.none':
    'Puoi rifiutarti di giocare. Un archeologo senza carte prende 1 pericolo nel recupero; l’Antico senza carte perde 4 ninnoli dal campo.',

  'chapter.windows': 'Finestre, istantanee, abilità',
  'windows.when':
    'Istantanee e abilità si usano solo in quattro finestre: dopo il ripristino, prima del tiro, dopo il tiro e all’inizio del recupero. «In qualsiasi momento» vuol dire in una qualsiasi di queste e nell’ultima chiamata. L’ingresso ha le ultime tre, solo per gli archeologi.',
  'windows.call':
    'Una finestra va per chiamate. Tutti vengono interpellati insieme e rispondono in segreto: un uso o un passo. Poi il primo in precedenza tra chi usa agisce (prima l’Antico, poi nell’ordine dei pronti), per intero; tutti gli altri usi di quella chiamata decadono, senza pagare. Segue una nuova chiamata, che comincia da chi viene dopo quello che ha agito. Chi ha passato può agire dopo. Quando tutti passano, la finestra si chiude.',
  'example.call':
    'Ordine dei pronti: B, poi A. Nella prima chiamata vogliono usare qualcosa sia A sia B. B viene prima e agisce; l’uso di A decade senza pagare. Nella chiamata seguente la precedenza comincia da A.',
  'windows.quiet':
    'Chi viene interpellato si deduce da ciò che tutti vedono: hai una carta in mano o un’abilità scoperta per questa finestra. Che cosa è decaduto e chi ha passato non si dice mai. Con un timer il silenzio è un passo.',
  'windows.last':
    'L’ultima chiamata: quando il pericolo sta per eliminare un archeologo fuori da una finestra, tutti vengono interpellati ancora una volta, in segreto come sempre, e possono usare ciò che si usa in qualsiasi momento. Chi allora ha ancora pericolo 4 è eliminato. È la nostra lettura di «in qualsiasi momento»; un’opzione la disattiva.',
  'windows.instants':
    'Un’istantanea costa i suoi ninnoli e agisce subito; il suo rischio conta in questo round; resta davanti a te fino alla fine del round. Usane quante ne puoi pagare; ciò che non cambierebbe nulla non viene proposto. Per quelle dell’Antico valgono le stesse regole, e serve la minaccia.',
  'windows.abilities':
    'Le abilità sono sempre attive, da usare, o una volta per partita. Usarle è gratis. Una usata si volta coperta con contatori di ricarica, perde il primo già alla fine di quel round, e si usa al massimo una volta per round. Una da una volta sola resta coperta.',

  'chapter.rally': 'Raduno',
  'rally.order':
    'Le carte si voltano e agiscono: prima la reliquia, poi quelle dell’Antico per casella, poi quelle degli archeologi nell’ordine dei pronti, ognuno cominciando da un’abilità sempre attiva, poi la prima carta, poi la seconda. Le parti per tiro o ricompensa aspettano.',
  'rally.where':
    'Ciò che una carta dà va nel tiro del suo giocatore, per l’Antico nella casella dove sta, se non dice altro. Ciò che gli archeologi posano sull’Antico va nella casella di fronte, o in tutte.',
  'rally.paid':
    'Poi i suoi ninnoli vanno negli scarti dei ninnoli. Le carte di un archeologo eliminato non agiscono. Segue la seconda finestra.',

  'chapter.roll': 'Tiro',
  'roll.throw':
    'Ognuno tira tutti i dadi utilizzabili, l’Antico per ogni casella aperta. Senza dadi il tuo tiro è 0 più i segnalini. Da qui in poi il pericolo non cambia i dadi già tirati.',
  'roll.reroll':
    'Poi i rilanci: la reliquia, le carte dell’Antico, quelle degli archeologi. Chi rilancia vede tutto e dice quanti: dei propri vanno i più bassi, di quelli altrui i più alti, tra dadi uguali quelli tirati prima. Ogni rilancio si decide quando il precedente è stato tirato.',
  'example.reroll': 'Fino a due dei tuoi dadi: si rilanciano quelli che mostrano {first} e {second}.',
  'roll.score':
    'Le carte che alzano le facce basse valgono nel conto, anche per i dadi arrivati dopo. Dopo la terza finestra il punteggio è fissato: facce più segnalini. Può essere sotto zero.',
  'roll.beat':
    'Riesci solo se il tuo punteggio supera quello della casella; con un pareggio il tiro fallisce (le opzioni possono dire altro).',
  'example.duel':
    'Quattro dadi verdi e uno temporaneo fanno {own}; segnalini di −5 e +3 lasciano {score}. La casella ha {slot}. {score} non supera {slot}: tiro fallito, 1 ninnolo. Uno in più e sarebbe riuscito, 4 ninnoli.',

  'chapter.reward': 'Ricompensa',
  'reward.trinkets':
    'Nell’ordine dei pronti ogni archeologo prende ninnoli dal campo: 4 se riesce, 1 se fallisce, di più o di meno secondo le carte, mai sotto 0. Se sul campo ce ne sono meno, prendi quelli. Nessun ninnolo si crea mai; quelli spesi stanno negli scarti.',
  'reward.heist':
    'Poi i colpi. Riuscito: la reliquia è tua e tutti la vedono, guadagni un dado bianco per i round seguenti e lo tiri: con 3 o più l’allerta sale (si tira anche se non ne restano). Fallito: 1 pericolo, la reliquia resta.',
  'reward.both':
    'Un colpo rende anche i soliti ninnoli, se le opzioni non dicono altro. I contatori su una reliquia rubata spariscono; una attiva vale fino alla fine del round. Se esci dal gioco prima, il colpo va a vuoto.',
  'reward.rest':
    'Poi le parti di ricompensa delle carte, prima quelle dell’Antico, e si verifica la vittoria della spedizione.',
  'reward.empty':
    'Solo le carte che lo dicono riportano ninnoli sul campo. Finché è vuoto e restano reliquie, si gioca senza ricompense; ciò che è mancato non viene pagato dopo.',

  'chapter.recoup': 'Recupero',
  'recoup.steps':
    'Dopo l’ultima finestra:\n- i temporanei in riserva, disattivati e prestati tornano;\n- penalità per chi non ha giocato, prima l’Antico;\n- il rischio si confronta con l’allerta;\n- carte negli scarti o bandite, sventure e segnalini al loro posto;\n- ogni carta perde un contatore di ricarica, poi le reliquie attivate prendono i loro.',
  'recoup.risk':
    'Il tuo rischio è quello delle carte giocate e delle istantanee usate, più i segnalini rischio, meno ciò che altri hanno tolto; può essere negativo e dura un round. Pari o sopra l’allerta sei al sicuro; sotto prendi 1 pericolo. Chi ha tentato un colpo è esente. Vale l’allerta attuale.',
  'example.risk':
    'Allerta {alert}: un rischio di {alert} basta, un rischio di {short} costa 1 pericolo. Qui uccide la prudenza.',
  'recoup.two':
    'Non giocare e rischiare troppo poco sono due cose: puoi prendere 2 pericoli. Ciò che valeva per questo round finisce; oltre arrivano solo quiete, limite del laccio e pesca in più. Poi si verifica ancora la vittoria.',

  'chapter.alert': 'Allerta e minaccia',
  'alert.hazard':
    'L’Antico usa una carta solo se la sua minaccia non supera il livello del round, che segue l’allerta più alta raggiunta dal ripristino. Le carte chiuse restano in mano e contano.',
  'example.hazard': 'Minaccia I fino ad allerta {one}, II fino a {two}, III da lì in poi.',

  'chapter.danger': 'Pericolo ed eliminazione',
  'danger.life':
    'Ogni pericolo prende uno dei tuoi dadi verdi finché una carta non lo restituisce. Se il tiro deve ancora venire, il dado ne esce o vi rientra subito. Il pericolo non scende sotto 0; a 4 esci dal gioco.',
  'danger.shield':
    'Uno scudo prende da solo il prossimo pericolo di questo round. I segnalini per dadi messi da parte restano quando il dado se ne va; un dado prestato che diventa pericolo lascia chi l’aveva.',
  'danger.out':
    'A 4 pericoli esci subito dal gioco: ninnoli, carte, abilità e reliquie escono dal gioco, la tua casella si chiude, e ciò che mira a te non fa nulla. Ciò che hai già dato ad altri resta; i dadi presi in prestito tornano al proprietario. Una carta in quella casella fa ancora ciò che fa agli altri. Vinci o perdi con la squadra.',
  'danger.negative':
    'Le sventure vengono solo da effetti dell’Antico: scegli subito una delle due opzioni; una con condizione solo se la soddisfi. Non sono carte giocate, non costano e dopo il round tornano nella pila. Una pila vuota non fa nulla.',
  'danger.snare':
    '«Laccio»: nel prossimo round al massimo una carta, o ora tre tuoi dadi disattivati. Più lacci non si sommano, e le istantanee ne sono libere.',

  'chapter.ending': 'Fine della partita',
  'ending.check':
    'La vittoria della spedizione si verifica alla fine della ricompensa e del recupero: nessun ninnolo sul campo e nessuna reliquia sulla plancia. Tra le due verifiche un campo vuoto non chiude la partita.',
  'ending.ancient':
    'L’Antico vince nel momento in cui viene eliminato l’ultimo archeologo, anche appena prima di una verifica, e quando si arriva al limite di round. Non ci sono punti né pareggi.',
  'ending.seen':
    'Gli spettatori vedono solo ciò che è pubblico. Un archeologo eliminato continua a vedere ciò che vede la squadra. Degli influssi da parte è pubblico solo il numero, finché non si mostrano.',

  'chapter.options': 'Opzioni',
  'options.table':
    'Quanti archeologi, abilità e reliquie distribuite o scelte, mani della squadra aperte o chiuse, l’ultimo round (da 12 a 40), le mani che non si possono pagare e l’ultima chiamata.',
  'options.strong':
    'Queste cambiano molto l’equilibrio: dadi bianchi all’inizio aiutano molto la spedizione, i pareggi all’archeologo l’aiutano, un colpo senza ninnoli la frena.',
  'options.time':
    'Se il tempo scade, vale la risposta predefinita: in una finestra si passa; mentre si giocano carte vale «Pronto», dal posto più basso.',
  'options.book':
    'Il libro stampa i testi di poche carte (Cazzuola, Strategia, Dadi del filosofo, Terremoto, Laccio, Ragnatela, Guardiano); tutte le altre sono ideate qui.',
  'options.ours':
    'Le nostre letture, dove il libro tace o è vago: il pareggio è un fallimento; istantanee e abilità si usano in quattro finestre, con chiamate segrete, e nell’ultima chiamata; una mano che non si può pagare si può ripescare; un colpo usa il tiro contro la casella di fronte e paga anche i ninnoli; quali dadi si disattivano per primi; il limite di round.',

  'chapter.all': 'Tutte le carte',
  'list.expedition': 'Le carte degli archeologi: iniziali, poi le 80 della spedizione.',
  'list.ancient': 'Le carte dell’Antico: iniziali, poi le sue 68 per minaccia.',
  'list.others': 'Carte di nessuno: influssi e sventure.',
  'list.held': 'Un’abilità per archeologo, una reliquia per casella.',
  'list.title.starter': 'Iniziali',
  'list.title.expedition': 'Spedizione',
  'list.title.hazard': 'Minaccia {n}',
  'list.title.influence': 'Influssi',
  'list.title.negative': 'Sventure',
  'list.title.ability': 'Abilità',
  'list.title.relic': 'Reliquie',
  'fact.copies': '{n} {n|copia|copie}',
  'fact.cost': 'costo {n}',
  'fact.risk': 'rischio {n}',
  'fact.cooldown': 'ricarica {n}',
  'drawn.sees': 'vede',
  'drawn.call': 'Chiamata {n}',
  'drawn.use': 'uso',
  'drawn.pass': 'passo',
  'drawn.acts': 'agisce',
  'drawn.lapses': 'decade',
  'drawn.onlooker': 'Spettatore',
} satisfies Texts;
