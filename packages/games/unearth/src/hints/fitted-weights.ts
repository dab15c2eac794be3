// The weights of the outlook, fitted to games of two and used at every table: docs/balance/unearth.md says how.

interface Fitted {
  /** By feature of a contest for a Ruin: `claim-odds.ts`. */
  readonly claims: readonly number[];
  /** By feature of a seat, in points: `outlook.ts`. */
  readonly outlook: readonly number[];
  /** How far final points scatter around the outlook: at the end, and more by the share of the Ruins still to come. */
  readonly scatter: readonly [atEnd: number, perShare: number];
}

export const FITTED: Fitted = {
  claims: [
    -2.39, -1.759, -1.434, -0.752, -0.1, 0.689, 1.373, 1.926, 2.446, 1.407, 1.596, 1.349, 0.715, 0.12, -0.63,
    -1.36, -1.492, -1.706, 0.01, 1.528, 0.018, 0.059, 0.039, 0.33, 0.117, 0.661, -0.366, 0.119, -0.08, 0.331,
  ],
  outlook: [
    0.783, -0.439, -0.548, 0.521, -0.976, 2.485, 1.202, -1.477, 4.867, 0.991, 0.122, 0.0, 3.887, -2.662,
    -5.182, -6.466, -7.418, 0.0, 16.594, 4.517, 0.194, -1.549, -1.914, 1.205, 0.567, -0.073, 0.466, 0.852,
    1.788, -0.307, 0.111, 2.14, 0.233, 1.777, -1.338, -7.377, -19.202, -22.645, 0.595, 2.56, 4.631, 4.34,
    5.664, 8.603, -0.314, 4.344, -0.313, 5.756, 0.26, -1.842, 3.756, 5.629, 0.778, 5.313, 4.815, 0.0, 0.0,
    0.311, -0.086, 0.0, -0.454, 1.098, 0.685, -0.081, 0.627, 0.19, 0.742, -0.372, 0.201, -0.406, 0.31, 0.225,
    -0.508, 5.237, 0.541, -0.043, 0.0,
  ],
  scatter: [3, 5],
};
