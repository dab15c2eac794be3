/* The rules of Ruba Dungeon a second time, without events, options and records: what a choice does. */
#include <stdint.h>
#include <stddef.h>

typedef struct { uint64_t state; } Luck;

static uint32_t draw(Luck *luck) {
  luck->state += 0x9e3779b97f4a7c15ull;
  uint64_t mixed = luck->state;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9ull;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebull;
  return (uint32_t)((mixed ^ (mixed >> 31)) >> 32);
}
static uint32_t pick(Luck *luck, uint32_t count) { return (uint32_t)(((uint64_t)draw(luck) * count) >> 32); }
static void shuffle(uint8_t *cards, int count, Luck *luck) {
  for (int i = count - 1; i > 0; i--) {
    int j = pick(luck, i + 1);
    uint8_t kept = cards[i];
    cards[i] = cards[j];
    cards[j] = kept;
  }
}

/* The game. A Dungeon card is 6 x suit + value - 2, a court card 3 x suit + rank, a King has rank 2. */

enum { CLUBS, CUPS, COINS, SWORDS };
enum { EVENT, RESPOND, KEEP, OVER };
enum { DIE, FIGHT, PAY, EVADE, BRIBE, ANSWER, KEEPING };
enum { HERO_HP = 12, ENEMIES = 11, DUNGEON = 24, FIRST_COIN = 12, ALL_DUNGEON = 0xffffff, ALL_COURT = 0xfff };

typedef struct {
  uint8_t hard, phase, won, hp, enemyHp, gold, relics, hero;
  int8_t enemy, unveiled, hand[3];
  uint16_t aid, enemyAid, catacomb;
  /* The pile is a set: its order tells nothing, since it is shuffled. */
  uint32_t pile;
  uint8_t event, rowCount, dungeonCount, characterCount;
  uint8_t row[3], dungeon[DUNGEON], characters[ENEMIES];
} Position;
typedef struct { uint8_t kind, set, suit, help; } Choice;

static int goldSum[64];

#define SUIT(card) ((card) / 6)
#define VALUE(card) ((card) % 6 + 2)
#define IS_KING(court) ((court) % 3 == 2)
#define BITS(mask) __builtin_popcount(mask)
#define LOWEST(mask) __builtin_ctz(mask)

static int ofSuit(uint16_t court, int suit) { return BITS((court >> (3 * suit)) & 7); }
static int beaten(const Position *p) { return BITS(p->aid | p->enemyAid | p->catacomb); }
static int kingsLeft(const Position *p) { return 4 - BITS(p->relics); }
static int isWon(const Position *p) { return p->hard ? beaten(p) == ENEMIES : p->relics == 15; }
static int between(int hp, int most) { return hp < 0 ? 0 : hp > most ? most : hp; }
static int held(const Position *p) {
  return (p->hand[0] >= 0) | ((p->hand[1] >= 0) << 1) | ((p->hand[2] >= 0) << 2);
}
static void end(Position *p, int won) {
  p->phase = OVER;
  p->won = won;
}

static int take(Position *p, Luck *luck) {
  if (p->dungeonCount == 0) {
    for (; p->pile; p->pile &= p->pile - 1) p->dungeon[p->dungeonCount++] = LOWEST(p->pile);
    shuffle(p->dungeon, p->dungeonCount, luck);
  }
  return p->dungeon[--p->dungeonCount];
}

static void crawl(Position *p, Luck *luck) {
  for (;;) {
    int card = take(p, luck);
    if (SUIT(card) != COINS) {
      p->pile |= 1u << card;
      p->event = card;
      p->phase = EVENT;
      return;
    }
    p->gold |= 1 << (card - FIRST_COIN);
  }
}

static int enemyValue(const Position *p, int card) {
  int bonus = p->hard && p->enemy >= 0 && IS_KING(p->enemy) && p->enemy / 3 == SUIT(card);
  return VALUE(card) + bonus + ofSuit(p->enemyAid, SUIT(card));
}

static int attackOf(int own, int value, int other, int otherValue) {
  if (own == SWORDS) return value;
  if (own != CLUBS) return 0;
  return other != CLUBS ? value : value > otherValue ? value - otherValue : 0;
}
static int hpChange(int own, int value, int other, int otherValue) {
  int attack = attackOf(other, otherValue, own, value);
  int damage = own != COINS ? attack : attack > value ? attack - value : 0;
  return (own == CUPS ? value : 0) - damage;
}

static void act(Position *p, const Choice *choice, Luck *luck);

static void unveil(Position *p, Luck *luck) {
  p->unveiled = p->row[--p->rowCount];
  if (held(p)) p->phase = RESPOND;
  else act(p, NULL, luck);
}

static void beginTurn(Position *p, Luck *luck) {
  for (int slot = 0; slot < 3; slot++)
    if (p->hand[slot] < 0) p->hand[slot] = take(p, luck);
  for (int slot = 0; slot < 3; slot++) {
    int card = take(p, luck);
    p->row[p->rowCount++] = card;
  }
  unveil(p, luck);
}

static int enemyMaxHp(const Position *p) { return p->hard ? p->enemy % 3 + 8 : 6; }

static void beginFight(Position *p, int enemy, Luck *luck) {
  p->enemy = enemy;
  p->enemyHp = enemyMaxHp(p);
  beginTurn(p, luck);
}

static void useHelp(Position *p, int suit, int count) {
  uint16_t left = (p->aid >> (3 * suit)) & 7, used = 0;
  for (int i = 0; i < count; i++) {
    used |= left & -left;
    left &= left - 1;
  }
  used <<= 3 * suit;
  p->aid ^= used;
  if (p->hard) p->enemyAid |= used;
  else p->catacomb |= used;
}

static void endFight(Position *p, Luck *luck) {
  p->aid |= 1 << p->enemy;
  if (IS_KING(p->enemy)) p->relics |= 1 << (p->enemy / 3);
  p->enemy = -1;
  if (isWon(p)) {
    end(p, 1);
    return;
  }
  while (p->rowCount) p->pile |= 1u << p->row[--p->rowCount];
  if (held(p)) p->phase = KEEP;
  else crawl(p, luck);
}

/* One Action; without a choice where the Hero has no cards. */
static void act(Position *p, const Choice *choice, Luck *luck) {
  int own = choice ? choice->suit : -1, other = SUIT(p->unveiled);
  int value = choice ? choice->help + ((p->relics >> choice->suit) & 1) : 0;
  int otherValue = enemyValue(p, p->unveiled);
  for (int slot = 0; choice && slot < 3; slot++)
    if (choice->set >> slot & 1) {
      value += VALUE(p->hand[slot]);
      p->pile |= 1u << p->hand[slot];
      p->hand[slot] = -1;
    }
  p->pile |= 1u << p->unveiled;
  p->hp = between(p->hp + hpChange(own, value, other, otherValue), HERO_HP);
  p->enemyHp = between(p->enemyHp + hpChange(other, otherValue, own, value), enemyMaxHp(p));
  uint16_t used = p->enemyAid & (7 << (3 * other));
  p->enemyAid ^= used;
  p->catacomb |= used;
  if (choice) useHelp(p, choice->suit, choice->help);
  p->unveiled = -1;
  if (p->hp == 0) end(p, 0);
  else if (p->enemyHp == 0) endFight(p, luck);
  else if (p->rowCount) unveil(p, luck);
  else beginTurn(p, luck);
}

static void pay(Position *p, int gold) {
  p->gold &= ~gold;
  p->pile |= (uint32_t)gold << FIRST_COIN;
}

static void settleTest(Position *p, int isSuccess, Luck *luck) {
  int value = VALUE(p->event), isTrap = SUIT(p->event) == CLUBS;
  p->hp = between(p->hp + (isSuccess ? (isTrap ? 0 : value) : -(value / 2)), HERO_HP);
  if (p->hp) crawl(p, luck);
  else end(p, 0);
}

static void play(Position *p, const Choice *choice, Luck *luck) {
  switch (choice->kind) {
  case DIE: {
    int roll = 1 + pick(luck, 6);
    settleTest(p, roll == 6 || (roll != 1 && roll >= VALUE(p->event)), luck);
    return;
  }
  case FIGHT:
    beginFight(p, p->characters[--p->characterCount], luck);
    return;
  case PAY:
    pay(p, choice->set);
    settleTest(p, 1, luck);
    return;
  case EVADE:
    pay(p, choice->set);
    crawl(p, luck);
    return;
  case BRIBE: {
    int enemy = p->characters[--p->characterCount];
    pay(p, choice->set);
    if (IS_KING(enemy)) {
      beginFight(p, enemy, luck);
      return;
    }
    p->aid |= 1 << enemy;
    if (isWon(p)) end(p, 1);
    else crawl(p, luck);
    return;
  }
  case ANSWER:
    act(p, choice, luck);
    return;
  default:
    for (int slot = 0; slot < 3; slot++)
      if (p->hand[slot] >= 0 && !(choice->set >> slot & 1)) {
        p->pile |= 1u << p->hand[slot];
        p->hand[slot] = -1;
      }
    crawl(p, luck);
  }
}
