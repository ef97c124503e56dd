const SHORTEST = 5;
const LONG = 8;

/** Letters put in, left out, exchanged or swapped with the next, counted up to `most`; more is more than `most`. */
function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [twoAgo, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (twoAgo[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [twoAgo, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}

/**
 * The telling word that a mistyped one was meant to be, or the word itself. One slip, two in a long word; a first letter is seldom wrong,
 * and short words have too many neighbours to guess at.
 */
export function mendWord(word: string, telling: ReadonlySet<string>): string {
  if (word.length < SHORTEST || telling.has(word) || telling.has(`${word}s`) || telling.has(word.replace(/s$/, "")))
    return word;
  const most = word.length >= LONG ? 2 : 1;
  let [best, fewest] = [word, most + 1];
  for (const option of telling) {
    if (option.length < SHORTEST || option[0] !== word[0]) continue;
    const count = slips(word, option, most);
    if (count < fewest) [best, fewest] = [option, count];
  }
  return best;
}
