import { beforeEach, describe, expect, test } from "vitest";
import { findHydration } from "#db/repositories/hydration";
import { validateJoinCode } from "~/server/join/validate-join-code";
import { counted, problemOf } from "#tests/fixtures/callers";
import { companyOf, threeOnATrip } from "#tests/fixtures/company";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { ADA, BEN, CYD, organize } from "#tests/fixtures/travellers";

const at = await emptyDatabase();
let company = companyOf(at);
beforeEach(() => {
  company = companyOf(at);
});

describe("handing the trip over", () => {
  test("swaps the roles, and both come back to the room with new tickets", async () => {
    const tripId = await threeOnATrip(at);
    expect(await company.handOver(tripId, BEN)).toMatchObject({
      companions: [
        { name: "Ben Ohm", role: "originator" },
        { name: "Ada Fern", role: "participant" },
        { name: "Cyd Roe", role: "participant" },
      ],
    });
    expect(await findHydration(at.db, BEN.uid)).toMatchObject({ user: { tripId, role: "originator" } });
    expect(await findHydration(at.db, ADA.uid)).toMatchObject({ user: { tripId, role: "participant" } });
    expect(company.told).toMatchObject([
      {
        by: { name: "Ada Fern" },
        messages: [{ change: "handed-over", name: "Ben Ohm", role: "originator" }],
        reseat: [await company.idOf(ADA), await company.idOf(BEN)],
      },
    ]);
  });

  test("again, by a phone that did not hear the answer, changes nothing", async () => {
    const tripId = await threeOnATrip(at);
    const first = await company.handOver(tripId, BEN);
    expect(await company.handOver(tripId, BEN)).toEqual(first);
    expect(company.told.length).toBe(1);
  });

  test("to two at once gives it to one of them", async () => {
    const tripId = await threeOnATrip(at);
    const both = await Promise.allSettled([company.handOver(tripId, BEN), company.handOver(tripId, CYD)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await company.roles(tripId)).map((role) => role.split(": ")[1])).toEqual([
      "originator",
      "participant",
      "participant",
    ]);
    const { results } = await at.d1
      .prepare(
        "SELECT 1 FROM trips JOIN memberships ON trip_id = trips.id AND user_id = organizer_id WHERE role = 'originator'",
      )
      .all();
    expect(results.length).toBe(1);
  });

  test("to one who organizes another open trip is refused, and nothing changes", async () => {
    const tripId = await threeOnATrip(at);
    await organize(at.db, BEN, { joinCode: "MINE" });
    expect(await problemOf(company.handOver(tripId, BEN))).toMatchObject({
      code: "organizes-another",
      error: expect.stringContaining("already organize a trip"),
    });
    expect(await company.roles(tripId)).toContain("Ada Fern: originator");
    await at.execute("UPDATE trips SET trip_complete = 1 WHERE join_code = 'MINE'");
    expect(await company.handOver(tripId, BEN)).toMatchObject({ companions: [{ name: "Ben Ohm" }, {}, {}] });
  });

  test("is not for participants, and not to one who is off the trip", async () => {
    const tripId = await threeOnATrip(at);
    expect(await problemOf(company.handOver(tripId, CYD, BEN))).toMatchObject({ code: "forbidden" });
    await company.leave(tripId, BEN);
    await company.remove(tripId, CYD);
    for (const gone of [BEN, CYD])
      expect(await problemOf(company.handOver(tripId, gone))).toMatchObject({ code: "not-found" });
    expect(await company.roles(tripId)).toEqual(["Ada Fern: originator"]);
  });
});

describe("changing the join code", () => {
  test("opens the trip to the new code and to the old one no more, in one round trip", async () => {
    const tripId = await organize(at.db, ADA);
    const { result, roundTrips } = await counted(at, () => company.changeCode(tripId, "Beach-Week"));
    expect(roundTrips).toBe(1);
    expect(result).toMatchObject({ trip: { tripId, joinCode: "Beach-Week" } });
    expect(await problemOf(company.join(BEN))).toMatchObject({ code: "not-found" });
    expect(await company.join(BEN, "beach-WEEK")).toMatchObject({ trip: { tripId } });
    expect(company.told[0]).toMatchObject({
      by: { name: "Ada Fern" },
      messages: [{ type: "trip", trip: { joinCode: "Beach-Week" } }],
    });
  });

  test("to the same code again changes nothing and tells nobody", async () => {
    const tripId = await organize(at.db, ADA);
    await company.changeCode(tripId, "BEACH");
    await company.changeCode(tripId, "BEACH");
    expect(company.told.length).toBe(1);
  });

  test("to one that is taken, also meanwhile, is refused", async () => {
    const tripId = await organize(at.db, ADA);
    const [changed, made] = await Promise.allSettled([
      company.changeCode(tripId, "beach"),
      organize(at.db, BEN, { joinCode: "BEACH" }),
    ]);
    expect([changed.status, made.status].sort()).toEqual(["fulfilled", "rejected"]);
    await organize(at.db, CYD, { joinCode: "TAKEN" });
    expect(await problemOf(company.changeCode(tripId, "taken"))).toEqual({
      code: "join-code-taken",
      error: "Join code already taken. Please try a different code.",
    });
  });

  test("keeps the rules of a join code, and to the organizer", async () => {
    const tripId = await threeOnATrip(at);
    expect(await problemOf(company.changeCode(tripId, "a b"))).toMatchObject({ code: "invalid" });
    expect(await problemOf(company.changeCode(tripId, "BENS-CODE", BEN))).toMatchObject({ code: "forbidden" });
    expect(await validateJoinCode(company.by(CYD), { params: {}, body: { code: "LISBON" } })).toMatchObject({ tripId });
  });
});
