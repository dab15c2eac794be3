// What the lessons of Ruba Dungeon say, in Italian.
import type { Texts } from '@undercroft/kernel';

export default {
  'lesson.first': 'Il primo combattimento',
  'lesson.first.hero': 'Sei questo Eroe, da solo in un dungeon. Hai 12 punti vita (PV). A 0 hai perso.',
  'lesson.first.goal':
    'Quaggiù si nascondono quattro Re. Ognuno custodisce una Reliquia. Sconfiggili tutti e vinci in modalità facile.',
  'lesson.first.trap':
    'Gli eventi si pescano uno alla volta. I Bastoni sono una trappola: tira almeno il valore della carta. Scegli il dado.',
  'lesson.first.gold':
    'Fatta! Poi hai trovato dei Denari. Sono oro: tuo subito, e più avanti ti toglierà dai guai.',
  'lesson.first.swords':
    'Le Spade sono un nemico. Con 4 in oro potresti evitarlo. Ma sei qui per i nemici: combatti.',
  'lesson.first.row':
    'Tre carte per parte. Quelle del nemico si scoprono una alla volta, da destra. A ognuna rispondi tu.',
  'lesson.first.shield':
    'Le Spade attaccano: arrivano 5 danni. I Denari sono uno scudo e ne fermano 5. Scegli la carta.',
  'lesson.first.both':
    'I Bastoni colpiscono per 2. Le due carte agiscono insieme. Perdi 2, ma le tue Spade ne fanno 6: quanti ne ha.',
  'lesson.first.keep':
    'Sconfitto! Più avanti ti aiuterà una volta. Puoi tenere carte per il prossimo combattimento. Tieni le Coppe: curano.',
  'lesson.first.end':
    'Il cuore del gioco è qui: avanzare, pesare il rischio, rispondere carta su carta. La prossima lezione mostra il resto.',
  'lesson.full': 'Tutto il gioco',
  'lesson.full.cards':
    'Le 24 carte dal Due al Sette sono il Mazzo Dungeon. Mentre esplori sono eventi, in combattimento armi, e i Denari sono anche oro.',
  'lesson.full.court':
    'Fanti, Cavalli e Re sono personaggi. Uno, pescato a caso, sei tu. Gli altri undici aspettano qui, coperti.',
  'lesson.full.relics':
    'I quattro Assi sono le Reliquie. Ogni Re custodisce quella del suo seme. Con tutte e quattro vinci.',
  'lesson.full.trap':
    'C’è un evento scoperto: Bastoni, una trappola. Per passare devi tirare almeno il valore della carta. L’1 fallisce sempre, il 6 riesce sempre.',
  'lesson.full.test': 'Non hai ancora oro, quindi resta il dado. Sotto leggi le tue possibilità. Tira.',
  'lesson.full.failed':
    'Un 3: fallito. Costa metà del valore della carta, per difetto: 2 dei tuoi 12 PV. Proseguendo hai trovato oro, e un’altra trappola.',
  'lesson.full.pay':
    'L’oro che vale almeno quanto la carta fa passare senza tirare. Non c’è resto. Paga con il Sei e tieni il Tre per dopo.',
  'lesson.full.concoction':
    'Le Coppe sono un intruglio. Il successo cura il suo valore, il fallimento ne toglie metà. Tre o più è una buona probabilità: tira.',
  'lesson.full.capped':
    'Ha curato 2 e non 3: oltre 12 PV non si va. Fuori dai combattimenti curano solo gli intrugli, perciò tieni da conto la salute.',
  'lesson.full.swords':
    'Spade: davanti c’è qualcuno. Hai tre vie. Combattere; pagare esattamente il valore per evitarlo; pagare di più per corrompere chi arriva.',
  'lesson.full.evade':
    'Evitare costa poco, ma non ti dà nulla. Prova una volta: scegli il Tre e passa oltre.',
  'lesson.full.bribe':
    'Ora corrompi. I Re prendono l’oro e combattono lo stesso: sono 4 degli 11 nemici ignoti. Rischia il Cinque.',
  'lesson.full.help':
    'Era un Cavallo, e passa dalla tua parte. I nemici sconfitti o corrotti sono carte Aiuto: ognuna, una volta sola, dà +1 a una risposta del suo seme.',
  'lesson.full.fight': 'Ancora Spade, e niente più oro. Combatti.',
  'lesson.full.king':
    'Un Re! In modalità facile ogni nemico ha 6 PV. Questo custodisce la Reliquia di Bastoni.',
  'lesson.full.turn':
    'Un turno di combattimento ha tre Azioni. In ognuna si scopre una carta nemica, da destra, e tu rispondi con le tue.',
  'lesson.full.suits':
    'Ogni seme fa una cosa, per entrambi. Le Spade attaccano. I Bastoni anche, e parano i Bastoni. I Denari fanno da scudo. Le Coppe curano. Tutto conta insieme: questa riga fa i conti.',
  'lesson.full.parry':
    'Il Sette di Bastoni colpisce per 7. Bastoni contro Bastoni: il tuo Sei ne para 6, e passa solo 1. Scegli il Sei.',
  'lesson.full.combo':
    'Si ripara dietro uno scudo da 4. Le carte di pari valore si possono giocare insieme: i tuoi due Cinque valgono 10, come Spade. Dieci meno quattro fa sei: il Re cade.',
  'lesson.full.relic':
    'La prima Reliquia è tua. D’ora in poi dà +1 a ogni tua risposta di Bastoni, per tutta la partita. Il Re stesso è diventato una carta Aiuto.',
  'lesson.full.again':
    'Le prossime Spade sono già scoperte. Combatti ancora, per vedere come funzionano i bonus.',
  'lesson.full.heal':
    'Spade da 7. Le tue Coppe curano 6; con l’aiuto del Cavallo di Coppe, 7. Cura e danno sono un’unica somma: non cambia nulla. Scegli la risposta con una carta Aiuto.',
  'lesson.full.bonus':
    'I Bastoni colpiscono per 2. Il tuo Tre vale 4, grazie alla Reliquia. Para i 2 e il resto passa: 2 danni.',
  'lesson.full.must':
    'Il nemico si cura fino ai 6 pieni. Ti resta una sola carta, e finché ne hai una devi rispondere. Uno scudo non ferisce, ma giocalo.',
  'lesson.full.reshuffled':
    'A ogni turno si danno carte nuove. Il mazzo è finito durante la distribuzione, e la Pila degli Eventi è stata rimescolata. Nessuna carta del Dungeon se ne va per sempre.',
  'lesson.full.strike':
    'Due Quattro: come Bastoni valgono 8, e 9 con la Reliquia. Il nemico attacca per 3. Incassa, e chiudi il combattimento.',
  'lesson.full.keep':
    'Vinto. Ciò che non hai giocato puoi tenerlo per il prossimo combattimento. Allora riceverai meno carte, quindi tieni solo le buone. Uno scudo da 7 lo è.',
  'lesson.full.unseen':
    'Qui vedi le carte non ancora uscite. Contale prima di tirare, combattere o tenere: in questo sta la bravura.',
  'lesson.full.on':
    'Una Reliquia su quattro. In modalità difficile devi sconfiggere tutti e undici i nemici; hanno da 8 a 10 PV, e gli aiuti che usi passano a loro.',
  'lesson.full.end': 'È tutto qui. Laggiù ci sono ancora tre Re. Buona fortuna.',
} satisfies Texts;
