/* What is open in a position, and what may be hidden in it. */
#include "rules.h"

enum { MOST_CHOICES = 96 };

static int areEqual(const Position *p, int set) {
  int value = 0;
  for (int slot = 0; slot < 3; slot++) {
    if (!(set >> slot & 1)) continue;
    if (p->hand[slot] < 0 || (value && VALUE(p->hand[slot]) != value)) return 0;
    value = VALUE(p->hand[slot]);
  }
  return 1;
}

/* What is open, but for coins beyond the price and bribes for Kings alone. */
static int listChoices(const Position *p, Choice *open) {
  int count = 0, value = VALUE(p->event), gold = p->gold;
  if (p->phase == EVENT) {
    int isFight = SUIT(p->event) == SWORDS;
    int price = !isFight ? value : p->hard ? 2 * value : value + 1;
    open[count++] = (Choice){isFight ? FIGHT : DIE, 0, 0, 0};
    for (int set = -gold & gold; set; set = (set - gold) & gold) {
      int isExact = goldSum[set] >= price && goldSum[set & (set - 1)] < price;
      if (!isFight && isExact) open[count++] = (Choice){PAY, set, 0, 0};
      if (isFight && goldSum[set] == value) open[count++] = (Choice){EVADE, set, 0, 0};
      else if (isFight && isExact && p->characterCount > kingsLeft(p)) open[count++] = (Choice){BRIBE, set, 0, 0};
    }
  } else if (p->phase == RESPOND) {
    for (int set = 1; set < 8; set++)
      for (int slot = 0; slot < 3 && areEqual(p, set); slot++)
        for (int help = 0; set >> slot & 1 && help <= ofSuit(p->aid, SUIT(p->hand[slot])); help++)
          open[count++] = (Choice){ANSWER, set, SUIT(p->hand[slot]), help};
  } else
    for (int set = 0; set <= held(p); set++)
      if (!(set & ~held(p))) open[count++] = (Choice){KEEPING, set, 0, 0};
  return count;
}

static uint32_t unseenDungeon(const Position *p) {
  uint32_t seen = p->pile | (uint32_t)p->gold << FIRST_COIN;
  if (p->unveiled >= 0) seen |= 1u << p->unveiled;
  for (int slot = 0; slot < 3; slot++)
    if (p->hand[slot] >= 0) seen |= 1u << p->hand[slot];
  return ~seen & ALL_DUNGEON;
}
static uint32_t unseenCharacters(const Position *p) {
  uint32_t seen = 1u << p->hero | p->aid | p->enemyAid | p->catacomb;
  if (p->enemy >= 0) seen |= 1u << p->enemy;
  return ~seen & ALL_COURT;
}

static void imagine(Position *p, Luck *luck) {
  uint8_t cards[DUNGEON];
  int count = 0;
  for (uint32_t left = unseenDungeon(p); left; left &= left - 1) cards[count++] = LOWEST(left);
  shuffle(cards, count, luck);
  for (int i = 0; i < p->dungeonCount; i++) p->dungeon[i] = cards[--count];
  for (int i = 0; i < p->rowCount; i++) p->row[i] = cards[--count];
  count = 0;
  for (uint32_t left = unseenCharacters(p); left; left &= left - 1) cards[count++] = LOWEST(left);
  shuffle(cards, count, luck);
  for (int i = 0; i < p->characterCount; i++) p->characters[i] = cards[i];
}

static Position setUp(int hard, Luck *luck) {
  Position p = {.hard = hard, .hp = HERO_HP, .enemy = -1, .unveiled = -1, .hand = {-1, -1, -1}};
  int hero = pick(luck, 8);
  p.hero = hero / 2 * 3 + hero % 2;
  for (int court = 0; court < 12; court++)
    if (court != p.hero) p.characters[p.characterCount++] = court;
  shuffle(p.characters, p.characterCount, luck);
  for (int card = 0; card < DUNGEON; card++) p.dungeon[p.dungeonCount++] = card;
  shuffle(p.dungeon, p.dungeonCount, luck);
  crawl(&p, luck);
  return p;
}
