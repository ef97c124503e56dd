import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { TravelPace } from "~/domain/trip/trip-intent";
import { checkPlan } from "~/planner/check/plan-check";
import { continuePlan, planTripDays } from "~/planner/plan/plan-trip";
import { suggestAnchors } from "~/planner/plan/suggest-anchors";
import { tripClock } from "~/planner/times/with-times";
import { aBrief, anIntent } from "../guide-builder";

const TIME_CODES = /^(stops-overlap|out-of-order|way-too-short|before-arrival|after-departure|closed-then|no-time)/;
const SLOW: TravelPace = "Slow & Relaxed - Take time to soak it in";
const FAST: TravelPace = "Fast Paced - Pack it all in";

const starts = ({ stops }: Day): (string | null)[] => stops.map(({ start }) => start);
const onTimes = (brief: TripBrief, days: readonly Day[]) =>
  checkPlan(brief, days).filter(({ code }) => TIME_CODES.test(code));
const sure = <Thing>(thing: Thing | undefined): Thing => {
  if (thing === undefined) throw new Error("It is not there.");
  return thing;
};

describe.each(loadCities().filter(({ id }) => ["tokyo", "paris", "lisbon", "havana"].includes(id)))(
  "a plan of $name",
  (guide) => {
    test.each([SLOW, FAST])("has a start and a length for each stop, and nothing collides (%s)", (pace) => {
      const brief = aBrief({ cityName: guide.name, guide, daysTotal: 10, intent: anIntent({ travelPace: [pace] }) });
      const days = planTripDays(brief);
      for (const { stops } of days)
        for (const stop of stops) {
          expect([stop.title, stop.start]).toEqual([stop.title, expect.stringMatching(/^\d\d:\d[05]$/)]);
          expect(stop.startIsSet).toBe(false);
          expect(stop.minutes).toBeGreaterThanOrEqual(20);
        }
      expect(onTimes(brief, days)).toEqual([]);
    });
  },
);

test("with small children an evening begins early, at nothing that is known for the night, and ends at the table", () => {
  for (const guide of loadCities().filter(({ id }) => ["tokyo", "lisbon", "paris", "london"].includes(id))) {
    const intent = anIntent({ travelPace: [SLOW], mobility: ["Stroller Friendly - Traveling with young kids"] });
    const days = planTripDays(aBrief({ cityName: guide.name, guide, daysTotal: 6, whoWith: ["kids"], intent }));
    const evenings = days.flatMap(({ stops }) =>
      stops.filter(({ at, kind }) => at.part === "evening" && kind !== "meal"),
    );
    expect(evenings).not.toEqual([]);
    for (const { title, start, note } of evenings) {
      expect([title, (start ?? "") <= "18:30"]).toEqual([title, true]);
      expect(note).not.toMatch(/after (eight|ten|midnight)|all night/i);
    }
  }
});

test("with a toddler nobody is sent to an alley of bars, neither in the evening nor on the first afternoon", () => {
  const guide = loadCities().find(({ id }) => id === "tokyo");
  if (!guide) throw new Error("Tokyo is not there.");
  const alleys = guide.places.filter(({ name }) =>
    /^(Ameyokochō|Shibuya Yokochō, Miyashita Park|Omoide Yokochō)$/.test(name),
  );
  expect(alleys).toHaveLength(3);
  const intent = anIntent({
    travelPace: [SLOW],
    mobility: ["Stroller Friendly - Traveling with young kids"],
    priorities: ["Food & Culinary Adventures", "Cultural Experiences & History"],
  });
  for (const startDate of ["2026-11-23", "2026-11-27", "2026-11-30"]) {
    const brief = aBrief({ cityName: guide.name, guide, daysTotal: 6, startDate, whoWith: ["kids"], intent });
    const anchors = suggestAnchors(brief).map(({ title }) => title);
    for (const chosen of [[], anchors.slice(0, 3)]) {
      const planned = planTripDays({ ...brief, anchors: chosen }).flatMap(({ stops }) => stops);
      const sentTo = alleys.filter(({ id }) => planned.some(({ placeId }) => placeId === id));
      expect([startDate, sentTo.map(({ name }) => name)]).toEqual([startDate, []]);
    }
  }
});

test("a fast plan holds more stops than a slow one, and each place once", () => {
  const stopsAt = (pace: TravelPace) =>
    loadCities()
      .filter(({ id }) => ["paris", "lisbon", "havana"].includes(id))
      .map((guide) =>
        planTripDays(
          aBrief({ cityName: guide.name, guide, daysTotal: 4, intent: anIntent({ travelPace: [pace] }) }),
        ).flatMap(({ stops }) => stops),
      );
  const [fast, slow] = [stopsAt(FAST), stopsAt(SLOW)];
  expect(fast.flat().length).toBeGreaterThan(slow.flat().length);
  for (const stops of fast) {
    const places = stops.flatMap(({ placeId }) => placeId ?? []);
    expect(new Set(places).size).toBe(places.length);
  }
});

describe("arrival and departure", () => {
  const brief = aBrief({
    daysTotal: 4,
    arrival: { time: "15:40", place: "Haneda" },
    departure: { time: "13:00", place: "" },
    anchors: ["Place A0", "Place I8"],
  });
  const days = planTripDays(brief);

  test("leave the parts of the day open in which nobody is there, and say why", () => {
    const [first, last] = [sure(days[0]), sure(days[3])];
    expect(first.stops.map(({ at }) => at.part)).not.toContain("morning");
    expect(first.stops.map(({ at }) => at.part)).not.toContain("afternoon");
    expect(first.blocks.morning.title).toBe("On the way to Testville in the morning");
    expect(first.blocks.afternoon).toMatchObject({
      title: "Arriving in Testville",
      description: "You arrive at 15:40 (Haneda). Nothing is planned before you have had time to reach the city.",
    });
    expect(first.summary).toMatch(/^You arrive in Testville, then /);
    expect(sure(starts(first)[0]) ?? "").toMatch(/^(17|18|19|2\d):/);
    expect(last.stops.every(({ at }) => at.part === "morning")).toBe(true);
    expect(last.blocks.afternoon.description).toBe(
      "You leave at 13:00. Nothing is planned once it is time to be on your way.",
    );
    expect(last.summary).toMatch(/way home$/);
    expect(onTimes(brief, days)).toEqual([]);
  });

  test("do not cost a must its place, nor an outing its day", () => {
    const titles = days.flatMap(({ stops }) => stops.map(({ title }) => title));
    expect(titles).toEqual(expect.arrayContaining(["Place A0", "Place I8"]));
    const out = planTripDays({ ...brief, anchors: ["Far Village 1"] });
    expect(out.slice(1, 3).some(({ blocks }) => blocks.morning.title === "Far Village 1")).toBe(true);
  });

  test("hold for a city without places too", () => {
    const [first] = planTripDays({ ...brief, guide: null, anchors: [] });
    expect(sure(first).stops.map(({ at }) => at.part)).toEqual(["evening"]);
  });

  test("belong to the first and the last day alone, also where the rest of a plan is made later", () => {
    const rest = continuePlan(
      brief,
      [{ ...sure(days[0]), summary: "By hand" }].map((day) => renamed(day)),
    );
    expect(rest.map(({ dayIndex }) => dayIndex)).toEqual([2, 3, 4]);
    expect(sure(rest[0]).stops.map(({ at }) => at.part)).toContain("morning");
    expect(sure(rest[0]).stops.every(({ at }) => at.day === 2)).toBe(true);
    expect(sure(rest[2]).stops.every(({ at }) => at.part === "morning")).toBe(true);
  });
});

const renamed = (day: Day): Day => ({
  ...day,
  blocks: { ...day.blocks, evening: { ...day.blocks.evening, title: "Tea with my aunt" } },
  stops: day.stops.map((stop) => ({ ...stop, title: "Tea with my aunt", placeId: null })),
});

describe("the clock", () => {
  const brief = aBrief({ daysTotal: 2 });
  const [day] = planTripDays(brief);

  test("keeps what a person or a booking fixed, and fits the rest around it", () => {
    const leads = sure(day).stops.filter(({ id }) => /^1-[a-z]+$/.test(id));
    const stops = leads.map((stop) =>
      stop.id === "1-evening"
        ? { ...stop, booking: { reference: "K7", name: "Ana", time: "18:05", url: "", note: "" }, start: null }
        : stop.id === "1-afternoon"
          ? { ...stop, start: "14:20", startIsSet: true, minutes: 50 }
          : stop,
    );
    const timed = tripClock(brief)({ ...sure(day), stops });
    const timedStop = (id: string) => sure(timed.stops.find((stop) => stop.id === id));
    expect(timedStop("1-afternoon")).toMatchObject({ start: "14:20", startIsSet: true, minutes: 50 });
    expect(timedStop("1-evening").start).toBe("18:05");
    expect(onTimes(brief, [timed])).toEqual([]);
  });

  test("hears of known hours from its reader", () => {
    const late = tripClock(brief, () => [[10 * 60, 24 * 60]])(sure(day));
    expect(late.stops.every(({ placeId, start }) => placeId === null || (start ?? "") >= "10:00")).toBe(true);
  });

  test("gives the same times again", () => expect(tripClock(brief)(sure(day))).toEqual(day));
});

test("a plan in a city without places is on the clock as well", () => {
  for (const { blocks, stops } of planTripDays(aBrief({ guide: null, daysTotal: 5 }))) {
    expect(stops.map(({ title }) => title)).toEqual(BLOCK_NAMES.map((part) => blocks[part].title));
    expect(stops.every(({ start, minutes }) => start !== null && minutes !== null)).toBe(true);
  }
});
