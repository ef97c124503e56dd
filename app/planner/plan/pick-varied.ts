/** The cost of each option of the same kind that was picked before. */
const SAME_KIND = 0.9;

/** Picks the best option again and again; the more of its kind are picked already, the less an option is worth. */
export function pickVaried<T>(
  options: readonly T[],
  count: number,
  points: (option: T) => number,
  kind: (option: T) => string,
): T[] {
  const left = [...options];
  const picked: T[] = [];
  const seen = new Map<string, number>();
  while (picked.length < count && left.length > 0) {
    const worth = (option: T): number => points(option) - SAME_KIND * (seen.get(kind(option)) ?? 0);
    const best = left.reduce((leader, option) => (worth(option) > worth(leader) ? option : leader));
    left.splice(left.indexOf(best), 1);
    picked.push(best);
    seen.set(kind(best), (seen.get(kind(best)) ?? 0) + 1);
  }
  return picked;
}
