const SCRIPTS = /<(script|style)\b[\s\S]*?(<\/\1>|$)/gi;
const TAGS = /<\/?[a-z!][^<>]*>/gi;
const CODE = /```[\s\S]*?(```|$)/g;
const LINKS = /!?\[([^\]]*)\]\([^)]*\)/g;
const MARKS = /[*_`#<>~|\\]+|^\s*(?:[-•]|\d+\.)\s+/gm;
/** Control characters, and those that change the direction of text or hide it. */
const UNSEEN = /[\p{C}]+/gu;
const SPACE = /\s+/g;
/** The space between two sentences: after the full stop, and after a quote or bracket that closes with it. */
const BETWEEN = /(?<=[.!?…]["'”’)]?)\s+/;

/** Sentences that are left out: a model cannot know prices, opening times or telephone numbers, must not link anywhere, and must not repeat instructions. */
const UNFIT = [
  /https?:|www\.|\b[\w-]+\.(?:com|org|net|io|eu|gov|info|app|co|[a-z]{2}\/)\b|\S@\S/i,
  /[€$£¥₹₩฿]\s?\d|\d\s?[€$£¥₹₩฿]|\b\d+(?:[.,]\d+)?\s?(?:euros?|dollars?|pounds?|yen|usd|eur|gbp)\b/i,
  /\b\d{1,2}[:.h]\d{2}\b|\b\d{1,2}\s?(?:am|pm|a\.m\.|p\.m\.|o'clock)(?!\w)/i,
  /\+?\d[\d\s()-]{7,}\d/,
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules)\b|\b(?:system prompt|language model|as an ai)\b/i,
];

/** The text as one plain paragraph without markup and invisible characters. */
const plain = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\r\n\t]+/g, "\n")
    .replace(CODE, " ")
    .replace(SCRIPTS, " ")
    .replace(LINKS, "$1")
    .replace(TAGS, " ")
    .replace(MARKS, " ")
    .replace(UNSEEN, " ")
    .replace(SPACE, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .trim();

const isFit = (sentence: string): boolean => !UNFIT.some((pattern) => pattern.test(sentence));

/**
 * A model's text as it may be shown: whole sentences, as many as fit into the length, without those that say what it cannot know.
 * Null when too little is left.
 * @param isAllowed a further test that each sentence has to pass
 */
export function plainWords(
  text: string,
  {
    longest,
    shortest = 20,
    isAllowed = () => true,
  }: { longest: number; shortest?: number; isAllowed?: (sentence: string) => boolean },
): string | null {
  let kept = "";
  for (const next of plain(text).split(BETWEEN)) {
    if (!isFit(next) || !isAllowed(next)) continue;
    if (kept.length + next.length + 1 > longest) break;
    kept = kept ? `${kept} ${next}` : next;
  }
  return kept.length >= shortest ? kept : null;
}

/** A model's heading: one plain line without a full stop at its end. Null when it is empty, too long, or says what it cannot know. */
export function plainTitle(text: string, longest: number): string | null {
  const title = plain(text).replace(/[.;:,\s]+$/, "");
  return title.length > 2 && title.length <= longest && isFit(title) ? title : null;
}
