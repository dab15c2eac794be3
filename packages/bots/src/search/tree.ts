// The memory of a search: all nodes of all seats' trees in flat arrays that grow by doubling.

/** No node: the end of a list of children, or a seat that has left its tree. */
export const NONE = -1;

/** The token of what chance has shown, apart from all choices and from NONE. */
export const chanceToken = (outcome: number): number => -2 - outcome;
export const isChance = (token: number): boolean => token < NONE;

/**
 * A node stands for "after this token". A token is a choice and who made it: `id * seats + seat`. Children hang in a
 * list: `child` is the first, `sibling` the next.
 */
export interface Tree {
  size: number;
  token: Int32Array;
  child: Int32Array;
  sibling: Int32Array;
  /** How many iterations passed through. */
  visits: Int32Array;
  /** How often the choice was open when its seat chose at the parent: what was seldom open is not neglected for it. */
  available: Int32Array;
  /** Sum of what the seat's side got, with the margin of victory mixed in. */
  total: Float64Array;
  /** Sum of plain results. */
  won: Float64Array;
  /** What the best line below is worth; kept only where the game has planning stages. */
  best: Float64Array;
  /** Before scaling against the other arms of the list. */
  prior: Float32Array;
  /** 1 where the choice was seen to ask for luck; kept only where the game has planning stages. */
  isLucky: Uint8Array;
}

export const newTree = (room = 1024): Tree => ({
  size: 0,
  token: new Int32Array(room),
  child: new Int32Array(room),
  sibling: new Int32Array(room),
  visits: new Int32Array(room),
  available: new Int32Array(room),
  total: new Float64Array(room),
  won: new Float64Array(room),
  best: new Float64Array(room),
  prior: new Float32Array(room),
  isLucky: new Uint8Array(room),
});

function grow(tree: Tree): void {
  const { size, ...wider } = newTree(tree.token.length * 2);
  for (const column of Object.keys(wider) as (keyof typeof wider)[]) wider[column].set(tree[column]);
  Object.assign(tree, wider);
}

/** Adds a node without a parent. */
export function addRoot(tree: Tree): number {
  if (tree.size === tree.token.length) grow(tree);
  const node = tree.size++;
  tree.token[node] = NONE;
  tree.child[node] = NONE;
  tree.sibling[node] = NONE;
  return node;
}

export function addChild(tree: Tree, parent: number, token: number, prior: number): number {
  const node = addRoot(tree);
  tree.token[node] = token;
  tree.prior[node] = prior;
  tree.sibling[node] = tree.child[parent]!;
  tree.child[parent] = node;
  return node;
}

export function childBy(tree: Tree, parent: number, token: number): number {
  let node = tree.child[parent]!;
  while (node !== NONE && tree.token[node] !== token) node = tree.sibling[node]!;
  return node;
}

/** A new tree of what hangs below `root` alone, added to `into`; answers the root's new number. */
export function transplant(from: Tree, root: number, into: Tree): number {
  const top = addRoot(into);
  const pending: [old: number, now: number][] = [[root, top]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [old, now] = next;
    into.visits[now] = from.visits[old]!;
    into.available[now] = from.available[old]!;
    into.total[now] = from.total[old]!;
    into.won[now] = from.won[old]!;
    into.best[now] = from.best[old]!;
    into.isLucky[now] = from.isLucky[old]!;
    const children: number[] = [];
    for (let node = from.child[old]!; node !== NONE; node = from.sibling[node]!) children.push(node);
    for (const node of children.reverse())
      pending.push([node, addChild(into, now, from.token[node]!, from.prior[node]!)]);
  }
  return top;
}
