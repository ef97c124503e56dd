import { describe, expect, test } from "vitest";
import { findHydration } from "#db/repositories/hydration";
import { joinByCode } from "#db/repositories/membership/joining";
import { findTripsOf } from "#db/repositories/account/own-trips";
import { listTrips } from "~/server/trip/list-trips";
import { callAs, counted, problemOf } from "#tests/fixtures/callers";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { ADA, BEN, CYD, organize, signUp, stamp } from "#tests/fixtures/travellers";
import { switchTrip } from "#tests/fixtures/use-cases";

const at = await emptyDatabase();

const list = () => listTrips(callAs(at, BEN), { params: {}, body: undefined });
const switchTo = (tripId: string) => switchTrip(callAs(at, BEN), { params: {}, body: { tripId } });
const currentTripOfBen = async () => (await findHydration(at.db, BEN.uid)).trip?.tripId;

/** Ben travels along with Ada, and then organizes a trip of his own. */
async function twoTrips() {
  const joined = await organize(at.db, ADA, { tripName: "Ada's trip" });
  await joinByCode(at.db, BEN, "LISBON", stamp());
  const own = await organize(at.db, BEN, { tripName: "Ben's trip", joinCode: "MINE" });
  return { joined, own };
}

describe("the trips of a traveller", () => {
  test("are those they organize and those they joined, in one round trip", async () => {
    const { joined, own } = await twoTrips();
    const { result, roundTrips } = await counted(at, list);
    expect(roundTrips).toBe(1);
    expect(result).toMatchObject({
      trips: [
        { tripId: joined, tripName: "Ada's trip", role: "participant" },
        { tripId: own, tripName: "Ben's trip", role: "originator" },
      ],
    });
  });

  test("end with the ones that are over", async () => {
    const { joined, own } = await twoTrips();
    await at.execute(`UPDATE trips SET trip_complete = 1 WHERE id = '${joined}'`);
    expect((await findTripsOf(at.db, BEN.uid)).map(({ tripId }) => tripId)).toEqual([own, joined]);
  });

  test("are none before the first, and not the ones they were removed from", async () => {
    expect(await findTripsOf(at.db, BEN.uid)).toEqual([]);
    const { own } = await twoTrips();
    await at.execute("UPDATE memberships SET removed_at = 1 WHERE role = 'participant'");
    expect((await findTripsOf(at.db, BEN.uid)).map(({ tripId }) => tripId)).toEqual([own]);
  });
});

describe("switching trips", () => {
  test("gives the other trip and the role on it, in one round trip, and stays so", async () => {
    const { joined, own } = await twoTrips();
    const { result, roundTrips } = await counted(at, () => switchTo(joined));
    expect(roundTrips).toBe(1);
    expect(result).toMatchObject({
      user: { tripId: joined, role: "participant" },
      trip: { tripId: joined, tripName: "Ada's trip" },
    });
    expect(await currentTripOfBen()).toBe(joined);
    expect(await switchTo(own)).toMatchObject({ user: { tripId: own, role: "originator" } });
    expect(await currentTripOfBen()).toBe(own);
  });

  test("to the trip one is on already changes nothing", async () => {
    const { own } = await twoTrips();
    expect(await switchTo(own)).toMatchObject({ user: { tripId: own } });
  });

  test("to somebody else's trip, or one they were removed from, answers like to one that is not there", async () => {
    const { joined, own } = await twoTrips();
    const others = await organize(at.db, CYD, { joinCode: "OTHERS" });
    await at.execute("UPDATE memberships SET removed_at = 1 WHERE role = 'participant'");
    const refusals = await Promise.all([others, joined, "none"].map((tripId) => problemOf(switchTo(tripId))));
    expect(refusals).toEqual(Array(3).fill({ code: "not-found", error: "Trip not found." }));
    expect(await currentTripOfBen()).toBe(own);
  });

  test("by one who never was on any trip finds none", async () => {
    await signUp(at.db, BEN);
    expect(await problemOf(switchTo("none"))).toMatchObject({ code: "not-found" });
  });
});
