import { expect, test } from "vitest";
import { planTripDays } from "~/planner/plan/plan-trip";
import { aBrief, aGuide, anIntent, aPlace } from "../guide-builder";

const RUINS = {
  category: "landmark",
  dayTrip: true,
  minutes: 330,
  lat: 38.95,
  lng: -9.1,
  fame: 2,
  indoor: false,
} as const;
const guide = (stepFree: boolean | null) => {
  const town = aGuide();
  const places = town.places.filter(({ dayTrip }) => !dayTrip);
  return { ...town, places: [...places, aPlace({ ...RUINS, name: "Old Stones", stepFree })] };
};
const tripsOf = (stepFree: boolean | null, mobility: NonNullable<ReturnType<typeof anIntent>>["mobility"]) =>
  planTripDays(aBrief({ guide: guide(stepFree), daysTotal: 5, intent: anIntent({ mobility }) }))
    .flatMap(({ stops }) => stops)
    .filter(({ isDayTrip }) => isDayTrip);

test("whoever asked for little walking is not led through a day of old stones that nobody asked for", () => {
  expect(tripsOf(null, [])).not.toEqual([]);
  expect(tripsOf(null, ["Limited Mobility - Prefer transport options"])).toEqual([]);
  expect(tripsOf(true, ["Limited Mobility - Prefer transport options"])).not.toEqual([]);
});
