import { expect, test } from "vitest";
import { countdownText } from "#messages/trip";
import { daysToGo } from "~/domain/trip/trip-lifecycle";
import { daysUntil, todayIn } from "~/domain/dates/calendar-date";

const lisbon = { startDate: "2027-03-15", city: "Lisbon" };

test.each([
  ["2027-03-03", "12 days until your trip to Lisbon!"],
  ["2027-03-13", "2 days until your trip to Lisbon!"],
  ["2027-03-14", "1 day until your trip to Lisbon!"],
  ["2027-03-15", "Your trip to Lisbon starts today"],
  ["2027-03-16", "Your trip to Lisbon is in progress"],
])("on %s the hub says: %s", (today, text) => {
  expect(countdownText(daysUntil(lisbon.startDate, today), lisbon.city)).toBe(text);
});

test("a trip that was started early is on, and no longer counts the days until it begins", () => {
  const [early, begun] = [false, true].map((startedTrip) => daysToGo({ ...lisbon, startedTrip }, "2027-03-08"));
  expect(countdownText(early ?? 0, lisbon.city)).toBe("7 days until your trip to Lisbon!");
  expect(countdownText(begun ?? 0, lisbon.city)).toBe("Your trip to Lisbon is in progress");
});

test("late on the eve it is still one day, across the change of the clocks", () => {
  const lateOnTheEve = new Date("2027-03-15T06:59:00Z"); // 23:59 in Los Angeles on the 14th, the day the clocks went forward
  expect(daysUntil("2027-03-15", todayIn("America/Los_Angeles", lateOnTheEve))).toBe(1);
});

test("counts over a leap February and over the year's end", () => {
  expect(daysUntil("2028-03-01", "2028-02-28")).toBe(2);
  expect(daysUntil("2027-01-01", "2026-12-31")).toBe(1);
});
