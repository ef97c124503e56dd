/** Runs of so many letters are looked at within a word, so that its forms and slips of the hand are known again. */
const RUNS = [3, 4, 5] as const;

/**
 * What of a question its likeness to others is judged by: its words, each two that stand side by side, and runs of letters in them.
 * @param said the words as `wordsOf` gives them, without marks
 */
export function featuresOf(said: readonly string[]): string[] {
  const found = new Set<string>();
  said.forEach((word, i) => {
    found.add(word);
    if (i > 0) found.add(`${said[i - 1]} ${word}`);
    const whole = `_${word}_`;
    for (const length of RUNS)
      for (let from = 0; word.length >= RUNS[0] && from + length <= whole.length; from += 1)
        found.add(`~${whole.slice(from, from + length)}`);
  });
  return [...found];
}
