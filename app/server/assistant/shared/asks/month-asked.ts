import { type Language, LANGUAGES } from "~/domain/people/language";
import { folded, PhraseTable, type Word } from "~/language/words/phrases";

export const monthName = (language: string, month: number): string =>
  new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" }).format(new Date(Date.UTC(2027, month - 1, 15)));

/** "Thursday, November 25", of a calendar date. */
export const dateSaid = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-US" : language, {
    timeZone: "UTC",
    weekday: "long",
    month: "long",
    day: "numeric",
  }).format(new Date(`${date}T00:00:00Z`));

/** Each month by its names in all languages; "may" and "märz" stand beside other words, so only whole names count. */
const MONTHS = new PhraseTable(
  Object.fromEntries(
    Array.from({ length: 12 }, (_, i) => [
      String(i + 1),
      LANGUAGES.map((language) => folded(monthName(language, i + 1))).join(" | "),
    ]),
  ),
);

/** The month in which a feast falls, or begins: what the weather is like then is that of the month. */
const FEASTS = new PhraseTable({
  "1": "new years? day | neujahr | jour de l an, nouvel an | ano nuevo | capodanno | ano novo",
  "2": "carnival, mardi gras | karneval, fasching | carnaval, mardi gras | carnaval | carnevale | carnaval",
  "4": "easter, semana santa | ostern | paques | semana santa, pascua | pasqua | pascoa, semana santa",
  "12": `
    christmas, boxing day, new years? eve
    | weihnachten, silvester, advent
    | noel, saint sylvestre
    | navidad, navidades, nochevieja
    | natale, san silvestro
    | natal, reveillon
  `,
});

/** The month that is named, 1 to 12, also by its feast; null for none. */
export function monthAsked(words: readonly Word[]): number | null {
  const found = MONTHS.find(words)[0] ?? FEASTS.find(words)[0];
  return found ? Number(found.id) : null;
}

/** Whether a sentence that names months tells of another time than these: one month, or from the first to the last of several. */
export function isOfOtherMonths(words: readonly Word[], months: readonly number[]): boolean {
  const named = MONTHS.find(words).map(({ id }) => Number(id));
  const [from, to = from] = [named[0], named.at(-1)];
  if (from === undefined || to === undefined || months.length === 0) return false;
  return !months.some((month) => (from <= to ? month >= from && month <= to : month >= from || month <= to));
}

const CHRISTMAS = new PhraseTable({
  day: `
    christmas, christmas day, 25 december, december 25
    | weihnachten, ersten? weihnachtstag, 25 dezember
    | noel, 25 decembre
    | navidad, 25 de diciembre
    | natale, 25 dicembre
    | natal, 25 de dezembro
  `,
});

/** Whether Christmas Day itself is meant. */
export const asksOfChristmas = (words: readonly Word[]): boolean => CHRISTMAS.find(words).length > 0;
