/** Things that lie too close together to be told apart; `members` are their places in the list, in its order. */
export type Cluster = { x: number; y: number; members: number[] };

type Place = { x: number; y: number };

/**
 * Joins what lies nearer than `reach` until no two of the clusters do; one alone is a cluster of itself. A cluster lies in the middle of its members.
 * The same places in the same order always join the same way.
 */
export function clustersOf(places: readonly Place[], reach: number): Cluster[] {
  let clusters: Cluster[] = places.map(({ x, y }, at) => ({ x, y, members: [at] }));
  for (let joined = joinOnce(clusters, reach); joined !== null; joined = joinOnce(clusters, reach)) clusters = joined;
  return clusters.map((cluster) => ({ ...cluster, members: cluster.members.toSorted((a, b) => a - b) }));
}

/** Each with all that is in its reach; null when nothing was. */
function joinOnce(clusters: readonly Cluster[], reach: number): Cluster[] | null {
  const left: Cluster[] = [];
  for (const cluster of clusters) {
    const at = left.findIndex((other) => Math.hypot(other.x - cluster.x, other.y - cluster.y) < reach);
    const near = left[at];
    if (near) left[at] = together(near, cluster);
    else left.push(cluster);
  }
  return left.length === clusters.length ? null : left;
}

function together(a: Cluster, b: Cluster): Cluster {
  const [of, more] = [a.members.length, b.members.length];
  const middle = (one: number, other: number) => (one * of + other * more) / (of + more);
  return { x: middle(a.x, b.x), y: middle(a.y, b.y), members: [...a.members, ...b.members] };
}
