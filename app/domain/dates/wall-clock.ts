/** What a calendar and a clock on the wall show; the month counts from 1. */
export type WallClock = Readonly<Record<"year" | "month" | "day" | "hour" | "minute", number>>;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Reads the clock of a zone. To make one takes a phone some twenty milliseconds, so that each is made once; without a zone it is the device's own
 * clock, which may change under way and is made anew.
 * @throws RangeError for a zone that this device does not know
 */
function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const made = timeZone === undefined ? undefined : formats.get(timeZone);
  if (made) return made;
  const format = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  });
  if (timeZone !== undefined) formats.set(timeZone, format);
  return format;
}

/** What the clocks of a zone show at an instant; without a zone, the device's own. @throws RangeError for a zone that this device does not know */
export function wallClockIn(timeZone: string | undefined, now: Date): WallClock {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return { year: part("year"), month: part("month"), day: part("day"), hour: part("hour"), minute: part("minute") };
}

/** A zone by the name that this device knows it by; undefined for one that it does not know. */
export function knownZone(timeZone: string): string | undefined {
  try {
    return formatOf(timeZone).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
