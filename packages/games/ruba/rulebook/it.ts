// The rulebook of Ruba Dungeon in Italian.
import type { Texts } from '@undercroft/kernel';

export default {
  'chapter.idea': 'Che gioco è',
  'idea.hero':
    'Sei un Eroe, solo in un dungeon fatto di quaranta carte italiane. Nessuno gioca contro di te: i nemici fanno soltanto quello che dicono le loro carte. Una volta dentro non si torna indietro.',
  'idea.goal':
    'Prima di cominciare scegli la modalità, che vale per tutta la partita.\n- **Facile:** sconfiggi i quattro Re e prendi la Reliquia che ognuno custodisce.\n- **Difficile:** sconfiggi tutti gli undici nemici, Re compresi.',
  'idea.loss': 'A 0 punti vita hai perso: in combattimento, in una trappola o per un cattivo intruglio.',

  'chapter.parts': 'Le carte e il tavolo',
  'parts.deck':
    'Il mazzo ha quattro semi (Bastoni, Coppe, Denari, Spade) con i valori da 1 a 7, Fante (8), Cavallo (9) e Re (10). Ogni carta c’è una volta sola. Un dado a sei facce decide le prove. Altri dadi o un mazzo illustrato fanno piacere e non cambiano nulla.',
  'parts.roles':
    'Ogni carta ha la sua parte:\n- i quattro **Assi** sono le Reliquie;\n- le ventiquattro carte **da 2 a 7** sono il dungeon: eventi mentre esplori, armi quando combatti, e i Denari tra loro sono oro;\n- **Fanti, Cavalli e Re** sono persone: una sei tu, undici sono nemici.',
  'parts.zones':
    'Il Mazzo Dungeon e il Mazzo dei Personaggi stanno coperti. Ciò che peschi, paghi e giochi va scoperto sulla Pila degli Eventi. Oro, Aiuti (le tue carte Aiuto) e Reliquie conquistate stanno davanti a te. Tu e il nemico avete tre spazi ciascuno per le carte Azione, contati da sinistra. Le carte Aiuto consumate finiscono nella Catacomba e non tornano più; nient’altro ci va. In modalità difficile c’è un posto in più, gli Aiuti del nemico, per l’aiuto che hai speso e che il nemico userà contro di te.',
  'example.layout': 'Una disposizione comoda. Nessuna regola ne dipende.',
  'parts.open':
    'Sono nascosti solo l’ordine dei due mazzi e le carte del nemico ancora coperte. Tutto il resto è pubblico: puoi contare ciò che non si è visto e quanto è probabile che corrompendo tu trovi un Re.',

  'chapter.setup': 'Preparazione',
  'setup.hero':
    'Estrai a caso uno degli otto Fanti e Cavalli: sei tu, carta scoperta. Seme e valore non ti danno nulla; semplicemente quella carta manca tra i nemici.',
  'setup.decks':
    'Mescola gli altri sette Fanti e Cavalli con i quattro Re: il Mazzo dei Personaggi, undici carte. Mescola le carte da 2 a 7: il Mazzo Dungeon, ventiquattro carte. Disponi i quattro Assi scoperti: il Mazzo delle Reliquie.',
  'setup.start':
    'Cominci con 12 punti vita e senza carte in mano. Pesca il primo evento e via; non si ridistribuisce.',

  'chapter.hp': 'Punti vita',
  'hp.hero':
    'Hai al massimo 12 punti vita (PV). Passano da evento a evento e da combattimento a combattimento; solo intrugli e Coppe ne restituiscono.',
  'hp.enemy':
    'In modalità facile ogni nemico entra con 6 PV. In modalità difficile ne ha quanti il valore della carta: Fante 8, Cavallo 9, Re 10.',
  'hp.limits': 'Nessuno si cura oltre il numero di partenza e nessuno scende sotto 0.',

  'chapter.crawl': 'Esplorazione',
  'crawl.step':
    'Pesca la prima carta del Mazzo Dungeon sulla Pila degli Eventi e risolvila; poi la successiva. Non decidi tu se pescare: le carte arrivano finché una non richiede una decisione.',
  'crawl.suits':
    'Il seme dice che cosa succede: Bastoni trappola, Coppe intruglio, Denari oro, Spade combattimento. Il valore stampato (V) dice quanto male o quanto bene. Una carta risolta resta sulla pila; l’oro viene a te.',
  'crawl.trap':
    '**Trappola (Bastoni).** Se fallisci perdi metà di V, arrotondata per difetto. Se riesci non succede nulla.',
  'crawl.concoction':
    '**Intruglio (Coppe).** Se fallisci perdi metà di V, arrotondata per difetto. Se riesci recuperi V. In piena salute un successo non serve, ma bere bisogna.',
  'crawl.gold': '**Oro (Denari).** La carta è subito tua e vale V. Niente dado, niente da pagare.',
  'crawl.combat':
    '**Combattimento (Spade).** Arriva un nemico, a meno che tu non paghi per evitarlo (vedi «L’oro»). Qui il dado non aiuta.',
  'crawl.ways':
    'Contro una trappola o un intruglio scegli prima di ogni tiro: il dado o l’oro. Non puoi lasciar perdere, tirare di nuovo o rimediare a un tiro con l’oro. Reliquie e carte Aiuto non servono mentre esplori.',
  'crawl.reshuffle':
    'Quando serve una carta e il Mazzo Dungeon è vuoto, tutta la Pila degli Eventi viene rimescolata in un nuovo mazzo, anche nel mezzo di un combattimento. Oro, carte Azione, Aiuti, Reliquie e Catacomba restano dove sono.',

  'chapter.die': 'La prova di dado',
  'die.test':
    'Tira un dado, una volta. L’1 fallisce sempre e il 6 riesce sempre; il resto riesce se è almeno V.',
  'example.test':
    'Le facce nitide riescono, quelle sbiadite no. Contro un 7 va bene solo il {only}; un 5 vuole 5 o 6; un 3 vuole 3 o più. Un {high} fallito costa {highLoss} PV, un {low} soltanto {lowLoss}.',
  'drawn.v': 'V {v}',

  'chapter.gold': 'L’oro',
  'gold.pay':
    'Invece di tirare contro una trappola o un intruglio puoi pagare: una o più carte Oro che valgano insieme almeno V. È un successo. Puoi pagare con qualsiasi carta che raggiunga la somma, ma non c’è resto.',
  'gold.spent':
    'L’oro speso va sulla Pila degli Eventi e torna con il prossimo rimescolamento. Lì non è un evento e non si raccoglie. In combattimento l’oro non serve.',
  'gold.evade':
    '**Evita** un combattimento pagando esattamente V: nessun nemico viene pescato, nessuno ti vede, prosegui. Meno di V non compra nulla.',
  'gold.bribe':
    '**Corrompi** pagando di più: in modalità facile qualsiasi somma oltre V, in difficile almeno il doppio di V (tra V e 2V non c’è nulla in vendita). Prima paghi, poi scopri la prima carta del Mazzo dei Personaggi.',
  'gold.who':
    'Un Fante o un Cavallo prende l’oro: il combattimento è vinto, il nemico sconfitto, e la carta diventa una tua carta Aiuto. Un Re si tiene l’oro e combatte. Dopo aver evitato o corrotto senza combattere non c’è nulla da tenere o scartare.',
  'example.prices':
    'Quanto costa evitare un combattimento. Un 5 di Spade si evita pagando esattamente {evade}; la corruzione parte da {easy} in modalità facile e da {hard} in difficile.',

  'chapter.fight': 'Un combattimento',
  'fight.start':
    'Scopri la prima carta del Mazzo dei Personaggi: questo Fante, Cavallo o Re è il tuo nemico. (Se corrompendo è appena uscito un Re, il nemico è lui.) Il combattimento finisce quando uno dei due è a 0 PV; non si scappa.',
  'fight.king':
    'In modalità difficile un Re aggiunge 1 a ogni sua carta Azione del proprio seme. In facile non ha questo bonus, e gli altri non l’hanno mai. La sua Reliquia resta al suo posto finché non è sconfitto.',
  'fight.serve':
    'Si procede per turni di tre Azioni. All’inizio del turno ricevi carte scoperte fino ad averne tre; quelle tenute contano. Poi il nemico ne riceve tre coperte. Se il mazzo finisce mentre si distribuisce, rimescola e continua.',
  'fight.unveil':
    'In ogni Azione il nemico scopre una carta, da destra a sinistra. Non sceglie mai. Tu vedi la carta e il suo valore pieno e rispondi con una carta Azione o con una combo.',
  'fight.must':
    'Finché hai una carta devi rispondere. Se non ne hai più, la carta del nemico ha semplicemente effetto.',
  'fight.check':
    'Dopo ogni Azione guarda prima te: a 0 PV hai perso, anche se cade pure il nemico. Poi il nemico: a 0 PV è sconfitto. Se dopo la terza Azione siete ancora in piedi entrambi, comincia il turno seguente; a quel punto la tua mano è vuota e ricevi tre carte nuove.',

  'chapter.suits': 'I semi in combattimento',
  'suits.swords': '**Spade**, attacco: danno pari al valore.',
  'suits.clubs':
    '**Bastoni**, anch’essi attacco, ma due Bastoni si annullano punto per punto e ferisce solo il resto. Contro ogni altro seme non si para nulla: i Bastoni fanno danno pieno, e così una spada contro di loro.',
  'suits.cups': '**Coppe**, curano chi le gioca.',
  'suits.coins':
    '**Denari**, scudo: tolgono il loro valore dal danno di questa Azione, da spade e da bastoni. Ciò che avanza dello scudo va perso.',
  'suits.alike': 'Vale per te come per il nemico. La variazione dei PV è cura meno danno.',
  'example.pairings':
    'Tutti gli accoppiamenti, con la tua carta che vale {h} e quella del nemico {e}: prima la tua variazione, poi la sua. Due spade feriscono entrambi; una coppa contro una spada dà la differenza.',

  'chapter.sum': 'Il conto di un’Azione',
  'sum.hero':
    'Il tuo valore è quello stampato su ciò che giochi, più 1 se possiedi la Reliquia di quel seme (sempre contata), più 1 per ogni carta Aiuto di quel seme che scegli di spendere, da nessuna a tutte.',
  'sum.enemy':
    'Il valore del nemico è quello stampato; in modalità difficile più 1 per un Re nel proprio seme e più 1 per ogni carta di quel seme tra gli Aiuti del nemico.',
  'sum.together':
    'Le due carte agiscono nello stesso istante. Somma cura e danno di ogni parte e solo dopo guarda i limiti. Così una coppa in piena salute fa comunque da scudo, e la cura può salvarti da un colpo mortale. Due coppe curano semplicemente entrambi. Danno, scudo e cura in eccesso vanno persi.',
  'example.potion':
    'Il nemico colpisce: {enemy}, valore {e}. La tua risposta: {hero}; con la Reliquia di Coppe vale {h}. Recuperi {h} e subisci {e}: {change:signed} PV in un colpo solo.',
  'example.shield':
    'Il nemico si ripara dietro «{enemy}», valore {e}. «{hero}» e {help} carte Aiuto di Spade fanno {h}. Lo scudo toglie {e}, e il nemico perde {loss} PV.',
  'sum.after':
    'Poi le carte vanno sulla Pila degli Eventi (anche un Denaro giocato come scudo: non diventa mai oro), gli Aiuti del nemico usati nella Catacomba, quindi se ne vanno le tue carte Aiuto spese, e solo allora si guarda chi è in piedi.',

  'chapter.combo': 'Le combo',
  'combo.rule':
    'Due o tre tue carte con lo stesso valore stampato possono essere giocate come una sola. I valori si sommano e scegli tu, tra i loro semi, quello dell’intera combo. Combinare non è obbligatorio, e puoi usarne due su tre.',
  'combo.bonus':
    'Reliquia e carte Aiuto del seme scelto contano una volta per tutta la combo; le Reliquie degli altri suoi semi non aggiungono nulla.',
  'combo.price':
    'Le carte usate in combo non sono più disponibili per il resto del turno. Giocane due insieme e te ne resta una per due Azioni: con quella devi rispondere, e l’ultimo colpo lo prendi senza risposta.',
  'example.combo':
    '{first} e {second} insieme, giocate come Spade: {h} danni in un colpo. {third} resta per dopo.',

  'chapter.spoils': 'Reliquie, aiuti e carte tenute',
  'spoils.relic':
    'Ogni Re custodisce l’Asso del suo seme. Sconfiggilo e la Reliquia è tua: +1 a ogni tua risposta di quel seme, per il resto della partita.',
  'spoils.help':
    'Ogni nemico sconfitto, Re compresi, diventa una carta Aiuto. Spendila con una risposta dello stesso seme: +1; il suo valore non conta. Se ne possono spendere più d’una insieme (prima le più basse). Senza risposta non c’è aiuto.',
  'spoils.easy': 'Modalità facile: le carte Aiuto spese vanno nella Catacomba.',
  'spoils.hard':
    'Modalità difficile: le carte Aiuto spese vanno tra gli Aiuti del nemico. Alla prossima carta di quel seme scoperta da un nemico qualsiasi, tutte la rafforzano di 1 ciascuna e poi vanno nella Catacomba. L’aiuto speso in un’Azione non rafforza mai il nemico in quella stessa Azione, e le carte mai scoperte non ne usano.',
  'example.aid':
    'Modalità difficile. Spendi {helper} per +1. Più tardi un nemico qualsiasi scopre {enemy}: invece di {printed} vale {e}.',
  'spoils.after':
    'Quando un nemico cade: la sua carta va tra i tuoi Aiuti; di un Re si prende la Reliquia; se era l’obiettivo, hai vinto. Altrimenti le carte del nemico ancora coperte si scoprono sulla Pila degli Eventi.',
  'spoils.keep':
    'Poi scegli quali carte Azione avanzate (due al massimo) tenere per il prossimo combattimento; le altre vanno sulla pila. Le carte tenute restano ferme fino ad allora: non si usano, non si cambiano, non si scartano per strada, e nessun rimescolamento le prende. Se non ne restano, non c’è nulla da scegliere.',

  'chapter.ending': 'Fine della partita',
  'ending.win':
    'Facile: vinci nel momento in cui prendi la quarta Reliquia. Difficile: nel momento in cui l’undicesimo nemico è sconfitto. Dopo non si pesca più nulla.',
  'ending.loss':
    'Perdi a 0 PV, o se abbandoni, cosa che puoi fare ogni volta che ti si chiede qualcosa. Una partita che ha usato 5000 carte viene chiusa come sconfitta; nessuno ci si è mai avvicinato.',
  'ending.record':
    'Non ci sono punti. Le partite si confrontano così: una vittoria batte una sconfitta; tra le vittorie più Oro rimasto, poi meno carte pescate; tra le sconfitte più nemici sconfitti, poi più Reliquie, poi più eventi affrontati.',

  'chapter.options': 'Opzioni',
  'options.mode': '**Modalità:** facile o difficile.',
  'options.skip':
    '**Intrugli facoltativi** (disattivata se non la scegli): una regola della casa che ti lascia passare oltre un intruglio. Rende il gioco molto più facile.',
  'options.ko':
    '**Doppio KO** (sconfitta se non scegli altro): per giocare rilassati, cadere insieme al nemico può valere come combattimento vinto con 1 PV. Fuori dai combattimenti non cambia nulla.',
  'options.shared':
    'Un seed condiviso dà a più persone la stessa partenza, ognuna per conto suo. Partite con opzioni diverse non si confrontano mai.',

  'chapter.cards': 'Tutte le quaranta carte',
  'list.cards': 'Che cosa fa ogni carta come evento e in combattimento.',
  'list.cards.relics': 'Reliquie',
  'list.cards.suit': '{suit}, da 2 a 7',
  'list.cards.court': 'Fanti, Cavalli e Re',

  'chapter.licence': 'Autori e licenza',
  'licence.authors':
    'Ruba Dungeon è di Diego Sacchetti e Ivan Preziosi (Rolling Papers Team), fatto in 48 ore alla Global Game Jam 2023 di Roma, con licenza CC BY-NC 4.0. Il mazzo illustrato citato nel manuale è un’opera a sé; qui non se ne usa alcuna immagine.',
  'licence.ours':
    'Questo è un adattamento non ufficiale e non commerciale, con parole e immagini nostre: nessun prezzo, nessuna pubblicità. La pagina «Crediti» elenca le modifiche: contatori al posto dei dadi, chiarimenti, regole opzionali, due nomi (evitare, corrompere), traduzioni e disegni.',
} satisfies Texts;
