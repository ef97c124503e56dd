/** The order of a day's stops: who stands at each position, and how long the way through them is. */
export type Order = { who: readonly number[]; km: number };

/** What the orders of a day are looked for in. */
export type Places = {
  count: number;
  /** Kilometres from one stop to another. */
  km: (from: number, to: number) => number;
  /** Whether a stop may stand at a position. */
  mayStand: (who: number, at: number) => boolean;
};

/** So many orders are kept, and so many beginnings of orders looked at: enough for all orders of the stops that a full day has, but for the hopeless. */
const KEPT = 40;
const MOST_LOOKED_AT = 30_000;

/**
 * The shortest orders of a day, the shortest first, of those that are no longer than a limit. What cannot become short enough any more is not gone on
 * with (branch and bound): each stop that is not reached yet costs at least the way from its nearest neighbour.
 */
export function shortestOrders({ count, km, mayStand }: Places, limit: number): Order[] {
  const all = Array.from({ length: count }, (_, i) => i);
  const ways = all.map((from) => all.map((to) => (from === to ? 0 : km(from, to))));
  const nearest = all.map((to) => Math.min(...all.map((from) => (from === to ? Infinity : (ways[from]?.[to] ?? 0)))));
  const options = all.map((at) => all.filter((who) => mayStand(who, at)));
  const found: Order[] = [];
  const order: number[] = [];
  let most = limit;
  let lookedAt = 0;

  function keep(length: number): void {
    const behind = found.findIndex((other) => other.km > length);
    found.splice(behind < 0 ? found.length : behind, 0, { who: [...order], km: length });
    if (found.length > KEPT) found.pop();
    if (found.length === KEPT) most = found.at(-1)?.km ?? most;
  }

  /** `ahead`: what the stops that are not reached yet cost at the least. */
  function goOn(length: number, ahead: number): void {
    const here = order.at(-1);
    if (here !== undefined && (length + ahead > most || (lookedAt += 1) > MOST_LOOKED_AT)) return;
    if (order.length === count) return keep(length);
    const next = (options[order.length] ?? [])
      .filter((who) => !order.includes(who))
      .map((who) => ({ who, way: here === undefined ? 0 : (ways[here]?.[who] ?? 0) }))
      .sort((a, b) => a.way - b.way || a.who - b.who);
    for (const { who, way } of next) {
      order.push(who);
      goOn(length + way, ahead - (nearest[who] ?? 0));
      order.pop();
    }
  }

  if (count < 2) return [];
  goOn(
    0,
    nearest.reduce((sum, way) => sum + way, 0),
  );
  return found;
}
