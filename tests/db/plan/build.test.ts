import { describe, expect, test } from "vitest";
import { claimBuild, findBuild } from "#db/repositories/build-claims";
import { findBriefedPlan } from "#db/repositories/stored-plans";
import { callAs, counted, problemOf } from "#tests/fixtures/callers";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { aDay, someDays } from "#tests/fixtures/days";
import { planOf, planTrip } from "#tests/fixtures/planned-trip";
import { inTurn, scriptedAssistant } from "#tests/fixtures/scripted-assistant";
import { ADA, AT, BEN, CYD, organize } from "#tests/fixtures/travellers";
import type { Day } from "~/domain/plan/itinerary";
import { plannedDays } from "~/domain/plan/planned-days";
import type { Assistant } from "~/server/assistant/port";
import { buildMissingDays } from "~/server/itinerary/build-missing-days";
import { buildItinerary, changeTrip } from "#tests/fixtures/use-cases";

const at = await emptyDatabase();

const build = (tripId: string, assistant: Assistant = scriptedAssistant(), person = ADA) =>
  buildItinerary(callAs(at, person, assistant), { params: {}, body: { tripId } });

const planning = (days: Day[], before?: (day: Day) => Promise<void>) =>
  scriptedAssistant({ planTrip: (_brief, standing) => inTurn(days.slice(standing.length), before) });

const summaries = async (tripId: string) => (await planOf(at, tripId)).days.map(({ summary }) => summary);

/** For a build of which nobody is told. */
const UNTOLD = { begun: () => undefined, step: () => undefined, saved: () => undefined };

const after = (milliseconds: number) => () => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Waits until somebody else can read that many days. */
async function daysToBeSaved(tripId: string, count: number): Promise<void> {
  while (((await findBuild(at.db, tripId, AT)).progress?.daysSaved ?? 0) < count) await after(5)();
}

describe("a build", () => {
  test("saves every day, in four round trips when the planner is quick: read, claim, write, release", async () => {
    const tripId = await organize(at.db, ADA);
    const { result, roundTrips } = await counted(at, () => build(tripId));
    expect(result).toMatchObject({ daysSaved: 3, source: "embedded" });
    expect(roundTrips).toBe(4);
    const plan = await planOf(at, tripId);
    expect(plan).toMatchObject({
      itineraryId: "itineraryId" in result ? result.itineraryId : "",
      tripId,
      tripName: "Autumn in Lisbon",
      city: "Lisbon",
      daysTotal: 3,
    });
    expect(plan.days).toEqual(someDays(3));
  });

  test("of a plan that is whole changes nothing and asks no assistant", async () => {
    const tripId = await planTrip(at);
    const before = await planOf(at, tripId);
    const { result, roundTrips } = await counted(at, () => build(tripId, planning([])));
    expect(result).toEqual({ itineraryId: before.itineraryId, daysSaved: 3, source: "embedded" });
    expect(roundTrips).toBe(1);
    expect(await planOf(at, tripId)).toEqual(before);
  });

  test("by a slow assistant shows each day as it comes", async () => {
    const tripId = await organize(at.db, ADA);
    const slowly = planning(someDays(3), ({ dayIndex }) => daysToBeSaved(tripId, dayIndex - 1));
    expect(await build(tripId, slowly)).toMatchObject({ daysSaved: 3 });
  });

  test("that was cut off keeps what it had, and goes on at the first missing day", async () => {
    const tripId = await organize(at.db, ADA);
    const cutOff = planning(someDays(3), ({ dayIndex }) =>
      dayIndex === 2 ? Promise.reject(new Error("line dropped")) : Promise.resolve(),
    );
    await expect(build(tripId, cutOff)).rejects.toThrow("line dropped");
    const first = await planOf(at, tripId);
    expect(first.days).toEqual(someDays(1));
    const again = await build(tripId, planning([aDay(1, "another first"), aDay(2, "second"), aDay(3, "third")]));
    expect(again).toEqual({ itineraryId: first.itineraryId, daysSaved: 3, source: "embedded" });
    expect(await summaries(tripId)).toEqual(["Day 1", "second", "third"]);
  });

  test("takes no more days than the trip has, and counts them itself", async () => {
    const tripId = await organize(at.db, ADA);
    await build(tripId, planning([aDay(7, "a"), aDay(7, "b"), aDay(7, "c"), aDay(7, "d")]));
    expect((await planOf(at, tripId)).days.map(({ dayIndex, summary }) => [dayIndex, summary])).toEqual([
      [1, "a"],
      [2, "b"],
      [3, "c"],
    ]);
  });

  test("is the organizer's: a participant is refused, a stranger finds nothing", async () => {
    const tripId = await planTrip(at);
    expect(await problemOf(build(tripId, undefined, BEN))).toMatchObject({ code: "forbidden" });
    expect(await problemOf(build(tripId, undefined, CYD))).toMatchObject({ code: "not-found" });
    expect(await problemOf(build("no-such-trip"))).toMatchObject({ code: "not-found" });
  });
});

describe("a build under which the trip is changed", () => {
  const PORTO = [{ city: "Porto", fromDay: 1, toDay: 3 }];
  const change = (tripId: string, body: object) =>
    changeTrip(callAs(at, ADA), { params: { tripId }, body: { before: {}, shelve: true, ...body } });

  /** Plans days in the words of the trip's city; at the first build the trip is changed before one of its days. */
  const changedBefore = (tripId: string, dayIndex: number, body: object) => {
    const cities: string[] = [];
    const assistant = scriptedAssistant({
      planTrip: ({ cityName, daysTotal }, standing) => {
        cities.push(cityName);
        const isFirst = cities.length === 1;
        const days = someDays(daysTotal).map((day) => ({ ...day, summary: `${cityName} ${day.dayIndex}` }));
        const missing = days.slice(plannedDays(standing).length);
        return inTurn(missing, async (day) => {
          if (isFirst && day.dayIndex === dayIndex) await change(tripId, body);
        });
      },
    });
    return { cities, assistant };
  };

  test.each([
    ["before its first day", 1],
    ["after some of its days", 3],
  ])("writes none for the old city, and begins again for the new one: %s", async (_, before) => {
    const tripId = await organize(at.db, ADA);
    const { cities, assistant } = changedBefore(tripId, before, { legs: PORTO });
    expect(await build(tripId, assistant)).toMatchObject({ daysSaved: 3 });
    expect(await summaries(tripId)).toEqual(["Porto 1", "Porto 2", "Porto 3"]);
    expect(cities).toEqual(["Lisbon", "Porto"]);
    expect(await claims()).toBe(0);
  });

  test("plans as many days as the trip has by then, and announces no failure", async () => {
    const tripId = await organize(at.db, ADA);
    const { assistant } = changedBefore(tripId, 1, { endDate: "2027-10-04" });
    const states: unknown[] = [];
    const context = callAs(at, ADA, assistant, (_, { messages = [] }) => void states.push(...messages));
    await buildItinerary(context, { params: {}, body: { tripId } });
    expect(await summaries(tripId)).toHaveLength(4);
    expect(states.at(-1)).toMatchObject({ type: "building", state: "finished", daysReady: 4, daysTotal: 4 });
    expect(states).not.toContainEqual(expect.objectContaining({ state: "failed" }));
  });

  test("in its name alone goes on", async () => {
    const tripId = await organize(at.db, ADA);
    const { cities, assistant } = changedBefore(tripId, 1, { tripName: "Spring" });
    expect(await build(tripId, assistant)).toMatchObject({ daysSaved: 3 });
    expect(cities).toEqual(["Lisbon"]);
  });
});

test("a day with something on it by hand counts as planned once no part of it is open, as on the devices", async () => {
  const tripId = await planTrip(at);
  const [day] = (await planOf(at, tripId)).days;
  for (const parts of [1, 2, 3]) {
    const days = JSON.stringify([{ dayIndex: 1, summary: " ", stops: day?.stops.slice(0, parts) }]);
    await at.d1.prepare("UPDATE itineraries SET days = ? WHERE trip_id = ?").bind(days, tripId).run();
    const { days: read } = await planOf(at, tripId);
    expect((await findBuild(at.db, tripId, AT)).progress?.daysSaved).toBe(plannedDays(read).length);
    expect(plannedDays(read)).toHaveLength(parts === 3 ? 1 : 0);
  }
});

/** Waits until somebody is building the trip. */
async function claimed(tripId: string): Promise<void> {
  while (!(await findBuild(at.db, tripId, AT)).isRunning) await after(5)();
}

const claims = () => at.d1.prepare("SELECT count(*) AS n FROM build_claims").first("n");

function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe("two builds at once are one", () => {
  const days = (name: string) => [aDay(1, `${name} 1`), aDay(2, `${name} 2`), aDay(3, `${name} 3`)];

  test("whoever waits for another's days tells nothing of a beginning: what that one does is what is told", async () => {
    const tripId = await organize(at.db, ADA);
    const told: string[] = [];
    const building = (name: string, before: () => Promise<void>) =>
      buildItinerary(
        callAs(at, ADA, planning(days(name), before), (_, { messages = [] }) => {
          for (const message of messages) if (message.type === "building") told.push(`${name} ${message.state}`);
        }),
        { params: {}, body: { tripId } },
      );
    const held = gate();
    const first = building("a", () => held.opened.then(after(60)));
    await claimed(tripId);
    const second = building("b", after(0));
    held.open();
    await Promise.all([first, second]);
    expect(told.filter((line) => line === "b started")).toEqual([]);
    expect(told).toContain("a started");
    expect(told).toContain("a finished");
  });

  test.each([
    ["quick ones", 0, 0],
    ["slow ones", 90, 90],
    ["a slow and a slower one", 90, 150],
  ])("%s", async (_which, waitA, waitB) => {
    const tripId = await organize(at.db, ADA);
    const [a, b] = await Promise.all([
      build(tripId, planning(days("a"), after(waitA))),
      build(tripId, planning(days("b"), after(waitB))),
    ]);
    expect(a).toEqual(b);
    expect(a).toMatchObject({ daysSaved: 3 });
    expect([days("a"), days("b")]).toContainEqual((await planOf(at, tripId)).days);
  });

  test("when the quicker one is cut off, the other takes over", async () => {
    const tripId = await organize(at.db, ADA);
    const found = await findBriefedPlan(at.db, ADA.uid, tripId);
    if (!found) throw new Error("No trip.");
    const otherWaits = gate();
    const cutOff = planning(days("a"), async ({ dayIndex }) => {
      if (dayIndex === 1) return;
      await otherWaits.opened;
      throw new Error("line dropped");
    });
    const pause = () => {
      otherWaits.open();
      return after(5)();
    };
    const builder = {
      ...callAs(
        at,
        ADA,
        planning(days("b"), () => daysToBeSaved(tripId, 1)),
      ),
      telling: UNTOLD,
    };
    const first = build(tripId, cutOff);
    await claimed(tripId);
    const second = buildMissingDays(builder, found, pause);
    await expect(first).rejects.toThrow("line dropped");
    expect(await second).toMatchObject({ daysSaved: 3 });
    expect(await summaries(tripId)).toEqual(["a 1", "b 2", "b 3"]);
  });

  test("fifteen ask the assistant once, and all answer with its days", async () => {
    const tripId = await organize(at.db, ADA);
    let asked = 0;
    const counting = scriptedAssistant({
      planTrip: () => {
        asked += 1;
        return inTurn(days("a"), after(20));
      },
    });
    const answers = await Promise.all(Array.from({ length: 15 }, () => build(tripId, counting)));
    expect(asked).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ daysSaved: 3 });
    expect(await claims()).toBe(0);
  });

  test("a build that failed leaves the way free for the next one", async () => {
    const tripId = await organize(at.db, ADA);
    const failing = planning(days("a"), () => Promise.reject(new Error("line dropped")));
    await expect(build(tripId, failing)).rejects.toThrow("line dropped");
    expect(await claims()).toBe(0);
    expect(await build(tripId)).toMatchObject({ daysSaved: 3 });
  });

  test("a build whose Worker died is waited for until its claim lapses, and then taken over", async () => {
    const tripId = await organize(at.db, ADA);
    const found = await findBriefedPlan(at.db, ADA.uid, tripId);
    if (!found) throw new Error("No trip.");
    await claimBuild(at.db, { tripId, claim: "of a dead Worker", until: AT + 15_000 }, AT);
    let now = AT;
    let waited = 0;
    const pause = () => {
      waited += 1;
      now += 500;
      return Promise.resolve();
    };
    const builder = { ...callAs(at, ADA, planning(days("b"))), now: () => now, telling: UNTOLD };
    expect(await buildMissingDays(builder, found, pause)).toMatchObject({ daysSaved: 3 });
    expect(waited).toBe(30);
    expect(await claims()).toBe(0);
  });
});
