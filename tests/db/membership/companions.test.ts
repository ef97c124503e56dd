import { beforeEach, describe, expect, test } from "vitest";
import { findHydration } from "#db/repositories/hydration";
import { findTripsOf } from "#db/repositories/account/own-trips";
import { validateJoinCode } from "~/server/join/validate-join-code";
import { whoAmI } from "~/server/user/who-am-i";
import { counted, problemOf } from "#tests/fixtures/callers";
import { companyOf, threeOnATrip } from "#tests/fixtures/company";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { ADA, AT, BEN, CYD, organize, signUp } from "#tests/fixtures/travellers";
import { readTripBase, removeCompanion, switchTrip } from "#tests/fixtures/use-cases";

const at = await emptyDatabase();
let company = companyOf(at);
beforeEach(() => {
  company = companyOf(at);
});

describe("the companions of a trip", () => {
  test("are listed with their roles and since when, the organizer first, in one round trip", async () => {
    const tripId = await threeOnATrip(at);
    const { result, roundTrips } = await counted(at, () => company.list(tripId, BEN));
    expect(roundTrips).toBe(1);
    expect(result).toMatchObject({
      companions: [
        { name: "Ada Fern", role: "originator", since: AT },
        { name: "Ben Ohm", role: "participant", since: AT + 1 },
        { name: "Cyd Roe", role: "participant", since: AT + 2 },
      ],
      removed: [],
    });
  });

  test("are nobody else's business", async () => {
    const tripId = await organize(at.db, ADA);
    await signUp(at.db, CYD);
    expect(await problemOf(company.list(tripId, CYD))).toMatchObject({ code: "not-found" });
  });

  test("hear of a newcomer once, however often the phone sends it", async () => {
    await organize(at.db, ADA);
    await company.join(BEN);
    await company.join(BEN);
    expect(company.told.flatMap(({ messages }) => messages)).toMatchObject([
      { type: "membership", change: "joined", name: "Ben Ohm", role: "participant" },
    ]);
  });
});

describe("removing a companion", () => {
  test("ends their access everywhere at once, in one round trip, and shows them the door", async () => {
    const tripId = await threeOnATrip(at);
    const userId = await company.idOf(BEN);
    const { roundTrips } = await counted(at, () =>
      removeCompanion(company.by(ADA), { params: { tripId }, body: { userId } }),
    );
    expect(roundTrips).toBe(1);
    for (const call of [
      () => readTripBase(company.by(BEN), { params: { tripId }, body: undefined }),
      () => company.list(tripId, BEN),
      () => switchTrip(company.by(BEN), { params: {}, body: { tripId } }),
      () => company.leave(tripId, BEN),
    ]) {
      expect(await problemOf(call())).toMatchObject({ code: "not-found" });
    }
    expect(await whoAmI(company.by(BEN), { params: {}, body: undefined })).toMatchObject({
      user: { tripId: null, role: "noroleset" },
      trip: null,
    });
    expect(await findHydration(at.db, BEN.uid)).toMatchObject({
      user: { tripId: null },
      trip: null,
      itinerary: null,
      live: null,
    });
    expect(await findTripsOf(at.db, BEN.uid)).toEqual([]);
    expect(await problemOf(company.join(BEN))).toMatchObject({ code: "removed" });
    expect(company.told).toMatchObject([
      {
        by: { name: "Ada Fern" },
        messages: [{ type: "membership", change: "removed", name: "Ben Ohm" }],
        dismiss: [await company.idOf(BEN)],
      },
    ]);
  });

  test("leaves them nothing to learn from its code, until they are let in again", async () => {
    const tripId = await threeOnATrip(at);
    const look = () => validateJoinCode(company.by(BEN), { params: {}, body: { code: " lis bon" } });
    await company.remove(tripId, BEN);
    expect(await problemOf(look())).toEqual({
      code: "removed",
      error: "You were taken off the trip of this code. Its organizer can let you in again.",
    });
    await company.readmit(tripId, BEN);
    // The code comes back as the trip has it, not as it was typed.
    const opened = { tripId, tripName: "Autumn in Lisbon", city: "Lisbon", joinCode: "LISBON" };
    expect(await look()).toEqual(opened);
    await company.leave(tripId, BEN);
    expect(await look()).toEqual(opened);
  });

  test("shows them to the organizer alone, to be let in again", async () => {
    const tripId = await threeOnATrip(at);
    expect(await company.remove(tripId, BEN)).toMatchObject({
      companions: [{ name: "Ada Fern" }, { name: "Cyd Roe" }],
      removed: [{ name: "Ben Ohm", since: AT }],
    });
    expect(await company.list(tripId, CYD)).toMatchObject({ removed: [] });
  });

  test("twice at once removes once and is told once", async () => {
    const tripId = await threeOnATrip(at);
    const both = await Promise.all([company.remove(tripId, BEN), company.remove(tripId, BEN)]);
    expect(both[0]).toEqual(both[1]);
    expect(company.told.length).toBe(1);
  });

  test("is not for participants, nor done to the organizer, nor to a stranger", async () => {
    const tripId = await threeOnATrip(at);
    expect(await problemOf(company.remove(tripId, CYD, BEN))).toMatchObject({ code: "forbidden" });
    expect(await problemOf(company.remove(tripId, ADA))).toMatchObject({ code: "organizer-stays" });
    expect(
      await problemOf(company.remove(tripId, { uid: "dee", email: "dee@example.com", name: "Dee" })),
    ).toMatchObject({ code: "not-found", error: "That person is not on this trip." });
    expect(await company.roles(tripId)).toEqual([
      "Ada Fern: originator",
      "Ben Ohm: participant",
      "Cyd Roe: participant",
    ]);
    expect(company.told).toEqual([]);
  });

  test("of one who had just left keeps them from coming back", async () => {
    const tripId = await threeOnATrip(at);
    await company.leave(tripId, BEN);
    await company.remove(tripId, BEN);
    expect(await problemOf(company.join(BEN))).toMatchObject({ code: "removed" });
  });

  test("can be taken back: they are on the trip again, as before", async () => {
    const tripId = await threeOnATrip(at);
    await company.remove(tripId, BEN);
    expect(await problemOf(company.leave(tripId, BEN))).toMatchObject({ code: "not-found" });
    await company.readmit(tripId, BEN);
    expect(await company.readmit(tripId, BEN)).toMatchObject({
      companions: [{}, { name: "Ben Ohm", since: AT + 1 }, {}],
      removed: [],
    });
    expect(await findHydration(at.db, BEN.uid)).toMatchObject({
      user: { tripId, role: "participant" },
      trip: { tripId },
    });
    expect(
      company.told
        .flatMap(({ messages }) => messages)
        .map((message) => message?.type === "membership" && message.change),
    ).toEqual(["removed", "readmitted"]);
  });
});
