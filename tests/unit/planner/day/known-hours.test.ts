import { expect, test } from "vitest";
import { dayOfBlocks } from "~/domain/plan/day-of-stops";
import { newBlock } from "~/domain/plan/whole-block";
import type { OpenSpan } from "~/domain/place/opening-hours";
import type { Place } from "~/domain/place/place";
import { tripClock } from "~/planner/times/with-times";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { aBrief, aGuide, anIntent, aPlace } from "../guide-builder";

const daily = (...spans: OpenSpan[]) => ({
  closedOnHolidays: true,
  periods: [{ months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], week: Array.from({ length: 7 }, () => spans) }],
});
const SLOW = anIntent({ travelPace: ["Slow & Relaxed - Take time to soak it in"] });
const at = (hours: number, minutes = 0) => hours * 60 + minutes;

/** When a place is planned that stands in the morning, on the first of two days; 10 April 2026. */
function timeInTheMorning(
  over: Partial<Place>,
  holidays: readonly string[] = [],
  intent: TripBrief["intent"] = null,
): string | null | undefined {
  const museum = aPlace({ name: "Clock Museum", minutes: 90, ...over });
  const brief = aBrief({ daysTotal: 2, guide: { ...aGuide(0), places: [museum] }, holidays, intent });
  const block = (timeOfDay: "morning" | "afternoon" | "evening") =>
    newBlock({ title: `Something in the ${timeOfDay}`, description: "", timeOfDay, source: "embedded" });
  const day = dayOfBlocks({
    dayIndex: 1,
    summary: "",
    blocks: {
      morning: newBlock({
        ...block("morning"),
        title: museum.name,
        placeId: museum.id,
        lat: museum.lat,
        lng: museum.lng,
      }),
      afternoon: block("afternoon"),
      evening: block("evening"),
    },
  });
  return tripClock(brief)(day).stops[0]?.start;
}

test("nothing begins before its doors open", () => {
  const unknown = timeInTheMorning({ hours: null });
  expect(unknown && unknown < "11:00").toBe(true);
  expect(timeInTheMorning({ hours: daily([at(11), at(18)]) })).toBe("11:00");
});

test("a second opening of the day serves where the first has no room", () => {
  expect(timeInTheMorning({ hours: daily([at(6), at(8)], [at(12), at(20)]) })).toBe("12:00");
});

test("what closes early in the morning is begun in time, by a slow company too, but nobody is out before dawn", () => {
  const market = { minutes: 60, category: "market" as const };
  expect(timeInTheMorning({ ...market, hours: daily([at(4), at(9)]) })).toBe("08:00");
  expect(timeInTheMorning({ ...market, hours: daily([at(4), at(9)]) }, [], SLOW)).toBe("08:00");
  expect(timeInTheMorning({ ...market, hours: daily([at(2), at(6, 15)]) })).toBe("05:30");
});

test("a slow day begins half an hour after its first doors open, where it would begin with them", () => {
  expect(timeInTheMorning({ hours: daily([at(11), at(18)]) }, [], SLOW)).toBe("11:30");
  expect(timeInTheMorning({ hours: daily([at(8), at(18)]) }, [], SLOW)).toBe("10:30");
});

test("what fits in no hours of its own has a time all the same", () => {
  const whenever = timeInTheMorning({ hours: null });
  expect(timeInTheMorning({ hours: daily([at(21), at(23)]) })).toBe(whenever);
  expect(timeInTheMorning({ hours: daily([at(11), at(18)]) }, ["PT 2026-04-10"])).toBe(whenever);
});
