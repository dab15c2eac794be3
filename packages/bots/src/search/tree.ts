// The memory of a search: all nodes of all seats' trees in flat arrays that grow by doubling.

/** No node: the end of a list of children, or a seat that has left its tree. */
export const NONE = -1;

/** The token of what luck has shown, apart from all choices and from NONE. */
export const sightToken = (sight: number): number => -2 - sight;
export const isSight = (token: number): boolean => token < NONE;

/**
 * A node stands for "after this token". A token is a choice and who made it: `id * seats + seat`. Children hang in a
 * list: `child` is the first, `sibling` the next.
 */
export interface Tree {
  size: number;
  token: Int32Array;
  child: Int32Array;
  sibling: Int32Array;
  /** How often the search went through. */
  visits: Int32Array;
  /** How often the choice was open when its seat chose at the parent: what was seldom open is not neglected for it. */
  listed: Int32Array;
  /** Sum of what the seat's side got, with the margin of victory mixed in. */
  total: Float64Array;
  /** Sum of plain results. */
  won: Float64Array;
  /** What is expected here by the best way on that was found; kept only where the hints know stages. */
  best: Float64Array;
  /** How much the hints' promise draws the search here, against the other arms of the list. */
  weight: Float32Array;
}

export const newTree = (room = 1024): Tree => ({
  size: 0,
  token: new Int32Array(room),
  child: new Int32Array(room),
  sibling: new Int32Array(room),
  visits: new Int32Array(room),
  listed: new Int32Array(room),
  total: new Float64Array(room),
  won: new Float64Array(room),
  best: new Float64Array(room),
  weight: new Float32Array(room),
});

function grow(tree: Tree): void {
  const wider = newTree(tree.token.length * 2);
  wider.token.set(tree.token);
  wider.child.set(tree.child);
  wider.sibling.set(tree.sibling);
  wider.visits.set(tree.visits);
  wider.listed.set(tree.listed);
  wider.total.set(tree.total);
  wider.won.set(tree.won);
  wider.best.set(tree.best);
  wider.weight.set(tree.weight);
  Object.assign(tree, wider, { size: tree.size });
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

export function addChild(tree: Tree, parent: number, token: number, weight: number): number {
  const node = addRoot(tree);
  tree.token[node] = token;
  tree.weight[node] = weight;
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
    into.listed[now] = from.listed[old]!;
    into.total[now] = from.total[old]!;
    into.won[now] = from.won[old]!;
    into.best[now] = from.best[old]!;
    const children: number[] = [];
    for (let node = from.child[old]!; node !== NONE; node = from.sibling[node]!) children.push(node);
    for (const node of children.reverse())
      pending.push([node, addChild(into, now, from.token[node]!, from.weight[node]!)]);
  }
  return top;
}
