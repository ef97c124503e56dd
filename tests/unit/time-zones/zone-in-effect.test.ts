import { expect, test } from "vitest";
import { todayIn } from "~/domain/dates/calendar-date";

/** Minutes behind UTC in January 2027, and the local date at 2027-01-01T10:30Z. */
const EXPECTED: Record<string, { offset: number; date: string }> = {
  UTC: { offset: 0, date: "2027-01-01" },
  "America/Los_Angeles": { offset: 480, date: "2027-01-01" },
  "Pacific/Kiritimati": { offset: -840, date: "2027-01-02" },
  "Asia/Kathmandu": { offset: -345, date: "2027-01-01" },
  "America/St_Johns": { offset: 210, date: "2027-01-01" },
  "Pacific/Apia": { offset: -780, date: "2027-01-01" },
};

// A zone may answer by an older name of its own (Asia/Katmandu).
const zoneName = (timeZone?: string) => Intl.DateTimeFormat("en-US", { timeZone }).resolvedOptions().timeZone;

test("this process lives in the time zone it was started for", () => {
  const zone = process.env.TZ ?? "none";
  expect(zoneName()).toBe(zoneName(zone));
  expect(new Date("2027-01-01T12:00:00Z").getTimezoneOffset()).toBe(EXPECTED[zone]?.offset);
});

test("today is the date on this zone's wall calendar", () => {
  expect(todayIn(undefined, new Date("2027-01-01T10:30:00Z"))).toBe(EXPECTED[process.env.TZ ?? "none"]?.date);
});
