// Weighted least squares by normal equations, with a little ridge: enough for a hundred features.

export interface Equations {
  readonly size: number;
  readonly products: Float64Array;
  readonly right: Float64Array;
}

export const newEquations = (size: number): Equations => ({
  size,
  products: new Float64Array(size * size),
  right: new Float64Array(size),
});

export function addTo(
  { size, products, right }: Equations,
  facts: ArrayLike<number>,
  target: number,
  weight: number,
): void {
  for (let i = 0; i < size; i++) {
    const fact = facts[i]! * weight;
    if (fact === 0) continue;
    right[i]! += fact * target;
    for (let j = 0; j <= i; j++) products[i * size + j]! += fact * facts[j]!;
  }
}

/** Cholesky's way; `ridge` pulls weights that the data say little about towards nothing. */
export function solve({ size, products, right }: Equations, ridge: number): number[] {
  const lower = products.slice();
  for (let i = 0; i < size; i++) {
    lower[i * size + i]! += ridge;
    for (let j = 0; j <= i; j++) {
      let sum = lower[i * size + j]!;
      for (let k = 0; k < j; k++) sum -= lower[i * size + k]! * lower[j * size + k]!;
      lower[i * size + j] = i === j ? Math.sqrt(sum) : sum / lower[j * size + j]!;
    }
  }
  const found = Array.from(right);
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) found[i]! -= lower[i * size + k]! * found[k]!;
    found[i]! /= lower[i * size + i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) found[i]! -= lower[k * size + i]! * found[k]!;
    found[i]! /= lower[i * size + i]!;
  }
  return found;
}
