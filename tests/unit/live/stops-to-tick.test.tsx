import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { aDay } from "#tests/fixtures/days";
import { dayOf } from "~/domain/plan/day-of-stops";
import { stopFrom } from "~/domain/plan/whole-block";
import type { LiveTrip } from "~/features/live/live-trip";
import { StopsToTick } from "~/features/live/stops-to-tick";

const tea = dayOf(aDay(1), [
  {
    ...stopFrom(null, "tea"),
    title: "Tea with my aunt",
    kind: "drink",
    location: "Calle Feria 40",
    at: { day: 1, part: "afternoon", order: "a0" },
  },
]);

afterEach(() => vi.unstubAllGlobals());

test("on the day itself a stop says where it is, and leads there by the address that somebody wrote", () => {
  vi.stubGlobal("navigator", { userAgent: "A phone" });
  const live = {
    user: { _id: "marta" },
    trip: { tripId: "trip", city: "Seville", legs: [], startDate: "2026-11-30" },
    moment: { kind: "at-block", at: { dayIndex: 1, block: "afternoon" }, date: "2026-11-30" },
  } as unknown as LiveTrip;
  const screen = renderToString(<StopsToTick live={live} day={tea} part="afternoon" />);
  expect(screen).toContain("Drink · Calle Feria 40");
  expect(screen).toContain("query=Calle%20Feria%2040%2C%20Seville");
});
