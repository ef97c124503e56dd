import { describe, expect, test } from "vitest";
import type { OpenSpan } from "~/domain/place/opening-hours";
import type { CityGuide, Meal, Place } from "~/domain/place/place";
import type { Day } from "~/domain/plan/itinerary";
import { leadOf, type PlacedStop } from "~/domain/plan/stop";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { planTripDays } from "~/planner/plan/plan-trip";
import { aBrief, aGuide, anIntent, aPlace, kmFromCentre } from "../guide-builder";

const meal = (over: Partial<Meal> = {}): Meal => ({
  kind: "restaurant",
  for: ["lunch", "dinner"],
  cuisine: "local",
  diet: [],
  ...over,
});

/** A city of sights, with these tables in the middle of it. */
const cityWith = (tables: readonly Partial<Place>[], over: Partial<CityGuide> = {}): CityGuide => ({
  ...aGuide(),
  places: [
    ...aGuide().places.filter((place) => !["food", "nightlife"].includes(place.category) && kmFromCentre(place) < 2.5),
    ...tables.map((table, i) =>
      // A must is no table that anybody has to be sent to, and no sight either: these stand where a meal is wanted only.
      aPlace({
        name: `Table ${i}`,
        category: "food",
        minutes: 60,
        meal: meal({ cuisine: `cuisine ${i}` }),
        ...table,
        parts: [],
      }),
    ),
  ],
  ...over,
});
const many = Array.from({ length: 12 }, () => ({}));
const planOf = (guide: CityGuide, over: Partial<TripBrief> = {}): Day[] => planTripDays(aBrief({ guide, ...over }));
const mealsOf = (days: readonly Day[]): PlacedStop[] =>
  days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === "meal"));
const open = (...spans: OpenSpan[]): Place["hours"] => ({
  closedOnHolidays: false,
  periods: [{ months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], week: Array.from({ length: 7 }, () => spans) }],
});

describe("a whole day", () => {
  const days = planOf(cityWith(many), { daysTotal: 4 });

  test("has a named lunch at noon and a named dinner in the evening, none of them twice", () => {
    for (const { stops } of days) {
      const [lunch, dinner, ...more] = stops.filter(({ kind }) => kind === "meal");
      expect(lunch?.at.part).toBe("afternoon");
      expect(lunch?.start).toMatch(/^1[2-4]:/);
      expect(lunch?.minutes).toBeGreaterThanOrEqual(30);
      expect(dinner?.at.part).toBe("evening");
      expect(dinner?.start).toMatch(/^(18|19|20|21):/);
      expect(dinner?.minutes).toBeGreaterThanOrEqual(60);
      expect(more).toEqual([]);
    }
    const titles = mealsOf(days).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test("is still known by what its parts are about", () => {
    for (const { stops, blocks } of days)
      for (const part of ["morning", "afternoon", "evening"] as const) {
        const lead = leadOf(stops.filter(({ at }) => at.part === part));
        expect(lead?.title).toBe(blocks[part].title);
        expect(lead?.kind).not.toBe("meal");
      }
  });

  test("tells what one eats there and at what price", () => {
    expect(mealsOf(days)[0]?.note).toMatch(/Cuisine \d+, cheap\./);
  });
});

describe("a table", () => {
  test("is not of the cuisine that was eaten just before", () => {
    const days = planOf(cityWith(many.map((_, i) => ({ meal: meal({ cuisine: i % 3 === 0 ? "other" : "local" }) }))));
    const cuisines = mealsOf(days).map(({ title }) =>
      Number(title.replace("Table ", "")) % 3 === 0 ? "other" : "local",
    );
    cuisines.slice(1).forEach((cuisine, i) => expect(cuisine).not.toBe(cuisines[i]));
    expect(cuisines.length).toBeGreaterThan(3);
  });

  test("is not of the cuisine that is planned for the evening of an outing on the next day", () => {
    const village = aPlace({ name: "Far Village", category: "nature", dayTrip: true, minutes: 360, lat: 39.02 });
    const onSaturdays: Place["hours"] = {
      closedOnHolidays: false,
      periods: [{ months: [4], week: [[], [], [], [], [], [], [[18 * 60, 23 * 60] as const]] }],
    };
    const cellar = aPlace({
      name: "Great Cellar",
      category: "food",
      parts: ["evening"],
      hours: onSaturdays,
      meal: meal({ cuisine: "local" }),
    });
    // The best table by far has what is eaten on the next day.
    const guide = cityWith([
      {},
      { name: "Best table", fame: 3, meal: meal({ cuisine: "local", for: ["dinner"] }) },
      {},
    ]);
    const places = [...guide.places.filter(({ dayTrip }) => !dayTrip), village, cellar];
    const days = planOf(
      { ...guide, places },
      { startDate: "2026-04-10", daysTotal: 2, anchors: ["Far Village", "Great Cellar"] },
    );
    expect(days[1]?.blocks.morning.title).toBe("Far Village");
    expect(days[1]?.blocks.evening.title).toBe("Great Cellar");
    const dinner = days[0]?.stops.find(({ kind, at }) => kind === "meal" && at.part === "evening");
    expect(dinner?.title).toMatch(/^Table/);
  });

  test("is open at the time of the meal", () => {
    const early = cityWith([
      { name: "Breakfast room", hours: open([7 * 60, 11 * 60]) },
      { name: "Night kitchen", hours: open([19 * 60, 23 * 60]) },
    ]);
    const [day] = planOf(early, { daysTotal: 1 });
    expect(mealsOf(day ? [day] : []).map(({ title, at }) => [title, at.part])).toEqual([["Night kitchen", "evening"]]);
    expect(mealsOf(day ? [day] : [])[0]?.start ?? "").toMatch(/^(19|20|21):/);
  });

  test("suits the diet and the purse that were named, and children", () => {
    const guide = cityWith([
      ...many.slice(0, 5).map((_, i) => ({ name: `Dear ${i}`, price: 3 })),
      ...many.slice(0, 5).map((_, i) => ({ name: `Meat ${i}`, price: 1, vegetarian: false })),
      { name: "Greens", price: 1, meal: meal({ diet: ["vegan"], cuisine: "plants" }) },
      { name: "Beans", price: 1, meal: meal({ diet: ["vegetarian"], cuisine: "beans" }) },
    ]);
    const thrifty = planOf(guide, { daysTotal: 1, intent: anIntent({ budget: "cheap, we are vegetarian" }) });
    expect(
      mealsOf(thrifty)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(["Beans", "Greens"]);
    for (const purpose of ["Two couples, one of us vegetarian", "Wir essen kein Fleisch", "un voyage végétarien"])
      expect(
        mealsOf(planOf(guide, { daysTotal: 1, purpose })).filter(({ title }) => title.startsWith("Meat")),
        purpose,
      ).toEqual([]);
    const bars = cityWith(many.map((_, i) => ({ meal: meal({ kind: "bar", cuisine: `cuisine ${i}` }) })));
    expect(mealsOf(planOf(bars, { whoWith: ["kids"] }))).toEqual([]);
  });

  test("gives way to the next best where it closes before one has eaten there", () => {
    const show = aPlace({
      name: "Matinee",
      category: "performance",
      parts: ["evening"],
      minutes: 90,
      hours: open([17 * 60, 19 * 60]),
    });
    const guide = cityWith([
      { name: "Early kitchen", fame: 3, hours: open([11 * 60, 20 * 60]) },
      { name: "Late kitchen", hours: open([19 * 60, 24 * 60]) },
    ]);
    const [day] = planOf({ ...guide, places: [...guide.places, show] }, { daysTotal: 1, anchors: ["Matinee"] });
    const evening = day?.stops.filter(({ at }) => at.part === "evening").map(({ title }) => title);
    expect(evening).toEqual(["Matinee", "Late kitchen"]);
  });

  test("is not the one that is told of for its sunsets, for lunch, where another is as good", () => {
    const guide = cityWith([
      { name: "Dusk terrace", about: "Sit on the terrace while the river turns gold at sunset." },
      { name: "Plain room", meal: meal({ for: ["lunch"], cuisine: "plain" }) },
    ]);
    const meals = mealsOf(planOf(guide, { daysTotal: 1 })).map(({ title }) => title);
    expect(meals).toEqual(["Plain room", "Dusk terrace"]);
  });

  test("is one to sit down at in the evening, for elders and for whom it may cost something", () => {
    const guide = cityWith([
      {
        name: "Great stall",
        fame: 3,
        price: 1,
        meal: meal({ kind: "street-food", for: ["dinner"], cuisine: "stall" }),
      },
      { name: "Quiet room", fame: 0, meal: meal({ for: ["dinner"], cuisine: "room" }) },
    ]);
    const dinnerOf = (over: Partial<TripBrief> = {}): string[] =>
      mealsOf(planOf(guide, { daysTotal: 1, ...over })).map(({ title }) => title);
    expect(dinnerOf()).toEqual(["Great stall"]);
    expect(dinnerOf({ whoWith: ["parents"] })).toEqual(["Quiet room"]);
    expect(dinnerOf({ intent: anIntent({ budget: "luxury" }) })).toEqual(["Quiet room"]);
    expect(dinnerOf({ partyCount: 6 })).toEqual(["Quiet room"]);
  });

  test("is one of the best in the evening for whom it may cost something, and for nobody else", () => {
    const guide = cityWith([
      { name: "Starred house", price: 3, fame: 0, meal: meal({ for: ["dinner"], cuisine: "haute" }) },
      { name: "Plain house", price: 1, meal: meal({ for: ["dinner"], cuisine: "plain" }) },
    ]);
    const dinner = (budget: string): string[] =>
      mealsOf(planOf(guide, { daysTotal: 1, intent: anIntent({ budget }) })).map(({ title }) => title);
    expect(dinner("luxury, no limits")).toEqual(["Starred house"]);
    expect(dinner("")).toEqual(["Plain house"]);
  });

  test("is no kitchen without meat for whom nobody said so, where there is another", () => {
    const guide = cityWith([
      { name: "Green house", fame: 3, meal: meal({ for: ["dinner"], cuisine: "vegan", diet: ["vegan"] }) },
      { name: "Town house", fame: 1, meal: meal({ for: ["dinner"], cuisine: "local", diet: ["vegetarian"] }) },
    ]);
    const dinner = (budget: string): string[] =>
      mealsOf(planOf(guide, { daysTotal: 1, intent: anIntent({ budget }) })).map(({ title }) => title);
    expect(dinner("")).toEqual(["Town house"]);
    expect(dinner("we are vegan")).toEqual(["Green house"]);
  });

  test("is near the way", () => {
    const guide = cityWith([{ name: "Far table", lat: 39.2 }, { name: "Near table" }]);
    const names = mealsOf(planOf(guide, { daysTotal: 1 })).map(({ title }) => title);
    expect(names).toEqual(["Near table"]);
  });

  test("is left open where the city has none left", () => {
    const days = planOf(cityWith([{}, {}]), { daysTotal: 3 });
    expect(mealsOf(days)).toHaveLength(2);
    for (const { stops } of days)
      for (const { title, start } of stops) expect([title, start]).not.toEqual([title, null]);
  });
});

test("a long slow stay puts no table beside the little that its city has left; a quicker one does", () => {
  const guide = cityWith(many);
  const small = {
    ...guide,
    places: [...guide.places.filter(({ meal }) => !meal).slice(0, 9), ...guide.places.slice(-12)],
  };
  const stay = (travelPace: string[]) =>
    planOf(small, { daysTotal: 14, intent: anIntent({ travelPace: travelPace as [] }) });
  expect(mealsOf(stay(["Slow & Relaxed - Take time to soak it in"])).filter(({ placeId }) => placeId)).toEqual([]);
  expect(mealsOf(stay(["Moderate - Balanced activities and rest"])).filter(({ placeId }) => placeId)).not.toEqual([]);
});

describe("what a day leaves only closed doors", () => {
  const CLOSES_EARLY = { category: "landmark" as const, minutes: 60, fame: 3 as const };
  const village = aPlace({
    name: "Far Village",
    category: "nature",
    dayTrip: true,
    minutes: 360,
    lat: 41.1,
    lng: -9.1,
  });
  const evenings = (anchors: string[]): string[] => {
    const guide = cityWith([]);
    const walls = aPlace({ name: "Painted Walls", parts: ["evening"], hours: open([660, 1140]), ...CLOSES_EARLY });
    const square = aPlace({ name: "Old Square", parts: ["evening"], ...CLOSES_EARLY, fame: 0 });
    const places = [...guide.places.filter(({ dayTrip }) => !dayTrip).slice(0, 2), village, walls, square];
    return planOf({ ...guide, places }, { daysTotal: 1, anchors: ["Far Village", ...anchors] }).map(
      ({ blocks }) => blocks.evening.title,
    );
  };

  test("gives way to another place near it, as after an outing", () => {
    expect(evenings([])).toEqual(["Old Square"]);
  });

  test("stands where it is a must", () => {
    expect(evenings(["Painted Walls"])).toEqual(["Painted Walls"]);
  });
});

test("on a day out there is a lunch only where a table is", () => {
  const village = aPlace({
    name: "Far Village",
    category: "nature",
    dayTrip: true,
    minutes: 360,
    lat: 39.02,
    lng: -9.1,
  });
  const without = cityWith(many);
  const out = (guide: CityGuide): PlacedStop[] =>
    planOf({ ...guide, places: [...guide.places, village] }, { daysTotal: 3, anchors: ["Far Village"] })
      .filter(({ blocks }) => blocks.morning.title === "Far Village")
      .flatMap(({ stops }) => stops.filter(({ kind, at }) => kind === "meal" && at.part === "afternoon"));
  expect(out(without)).toEqual([]);
  const inn = { name: "Village inn", lat: 39.021, lng: -9.1 };
  expect(out(cityWith([...many, inn])).map(({ title }) => title)).toEqual(["Village inn"]);
});

describe("an evening", () => {
  const withEvening = (over: Partial<Place>): CityGuide => {
    const guide = cityWith(many);
    return { ...guide, places: [...guide.places, aPlace({ parts: ["evening"], ...over })] };
  };
  const eveningOf = (guide: CityGuide, over: Partial<TripBrief> = {}): string[] =>
    planOf(guide, { daysTotal: 1, anchors: guide.places.slice(-1).map(({ name }) => name), ...over }).flatMap(
      ({ stops }) =>
        stops.filter(({ at }) => at.part === "evening").map(({ kind, title }) => (kind === "meal" ? "dinner" : title)),
    );

  test("has dinner before a show and a bar", () => {
    expect(eveningOf(withEvening({ name: "Opera", category: "performance" }))).toEqual(["dinner", "Opera"]);
    expect(eveningOf(withEvening({ name: "Jazz bar", category: "nightlife" }))).toEqual(["dinner", "Jazz bar"]);
  });

  test("has what is lit before dinner for elders, who go to bed from the table", () => {
    const guide = withEvening({ name: "Fountains", category: "landmark", minutes: 40, tags: ["lights"] });
    const eveningOf = (whoWith: TripBrief["whoWith"]): string[] =>
      planOf(guide, { daysTotal: 1, anchors: ["Fountains"], whoWith, startDate: "2027-01-12" })
        .flatMap(({ stops }) => stops)
        .filter(({ at }) => at.part === "evening")
        .map(({ kind }) => kind);
    expect(eveningOf(["friends"])).toEqual(["meal", "sight"]);
    expect(eveningOf(["parents"])).toEqual(["sight", "meal"]);
  });

  test("is no reason to wait through an afternoon for the sun to set", () => {
    const hill = aPlace({ name: "Hill", category: "viewpoint", minutes: 45, parts: ["afternoon"], tags: ["sunset"] });
    const guide = cityWith(many);
    const [day] = planOf(
      { ...guide, places: [...guide.places, hill] },
      { daysTotal: 1, anchors: ["Hill"], startDate: "2026-04-20" },
    );
    const start = day?.stops.find(({ title }) => title === "Hill")?.start ?? "";
    expect(start >= "12:30" && start < "16:00").toBe(true);
  });

  test("stands at a view about sunset, by the clock of the city, with dinner before or after", () => {
    const guide = withEvening({ name: "Hill", category: "viewpoint", minutes: 45 });
    const startOf = (startDate: string): string =>
      planOf(guide, { daysTotal: 1, anchors: ["Hill"], startDate })
        .flatMap(({ stops }) => stops)
        .find(({ title }) => title === "Hill")?.start ?? "";
    // Lisbon: the sun sets at 21:05 in June, and at 18:10 in the first days of March.
    expect(startOf("2026-06-20") >= "20:30" && startOf("2026-06-20") <= "21:05").toBe(true);
    expect(startOf("2026-03-05") >= "17:30" && startOf("2026-03-05") <= "18:30").toBe(true);
  });
});
