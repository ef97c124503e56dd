import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { aDay } from "#tests/fixtures/days";
import { stayWays } from "~/domain/place/stay-ways";
import { wayOnFrom } from "~/domain/place/map-stops";
import { USUAL_GETTING_ABOUT } from "~/domain/place/way-between";
import { dayOf, isLedFirst } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import { stopFrom } from "~/domain/plan/whole-block";
import { PartBand } from "~/features/stops/part-band";
import { OtherStops } from "~/features/stops/stop-facts";

const ROSSIO = { lat: 38.7139, lng: -9.1394 };
const ALFAMA = { lat: 38.7119, lng: -9.1304 };
const BELEM = { lat: 38.6916, lng: -9.216 };

const aStop = (id: string, order: string, given: Partial<PlacedStop>): PlacedStop => ({
  ...stopFrom(null, id),
  title: id,
  at: { day: 2, part: "morning", order },
  ...given,
});
const day = dayOf(aDay(2), [
  aStop("Pastries", "a0", { kind: "meal", start: "08:30", minutes: 45, ...ROSSIO }),
  aStop("Castle", "a1", { start: "09:40", minutes: 90, ...ALFAMA }),
  aStop("Tea with my aunt", "a2", {
    kind: "drink",
    startIsSet: true,
    start: "11:30",
    location: "Rua de Belém 1",
    ...BELEM,
  }),
]);

const textOf = (side: "before" | "after"): string =>
  renderToString(<OtherStops day={day} part="morning" side={side} />)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

test("a day is read in the order in which it is travelled, with when, how long, and the way to the next", () => {
  expect(textOf("before")).toMatch(/Pastries about 8:30 45 min 15 min on foot/);
  expect(textOf("before")).not.toContain("aunt");
  expect(textOf("after")).toMatch(/^ ?40 min by transport Tea with my aunt 11:30 Rua de Belém 1/);
});

test("the sky of a part of the day stands above its first stop, whatever it is known by", () => {
  const bandOf = (part: "morning" | "evening"): string => renderToString(<PartBand day={day} part={part} />);
  expect(bandOf("morning")).toContain("Morning");
  expect(bandOf("evening")).toBe("");
  const castle = day.stops.filter(({ id }) => id === "Castle");
  expect([isLedFirst(day, "morning"), isLedFirst({ stops: castle }, "morning")]).toEqual([false, true]);
});

test("no way leads on from the last stop, nor from one that is not on the day", () => {
  const [first, , last] = day.stops;
  if (!first || !last) throw new Error("The day is empty.");
  expect(wayOnFrom(last, day.stops, USUAL_GETTING_ABOUT)).toBeNull();
  expect(wayOnFrom({ ...first, id: "an idea" }, day.stops, USUAL_GETTING_ABOUT)).toBeNull();
});

test("a day begins and ends where one stays; the night after the trip is at home", () => {
  const stays = [{ id: "s", name: "Hotel Rossio", address: "", ...ROSSIO, fromDay: 1, toDay: 3 }];
  const on = (dayIndex: number, daysTotal = 3) =>
    Object.entries(stayWays({ ...day, dayIndex }, { stays, daysTotal }, USUAL_GETTING_ABOUT)).flatMap(([end, way]) =>
      way === null ? [] : [`${end} ${way.name} ${way.way.minutes} min`],
    );
  expect(on(2)).toEqual(["out Hotel Rossio 1 min", expect.stringMatching(/^back Hotel Rossio \d+ min$/)]);
  expect(on(1)).toEqual([expect.stringMatching(/^back/)]);
  expect(on(3)).toEqual([expect.stringMatching(/^out/)]);
});
