import { describe, expect, test } from "vitest";
import type { Person } from "#db/repositories/users";
import { CODE_MISSES } from "~/domain/trip/code-misses";
import { suggestJoinCode } from "~/domain/trip/suggested-code";
import { Problem } from "~/server/http/problem";
import { callAs, counted } from "#tests/fixtures/callers";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { ADA, AT, BEN, CYD, nextId, organize, signUp } from "#tests/fixtures/travellers";
import { changeJoinCode, checkJoinCode, joinTrip, setUpTrip, validateJoinCode } from "#tests/fixtures/use-cases";

const at = await emptyDatabase();

/** Everything that tells something of a code, asked by that person from an address at a time; each gives the status it ends with. */
function asking(person: Person, { address = nextId(), now = AT }: { address?: string; now?: number } = {}) {
  const context = { ...callAs(at, person), address, now: () => now };
  const statusOf = (work: Promise<unknown>) =>
    work.then(
      () => 200,
      (problem: unknown) => (problem instanceof Problem ? problem.status : Promise.reject(problem)),
    );
  const trip = {
    tripName: "Autumn",
    purpose: "Birthday",
    city: "Lisbon",
    whoWith: [],
    startDate: "2027-10-01",
    endDate: "2027-10-03",
    partyCount: 2,
    admitEach: false,
  };
  return {
    context,
    validate: (code: string) => statusOf(validateJoinCode(context, { params: {}, body: { code } })),
    join: (joinCode: string) => statusOf(joinTrip(context, { params: {}, body: { joinCode } })),
    check: (joinCode: string) => statusOf(checkJoinCode(context, { params: {}, body: { joinCode } })),
    setUp: (joinCode: string) => statusOf(setUpTrip(context, { params: {}, body: { ...trip, joinCode } })),
    change: (tripId: string, joinCode: string) =>
      statusOf(changeJoinCode(context, { params: { tripId }, body: { joinCode } })),
  };
}

async function times(count: number, ask: (code: string) => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let nth = 0; nth < count; nth += 1) statuses.push(await ask(`WRONG${nth}`));
  return statuses;
}

const ALL_MISSED = Array.from({ length: CODE_MISSES.most }, () => 404);

describe("somebody who tries codes", () => {
  test("is told after ten misses when to come back, and learns of no code any more, not even of a right one", async () => {
    await organize(at.db, ADA);
    const ben = asking(BEN);
    expect(await times(10, ben.validate)).toEqual(ALL_MISSED);
    expect(await ben.validate("WRONG")).toBe(429);
    expect(await ben.validate("LISBON")).toBe(429);
    expect(await ben.join("LISBON")).toBe(429);
    expect(await ben.check("FREE")).toBe(429);
    expect(await ben.setUp("LISBON")).toBe(429);
    expect(await ben.setUp("FREE")).toBe(429);
    expect(await at.d1.prepare("SELECT count(*) AS n FROM memberships").first("n")).toBe(1);
    await expect(
      validateJoinCode(asking(BEN, { now: AT + 61_000 }).context, { params: {}, body: { code: "LISBON" } }),
    ).rejects.toMatchObject({
      code: "too-many-requests",
      message: expect.stringContaining("Please try again in 9 minutes."),
      details: { headers: { "Retry-After": "539" } },
    });
  });

  test("is counted by account and by address, each on its own", async () => {
    await organize(at.db, ADA);
    await times(10, asking(BEN, { address: "hotel" }).validate);
    expect(await asking(BEN).validate("LISBON")).toBe(429);
    expect(await asking(CYD, { address: "hotel" }).validate("LISBON")).toBe(429);
    expect(await asking(CYD).validate("LISBON")).toBe(200);
  });

  test("is counted across all that tells of a code", async () => {
    const tripId = await organize(at.db, ADA);
    await organize(at.db, CYD, { joinCode: "TAKEN" });
    const [ada, ben] = [asking(ADA, { address: "home" }), asking(BEN, { address: "home" })];
    expect(await times(2, ada.validate)).toEqual([404, 404]);
    expect(await times(2, ada.join)).toEqual([404, 404]);
    expect(await times(2, ada.check)).toEqual([200, 200]);
    expect([await ada.check("TAKEN"), await ada.check("taken")]).toEqual([200, 200]);
    expect(await ada.change(tripId, "TAKEN")).toBe(409);
    expect(await ben.setUp("TAKEN")).toBe(409);
    expect(await ada.change(tripId, "NEW")).toBe(429);
    expect(await at.d1.prepare("SELECT join_code FROM trips WHERE id = ?").bind(tripId).first("join_code")).toBe(
      "LISBON",
    );
  });

  test("may go on when ten minutes have passed since the first miss", async () => {
    await organize(at.db, ADA);
    await times(10, asking(BEN).validate);
    const later = asking(BEN, { now: AT + CODE_MISSES.withinMs });
    expect(await later.validate("LISBON")).toBe(200);
    expect(await times(10, later.validate)).toEqual(ALL_MISSED);
    expect(await later.validate("LISBON")).toBe(429);
  });

  test("misses ten times and no more, though all are asked at once", async () => {
    const ben = asking(BEN);
    const statuses = await Promise.all(Array.from({ length: 25 }, (_, nth) => ben.validate(`WRONG${nth}`)));
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });
});

test("right codes, and suggested ones that are free, are never counted", async () => {
  const tripId = await organize(at.db, ADA);
  await signUp(at.db, BEN);
  const [ada, ben] = [asking(ADA), asking(BEN)];
  for (let nth = 0; nth < 12; nth += 1) {
    expect(await ada.check(suggestJoinCode((count) => (nth * 31 + 7) % count))).toBe(200);
    expect(await ben.validate("lisbon")).toBe(200);
    expect(await ben.join("LISBON")).toBe(200);
    expect(await ada.change(tripId, nth % 2 ? "LISBON" : "Lis-bon")).toBe(200);
  }
  expect(await at.d1.prepare("SELECT count(*) AS n FROM code_misses").first("n")).toBe(0);
});

test("who asked is kept as a digest alone, and asking costs no round trip more", async () => {
  const { context } = asking(BEN, { address: "192.0.2.7" });
  const { roundTrips } = await counted(at, () =>
    validateJoinCode(context, { params: {}, body: { code: "NONE" } }).catch(() => null),
  );
  expect(roundTrips).toBe(1);
  const { results } = await at.d1.prepare("SELECT * FROM code_misses").all<{ who: string }>();
  expect(results).toHaveLength(2);
  for (const row of results) {
    expect(row).toEqual({ who: expect.stringMatching(/^[0-9a-f]{64}$/), since: AT, misses: 1 });
  }
});
