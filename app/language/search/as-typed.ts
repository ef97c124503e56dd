import { folded } from "../words/phrases";

/** What may stand between two words of a name: marks and little words, but no end of a sentence. */
const BETWEEN = "[^\\p{L}\\p{N}.!?;:]+(?:\\p{L}{1,3}[^\\p{L}\\p{N}.!?;:]+){0,2}";

/** A name of these words as it stands in what was typed, little words between them left out or not; null where it does not. */
export function asTyped(text: string, words: readonly string[]): string | null {
  const plain = folded(text);
  if (words.length === 0 || plain.length !== text.length) return null;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${words.join(BETWEEN)}(?![\\p{L}\\p{N}])`, "u");
  const found = pattern.exec(plain);
  return found && text.slice(found.index, found.index + found[0].length);
}
