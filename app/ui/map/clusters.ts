/** Things that lie too close together to be told apart; `members` are their places in the list, in its order. */
export type Cluster = { x: number; y: number; members: number[] };

type Place = { x: number; y: number };

/**
 * Joins places until the boxes around any two, `reach` high, do not overlap; one alone is a cluster of itself. A cluster lies in the middle of its
 * members. Where a name stands in it, its box is `wider` than high.
 */
export function clustersOf(places: readonly Place[], reach: number, wider = 1): Cluster[] {
  const touch = (a: Place, b: Place) => Math.abs(a.x - b.x) < reach * wider && Math.abs(a.y - b.y) < reach;
  let clusters: Cluster[] = places.map(({ x, y }, at) => ({ x, y, members: [at] }));
  for (let joined = joinOnce(clusters, touch); joined !== null; joined = joinOnce(clusters, touch)) clusters = joined;
  return clusters.map((cluster) => ({ ...cluster, members: cluster.members.toSorted((a, b) => a - b) }));
}

/** Each with all that it touches; null when nothing did. */
function joinOnce(clusters: readonly Cluster[], touch: (a: Place, b: Place) => boolean): Cluster[] | null {
  const left: Cluster[] = [];
  for (const cluster of clusters) {
    const at = left.findIndex((other) => touch(other, cluster));
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
