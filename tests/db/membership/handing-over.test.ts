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

const messages = () => company.told.flatMap(({ messages: said = [] }) => said);

describe("handing the trip over", () => {
  test("asks first, in one round trip: nothing changes, and only the two see it", async () => {
    const tripId = await threeOnATrip(at);
    const offer = { to: { name: "Ben Ohm" }, by: { name: "Ada Fern" } };
    const { result, roundTrips } = await counted(at, () => company.offer(tripId, BEN));
    expect(result).toMatchObject({ companions: [{ name: "Ada Fern", role: "originator" }, {}, {}], offer });
    // One more is the look for Ben's id.
    expect(roundTrips).toBe(2);
    await company.offer(tripId, BEN);
    expect(messages()).toMatchObject([{ type: "offer", offer }]);
    expect(await company.list(tripId, BEN)).toMatchObject({ offer });
    expect(await company.list(tripId, CYD)).toMatchObject({ offer: null });
    expect(await findHydration(at.db, ADA.uid)).toMatchObject({ user: { role: "originator" }, pending: { offer } });
    expect(await findHydration(at.db, BEN.uid)).toMatchObject({ user: { role: "participant" }, pending: { offer } });
    expect(await findHydration(at.db, CYD.uid)).toMatchObject({ pending: { offer: null } });
  });

  test("swaps the roles once they agree, and both come back to the room with new tickets", async () => {
    const tripId = await threeOnATrip(at);
    await company.offer(tripId, BEN);
    company.told.length = 0;
    const { result, roundTrips } = await counted(at, () => company.accept(tripId, BEN));
    expect(roundTrips).toBe(1);
    expect(result).toMatchObject({
      companions: [
        { name: "Ben Ohm", role: "originator" },
        { name: "Ada Fern", role: "participant" },
        { name: "Cyd Roe", role: "participant" },
      ],
      offer: null,
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

  test("again, by phones that did not hear the answer, changes nothing", async () => {
    const tripId = await threeOnATrip(at);
    const first = await company.handOver(tripId, BEN);
    company.told.length = 0;
    expect(await company.accept(tripId, BEN)).toEqual(first);
    expect(await company.offer(tripId, BEN)).toMatchObject({ companions: [{ name: "Ben Ohm" }, {}, {}] });
    expect(company.told).toEqual([]);
  });

  test("can be turned down, and taken back; then there is nothing to accept", async () => {
    const tripId = await threeOnATrip(at);
    await company.offer(tripId, BEN);
    expect(await company.turnDown(tripId, BEN)).toMatchObject({
      companions: [{ name: "Ada Fern" }, {}, {}],
      offer: null,
    });
    await company.turnDown(tripId, BEN);
    expect(await problemOf(company.accept(tripId, BEN))).toMatchObject({ code: "conflict" });
    await company.offer(tripId, BEN);
    expect(await company.takeBack(tripId)).toMatchObject({ offer: null });
    expect(await problemOf(company.accept(tripId, BEN))).toMatchObject({ code: "conflict" });
    expect(company.told).toMatchObject([
      { by: { name: "Ada Fern" }, messages: [{ type: "offer", offer: { to: { name: "Ben Ohm" } } }] },
      { by: { name: "Ben Ohm" }, messages: [{ type: "offer", offer: null }] },
      { by: { name: "Ada Fern" }, messages: [{ type: "offer", offer: { to: { name: "Ben Ohm" } } }] },
      { by: { name: "Ada Fern" }, messages: [{ type: "offer", offer: null }] },
    ]);
    expect(await company.roles(tripId)).toContain("Ada Fern: originator");
  });

  test("asks one at a time: only whoever was asked last can accept", async () => {
    const tripId = await threeOnATrip(at);
    await company.offer(tripId, BEN);
    await company.offer(tripId, CYD);
    expect(await problemOf(company.accept(tripId, BEN))).toMatchObject({ code: "conflict" });
    expect(await company.turnDown(tripId, BEN)).toMatchObject({ offer: null });
    expect(await company.list(tripId)).toMatchObject({ offer: { to: { name: "Cyd Roe" } } });
    expect(await company.accept(tripId, CYD)).toMatchObject({ companions: [{ name: "Cyd Roe" }, {}, {}] });
  });

  test("accepted and taken back at once, leaves one organizer", async () => {
    const tripId = await threeOnATrip(at);
    await company.offer(tripId, BEN);
    await Promise.allSettled([company.accept(tripId, BEN), company.takeBack(tripId)]);
    const { results } = await at.d1
      .prepare(
        "SELECT 1 FROM trips JOIN memberships ON trip_id = trips.id AND user_id = organizer_id WHERE role = 'originator'",
      )
      .all();
    expect(results.length).toBe(1);
    expect((await company.roles(tripId)).filter((role) => role.endsWith("originator")).length).toBe(1);
    expect(await company.list(tripId)).toMatchObject({ offer: null });
  });

  test("falls away when they leave or are removed, for good", async () => {
    const tripId = await threeOnATrip(at);
    await company.offer(tripId, BEN);
    await company.leave(tripId, BEN);
    expect(await company.list(tripId)).toMatchObject({ offer: null });
    await company.join(BEN);
    expect(await problemOf(company.accept(tripId, BEN))).toMatchObject({ code: "conflict" });
    await company.offer(tripId, CYD);
    await company.remove(tripId, CYD);
    await company.readmit(tripId, CYD);
    expect(await problemOf(company.accept(tripId, CYD))).toMatchObject({ code: "conflict" });
    expect(await company.list(tripId)).toMatchObject({ offer: null });
  });

  test("falls away when the trip ends; a trip that is over can be handed over too", async () => {
    const tripId = await threeOnATrip(at);
    await company.offer(tripId, BEN);
    await at.execute("UPDATE trips SET trip_complete = 1");
    expect(await company.list(tripId)).toMatchObject({ offer: null });
    expect(await findHydration(at.db, BEN.uid)).toMatchObject({ pending: { offer: null } });
    expect(await problemOf(company.accept(tripId, BEN))).toMatchObject({ code: "conflict" });
    expect(await company.handOver(tripId, BEN)).toMatchObject({ companions: [{ name: "Ben Ohm" }, {}, {}] });
  });

  test("to one who organizes another open trip is refused, when they are asked and when they accept", async () => {
    const tripId = await threeOnATrip(at);
    await company.offer(tripId, BEN);
    await organize(at.db, BEN, { joinCode: "MINE" });
    expect(await problemOf(company.accept(tripId, BEN))).toMatchObject({
      code: "organizes-another",
      error: expect.stringContaining("You already organize a trip"),
    });
    await company.takeBack(tripId);
    expect(await problemOf(company.offer(tripId, BEN))).toMatchObject({
      code: "organizes-another",
      error: expect.stringContaining("They already organize a trip"),
    });
    expect(await company.list(tripId)).toMatchObject({ companions: [{ name: "Ada Fern" }, {}, {}], offer: null });
    await at.execute("UPDATE trips SET trip_complete = 1 WHERE join_code = 'MINE'");
    expect(await company.handOver(tripId, BEN)).toMatchObject({ companions: [{ name: "Ben Ohm" }, {}, {}] });
  });

  test("is not for participants, and not to one who is off the trip", async () => {
    const tripId = await threeOnATrip(at);
    expect(await problemOf(company.offer(tripId, CYD, BEN))).toMatchObject({ code: "forbidden" });
    expect(await problemOf(company.takeBack(tripId, BEN))).toMatchObject({ code: "forbidden" });
    expect(await problemOf(company.accept(tripId, BEN))).toMatchObject({ code: "conflict" });
    await company.leave(tripId, BEN);
    await company.remove(tripId, CYD);
    for (const gone of [BEN, CYD])
      expect(await problemOf(company.offer(tripId, gone))).toMatchObject({ code: "not-found" });
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
