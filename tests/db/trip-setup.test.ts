import { describe, expect, test } from "vitest";
import { findHydration } from "#db/repositories/hydration";
import { findTripByCode, isJoinCodeFree } from "#db/repositories/membership/join-codes";
import { createTrip } from "#db/repositories/trips";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { ADA, aCodeCaller, aTrip, BEN, organize, signUp, stamp } from "#tests/fixtures/travellers";

const at = await emptyDatabase();

const countTrips = () => at.d1.prepare("SELECT count(*) AS n FROM trips").first<number>("n");

describe("creating a trip", () => {
  test("makes the caller its organizer and puts them on it, in one round trip", async () => {
    await signUp(at.db, ADA);
    const before = at.spent.roundTrips;
    const tripId = await organize(at.db, ADA);
    expect(at.spent.roundTrips - before).toBe(1);
    const { user, trip } = await findHydration(at.db, ADA.uid);
    expect(user).toMatchObject({ tripId, role: "originator" });
    expect(trip).toMatchObject({ tripId, joinCode: "LISBON", daysTotal: 3, startedTrip: false, tripComplete: false });
  });

  test("two at once with one join code make one trip", async () => {
    await Promise.all([signUp(at.db, ADA), signUp(at.db, BEN)]);
    const both = await Promise.all([
      createTrip(at.db, ADA, aTrip(), stamp()),
      createTrip(at.db, BEN, aTrip({ joinCode: " lisbon" }), stamp()),
    ]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(["created", "join-code-taken"]);
    expect(await countTrips()).toBe(1);
  });

  test("two at once by one organizer make one trip", async () => {
    await signUp(at.db, ADA);
    const both = await Promise.all([
      createTrip(at.db, ADA, aTrip({ joinCode: "ONE" }), stamp()),
      createTrip(at.db, ADA, aTrip({ joinCode: "TWO" }), stamp()),
    ]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(["created", "has-trip"]);
    expect(await countTrips()).toBe(1);
  });

  test("a refused one leaves no trace, not even of a user who was not there before", async () => {
    await organize(at.db, ADA);
    expect(await createTrip(at.db, BEN, aTrip(), stamp())).toEqual({ kind: "join-code-taken" });
    expect((await findHydration(at.db, BEN.uid)).user).toBeNull();
  });

  test("another may be made once the first is complete", async () => {
    await organize(at.db, ADA);
    await at.execute("UPDATE trips SET trip_complete = 1");
    expect((await createTrip(at.db, ADA, aTrip({ joinCode: "NEXT" }), stamp())).kind).toBe("created");
  });

  test("finds the city under any of its names, and goes without one it does not know", async () => {
    await at.execute(
      "INSERT INTO cities (id, name, country, country_code, lat, lng, radius_km) VALUES ('lisbon', 'Lisbon', 'Portugal', 'PT', 38.7, -9.1, 12)",
      "INSERT INTO city_aliases VALUES ('lisboa', 'lisbon')",
    );
    await organize(at.db, ADA, { city: "LISBOA", joinCode: "ONE" });
    await organize(at.db, BEN, { city: "Nowhere", joinCode: "TWO" });
    const { results } = await at.d1.prepare("SELECT city, city_id FROM trips ORDER BY city").all();
    expect(results).toEqual([
      { city: "LISBOA", city_id: "lisbon" },
      { city: "Nowhere", city_id: null },
    ]);
  });
});

describe("a join code", () => {
  test("is taken, and found, in whatever capitals, spaces and hyphens it is typed", async () => {
    const tripId = await organize(at.db, ADA, { joinCode: "Beach-Week" });
    const isFree = (code: string) => isJoinCodeFree(at.db, code, aCodeCaller());
    expect(await isFree("beach WEEK ")).toMatchObject({ free: false });
    expect(await isFree("beachweek")).toMatchObject({ free: false });
    expect(await isFree("other")).toMatchObject({ free: true });
    expect(await createTrip(at.db, BEN, aTrip({ joinCode: "BEACHWEEK" }), stamp())).toEqual({
      kind: "join-code-taken",
    });
    expect(await findTripByCode(at.db, BEN.uid, "BEACH-week", aCodeCaller())).toEqual({
      kind: "trip",
      tripId,
      tripName: "Autumn in Lisbon",
      city: "Lisbon",
      joinCode: "Beach-Week",
    });
  });
});
