import { addDays, type CalendarDate, utcMidnight } from "~/domain/dates/calendar-date";
import { aheadOfUtc } from "~/domain/dates/instant";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** No zone changes its clocks and changes them back within a week. */
const STEP_MS = 7 * DAY_MS;

/** What a calendar has to know of a time zone named in it (RFC 5545, VTIMEZONE): its hours on these dates, and each change of its clocks. */
export function zoneDefinition(zone: string, dates: { from: CalendarDate; until: CalendarDate }): string {
  const from = utcMidnight(addDays(dates.from, -7)).getTime();
  const until = utcMidnight(addDays(dates.until, 7)).getTime();
  const before = aheadOfUtc(from, zone);
  const changes = changesOfClocks(zone, from, until);
  const usual = Math.min(before, ...changes.map(({ after }) => after));
  const hours = [{ at: from, before, after: before }, ...changes].flatMap(({ at, before, after }) => {
    const kind = after > usual ? "DAYLIGHT" : "STANDARD";
    return [
      ["BEGIN", kind],
      ["DTSTART", digits(at + before)],
      ["TZOFFSETFROM", offset(before)],
      ["TZOFFSETTO", offset(after)],
      ["END", kind],
    ];
  });
  const lines = [["BEGIN", "VTIMEZONE"], ["TZID", zone], ...hours, ["END", "VTIMEZONE"]];
  return lines.map((line) => line.join(":")).join("\r\n");
}

type ChangeOfClocks = { at: number; before: number; after: number };

function changesOfClocks(zone: string, from: number, until: number): ChangeOfClocks[] {
  const found: ChangeOfClocks[] = [];
  for (let early = from; early < until; early += STEP_MS) {
    const [before, after] = [aheadOfUtc(early, zone), aheadOfUtc(early + STEP_MS, zone)];
    if (before === after) continue;
    let [old, changed] = [early, early + STEP_MS];
    while (changed - old > MINUTE_MS) {
      const between = old + Math.floor((changed - old) / (2 * MINUTE_MS)) * MINUTE_MS;
      if (aheadOfUtc(between, zone) === before) old = between;
      else changed = between;
    }
    found.push({ at: changed, before, after });
  }
  return found;
}

/** "20270328T010000": the instant as UTC's clock shows it. */
const digits = (instant: number): string => new Date(instant).toISOString().replace(/[-:]/g, "").slice(0, 15);

/** "+0930", "-0500". */
function offset(ms: number): string {
  const minutes = Math.abs(ms) / MINUTE_MS;
  const twoDigits = (number: number): string => String(Math.floor(number)).padStart(2, "0");
  return `${ms < 0 ? "-" : "+"}${twoDigits(minutes / 60)}${twoDigits(minutes % 60)}`;
}
