/* The network of `src/hints/judgement.ts`: all weights in one array, block after block, all of one input together. */
#include <stdio.h>
#include <stdlib.h>
#include "features.h"

enum { WIDE = 64, NARROW = 32 };
enum { FIRST = 0, FIRST0 = FEATURES * WIDE, SECOND = FIRST0 + WIDE, SECOND0 = SECOND + WIDE * NARROW };
enum { SUM = SECOND0 + NARROW, WEIGHTS = SUM + NARROW + 1 };

static float weights[WEIGHTS], features[FEATURES], wide[WIDE], narrow[NARROW];

static float odds(void) {
  memcpy(wide, weights + FIRST0, sizeof wide);
  for (int i = 0; i < FEATURES; i++)
    if (features[i] != 0)
      for (int unit = 0; unit < WIDE; unit++) wide[unit] += weights[i * WIDE + unit] * features[i];
  memcpy(narrow, weights + SECOND0, sizeof narrow);
  for (int i = 0; i < WIDE; i++)
    if (wide[i] > 0)
      for (int unit = 0; unit < NARROW; unit++) narrow[unit] += weights[SECOND + i * NARROW + unit] * wide[i];
  float sum = weights[WEIGHTS - 1];
  for (int unit = 0; unit < NARROW; unit++)
    if (narrow[unit] > 0) sum += weights[SUM + unit] * narrow[unit];
  return sum;
}
static float chance(float odd) { return 1 / (1 + expf(-odd)); }

/* Adds the slopes of the position that `odds` looked at last. */
static void learn(float wrong, float *slopes) {
  float back[NARROW], behind[WIDE];
  slopes[WEIGHTS - 1] += wrong;
  for (int unit = 0; unit < NARROW; unit++) {
    int isActive = narrow[unit] > 0;
    if (isActive) slopes[SUM + unit] += wrong * narrow[unit];
    back[unit] = isActive ? wrong * weights[SUM + unit] : 0;
    slopes[SECOND0 + unit] += back[unit];
  }
  for (int i = 0; i < WIDE; i++) {
    float sum = 0;
    for (int unit = 0; wide[i] > 0 && unit < NARROW; unit++) {
      slopes[SECOND + i * NARROW + unit] += wide[i] * back[unit];
      sum += weights[SECOND + i * NARROW + unit] * back[unit];
    }
    behind[i] = sum;
    slopes[FIRST0 + i] += sum;
  }
  for (int i = 0; i < FEATURES; i++)
    if (features[i] != 0)
      for (int unit = 0; unit < WIDE; unit++) slopes[i * WIDE + unit] += features[i] * behind[unit];
}

static void startWeights(Luck *luck) {
  const float spread[] = {0.28f, 0.3f, 0.15f};
  for (int i = 0; i < WEIGHTS; i++) {
    int block = i < FIRST0 ? 0 : i >= SECOND && i < SECOND0 ? 1 : i >= SUM && i < WEIGHTS - 1 ? 2 : -1;
    weights[i] = block < 0 ? 0 : spread[block] * (2 * (draw(luck) / 4294967296.f) - 1);
  }
}

/* One signed byte for each weight, and what a step counts in each block. */
static void printWeights(void) {
  const int ends[] = {FIRST0, SECOND, SECOND0, SUM, WEIGHTS};
  static uint8_t bytes[WEIGHTS + 2];
  printf("{\n  wide: %d,\n  narrow: %d,\n  steps: [", WIDE, NARROW);
  for (int block = 0, at = 0; block < 5; block++) {
    float most = 0;
    for (int i = at; i < ends[block]; i++) most = fmaxf(most, fabsf(weights[i]));
    char text[32];
    snprintf(text, sizeof text, "%.5f", most / 126);
    printf("%s%s", block ? ", " : "", text);
    for (; at < ends[block]; at++) bytes[at] = (int8_t)lroundf(weights[at] / strtof(text, NULL));
  }
  printf("],\n  bytes:\n    '");
  const char *digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  for (int at = 0; at < WEIGHTS; at += 3) {
    uint32_t three = bytes[at] << 16 | bytes[at + 1] << 8 | bytes[at + 2];
    for (int i = 0; i < 4; i++) putchar(at + i > WEIGHTS ? '=' : digits[three >> (18 - 6 * i) & 63]);
  }
  printf("',\n}\n");
}
