import { describe, expect, test } from "vitest";
import type { Interest } from "~/domain/place/place";
import { namesIt, titlesNamePlaces } from "../../../../quality/eval/sixty/day-titles";
import { heardIn, interestHeard, interestShare } from "../../../../quality/eval/sixty/interest-heard";
import { realPlaces } from "../../../../quality/eval/sixty/long-stays";
import { paceChanges, stopsByPace } from "../../../../quality/eval/sixty/pace-changes";
import { eventOnItsDay, eveningsOnly, farMustHasItsDay } from "../../../../quality/eval/sixty/purpose-read";
import { aPlace } from "../../planner/guide-builder";
import { aPlannedTrip, at } from "./planned-builder";

const named = (name: string, interests: Interest[], over = {}) =>
  aPlace({ name, interests, parts: ["morning", "afternoon", "evening"], ...over });
const clubs = ["Blue Note", "Red Door", "Old Cellar"].map((name) => named(name, ["nightlife"], { parts: ["evening"] }));
const parks = ["Long Park", "Round Park", "Wild Park", "Park of Pines", "Lake Park"].map((name) =>
  named(name, ["nature"]),
);
const halls = ["Tile Hall", "Gold Hall", "Glass Hall", "Stone Hall"].map((name) => named(name, ["culture"]));
const city = { guide: { places: [...clubs, ...parks, ...halls] } };
const STARTS = ["09:30", "14:00", "20:00"];

/** Days of three stops, in the order of the names. */
const planOf = (places: readonly ReturnType<typeof aPlace>[]) =>
  aPlannedTrip(
    [0, 3, 6].map((first) => ({
      stops: places.slice(first, first + 3).map((place, i) => at(STARTS[i] ?? "09:30", place)),
    })),
    city,
  );

describe("a single interest is heard", () => {
  const [a, b, c, d, e] = parks;
  const [h, i, j, k] = halls;
  const [x, y, z] = clubs;
  const all = [a, b, c, d, e, h, i, j, k, x, y, z].flatMap((place) => place ?? []);
  const pick = (...wanted: (typeof a)[]) => planOf(wanted.flatMap((place) => place ?? []));

  test("when at least half the parts of the days are for it", () => {
    expect(all).toHaveLength(12);
    const good = pick(a, b, h, c, d, i, e, j, k);
    expect(interestHeard(good, "nature")).toMatchObject({ part: 1, whole: 1 });
    expect(interestShare(good, "nature")).toMatchObject({ part: 5, whole: 9 });
    const poor = pick(a, h, x, b, i, y, c, j, z);
    expect(interestHeard(poor, "nature").lacks).toEqual(["test: 3 of 9 parts are for nature, 5 could be"]);
  });

  test("and no more is asked than the city has", () => {
    const one = pick(a, h, i, j, k, x);
    expect(heardIn(one, "shopping")).toMatchObject({ matching: 0, matchable: 0 });
    expect(interestHeard(one, "shopping").part).toBe(1);
    expect(interestShare(one, "shopping").whole).toBe(0);
  });

  test("nor what is closed on all its days", () => {
    const week = [0, 1, 2, 3, 4, 5, 6].map(() => []);
    const shut = { closedOn: [], closedOnHolidays: false, periods: [{ months: [5], week }] };
    const market = named("Christmas Market", ["shopping"], { hours: shut });
    const open = named("Bazaar", ["shopping"]);
    const trip = (place: ReturnType<typeof aPlace>) =>
      aPlannedTrip([{ stops: [at("09:30", halls[0] ?? place)] }], {
        guide: { places: [...halls, place] },
        brief: { startDate: "2027-05-03" },
      });
    expect(heardIn(trip(market), "shopping").matchable).toBe(0);
    expect(heardIn(trip(open), "shopping").matchable).toBe(1);
  });

  test("with nightlife in the evenings, which a morning in a club does not stand for", () => {
    expect(interestHeard(pick(a, h, x, b, i, y, c, j, d), "nightlife").part).toBe(1);
    expect(interestHeard(pick(x, h, a, y, i, b, z, j, c), "nightlife").part).toBe(0);
  });
});

describe("pace changes the day", () => {
  const [first = aPlace()] = halls;
  const day = (count: number, kind: "sight" | "travel" = "sight") =>
    aPlannedTrip([{ stops: Array.from({ length: count }, (_, i) => at(`1${i}:00`, first, { kind })) }]);
  test("when the fast day holds 1.4 times the slow one, ways not counted", () => {
    expect(paceChanges(day(5), day(7)).part).toBe(1);
    expect(paceChanges(day(5), day(6)).lacks).toEqual(["test: 6 stops, slow 5"]);
    expect(stopsByPace(day(5), day(9, "travel"))).toMatchObject({ part: 0, whole: 5 });
  });
});

describe("a long stay", () => {
  test("counts real places, each once, and no part without one", () => {
    const [one = aPlace(), two = aPlace()] = parks;
    expect(realPlaces(planOf([one, two, ...halls, ...clubs]))).toMatchObject({ part: 9, whole: 9, lacks: [] });
    expect(realPlaces(planOf([one, one, two]))).toMatchObject({ part: 2, whole: 9 });
  });
});

describe("a title names a place of its day", () => {
  const museum = aPlace({ name: "Museu Nacional do Azulejo", aliases: ["Tile Museum"] });
  const titled = (summary: string) => titlesNamePlaces(aPlannedTrip([{ summary, stops: [at("10:00", museum)] }]));
  test("by its name, another of its names, or a word of its own", () => {
    expect(titled("The Tile Museum and the river").part).toBe(1);
    expect(titled("Azulejo blues").part).toBe(1);
    expect(titled("A slow day of art").lacks).toEqual(["test: day 1 is called “A slow day of art”"]);
    expect(namesIt("A museum day", ["Tile Museum"], new Set())).toBe(false);
  });
});

describe("the purpose is read", () => {
  const [hall = aPlace()] = halls;
  const [club = aPlace()] = clubs;
  const FRIDAY = { brief: { startDate: "2027-05-07" } };
  test("a conference leaves the evenings, and the weekend", () => {
    expect(
      eveningsOnly(aPlannedTrip([{ stops: [at("18:30", club)] }, { stops: [at("10:00", hall)] }], FRIDAY)).part,
    ).toBe(1);
    expect(eveningsOnly(aPlannedTrip([{ stops: [at("10:00", hall)] }], FRIDAY)).lacks).toEqual([
      "test: Tile Hall on 2027-05-07 at 10:00",
    ]);
    expect(eveningsOnly(aPlannedTrip([{ stops: [at("10:00", hall, { kind: "event" })] }], FRIDAY)).part).toBe(1);
  });

  test("an event with a weekday stands on it, once, and at its time", () => {
    const concert = {
      city: "vienna",
      typed: "Concert with aunt Grete, Saturday 7 pm",
      word: "Grete",
      weekday: "Saturday",
      part: "evening",
      at: "19:00",
    } as const;
    const own = { title: "Concert with aunt Grete", placeId: null };
    const saturday = (start: string, over = own) =>
      aPlannedTrip([{ stops: [] }, { stops: [at(start, hall, over)] }], FRIDAY);
    expect(eventOnItsDay(saturday("19:00"), concert)).toMatchObject({ part: 1, lacks: [] });
    expect(eventOnItsDay(saturday("20:00"), concert).lacks).toEqual([expect.stringContaining("is at 20:00")]);
    expect(eventOnItsDay(aPlannedTrip([{ stops: [at("19:00", hall, own)] }], FRIDAY), concert).lacks).toEqual([
      expect.stringContaining("is on Friday"),
    ]);
    expect(eventOnItsDay(saturday("19:00", { ...own, title: "Tile Hall" }), concert).lacks).toEqual([
      expect.stringContaining("is there 0 times"),
    ]);
  });

  test("a far must has a day of its own", () => {
    const skye = { title: "Isle of Skye", placeId: null, lat: 57.3, lng: -6.2 };
    const judged = (...second: ReturnType<typeof at>[]) =>
      farMustHasItsDay(aPlannedTrip([{ stops: [at("09:00", hall, skye), ...second] }]), {
        city: "edinburgh",
        typed: "Isle of Skye",
      });
    expect(judged(at("20:00", club)).part).toBe(1);
    expect(judged(at("14:00", hall)).lacks).toEqual(["test: Tile Hall on the day of Isle of Skye"]);
    expect(farMustHasItsDay(aPlannedTrip([{ stops: [] }]), { city: "edinburgh", typed: "Isle of Skye" }).part).toBe(0);
  });

  test("a nightclub is no morning", () => {
    const night = {
      city: "rio-de-janeiro",
      typed: "Dance at a nightclub with Lia",
      word: "Lia",
      weekday: null,
      part: "evening",
      at: null,
    } as const;
    const dance = (start: string) =>
      aPlannedTrip([{ stops: [at(start, club, { title: night.typed, placeId: null })] }]);
    expect(eventOnItsDay(dance("22:00"), night).part).toBe(1);
    expect(eventOnItsDay(dance("10:00"), night).lacks).toEqual([expect.stringContaining("is in the morning")]);
  });
});
