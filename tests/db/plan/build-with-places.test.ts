import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findBriefedTrip } from "#db/repositories/briefs";
import { holidays } from "#db/schema";
import { findingText } from "#messages/notices/findings";
import type { TestDatabase } from "#tests/fixtures/database/d1";
import { openTestDatabase } from "#tests/fixtures/database/d1";
import { callAs, counted } from "#tests/fixtures/callers";
import { planOf } from "#tests/fixtures/planned-trip";
import { loadPlaces } from "#tests/fixtures/places";
import { inTurn, scriptedAssistant } from "#tests/fixtures/scripted-assistant";
import { ADA, BEN, CYD, organize } from "#tests/fixtures/travellers";
import { addDays } from "~/domain/dates/calendar-date";
import type { Day } from "~/domain/plan/itinerary";
import { daysFrom } from "~/domain/plan/stored-days";
import { MAX_TRIP_DAYS } from "~/domain/forms/limits";
import { embeddedAssistant } from "~/server/assistant/embedded";
import { planHints } from "~/planner/check/plan-hints";
import { byLeg } from "~/server/assistant/by-leg";
import { buildItinerary, changeTrip, fixLiveBlock, readPlanFacts, saveBlock } from "#tests/fixtures/use-cases";

let at: TestDatabase;
beforeAll(async () => {
  at = await openTestDatabase();
  await loadPlaces(at);
});
afterAll(() => at.stop());

const GIL = { uid: "gil", email: "gil@example.com", name: "Gil Reis" };
const EVE = { uid: "eve", email: "eve@example.com", name: "Eve Lund" };
const embedded = embeddedAssistant();
const build = (tripId: string, person: typeof ADA, assistant = embedded) =>
  buildItinerary(callAs(at, person, assistant), { params: {}, body: { tripId } });

/** The planner with all days at once, as where the processor is quick: where it is slow, those that are there are saved before the others. */
const atOnce: typeof embedded = {
  ...embedded,
  planTrip: async function* (...asked) {
    const days: Day[] = [];
    for await (const day of embedded.planTrip(...asked)) days.push(day);
    yield* days;
  },
};

test("the built-in planner fills the days of a trip with real places, in four round trips", async () => {
  const tripId = await organize(at.db, ADA, { daysTotal: 14 });
  // Its claim on the build is renewed every few seconds, which a slow machine comes to see.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { result, roundTrips } = await counted(at, () => build(tripId, ADA, atOnce)).finally(() => vi.useRealTimers());
  expect(result).toMatchObject({ daysSaved: 14, source: "embedded" });
  expect(roundTrips).toBe(4);
  const { days } = await planOf(at, tripId);
  expect(days.map(({ dayIndex }) => dayIndex)).toEqual(Array.from({ length: 14 }, (_, position) => position + 1));
  expect(days[0]?.blocks.morning).toMatchObject({ verified: true, placeId: expect.stringMatching(/^lisbon-/) });
});

const IDA = { uid: "ida", email: "ida@example.com", name: "Ida Holm" };

test("an arrival that was saved before the build is heard by it: nothing begins before one is in the city", async () => {
  const tripId = await organize(at.db, IDA, { daysTotal: 3, joinCode: "ARRIVE" });
  const details = { arrival: { time: "09:40", place: "Airport" }, before: {}, shelve: false };
  await changeTrip(callAs(at, IDA, embedded), { params: { tripId }, body: details });
  await build(tripId, IDA, byLeg(embedded));
  const [first, second] = (await planOf(at, tripId, IDA)).days;
  expect(first?.stops.length).toBeGreaterThan(0);
  for (const { start } of first?.stops ?? []) expect((start ?? "") >= "11:10").toBe(true);
  expect(second?.stops.some(({ start }) => start !== null && start < "11:10")).toBe(true);
});

const FAY = { uid: "fay", email: "fay@example.com", name: "Fay Rios" };

test("what a day says of a stop is renewed with the stop, by a wish on the way as by hand", async () => {
  const tripId = await organize(at.db, FAY, { daysTotal: 14, joinCode: "RENEW" });
  await build(tripId, FAY);
  const { days } = await planOf(at, tripId, FAY);
  const told = days.find(
    ({ blocks: { afternoon, evening } }) => !afternoon.isDayTrip && evening.description.includes(afternoon.title),
  );
  if (!told) throw new Error("No evening names its afternoon.");
  const { dayIndex, blocks } = told;
  const where = { tripId, dayIndex };
  const dayNow = async () => (await planOf(at, tripId, FAY)).days[dayIndex - 1];

  const wish = { ...where, block: "afternoon" as const, feedback: "something else, please" };
  await fixLiveBlock(callAs(at, FAY, embedded), { params: {}, body: wish });
  const fixed = await dayNow();
  const title = fixed?.blocks.afternoon.title ?? "";
  expect(title).not.toBe(blocks.afternoon.title);
  expect(fixed?.blocks.evening.description).toContain(title);
  expect(`${fixed?.summary} ${fixed?.blocks.evening.description}`).not.toContain(blocks.afternoon.title);
  expect(fixed?.blocks.morning).toEqual(blocks.morning);

  const blockData = { title: "Tea with Aunt Rosa" };
  await saveBlock(callAs(at, FAY), { params: {}, body: { ...where, blockName: "afternoon", blockData } });
  const saved = await dayNow();
  expect(saved?.blocks.evening.description).not.toContain(title);
  expect(saved?.summary).toContain("Tea with Aunt Rosa");
});

const UMA = { uid: "uma", email: "uma@example.com", name: "Uma Rey" };

test("when a planned trip moves to other dates, travellers are told what is closed on them, and nothing when it moves back", async () => {
  const daysTotal = 6;
  const tripId = await organize(at.db, UMA, { daysTotal, joinCode: "MOVED" });
  await build(tripId, UMA);
  const { days } = await planOf(at, tripId, UMA);
  const closedFrom = async (startDate: string) => {
    const dates = { startDate, endDate: addDays(startDate, daysTotal - 1) };
    await changeTrip(callAs(at, UMA), { params: { tripId }, body: { ...dates, before: {}, shelve: false } });
    const facts = await readPlanFacts(callAs(at, UMA), { params: { tripId }, body: undefined });
    const { guide } = "reply" in facts ? facts.reply : facts;
    const trip = { cityName: "Lisbon", startDate, daysTotal, purpose: "", whoWith: [], partyCount: 2, intent: null };
    return planHints({ ...trip, anchors: [], guide }, days).filter(({ code }) => code === "closed-then");
  };
  // It was planned for a Friday; then every other weekday for its first day.
  const moved = [];
  for (const shift of [1, 2, 3, 4, 5, 6]) moved.push(...(await closedFrom(addDays("2027-10-01", shift))));
  expect(moved).toContainEqual(expect.objectContaining({ code: "closed-then", allDay: true }));
  expect(await closedFrom("2027-10-01")).toEqual([]);
});

test("a device gets what it needs to judge the plan by itself, in one round trip, and nothing more of the places", async () => {
  const tripId = await organize(at.db, EVE, { daysTotal: 3, joinCode: "FACTS" });
  await build(tripId, EVE);
  const { result, roundTrips } = await counted(at, () =>
    readPlanFacts(callAs(at, EVE), { params: { tripId }, body: undefined }),
  );
  expect(roundTrips).toBe(1);
  const { guide } = "reply" in result ? result.reply : result;
  expect(guide?.places.length).toBeGreaterThan(20);
  expect(guide?.places[0]).not.toHaveProperty("about");
  const { days } = await planOf(at, tripId, EVE);
  const brief = {
    cityName: "Lisbon",
    startDate: "2027-05-01",
    daysTotal: 3,
    purpose: "",
    whoWith: [],
    partyCount: 2,
    intent: null,
    anchors: ["Torre de Belém"],
    guide,
  };
  const [first, ...later] = days;
  if (!first) throw new Error("no day was built");
  const twice = {
    ...first,
    blocks: {
      ...first.blocks,
      evening: {
        ...first.blocks.evening,
        title: first.blocks.morning.title,
        source: "traveller" as const,
        verified: false,
      },
    },
  };
  expect(planHints(brief, [twice, ...later]).map((hint) => findingText(hint).title)).toContain(
    "This place comes twice",
  );
});

test("the longest trip fits into the record", async () => {
  const tripId = await organize(at.db, BEN, { daysTotal: MAX_TRIP_DAYS, joinCode: "LONG" });
  expect(await build(tripId, BEN)).toMatchObject({ daysSaved: MAX_TRIP_DAYS });
});

test("a build that was cut off ends with the days that an uninterrupted one gives", async () => {
  const tripId = await organize(at.db, CYD, { daysTotal: 6, joinCode: "CUT" });
  const cutOff = scriptedAssistant({
    planTrip: async function* (brief) {
      for await (const day of embedded.planTrip(brief, [])) {
        if (day.dayIndex === 4) throw new Error("line dropped");
        yield day;
      }
    },
  });
  await expect(build(tripId, CYD, cutOff)).rejects.toThrow("line dropped");
  let whole: unknown = null;
  const witness = scriptedAssistant({
    planTrip: async function* (brief, standing) {
      const days = [];
      for await (const day of embedded.planTrip(brief, [])) days.push(day);
      whole = days;
      yield* inTurn(days.slice(standing.length));
    },
  });
  await build(tripId, CYD, witness);
  const plan = await storedDays(tripId);
  expect(plan).toEqual(whole);
});

async function storedDays(tripId: string) {
  const stored = await at.d1
    .prepare("SELECT days FROM itineraries WHERE trip_id = ?")
    .bind(tripId)
    .first<string>("days");
  return daysFrom(JSON.parse(stored ?? "null"));
}

test("a plan is made with the public holidays that fall on its days, in the trip's country", async () => {
  const tripId = await organize(at.db, GIL, { daysTotal: 3, joinCode: "FEAST" });
  const days = ["PT 2027-09-30", "PT 2027-10-03", "PT 2027-10-04", "ES 2027-10-02"];
  await at.db
    .insert(holidays)
    .values(days.map((id) => ({ id, countryCode: id.slice(0, 2), date: id.slice(3), name: "A feast" })))
    .onConflictDoNothing();
  const { result, roundTrips } = await counted(at, () => findBriefedTrip(at.db, GIL.uid, tripId));
  expect(roundTrips).toBe(1);
  expect(result?.brief.holidays).toEqual(["PT 2027-10-03"]);
});
