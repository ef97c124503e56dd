import { addDays, type CalendarDate } from "./calendar-date";
import { easterSunday, orthodoxEaster } from "./easter";

type Days = (month: string, day: number) => boolean;

/** Feasts that go by another calendar than ours: how they are called, which calendar it is, and their days in it. */
const FEASTS: readonly { called: RegExp; calendar: "islamic-umalqura" | "chinese" | "hebrew"; days: Days }[] = [
  { called: /^ramadan$/i, calendar: "islamic-umalqura", days: (month) => month === "9" },
  {
    called: /^(eid al-fitr|lebaran|hari raya aidilfitri)$/i,
    calendar: "islamic-umalqura",
    days: (month, day) => month === "10" && day <= 4,
  },
  {
    called: /^eid al-adha$/i,
    calendar: "islamic-umalqura",
    days: (month, day) => month === "12" && day >= 10 && day <= 13,
  },
  {
    called: /^(chinese new year|spring festival|t[eế]t\b.*|(seollal, )?lunar new year)$/i,
    calendar: "chinese",
    // The eve counts: all travel home on it, and tables of the calendar differ by a day in some years.
    days: (month, day) => (month === "1" && day <= 7) || (month === "12" && day === 30),
  },
  { called: /^yom kippur$/i, calendar: "hebrew", days: (month, day) => month === "Tishri" && day === 10 },
];

/** Feasts that go by Easter: how they are called, whose Easter it is, and from how many days after it to how many. */
const BY_EASTER: readonly { called: RegExp; easter: (year: number) => CalendarDate; from: number; to: number }[] = [
  { called: /^orthodox easter$/i, easter: orthodoxEaster, from: -2, to: 1 },
  { called: /^(holy week|semana santa|holy week and easter)$/i, easter: easterSunday, from: -7, to: 1 },
  { called: /^(carnival|carnaval)$/i, easter: easterSunday, from: -51, to: -46 },
  { called: /^carnival of venice$/i, easter: easterSunday, from: -64, to: -47 },
];

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(calendar: string): Intl.DateTimeFormat {
  const known = formats.get(calendar);
  if (known) return known;
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: "numeric", day: "numeric", timeZone: "UTC" });
  formats.set(calendar, format);
  return format;
}

/** Whether a feast is kept on a date; null for one whose days neither Easter nor a calendar says. By the tables: where the moon is looked for, it may be a day later. */
export function isFeastOn(name: string, date: CalendarDate): boolean | null {
  const byEaster = BY_EASTER.find(({ called }) => called.test(name));
  if (byEaster) {
    const sunday = byEaster.easter(Number(date.slice(0, "YYYY".length)));
    return addDays(sunday, byEaster.from) <= date && date <= addDays(sunday, byEaster.to);
  }
  const feast = FEASTS.find(({ called }) => called.test(name));
  if (!feast) return null;
  const parts = formatOf(feast.calendar).formatToParts(new Date(date));
  const valueOf = (type: string): string => parts.find((part) => part.type === type)?.value ?? "";
  return feast.days(valueOf("month"), Number(valueOf("day")));
}
