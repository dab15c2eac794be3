/*
 * Fits the judgement of a mode and prints its weights, as they stand in `src/hints/nets.ts`:
 *   cc -O3 -march=native -ffast-math -o /tmp/fit packages/games/ruba/tools/fit-judgement/fit.c -lm && /tmp/fit hard 1
 * (mode, seed, and if wanted rounds and games a round). Each round plays by the judgement of the one before, one step ahead on
 * eight imagined worlds, and fits to the games of the last four rounds: to what came out and, the farther from the end the
 * more, to what was expected on the way. In C, for a hundredth of the time: the rules stand here a second time, as far as the
 * judgement needs them.
 */
#include "games.h"

enum { KEPT_ROUNDS = 4, BATCH = 256 };
static const float RATE = 0.001f, DECAY = 1e-6f;

/* Forgets the oldest round once there are enough; `firsts` is where each begins. */
static int forget(int rounds, long *firsts) {
  if (rounds < KEPT_ROUNDS) return rounds;
  long gone = firsts[1];
  rowCount -= gone;
  memmove(rows, rows + gone, rowCount * sizeof *rows);
  for (int i = 1; i < rounds; i++) firsts[i - 1] = firsts[i] - gone;
  return rounds - 1;
}

/* Adam, with a rate that falls to nothing along a cosine. Answers the mean loss in nats. */
static double fit(int epochs, Luck *luck) {
  static float slopes[WEIGHTS], mean[WEIGHTS], square[WEIGHTS];
  long count = rowCount, steps = epochs * (count / BATCH), step = 0;
  uint32_t *order = malloc(count * sizeof *order);
  double loss = 0;
  for (long i = 0; i < count; i++) order[i] = i;
  memset(mean, 0, sizeof mean);
  memset(square, 0, sizeof square);
  for (int epoch = 0; epoch < epochs; epoch++) {
    for (long i = count - 1; i > 0; i--) {
      long j = pick(luck, i + 1);
      uint32_t kept = order[i];
      order[i] = order[j];
      order[j] = kept;
    }
    loss = 0;
    for (long at = 0; at + BATCH <= count; at += BATCH) {
      memset(slopes, 0, sizeof slopes);
      for (long i = at; i < at + BATCH; i++) {
        const Row *row = &rows[order[i]];
        sense(&row->position, features);
        float odd = odds();
        loss += log1pf(expf(odd)) - row->target * odd;
        learn(chance(odd) - row->target, slopes);
      }
      step++;
      float rate = RATE * 0.5f * (1 + cosf(3.14159265f * step / steps));
      float forMean = 1 / (1 - powf(0.9f, step)), forSquare = 1 / (1 - powf(0.999f, step));
      for (int i = 0; i < WEIGHTS; i++) {
        float slope = slopes[i] / BATCH + DECAY * weights[i];
        mean[i] = 0.9f * mean[i] + 0.1f * slope;
        square[i] = 0.999f * square[i] + 0.001f * slope * slope;
        weights[i] -= rate * mean[i] * forMean / (sqrtf(square[i] * forSquare) + 1e-8f);
      }
    }
  }
  free(order);
  return loss / (count / BATCH * BATCH);
}

int main(int count, char **words) {
  if (count < 3) return 2;
  int hard = !strcmp(words[1], "hard"), rounds = count > 3 ? atoi(words[3]) : 16;
  long games = count > 4 ? atol(words[4]) : 20000, firsts[KEPT_ROUNDS];
  Luck luck = {strtoull(words[2], NULL, 10) * 104729 + 3};
  for (int set = 0; set < 64; set++)
    for (int i = 0; i < 6; i++)
      if (set >> i & 1) goldSum[set] += i + 2;
  startWeights(&luck);
  for (int round = 0, kept = 0; round < rounds; round++) {
    long won = 0;
    kept = forget(kept, firsts);
    firsts[kept++] = rowCount;
    for (long i = 0; i < games; i++) won += playGame(hard, &luck);
    double loss = fit(round == 0 ? 2 : 1, &luck);
    isFitted = 1;
    fprintf(stderr, "round %d: %.2f %% of %ld won, loss %.5f\n", round, 100.0 * won / games, games, loss);
  }
  printWeights();
  return 0;
}
