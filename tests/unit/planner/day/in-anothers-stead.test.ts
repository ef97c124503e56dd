import { expect, test } from "vitest";
import { hasAsGoodSky } from "~/planner/day/in-anothers-stead";
import { conditionsOf } from "~/planner/fit/day-conditions";
import { aPlace } from "../guide-builder";

const dubai = { id: "dubai", lat: 25.2, country: "United Arab Emirates", countryCode: "AE" };
const [august] = conditionsOf(dubai, { startDate: "2027-08-03" }, 1);
const garden = aPlace({ category: "park", indoor: false, parts: ["morning", "afternoon", "evening"] });
const museum = aPlace({ category: "museum", indoor: true });
const noon = { part: "afternoon" as const, today: august };
const dusk = { part: "evening" as const, today: august };

test("nobody is sent from a summer evening into the heat of an afternoon for a shorter way", () => {
  expect(hasAsGoodSky(garden, noon, dusk)).toBe(false);
  expect(hasAsGoodSky(garden, dusk, noon)).toBe(true);
});

test("under a roof, and where nobody knows the date, any time is as good", () => {
  expect(hasAsGoodSky(museum, noon, dusk)).toBe(true);
  expect(hasAsGoodSky(garden, { ...noon, today: undefined }, { ...dusk, today: undefined })).toBe(true);
});
