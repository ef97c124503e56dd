/** Zones that break careless date code: far ahead of UTC, behind it, odd offsets, daylight saving, a day skipped from the calendar. */
export const TIME_ZONES = [
  "UTC",
  "America/Los_Angeles",
  "Pacific/Kiritimati",
  "Asia/Kathmandu",
  "America/St_Johns",
  "Pacific/Apia",
];

/** The tests that run once in each of these zones. */
export const TIME_ZONE_TESTS = ["calendar-date", "day-index", "countdown", "trip/leg-zones"]
  .map((rule) => `tests/unit/domain/${rule}.test.ts`)
  .concat("tests/unit/time-zones/*.test.ts");
