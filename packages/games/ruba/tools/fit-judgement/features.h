/* The features of a position, in the order of `src/hints/features.ts` and `src/hints/fine-features.ts`. */
#include <math.h>
#include <string.h>
#include "choices.h"

enum { FEATURES = 163 };

static void senseHand(const Position *p, int isFight, float *into) {
  for (int slot = 0; slot < 3; slot++) {
    int card = p->hand[slot];
    if (card < 0) continue;
    into[24 + (isFight ? SUIT(card) : 4)] += VALUE(card) / 7.f;
    into[24 + (isFight ? 5 : 6)] += isFight ? 1 / 3.f : 0.5f;
    for (int other = 0; other < slot; other++)
      if (p->hand[other] >= 0 && VALUE(p->hand[other]) == VALUE(card)) into[31] = VALUE(card) / 7.f;
    into[70 + card] = 1;
  }
}

static void setBits(uint32_t mask, float *into) {
  for (; mask; mask &= mask - 1) into[LOWEST(mask)] = 1;
}

static void sense(const Position *p, float *into) {
  int isFight = p->enemy >= 0, kings = kingsLeft(p), left = p->hard ? ENEMIES - beaten(p) : kings;
  int hidden = p->dungeonCount + p->rowCount;
  memset(into, 0, FEATURES * sizeof *into);
  for (int suit = 0; suit < 4; suit++) {
    into[suit] = p->relics >> suit & 1;
    into[4 + suit] = ofSuit(p->aid, suit) / 2.f;
    into[8 + suit] = ofSuit(p->enemyAid, suit) / 2.f;
  }
  into[12] = p->hp / 12.f;
  into[13] = sqrtf(p->hp / 12.f);
  into[14] = p->hp <= 3;
  into[15] = left / (p->hard ? 11.f : 4.f);
  into[16] = p->characterCount / 11.f;
  into[17] = kings / 4.f;
  into[18] = goldSum[p->gold] / 14.f;
  into[19] = BITS(p->gold) / 3.f;
  into[45] = p->hp * left / (p->hard ? 60.f : 24.f);
  if (isFight) {
    into[20] = 1;
    into[21] = p->enemyHp / 10.f;
    into[22] = IS_KING(p->enemy);
    into[23] = p->rowCount / 2.f;
    if (IS_KING(p->enemy)) into[112 + p->enemy / 3] = 1;
    into[134 + p->rowCount] = 1;
    into[149 + p->enemyHp - 1] = 1;
  }
  senseHand(p, isFight, into);
  if (p->phase == RESPOND) {
    into[32 + SUIT(p->unveiled)] = enemyValue(p, p->unveiled) / 7.f;
    into[159 + SUIT(p->unveiled)] = 1;
  } else if (p->phase == EVENT) {
    int suit = SUIT(p->event) == SWORDS ? 2 : SUIT(p->event);
    into[36 + suit] = VALUE(p->event) / 7.f;
    into[116 + 6 * suit + VALUE(p->event) - 2] = 1;
  } else
    into[39] = 1;
  into[40] = p->dungeonCount / 24.f;
  for (uint32_t unseen = unseenDungeon(p); unseen; unseen &= unseen - 1)
    into[41 + SUIT(LOWEST(unseen))] += VALUE(LOWEST(unseen)) / (2.f * (hidden > 0 ? hidden : 1));
  setBits(unseenDungeon(p), into + 46);
  setBits(p->gold, into + 94);
  setBits(unseenCharacters(p), into + 100);
  into[137 + p->hp - 1] = 1;
}
