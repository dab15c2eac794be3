/* Games that are played one step ahead, and what their positions should have been judged. */
#include "network.h"

enum { WORLDS = 8, LONGEST = 4000 };
static const float TRUST_IN_RESULT = 0.9f;

typedef struct {
  Position position;
  float target;
} Row;

static Row *rows;
static long rowCount, room;
static int isFitted;

/* Before the first fit: enemies beaten and HP. */
static float judge(const Position *p) {
  if (p->phase == OVER) return p->won;
  if (!isFitted) return (beaten(p) + BITS(p->relics) + p->hp / 12.f) / 20;
  sense(p, features);
  return chance(odds());
}

/* The best choice one step ahead, all choices on the same worlds with the same luck. */
static int lookAhead(const Position *p, const Choice *open, int count, Luck *luck, float *expected) {
  float sums[MOST_CHOICES] = {0};
  for (int i = 0; i < WORLDS; i++) {
    Position world = *p;
    imagine(&world, luck);
    uint64_t seed = (uint64_t)draw(luck) << 32 | draw(luck);
    for (int j = 0; j < count; j++) {
      Position after = world;
      Luck own = {seed};
      play(&after, &open[j], &own);
      sums[j] += judge(&after);
    }
  }
  int best = 0;
  for (int j = 1; j < count; j++)
    if (sums[j] > sums[best]) best = j;
  *expected = sums[best] / WORLDS;
  return best;
}

static int playGame(int hard, Luck *luck) {
  static Row met[LONGEST];
  Choice open[MOST_CHOICES];
  Position p = setUp(hard, luck);
  int count = 0;
  while (p.phase != OVER) {
    int choices = listChoices(&p, open), best = 0;
    if (choices > 1) {
      float expected;
      best = lookAhead(&p, open, choices, luck, &expected);
      if (count < LONGEST) met[count++] = (Row){p, expected};
    }
    play(&p, &open[best], luck);
  }
  if (rowCount + count > room) rows = realloc(rows, (room = 2 * (rowCount + count)) * sizeof *rows);
  float target = p.won;
  for (int i = count - 1; i >= 0; i--) {
    target = TRUST_IN_RESULT * target + (1 - TRUST_IN_RESULT) * met[i].target;
    rows[rowCount++] = (Row){met[i].position, target};
  }
  return p.won;
}
