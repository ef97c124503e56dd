/** So many letters in a row are looked at within a word, so that its forms and slips of the hand are known again. */
const LETTERS = 4;

/**
 * What of a question its likeness to others is judged by: its words, each two that stand side by side, and runs of four letters in longer words.
 * @param said the words as `wordsOf` gives them, without marks
 */
export function featuresOf(said: readonly string[]): string[] {
  const found = new Set<string>();
  said.forEach((word, i) => {
    found.add(word);
    if (i > 0) found.add(`${said[i - 1]} ${word}`);
    const whole = `_${word}_`;
    for (let from = 0; word.length >= LETTERS && from + LETTERS <= whole.length; from += 1)
      found.add(`~${whole.slice(from, from + LETTERS)}`);
  });
  return [...found];
}

/** A run of letters tells half of what a word does. */
export const weightOf = (feature: string, rarity: number): number => (feature.startsWith("~") ? 0.5 : 1) * rarity;
