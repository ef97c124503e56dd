import { locale } from "#messages/locale";
import type { CalendarDate } from "~/domain/dates/calendar-date";

/** Made once, when first needed: a formatter takes longer to make than to use. */
const once = <Format>(make: () => Format): (() => Format) => {
  let made: Format | null = null;
  return () => (made ??= make());
};

const lists = once(() => new Intl.ListFormat(locale.formats, { style: "long", type: "conjunction" }));
const alternatives = once(() => new Intl.ListFormat(locale.formats, { style: "long", type: "disjunction" }));
const numbers = once(() => new Intl.NumberFormat(locale.formats));
const plurals = once(() => new Intl.PluralRules(locale.language));

/** "Ana, Bo, and Cleo". */
export const formatList = (items: Iterable<string>): string => lists().format(items);

/** "110 or 230". */
export const formatAlternatives = (items: Iterable<string>): string => alternatives().format(items);

/** "2,000". */
export const formatNumber = (number: number): string => numbers().format(number);

/** The form of a word that goes with a number, by the language's own rule: `plural(2, { one: "day", other: "days" })`. */
export const plural = (
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string => forms[plurals().select(count)] ?? forms.other;

/** A number and the word that goes with it: `counted(2, { one: "day", other: "days" })` is "2 days". */
export const counted = (count: number, forms: Parameters<typeof plural>[1]): string =>
  `${formatNumber(count)} ${plural(count, forms)}`;

/** Reads a calendar's day as the same day everywhere: dates here have no time zone. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  once(() => new Intl.DateTimeFormat(locale.formats, { timeZone: "UTC", ...options }));

const longDates = dateFormat({ year: "numeric", month: "long", day: "numeric" });

/** Midnight in UTC, in which the formats above write: the reader's time zone cannot move the date. */
const utcMidnight = (date: CalendarDate): Date => new Date(`${date}T00:00:00Z`);

/** "March 3, 2027": the US long format of the live screens (SPEC section 9). Throws RangeError for what is no date. */
export const formatLongDate = (date: CalendarDate): string => longDates().format(utcMidnight(date));

const months = dateFormat({ year: "numeric", month: "long" });

/** "November 2026". Throws RangeError for what is no date. */
export const formatMonth = (date: CalendarDate): string => months().format(utcMidnight(date));

/** "March 3 – 6, 2027": says once what both ends share. Throws RangeError for what is no date. */
export const formatDateRange = (start: CalendarDate, end: CalendarDate): string =>
  longDates().formatRange(utcMidnight(start), utcMidnight(end));

const ages = once(() => new Intl.RelativeTimeFormat(locale.formats, { numeric: "auto" }));

/** "yesterday", "in 3 days": negative is in the past. */
export const formatRelative = (amount: number, unit: Intl.RelativeTimeFormatUnit): string =>
  ages().format(amount, unit);

const currencies = once(() => new Intl.DisplayNames(locale.language, { type: "currency" }));

/** "Japanese Yen", by the three letters of ISO 4217. */
export const currencyName = (code: string): string => currencies().of(code) ?? code;

/** "€12.50", "¥1,200": an amount in a currency of ISO 4217. */
export const formatMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat(locale.formats, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" }).format(
    amount,
  );
