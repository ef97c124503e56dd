import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestDatabase } from "#tests/fixtures/d1";
import { openTestDatabase } from "#tests/fixtures/d1";
import { callAs, counted } from "#tests/fixtures/callers";
import { planOf } from "#tests/fixtures/planned-trip";
import { loadPlaces } from "#tests/fixtures/places";
import { inTurn, scriptedAssistant } from "#tests/fixtures/scripted-assistant";
import { ADA, BEN, CYD, organize } from "#tests/fixtures/travellers";
import { MAX_TRIP_DAYS } from "~/domain/limits";
import { embeddedAssistant } from "~/server/assistant/embedded";
import { buildItinerary } from "~/server/itinerary/build-itinerary";

let at: TestDatabase;
beforeAll(async () => {
  at = await openTestDatabase();
  await loadPlaces(at);
});
afterAll(() => at.stop());

const embedded = embeddedAssistant();
const build = (tripId: string, person: typeof ADA, assistant = embedded) => buildItinerary(callAs(at, person, assistant), { params: {}, body: { tripId } });

test("the built-in planner fills the days of a trip with real places, in two round trips", async () => {
  const tripId = await organize(at.db, ADA, { daysTotal: 14 });
  const { result, roundTrips } = await counted(at, () => build(tripId, ADA));
  expect(result).toMatchObject({ daysSaved: 14, source: "embedded" });
  expect(roundTrips).toBe(2);
  const { days } = await planOf(at, tripId);
  expect(days.map(({ dayIndex }) => dayIndex)).toEqual(Array.from({ length: 14 }, (_, position) => position + 1));
  expect(days[0]?.blocks.morning).toMatchObject({ verified: true, placeId: expect.stringMatching(/^lisbon-/) });
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
  const stored = await at.d1.prepare("SELECT days FROM itineraries WHERE trip_id = ?").bind(tripId).first<string>("days");
  return JSON.parse(stored ?? "null");
}
