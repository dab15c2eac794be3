// Logistic regression by Newton's method, for the estimates that are fitted to games.

export interface Row {
  readonly signs: Float64Array;
  readonly won: number;
}

const STEPS = 8;

const chance = (weights: readonly number[], signs: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += signs[i]! * weights[i]!;
  return 1 / (1 + Math.exp(-sum));
};

/** Weights that foretell the rows best, kept small by the ridge. */
export function fitWeights(rows: readonly Row[], count: number, ridge: number): number[] {
  let weights: number[] = new Array(count).fill(0);
  for (let step = 0; step < STEPS; step++) weights = improve(weights, rows, ridge);
  return weights;
}

function improve(weights: readonly number[], rows: readonly Row[], ridge: number): number[] {
  const count = weights.length;
  const slope = weights.map((weight) => -ridge * weight);
  const bend = weights.map((_, i) => weights.map((_weight, j) => (i === j ? ridge : 0)));
  for (const { signs, won } of rows) {
    const expected = chance(weights, signs);
    const doubt = expected * (1 - expected);
    for (let i = 0; i < count; i++) {
      slope[i]! += (won - expected) * signs[i]!;
      for (let j = 0; j < count; j++) bend[i]![j]! += doubt * signs[i]! * signs[j]!;
    }
  }
  const change = eliminated(bend, slope);
  return weights.map((weight, i) => weight + change[i]!);
}

/** Gauss: the solution of `rows * x = right`. */
function eliminated(rows: number[][], right: number[]): number[] {
  for (let i = 0; i < right.length; i++)
    for (let k = 0; k < right.length; k++) {
      if (k === i) continue;
      const share = rows[k]![i]! / rows[i]![i]!;
      for (let j = i; j < right.length; j++) rows[k]![j]! -= share * rows[i]![j]!;
      right[k]! -= share * right[i]!;
    }
  return right.map((value, i) => value / rows[i]![i]!);
}

/** Mean loss in nats. */
export const logLoss = (weights: readonly number[], rows: readonly Row[]): number =>
  rows.reduce((sum, { signs, won }) => {
    const expected = chance(weights, signs);
    return sum - Math.log(won ? expected : 1 - expected);
  }, 0) / rows.length;
