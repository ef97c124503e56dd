/**
 * Characters that nobody sees and that make a text look like another one, hide what it says or turn it around: controls, half characters,
 * what is "ignorable" by Unicode's own list (zero widths, direction marks and overrides, fillers, tags), and notes between lines.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{DI}\p{Noncharacter_Code_Point}\u{FFF9}-\u{FFFB}]/u;

/**
 * What is surely seen, of most scripts: nearly every text is of these alone. To look for others takes a tenth of the time of looking for the
 * unseen, and every text of a plan is looked at each time the plan is read.
 */
const SURELY_SEEN = [
  // Latin letters, figures and marks, without the soft hyphen.
  String.raw`\x20-\x7E\xA0-\xAC\xAE-\u02FF`,
  // Greek, Cyrillic, Armenian and Hebrew, and the rarer letters of Latin and Greek.
  String.raw`\u0370-\u05FF\u1E00-\u1FFF`,
  // Dashes, quotes, currencies, arrows and other signs.
  String.raw`\u2010-\u2027\u2030-\u205E\u2070-\u2BFF`,
  // Chinese, Japanese and Korean.
  String.raw`\u3000-\u3163\u3165-\uD7FF\uF900-\uFAFF`,
].join("");
const NOT_SURELY_SEEN = new RegExp(`[^${SURELY_SEEN}]`);

/** The scripts that write some words with a (non-)joiner between two letters. */
const JOINING_SCRIPTS = [
  ...["Arab", "Syrc", "Mand", "Mong", "Nko", "Adlm", "Phag", "Rohg"],
  ...["Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh"],
  ...["Khmr", "Mymr", "Lao", "Thai", "Tibt", "Java", "Bali"],
]
  .map((script) => `\\p{scx=${script}}`)
  .join("");
const JOINING_LETTER = `(?=[${JOINING_SCRIPTS}])[\\p{L}\\p{M}]`;
const EMOJI = "\\p{Extended_Pictographic}";

/** Where an unseen character belongs to what one sees: it stays there, and goes everywhere else. */
const BELONGING = [
  // A family, a profession, a flag of several signs: 👩‍👩‍👧.
  `(?<=${EMOJI}[\\p{Emoji_Modifier}\\uFE0F]?)\\u200D(?=${EMOJI})`,
  // Emoji or plain sign, and forms of a symbol: ❤️, 1️⃣.
  `(?<=[${EMOJI}\\p{S}0-9#*])[\\uFE00-\\uFE0F]`,
  // The variants of a Chinese character, as in Japanese family names.
  "(?<=\\p{Unified_Ideograph})[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]",
  // The flags of England, Scotland and Wales.
  "(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{0,6})[\\u{E0020}-\\u{E007F}]",
  "(?<=\\p{Script=Mongolian})[\\u180B-\\u180D\\u180F]",
  `(?<=${JOINING_LETTER})[\\u200C\\u200D](?=${JOINING_LETTER})`,
].join("|");

/** What goes: unseen characters where they do not belong to anything. */
const ASTRAY = new RegExp(`(?!${BELONGING})${UNSEEN.source}`, "gu");
const ASTRAY_BUT_BREAKS = new RegExp(`(?!${BELONGING})(?![\\n\\t])${UNSEEN.source}`, "gu");

/** Everything that somebody's keyboard, clipboard or script calls a new line. */
const BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const AROUND_BREAKS = /[^\S\n]*\n\s*/g;

/** A name, a title or another text of one line, without what nobody sees in it; a line's end or a tab becomes a space. */
export const cleanLine = (text: string): string =>
  isClean(text) ? text : text.replace(BREAK, "\n").replace(AROUND_BREAKS, " ").replace(/\t/g, " ").replace(ASTRAY, "");

/** A text of several lines, without what nobody sees in it but the lines' ends, which are all one kind, and tabs. */
export const cleanText = (text: string): string =>
  isClean(text) ? text : text.replace(BREAK, "\n").replace(ASTRAY_BUT_BREAKS, "");

/** Whether nothing in the text is to be looked at more closely. */
const isClean = (text: string): boolean =>
  !NOT_SURELY_SEEN.test(text) || (!UNSEEN.test(text) && !/[\u2028\u2029]/.test(text));
