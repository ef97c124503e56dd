/** Sentences as one text; what is empty or missing is left out. */
export const sentences = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(" ");

/** The same with an empty line between: what answers another question begins anew. */
export const paragraphs = (...parts: (string | null)[]): string => parts.filter(Boolean).join("\n\n");

/** "a, b and c". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words[words.length - 1] ?? ""}`;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
