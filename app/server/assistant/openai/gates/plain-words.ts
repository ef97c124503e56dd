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
  /https?:|www\.|\S@\S|\b\d{1,3}(?:\.\d{1,3}){3}\b/i,
  /[€$£¥₹₩฿]\s?\d|\d\s?[€$£¥₹₩฿]|\b\d+(?:[.,]\d+)?\s?(?:euros?|dollars?|pounds?|yen|usd|eur|gbp)\b/i,
  /\b\d{1,2}[:.h]\d{2}\b|\b\d{1,2}\s?(?:am|pm|a\.m\.|p\.m\.|o'clock)(?!\w)/i,
  /\+?\d[\d\s()-]{7,}\d/,
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules)\b/i,
  /\b(?:system prompt|language model|as an ai)\b/i,
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

/** Dots that browsers take for the dot of an address. */
const OTHER_DOTS = /(?<=[\w-])[．。｡](?=[\w-])/g;
/** Words joined by dots alone, the last of them of letters: an address in any script and with any ending, or an abbreviation. */
const DOTTED =
  /(?<![\p{L}\p{N}\p{M}.-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*)\.)+(?:xn--[a-z\d-]+|\p{L}[\p{L}\p{M}-]+)/giu;
/** What stands before a name with a dot, and without a space when somebody is in a hurry. */
const BEFORE_A_NAME =
  /^(?:st|ste|sta|sto|mt|dr|mr|mrs|ms|prof|gen|jr|sr|no|nr|vs|ca|approx|av|ave|blvd|rd|sq|pl|pza|plz|str|ft|pt)$/i;
/** Endings that follow a single letter or a number in addresses people know. */
const AFTER_ONE_LETTER = /^(?:co|com|org|net|io|me|ly|to|tv|fm|ai|app|dev|gg|link|info|xyz|gd|cc|ws|ms|be|it|at)$/i;

/** Whether one can go there with a browser: whoever registers it decides what it shows, so no ending is safe. */
function isAddress(dotted: string): boolean {
  const words = dotted.split(".");
  const last = words.at(-1) ?? "";
  const before = words.slice(0, -1);
  if (before.every((word) => word.length === 1 || /^\d+$/.test(word))) return AFTER_ONE_LETTER.test(last);
  return !(before.every((word) => BEFORE_A_NAME.test(word)) && /^\p{Lu}/u.test(last));
}

const isFit = (sentence: string): boolean =>
  !UNFIT.some((pattern) => pattern.test(sentence)) &&
  !(sentence.replace(OTHER_DOTS, ".").match(DOTTED) ?? []).some(isAddress);

/** What sentences have to be like; `isAllowed` is a further test that each has to pass. Lengths are in letters. */
export type WordsGate = { longest: number; shortest?: number; isAllowed?: (sentence: string) => boolean };

/** Markup that is open still: what it will be is not known before it closes. */
const OPEN_MARKUP = /\{[^}]*$|<[^>]*$|\[[^\]]*$|\]\([^)]*$/;

/** Of a text that is still being written, the sentences that are whole; none while something like markup is open. */
export function wholeSentences(text: string): string {
  const ends = [...text.matchAll(new RegExp(BETWEEN, "g"))].at(-1)?.index ?? 0;
  const whole = text.slice(0, ends);
  return OPEN_MARKUP.test(whole) || whole.includes("```") ? "" : whole;
}

/**
 * A model's text as it may be shown: whole sentences, as many as fit into the length, without those that say what it cannot know.
 * Null when too little is left.
 */
export function plainWords(text: string, { longest, shortest = 20, isAllowed = () => true }: WordsGate): string | null {
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
