import { expect, test } from "vitest";
import { plannedStops } from "~/features/plan/planned-stops";
import { aDay } from "#tests/fixtures/days";

test("the way to a place in the same spot is not told as none at all", () => {
  const day = aDay(1, "", {
    morning: { lat: 38.716, lng: -9.13 },
    afternoon: { lat: 38.716, lng: -9.1301 },
    evening: { lat: 38.73, lng: -9.13 },
  });
  expect(plannedStops(day).map(({ distanceToNext }) => distanceToNext)).toEqual([undefined, "1.6 km", undefined]);
});

test("the line says when each part begins: about, where that is proposed, exactly where it is set or booked", () => {
  const day = aDay(1);
  const [morning, afternoon, evening] = day.stops;
  if (!morning || !afternoon || !evening) throw new Error("A day has three parts.");
  const booking = { reference: "", name: "", time: "20:15", url: "", note: "" };
  const stops = [
    { ...morning, start: "09:30" },
    { ...afternoon, start: "14:00", startIsSet: true },
    { ...evening, start: "19:00", booking },
  ];
  expect(plannedStops({ ...day, stops }).map(({ time }) => time)).toEqual(["about 9:30", "14:00", "20:15"]);
  expect(plannedStops(day).map(({ time }) => time)).toEqual([undefined, undefined, undefined]);
});
