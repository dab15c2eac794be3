// What small networks that judge positions share: weights kept as bytes, and the two layers above their inputs.

/** One signed byte for each weight, block after block, as base64; `steps` says what a step counts in each block. */
export function weightBlocks(
  sizes: readonly number[],
  steps: readonly number[],
  text: string,
): Float64Array[] {
  const bytes = Int8Array.from(atob(text), (byte) => byte.charCodeAt(0));
  let at = 0;
  return sizes.map((size, block) => {
    at += size;
    return Float64Array.from(bytes.subarray(at - size, at), (byte) => byte * steps[block]!);
  });
}

/** into += each input times its column. Laid out for speed: most inputs are 0. */
export function addColumns(weights: Float64Array, inputs: Float64Array, into: Float64Array): void {
  const { length } = into;
  for (let i = 0; i < inputs.length; i++) {
    const input = inputs[i]!;
    if (input === 0) continue;
    const at = i * length;
    for (let unit = 0; unit < length; unit++) into[unit]! += weights[at + unit]! * input;
  }
}

/** From the first layer to log odds, added to those that are known already. Units count for nothing below 0. */
export function upperLayers(second: Float64Array, second0: Float64Array, sum: Float64Array) {
  const next = new Float64Array(second0.length);
  return (layer: Float64Array, known: number): number => {
    for (let unit = 0; unit < layer.length; unit++) if (layer[unit]! < 0) layer[unit] = 0;
    next.set(second0);
    addColumns(second, layer, next);
    let odds = known + sum[next.length]!;
    for (let unit = 0; unit < next.length; unit++) if (next[unit]! > 0) odds += sum[unit]! * next[unit]!;
    return odds;
  };
}
