import { beforeEach, describe, expect, test } from "vitest";
import { findHydration } from "#db/repositories/hydration";
import { validateJoinCode } from "~/server/join/validate-join-code";
import { counted, problemOf } from "#tests/fixtures/callers";
import { companyOf, threeOnATrip } from "#tests/fixtures/company";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { ADA, BEN, CYD, organize, signUp } from "#tests/fixtures/travellers";

const at = await emptyDatabase();
let company = companyOf(at);
beforeEach(() => {
  company = companyOf(at);
});

describe("leaving a trip", () => {
  test("ends one's own access, in one round trip; leaving again is no error", async () => {
    const tripId = await threeOnATrip(at);
    const { result, roundTrips } = await counted(at, () => company.leave(tripId, BEN));
    expect({ result, roundTrips }).toEqual({ result: { gaveUp: false }, roundTrips: 1 });
    expect(await company.leave(tripId, BEN)).toEqual({ gaveUp: false });
    expect(await findHydration(at.db, BEN.uid)).toMatchObject({
      user: { tripId: null, role: "noroleset" },
      trip: null,
    });
    expect(await company.list(tripId)).toMatchObject({
      companions: [{ name: "Ada Fern" }, { name: "Cyd Roe" }],
      removed: [],
    });
    expect(company.told).toMatchObject([
      { by: { name: "Ben Ohm" }, messages: [{ change: "left", name: "Ben Ohm" }], dismiss: [await company.idOf(BEN)] },
    ]);
  });

  test("leaves the code open to come back with", async () => {
    const tripId = await threeOnATrip(at);
    await company.leave(tripId, BEN);
    expect(await company.join(BEN)).toMatchObject({ user: { tripId, role: "participant" } });
    expect(await company.roles(tripId)).toContain("Ben Ohm: participant");
  });

  test("leaves one's other trip the current one", async () => {
    const tripId = await threeOnATrip(at);
    const own = await organize(at.db, BEN, { joinCode: "MINE" });
    await company.leave(tripId, BEN);
    expect(await findHydration(at.db, BEN.uid)).toMatchObject({ user: { tripId: own, role: "originator" } });
  });

  test("is not for an organizer with company: they hand over first", async () => {
    const tripId = await threeOnATrip(at);
    expect(await problemOf(company.leave(tripId, ADA))).toEqual({
      code: "organizer-stays",
      error: "Hand the trip over first. Then you can leave.",
    });
    await company.handOver(tripId, BEN);
    expect(await company.leave(tripId, ADA)).toEqual({ gaveUp: false });
    expect(await company.roles(tripId, BEN)).toEqual(["Ben Ohm: originator", "Cyd Roe: participant"]);
  });

  test("alone is giving the trip up: its code is free again, and so is the organizer", async () => {
    const tripId = await threeOnATrip(at);
    await company.remove(tripId, BEN);
    await company.leave(tripId, CYD);
    expect(await company.leave(tripId, ADA)).toEqual({ gaveUp: true });
    expect(await company.leave(tripId, ADA)).toEqual({ gaveUp: true });
    expect(await problemOf(validateJoinCode(company.by(CYD), { params: {}, body: { code: "LISBON" } }))).toMatchObject({
      code: "not-found",
    });
    expect(await problemOf(company.join(CYD))).toMatchObject({ code: "not-found" });
    expect(await findHydration(at.db, ADA.uid)).toMatchObject({ user: { tripId: null }, trip: null });
    expect(await organize(at.db, ADA)).not.toBe(tripId);
  });

  test("while somebody joins: either they find no trip, or the organizer has company and stays", async () => {
    const tripId = await organize(at.db, ADA);
    await signUp(at.db, BEN);
    const [left, joined] = await Promise.allSettled([company.leave(tripId, ADA), company.join(BEN)]);
    expect([left.status, joined.status].sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("is nothing for one who never was on it", async () => {
    const tripId = await organize(at.db, ADA);
    await signUp(at.db, CYD);
    expect(await problemOf(company.leave(tripId, CYD))).toMatchObject({ code: "not-found" });
  });
});
