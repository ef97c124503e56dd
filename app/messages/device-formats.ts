import { locale } from "#messages/locale";

/** "Nov 22, 2026, 3:04 PM", where the traveller is; from milliseconds since 1970. */
export const formatMoment = (moment: number): string =>
  new Intl.DateTimeFormat(locale.formats, { dateStyle: "medium", timeStyle: "short" }).format(moment);

/** "1.4 MB". */
export const formatMegabytes = (bytes: number): string =>
  new Intl.NumberFormat(locale.formats, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 }).format(
    bytes / 1_000_000,
  );
