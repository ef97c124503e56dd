import { beforeEach, describe, expect, test } from "vitest";
import { findHydration } from "#db/repositories/hydration";
import { findTripsOf } from "#db/repositories/account/own-trips";
import { deleteAccount } from "~/server/account/delete-account";
import { counted, problemOf } from "#tests/fixtures/callers";
import { companyOf, threeOnATrip } from "#tests/fixtures/company";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { ADA, AT, BEN, CYD, organize } from "#tests/fixtures/travellers";
import { readTripBase, setUpTrip, switchTrip } from "#tests/fixtures/use-cases";
import { setUpTrip as setUpCall } from "~/contracts/calls/trip";

const at = await emptyDatabase();
let company = companyOf(at);
beforeEach(() => {
  company = companyOf(at);
});

/** Ada's trip to Lisbon, to which she lets each person in, with Ben before it. */
async function benWaits(): Promise<string> {
  const tripId = await organize(at.db, ADA);
  await company.admitEach(tripId, true);
  await company.join(BEN);
  company.told.length = 0;
  return tripId;
}

const messages = () => company.told.flatMap(({ messages: said = [] }) => said);

describe("an organizer who lets each person in", () => {
  test("says so once, and the room hears of it", async () => {
    const tripId = await organize(at.db, ADA);
    await company.admitEach(tripId, true);
    expect(await company.admitEach(tripId, true)).toMatchObject({ trip: { admitEach: true } });
    expect(messages()).toMatchObject([{ type: "trip", trip: { admitEach: true } }]);
    expect(await problemOf(company.admitEach(tripId, false, BEN))).toMatchObject({ code: "not-found" });
  });

  test("may say so when setting the trip up, and who joins by its code waits from the first on; who says nothing lets in whoever has it", async () => {
    const setUp = async (person: typeof ADA, joinCode: string, choice: { admitEach?: true }) => {
      const body = setUpCall.body.parse({
        tripName: "Autumn in Lisbon",
        purpose: "Birthday",
        city: "Lisbon",
        joinCode,
        startDate: "2027-10-01",
        endDate: "2027-10-03",
        partyCount: 2,
        ...choice,
      });
      const answer = await setUpTrip(company.by(person), { params: {}, body });
      if (!("reply" in answer)) throw new Error("A new trip comes with a status of its own.");
      return answer.reply.trip;
    };
    const { tripId, admitEach } = await setUp(ADA, "GUARDED", { admitEach: true });
    expect(admitEach).toBe(true);
    expect(await company.join(BEN, "GUARDED")).toMatchObject({ waiting: { tripId } });
    expect(await company.list(tripId)).toMatchObject({
      companions: [{ name: "Ada Fern" }],
      newcomers: [{ name: "Ben Ohm" }],
    });
    expect(await setUp(CYD, "OPEN-TO-ALL", {})).toMatchObject({ admitEach: false });
    expect(await company.join(BEN, "OPEN-TO-ALL")).toMatchObject({ user: { role: "participant" } });
  });

  test("sees who waits; a companion does not, and the room is told how many and not who", async () => {
    const tripId = await threeOnATrip(at);
    await company.admitEach(tripId, true);
    await company.remove(tripId, CYD);
    await company.leave(tripId, BEN);
    company.told.length = 0;
    const { result, roundTrips } = await counted(at, () => company.join(BEN));
    expect(result).toEqual({ waiting: { tripId, tripName: "Autumn in Lisbon", city: "Lisbon", since: AT } });
    expect(roundTrips).toBe(1);
    expect(company.told).toEqual([{ by: null, messages: [{ type: "pending", newcomers: 1 }] }]);
    expect(await problemOf(company.join(CYD))).toMatchObject({ code: "removed" });
    expect(await company.list(tripId)).toMatchObject({
      companions: [{ name: "Ada Fern" }],
      newcomers: [{ name: "Ben Ohm", since: AT }],
    });
    expect(await findHydration(at.db, ADA.uid)).toMatchObject({ pending: { newcomers: 1 }, waitingFor: [] });
    await company.readmit(tripId, CYD);
    expect(await company.list(tripId, CYD)).toMatchObject({ newcomers: [] });
    expect(await findHydration(at.db, CYD.uid)).toMatchObject({ pending: { newcomers: 0 } });
  });

  test("lets nobody in who is on the trip already: they stay on it", async () => {
    const tripId = await threeOnATrip(at);
    await company.admitEach(tripId, true);
    expect(await company.join(BEN)).toMatchObject({ user: { tripId, role: "participant" } });
    expect(await company.list(tripId)).toMatchObject({ newcomers: [] });
  });

  test("admits one who waits, in one round trip: they are on the trip, and the others hear of it once", async () => {
    const tripId = await benWaits();
    const { result, roundTrips } = await counted(at, async () => company.admit(tripId, BEN));
    expect(result).toMatchObject({ companions: [{ name: "Ada Fern" }, { name: "Ben Ohm" }], newcomers: [] });
    // One more is the look for Ben's id.
    expect(roundTrips).toBe(2);
    const [again] = await Promise.all([company.admit(tripId, BEN), company.decline(tripId, BEN)]);
    expect(again).toMatchObject({ companions: [{}, { name: "Ben Ohm", role: "participant" }] });
    expect(messages()).toMatchObject([
      { type: "membership", change: "joined", name: "Ben Ohm", role: "participant" },
      { type: "pending", newcomers: 0 },
    ]);
    expect(await findHydration(at.db, BEN.uid)).toMatchObject({
      user: { tripId, role: "participant" },
      trip: { tripId },
      waitingFor: [],
    });
  });

  test("takes nobody off another trip that they are on", async () => {
    const own = await organize(at.db, BEN, { joinCode: "MINE" });
    const tripId = await benWaits();
    await company.admit(tripId, BEN);
    expect(await findHydration(at.db, BEN.uid)).toMatchObject({ user: { tripId: own, role: "originator" } });
    expect((await findTripsOf(at.db, BEN.uid)).map((trip) => trip.tripId)).toContain(tripId);
  });

  test("declines one who waits, who may ask again; admitting them after that comes too late", async () => {
    const tripId = await benWaits();
    await company.decline(tripId, BEN);
    expect(await company.decline(tripId, BEN)).toMatchObject({ companions: [{ name: "Ada Fern" }], newcomers: [] });
    expect(await problemOf(company.admit(tripId, BEN))).toEqual({
      code: "not-found",
      error: "They do not wait to be let in any more.",
    });
    expect(messages()).toEqual([{ type: "pending", newcomers: 0 }]);
    expect(await company.waitingFor(BEN)).toEqual({ waitingFor: [] });
    expect(await company.join(BEN)).toMatchObject({ waiting: { tripId } });
  });

  test("admits and declines at once: one of the two holds, for everybody", async () => {
    const tripId = await benWaits();
    const answers = await Promise.allSettled([company.admit(tripId, BEN), company.decline(tripId, BEN)]);
    const isOn = (await company.roles(tripId)).includes("Ben Ohm: participant");
    expect(answers[0].status).toBe(isOn ? "fulfilled" : "rejected");
    expect(await company.list(tripId)).toMatchObject({ newcomers: [] });
  });

  test("answers those who wait also after the code alone is enough again; by the code they come in themselves", async () => {
    const tripId = await benWaits();
    await company.join(CYD);
    await company.admitEach(tripId, false);
    expect(await company.list(tripId)).toMatchObject({ newcomers: [{ name: "Ben Ohm" }, { name: "Cyd Roe" }] });
    await company.admit(tripId, BEN);
    company.told.length = 0;
    expect(await company.join(CYD)).toMatchObject({ user: { tripId } });
    expect(messages()).toMatchObject([
      { type: "membership", change: "joined", name: "Cyd Roe" },
      { type: "pending", newcomers: 0 },
    ]);
    expect(await company.list(tripId)).toMatchObject({ companions: [{}, {}, {}], newcomers: [] });
  });

  test("answers those who wait also after the code was changed", async () => {
    const tripId = await benWaits();
    await company.changeCode(tripId, "PORTO");
    expect(await company.waitingFor(BEN)).toMatchObject({ waitingFor: [{ tripId }] });
    expect(await company.admit(tripId, BEN)).toMatchObject({ companions: [{}, { name: "Ben Ohm" }] });
  });

  test("lets in no more than there may be on a trip, and no more wait for it than there may be", async () => {
    const tripId = await benWaits();
    const crowd = (table: string, rest: string) =>
      at.execute(
        ...Array.from({ length: 199 }, (_, each) => [
          `INSERT OR IGNORE INTO users (id, firebase_id, email, created_at, updated_at) VALUES ('u${each}', 'u${each}', '', 1, 1)`,
          `INSERT INTO ${table} VALUES ('${tripId}', 'u${each}', ${rest})`,
        ]).flat(),
      );
    await crowd("join_requests", "1");
    expect(await company.join(BEN)).toMatchObject({ waiting: { tripId } });
    expect(await problemOf(company.join(CYD))).toMatchObject({ code: "limit-reached" });
    await at.execute("DELETE FROM join_requests WHERE user_id LIKE 'u%'");
    await crowd("memberships", "'participant', 1, NULL, 0");
    expect(await problemOf(company.admit(tripId, BEN))).toMatchObject({ code: "limit-reached" });
    expect(await company.list(tripId)).toMatchObject({ newcomers: [{ name: "Ben Ohm" }] });
    await at.execute("UPDATE memberships SET removed_at = 1 WHERE user_id = 'u7'");
    expect(await company.admit(tripId, BEN)).toMatchObject({ newcomers: [] });
  });

  test("is the only one who admits and declines", async () => {
    const tripId = await threeOnATrip(at);
    await company.admitEach(tripId, true);
    await company.leave(tripId, BEN);
    await company.join(BEN);
    expect(await problemOf(company.admit(tripId, BEN, CYD))).toMatchObject({ code: "forbidden" });
    expect(await problemOf(company.decline(tripId, BEN, CYD))).toMatchObject({ code: "forbidden" });
    expect(await problemOf(company.admit(tripId, BEN, BEN))).toMatchObject({ code: "not-found" });
    expect(await company.list(tripId)).toMatchObject({ newcomers: [{ name: "Ben Ohm" }] });
  });
});

describe("somebody who waits", () => {
  test("waits once, however often the phone sends it, and is told the trip's name and city and nothing else of it", async () => {
    const tripId = await organize(at.db, ADA);
    await company.admitEach(tripId, true);
    company.told.length = 0;
    await Promise.all([company.join(BEN), company.join(BEN), company.join(BEN)]);
    expect(messages()).toEqual([{ type: "pending", newcomers: 1 }]);
    const waiting = { tripId, tripName: "Autumn in Lisbon", city: "Lisbon", since: AT };
    expect(await company.waitingFor(BEN)).toEqual({ waitingFor: [waiting] });
    expect(await findHydration(at.db, BEN.uid)).toMatchObject({
      user: { tripId: null, role: "noroleset" },
      trip: null,
      waitingFor: [waiting],
    });
    expect(await findTripsOf(at.db, BEN.uid)).toEqual([]);
    for (const ask of [
      () => readTripBase(company.by(BEN), { params: { tripId }, body: undefined }),
      () => company.list(tripId, BEN),
      () => company.leave(tripId, BEN),
      () => switchTrip(company.by(BEN), { params: {}, body: { tripId } }),
    ])
      expect(await problemOf(ask())).toMatchObject({ code: "not-found" });
  });

  test("withdraws; doing it again changes nothing, nor after they were let in", async () => {
    const tripId = await benWaits();
    expect(await company.withdraw(tripId, BEN)).toEqual({ waitingFor: [] });
    await company.withdraw(tripId, BEN);
    expect(messages()).toEqual([{ type: "pending", newcomers: 0 }]);
    await company.join(BEN);
    await company.admit(tripId, BEN);
    await company.withdraw(tripId, BEN);
    expect(await company.roles(tripId)).toContain("Ben Ohm: participant");
  });

  test("waits no longer when the trip is given up", async () => {
    const tripId = await benWaits();
    await company.leave(tripId, ADA);
    expect(await company.waitingFor(BEN)).toEqual({ waitingFor: [] });
    expect(await problemOf(company.admit(tripId, BEN))).toMatchObject({ code: "not-found" });
  });

  test("is off the list when their account is deleted, and the organizer hears of it", async () => {
    const tripId = await benWaits();
    await deleteAccount(company.by(BEN), { params: {}, body: { confirm: "DELETE", endedTrips: [] } });
    expect(await company.list(tripId)).toMatchObject({ newcomers: [] });
    expect(messages()).toEqual([{ type: "pending", newcomers: 0 }]);
  });
});
