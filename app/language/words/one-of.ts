const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** "word*" is what begins so, "a/b" is either. */
const wordSource = (written: string): string => {
  const words = written
    .split("/")
    .map((word) => (word.endsWith("*") ? String.raw`${escaped(word.slice(0, -1))}[\w\u00c0-\u024f]*` : escaped(word)));
  return words.length === 1 ? words.join("") : `(?:${words.join("|")})`;
};

/** A word that may be missing takes the space with it that parts it from the first one that may not. */
function phraseSource(phrase: string): string {
  const written = phrase.split(/\s+/);
  const first = written.findIndex((word) => !word.endsWith("?"));
  return written
    .map((word, at) => {
      if (word === "..") return String.raw`(?: [^\s,]+){0,4}`;
      const source = wordSource(word.replace(/\?$/, ""));
      if (at < first) return `(?:${source} )?`;
      if (at === first) return source;
      return word.endsWith("?") ? `(?: ${source})?` : ` ${source}`;
    })
    .join("");
}

/**
 * Rows of words as a part of a pattern, in the order they are written: phrases between commas, `|` between languages, and in a phrase what a
 * `PhraseTable` has for it: `a/b` is either, `word*` what begins so, `word?` may be missing, `..` up to four words.
 * For patterns that have to tell where in a text something stands; whether it stands there at all, a table tells.
 */
export const oneOf = (rows: string): string =>
  `(?:${rows
    .split(/[|,]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "")
    .map(phraseSource)
    .join("|")})`;
