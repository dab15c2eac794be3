// What the lessons of Ruba Dungeon say, in English.
import type { Texts } from '@undercroft/kernel';

export default {
  'lesson.first': 'The first fight',
  'lesson.first.hero':
    'You are this Hero, alone in a dungeon. You have 12 hit points (HP). At 0 you have lost.',
  'lesson.first.goal':
    'Four Kings hide down here. Each guards a Relic. Beat all four and you win in easy mode.',
  'lesson.first.trap':
    'You draw events one by one. Clubs are a trap: roll at least the value of the card. Choose the die.',
  'lesson.first.gold':
    'Safe! Then you found Deniers. They are gold, yours at once, and can buy your way out later.',
  'lesson.first.swords':
    'Swords mean an enemy. Your 4 gold could buy a way round it. But enemies are what you came for: fight.',
  'lesson.first.row':
    'Both sides get three cards. Enemy cards are turned over one by one, from the right. You respond to each.',
  'lesson.first.shield':
    'Swords attack: 5 damage is coming. Deniers are a shield and stop 5. Choose the card.',
  'lesson.first.both':
    'Clubs strike for 2. Both cards work at the same time. You lose 2, but your Swords deal 6: exactly the enemy’s HP.',
  'lesson.first.keep':
    'Beaten! It will help you once, later. You may keep cards for the next fight. Keep the Cups: they heal.',
  'lesson.first.end':
    'That is the heart of it: crawl, weigh the risk, respond card for card. The next lesson shows the rest.',
  'lesson.full': 'The whole game',
  'lesson.full.cards':
    'The 24 cards from Two to Seven are the Dungeon Deck. They are events while you explore, weapons while you fight, and gold when they are Deniers.',
  'lesson.full.court':
    'Jacks, Knights and Kings are people. One of them, drawn by chance, is you. The other eleven wait here, face down.',
  'lesson.full.relics':
    'The four Aces are the Relics. Each King guards the one of his suit. With all four you win.',
  'lesson.full.trap':
    'An event lies open: Clubs, a trap. To pass you must roll the value of the card or more. A 1 always fails and a 6 always succeeds.',
  'lesson.full.test': 'You have no gold yet, so there is only the die. Your odds are shown below it. Roll.',
  'lesson.full.failed':
    'A 3: failed. That costs half the value of the card, rounded down: 2 of your 12 hit points. Walking on, you found gold, and the next trap.',
  'lesson.full.pay':
    'Gold worth the value of the card or more passes without a roll. No change is given. Pay with the Six and keep the Three for a cheaper day.',
  'lesson.full.concoction':
    'Cups are a concoction. Success heals its value, failure costs half of it. Three or more is a good chance: roll.',
  'lesson.full.capped':
    'It healed 2, not 3: you never have more than 12. Outside of fights only concoctions heal, so look after your health.',
  'lesson.full.swords':
    'Swords: somebody is ahead. You have three ways. Fight; pay exactly the value to slip by; or pay more than the value to bribe whoever comes.',
  'lesson.full.evade':
    'To evade is cheap, but it wins you nothing. Try it once: choose the Three and slip by.',
  'lesson.full.bribe':
    'Now bribe. Kings take the gold and fight all the same: 4 of the 11 unknown enemies are Kings. Take the risk with the Five.',
  'lesson.full.help':
    'It was a Knight, and he joins you. Beaten or bribed enemies are Help Cards: once each, one adds 1 to a response of its suit.',
  'lesson.full.fight': 'Swords again, and no gold left. Fight.',
  'lesson.full.king': 'A King! In easy mode every enemy has 6 hit points. He guards the Relic of Clubs.',
  'lesson.full.turn':
    'A turn of combat has three Actions. In each, one enemy card is turned over, from the right, and you respond with cards from your hand.',
  'lesson.full.suits':
    'Each suit does one thing, for both sides. Swords attack. Clubs attack too, and parry Clubs. Deniers shield. Cups heal. Everything counts at once; this line adds it up.',
  'lesson.full.parry':
    'Seven of Clubs strikes for 7. Clubs meet Clubs: your Six parries 6 of it, and only 1 gets through. Choose the Six.',
  'lesson.full.combo':
    'He hides behind a shield of 4. Cards of equal value may be played together: your two Fives are worth 10, as Swords. Ten less four is six: the King falls.',
  'lesson.full.relic':
    'The first Relic is yours. From now on it adds 1 to every response of Clubs, for the rest of the game. The King himself became a Help Card.',
  'lesson.full.again': 'The next Swords already lie open. Fight once more, to see how bonuses work.',
  'lesson.full.heal':
    'Swords for 7. Your Cups heal 6; with the Knight of Cups helping, 7. Healing and damage are one sum, so nothing changes. Choose the response with one Help Card.',
  'lesson.full.bonus':
    'Clubs strike for 2. Your Three is worth 4, thanks to the Relic. It parries the 2 and the rest goes through: 2 damage.',
  'lesson.full.must':
    'The enemy heals to its full 6. Only one card is left to you, and as long as you have one you must respond. A shield deals no damage, but you have to play it.',
  'lesson.full.reshuffled':
    'A new turn deals new cards. The deck ran out while dealing, so the Event Pile was shuffled into a new one. No Dungeon card is ever gone for good.',
  'lesson.full.strike':
    'Two Fours: as Clubs they are worth 8, and 9 with the Relic. The enemy attacks for 3. Take that, and end the fight.',
  'lesson.full.keep':
    'Won. What you did not play you may keep for the next fight. Fewer cards are dealt to you then, so keep only what is good. A shield of 7 is.',
  'lesson.full.unseen':
    'Here are the cards that have not come up yet. Count them before you roll, fight or keep: that is the skill of this game.',
  'lesson.full.on':
    'One Relic of four. In hard mode you must beat all eleven enemies; they have 8 to 10 hit points, and your used Help Cards go over to them.',
  'lesson.full.end': 'That is all there is. Three Kings are still down there. Good luck.',
} satisfies Texts;
