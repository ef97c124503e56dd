import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findHydration } from "#db/repositories/hydration";
import type { TestDatabase } from "#tests/fixtures/database/d1";
import { openTestDatabase } from "#tests/fixtures/database/d1";
import { callAs, counted, problemOf } from "#tests/fixtures/callers";
import { emptyTables } from "#tests/fixtures/database/empty-tables";
import { loadPlaces } from "#tests/fixtures/places";
import { ADA, organize } from "#tests/fixtures/travellers";
import { planOf } from "#tests/fixtures/planned-trip";
import { buildItinerary, readPlanFacts, searchPlaces, setUpTrip } from "#tests/fixtures/use-cases";
import { byLeg } from "~/server/assistant/by-leg";
import { embeddedAssistant } from "~/server/assistant/embedded";

let at: TestDatabase;
beforeAll(async () => {
  at = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(at);
  await loadPlaces(at, "lisbon", "porto");
});
afterAll(() => at.stop());

const PORTUGAL = [
  { city: "Lisbon", fromDay: 1, toDay: 3 },
  { city: "Porto", fromDay: 4, toDay: 6 },
];

const setUp = (legs?: { city: string; fromDay: number; toDay: number }[]) =>
  setUpTrip(callAs(at, ADA), {
    params: {},
    body: {
      tripName: "Autumn",
      purpose: "Birthday",
      city: "Lisbon",
      joinCode: "AUTUMN",
      whoWith: [],
      startDate: "2027-10-01",
      endDate: "2027-10-06",
      partyCount: 2,
      admitEach: false,
      legs,
    },
  });

const cityOf = ({ city, cityId, fromDay, toDay }: Record<string, unknown>) => ({ city, cityId, fromDay, toDay });

test("a trip through two cities keeps each with its days, in one round trip, and says where it goes in words", async () => {
  const { roundTrips } = await counted(at, () => setUp(PORTUGAL));
  expect(roundTrips).toBe(1);
  const { trip } = await findHydration(at.db, ADA.uid);
  expect(trip).toMatchObject({ city: "Lisbon", destination: "Lisbon and Porto", daysTotal: 6 });
  expect(trip?.legs.map(cityOf)).toEqual([
    { city: "Lisbon", cityId: "lisbon", fromDay: 1, toDay: 3 },
    { city: "Porto", cityId: "porto", fromDay: 4, toDay: 6 },
  ]);
});

test("a city whose places are not known is a leg like the others", async () => {
  await setUp([
    { city: "Lisbon", fromDay: 1, toDay: 3 },
    { city: "Erewhon", fromDay: 4, toDay: 6 },
  ]);
  const { trip } = await findHydration(at.db, ADA.uid);
  expect(trip?.legs[1]).toEqual({
    city: "Erewhon",
    cityId: null,
    lat: null,
    lng: null,
    timeZone: null,
    fromDay: 4,
    toDay: 6,
  });
});

test("cities that leave a day out, or have one twice, are refused", async () => {
  for (const [toDay, fromDay] of [
    [3, 5],
    [3, 3],
  ] as const) {
    const refused = problemOf(
      setUp([
        { city: "Lisbon", fromDay: 1, toDay },
        { city: "Porto", fromDay, toDay: 6 },
      ]),
    );
    expect(await refused).toMatchObject({
      code: "invalid",
    });
  }
});

test("the row of an earlier version, or one that holds no legs, is a trip in its city on all its days", async () => {
  const tripId = await organize(at.db, ADA);
  const whole = [{ city: "Lisbon", cityId: "lisbon", lat: null, lng: null, timeZone: null, fromDay: 1, toDay: 3 }];
  for (const stored of [null, "{not json", "[]", '[{"city":"Porto","fromDay":2,"toDay":3}]']) {
    await at.db.run(sql`UPDATE trips SET legs = ${stored} WHERE id = ${tripId}`);
    const { trip } = await findHydration(at.db, ADA.uid);
    expect(trip).toMatchObject({ city: "Lisbon", destination: "Lisbon", legs: whole });
  }
});

test("legs that were stored before they had a time zone have the one of where they lie", async () => {
  const tripId = await organize(at.db, ADA);
  const stored = [
    { city: "Lisbon", cityId: "lisbon", lat: 38.72, lng: -9.14, fromDay: 1, toDay: 2 },
    { city: "Madrid", cityId: null, lat: 40.42, lng: -3.7, fromDay: 3, toDay: 3 },
  ];
  const read = async (legs: unknown, timeZone: string | null) => {
    await at.db.run(sql`UPDATE trips SET legs = ${JSON.stringify(legs)}, time_zone = ${timeZone} WHERE id = ${tripId}`);
    return (await findHydration(at.db, ADA.uid)).trip?.legs.map((leg) => leg.timeZone);
  };
  expect(await read(stored, null)).toEqual(["Europe/Lisbon", "Europe/Madrid"]);
  expect(await read(stored, "Atlantic/Azores")).toEqual(["Atlantic/Azores", "Europe/Madrid"]);
  expect(
    await read(
      stored.map((leg) => ({ ...leg, timeZone: "Asia/Tokyo" })),
      null,
    ),
  ).toEqual(["Asia/Tokyo", "Asia/Tokyo"]);
});

test("each leg is planned with the places of its city, in hardly more round trips than one city takes, and judged by them", async () => {
  const answer = await setUp(PORTUGAL);
  const { tripId } = "reply" in answer ? answer.reply : { tripId: "" };
  const { roundTrips } = await counted(at, () =>
    buildItinerary(callAs(at, ADA, byLeg(embeddedAssistant())), { params: {}, body: { tripId } }),
  );
  // All days are saved together, or on a machine with much else to do those of each city.
  expect([4, 5]).toContain(roundTrips);
  const { days } = await planOf(at, tripId);
  const cities = days.map(({ blocks }) => blocks.evening.placeId?.split("-")[0]);
  expect(cities).toEqual(["lisbon", "lisbon", "lisbon", "porto", "porto", "porto"]);
  expect(days[3]?.summary).toMatch(/^From Lisbon to Porto by train, about 3 hours/);
  expect(days[3]?.stops[0]).toMatchObject({ kind: "travel", at: { day: 4, part: "morning" } });
  const facts = await readPlanFacts(callAs(at, ADA), { params: { tripId }, body: undefined });
  expect(facts).toMatchObject({
    guide: { name: "Lisbon" },
    legs: [{ cityName: "Lisbon" }, { guide: { name: "Porto" } }],
  });
});

test("who adds a stop searches the places of the city that the day is in, or of all without a day, in one round trip", async () => {
  const answer = await setUp(PORTUGAL);
  const { tripId } = "reply" in answer ? answer.reply : { tripId: "" };
  const find = async (text: string, dayIndex: number | null) => {
    const { result, roundTrips } = await counted(at, () =>
      searchPlaces(callAs(at, ADA), { params: { tripId }, body: { text, dayIndex } }),
    );
    expect(roundTrips).toBe(1);
    return "reply" in result ? result.reply : result;
  };
  expect(await find("the castelo de sao jorge", 1)).toMatchObject({
    isCovered: true,
    places: [
      {
        id: "lisbon-castelo-de-sao-jorge",
        name: "Castelo de São Jorge",
        location: "Castelo, Lisbon",
        kind: "sight",
        minutes: 100,
        isTicketed: true,
      },
    ],
  });
  expect((await find("castelo de sao jorge", 5)).places).toEqual([]);
  expect((await find("castelo de sao jorge", null)).places).toHaveLength(1);
});

test("where no places are known, the search says so", async () => {
  const tripId = await organize(at.db, ADA, { city: "Atlantis" });
  expect(await searchPlaces(callAs(at, ADA), { params: { tripId }, body: { text: "castle", dayIndex: 1 } })).toEqual({
    isCovered: false,
    places: [],
  });
});
