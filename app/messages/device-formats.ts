import { locale } from "#messages/locale";

/** "Nov 22, 2026, 3:04 PM", where the traveller is; from milliseconds since 1970. */
export const formatMoment = (moment: number): string =>
  new Intl.DateTimeFormat(locale.formats, { dateStyle: "medium", timeStyle: "short" }).format(moment);

/** "3:04 PM", and of another day "Nov 21, 3:04 PM". */
export function formatShortMoment(moment: number, now: number): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ month: "short", day: "numeric" } as const);
  return new Intl.DateTimeFormat(locale.formats, { ...day, hour: "numeric", minute: "2-digit" }).format(moment);
}

/** "1.4 MB". */
export const formatMegabytes = (bytes: number): string =>
  new Intl.NumberFormat(locale.formats, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 }).format(
    bytes / 1_000_000,
  );
