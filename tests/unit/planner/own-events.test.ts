import { expect, test } from "vitest";
import type { Day } from "~/domain/plan/itinerary";
import type { PlacedStop } from "~/domain/plan/stop";
import { planTripDays } from "~/planner/plan/plan-trip";
import { aBrief } from "./guide-builder";

/** A Thursday. */
const THURSDAY = "2027-05-13";
const aWeekWith = (title: string): Day[] =>
  planTripDays(aBrief({ startDate: THURSDAY, daysTotal: 7, anchors: [title] }));
const stopOf = (days: readonly Day[], title: string): PlacedStop | undefined =>
  days.flatMap(({ stops }) => stops).find((stop) => stop.title === title);

test.each([
  ["City Marathon (Monday)", 5, "morning"],
  ["Ana's wedding on Saturday", 3, "afternoon"],
  ["Concert with aunt Grete, Saturday 7 pm", 3, "evening"],
  ["Breakfast with Tom (Wednesday)", 7, "morning"],
] as const)("%s stands on its weekday and in its part of the day", (title, day, part) => {
  expect(stopOf(aWeekWith(title), title)?.at).toMatchObject({ day, part });
});

test.each([
  ["Concert, Saturday 7 pm", "19:00"],
  ["Lawyer at 9:30 am, Tuesday", "09:30"],
  ["Football, Sunday 15:45", "15:45"],
])("%s begins when it begins", (title, start) => {
  expect(stopOf(aWeekWith(title), title)).toMatchObject({ start, startIsSet: true });
});

test("a night club is no morning", () => {
  expect(stopOf(aWeekWith("That nightclub"), "That nightclub")?.at.part).toBe("evening");
});

test.each(["Conference", "Business trip", "Annual congress of dentists", "Working remotely"])(
  "of a trip for %s the working days have their evenings alone",
  (purpose) => {
    const days = planTripDays(aBrief({ startDate: THURSDAY, daysTotal: 4, purpose }));
    expect(days.map(({ stops }) => [...new Set(stops.map(({ at }) => at.part))])).toEqual([
      ["evening"],
      ["evening"],
      ["morning", "afternoon", "evening"],
      ["morning", "afternoon", "evening"],
    ]);
  },
);
