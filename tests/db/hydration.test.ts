import { expect, test } from "vitest";
import { findBriefedTrip } from "#db/repositories/briefs";
import { findTripAsCompanion } from "#db/repositories/companions";
import { findHydration } from "#db/repositories/hydration";
import { saveIntent, saveSelection, saveSuggestions } from "#db/repositories/planning";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { loadPlaces } from "#tests/fixtures/places";
import { ADA, AT, BEN, CYD, organize, signUp, stamp } from "#tests/fixtures/travellers";
import { joinByCode } from "#db/repositories/membership/joining";

const at = await emptyDatabase();

const WISHES = {
  priorities: ["Food & Culinary Adventures" as const],
  vibes: [],
  mobility: [],
  travelPace: [],
  budget: "modest",
};

async function plannedTrip() {
  const tripId = await organize(at.db, ADA);
  const userId = (await signUp(at.db, ADA))._id;
  await saveIntent(at.db, { tripId, userId, ...WISHES }, stamp());
  await saveSuggestions(at.db, tripId, [{ title: "Graça", description: "High up" }], "embedded", AT);
  await saveSelection(at.db, tripId, userId, ["Graça"], AT);
  return { tripId, userId };
}

test("hydration reads a user and all of their trip in one round trip", async () => {
  const { tripId, userId } = await plannedTrip();
  const before = at.spent.roundTrips;
  const found = await findHydration(at.db, ADA.uid);
  expect(at.spent.roundTrips - before).toBe(1);
  expect(found).toMatchObject({
    user: { _id: userId, tripId, role: "originator", preferredName: "Ada Fern" },
    trip: { tripId },
    live: { currentDayIndex: 1, currentBlock: "morning", totalDays: 3, version: 0 },
    intent: { tripId, userId, ...WISHES },
    suggestions: [{ title: "Graça", description: "High up" }],
    anchors: ["Graça"],
    itinerary: null,
  });
});

test("a user without a trip, and nobody at all, hydrate to nothing", async () => {
  await signUp(at.db, BEN);
  expect(await findHydration(at.db, BEN.uid)).toMatchObject({
    user: { role: "noroleset", tripId: null },
    trip: null,
    live: null,
  });
  expect(await findHydration(at.db, CYD.uid)).toMatchObject({ user: null, trip: null });
});

test("hydration tells who is or was on the trip, in the order they first came, and names none who is off it", async () => {
  await organize(at.db, ADA);
  await joinByCode(at.db, BEN, "LISBON", stamp());
  await joinByCode(at.db, CYD, "LISBON", stamp());
  const ids = (await findHydration(at.db, ADA.uid)).people.map(({ userId }) => userId);
  await at.execute(`UPDATE memberships SET removed_at = 1, by_choice = 1 WHERE user_id = '${ids[1]}'`);
  expect((await findHydration(at.db, CYD.uid)).people).toEqual([
    { userId: ids[0], name: ADA.name, role: "originator" },
    { userId: ids[1], name: null, role: "participant" },
    { userId: ids[2], name: CYD.name, role: "participant" },
  ]);
  await joinByCode(at.db, BEN, "LISBON", stamp());
  const { people } = await findHydration(at.db, CYD.uid);
  expect(
    people.map(({ userId }) => userId),
    "who comes back stays in their place",
  ).toEqual(ids);
  expect(people[1]?.name).toBe(BEN.name);
});

test("one who was removed from their trip is on none", async () => {
  const tripId = await organize(at.db, ADA);
  await joinByCode(at.db, BEN, "LISBON", stamp());
  await at.execute("UPDATE memberships SET removed_at = 1 WHERE role = 'participant'");
  expect(await findHydration(at.db, BEN.uid)).toMatchObject({ user: { role: "noroleset", tripId: null }, trip: null });
  expect(await findTripAsCompanion(at.db, BEN.uid, tripId)).toBeNull();
  expect(await findBriefedTrip(at.db, BEN.uid, tripId)).toBeNull();
});

test("saving the intent again replaces it and keeps its id", async () => {
  const { tripId, userId } = await plannedTrip();
  const first = (await findHydration(at.db, ADA.uid)).intent;
  const second = await saveIntent(at.db, { tripId, userId, ...WISHES, budget: "none" }, stamp());
  expect(second).toEqual({ ...first, budget: "none" });
});

test("a brief carries the trip, the wishes, the picks and the city's places, in one round trip", async () => {
  await loadPlaces(at);
  const { tripId } = await plannedTrip();
  const before = at.spent.roundTrips;
  const briefed = await findBriefedTrip(at.db, ADA.uid, tripId);
  expect(at.spent.roundTrips - before).toBe(1);
  expect(briefed).toMatchObject({
    role: "originator",
    itinerary: null,
    brief: { cityName: "Lisbon", daysTotal: 3, anchors: ["Graça"], intent: WISHES, guide: { id: "lisbon" } },
  });
  const belem = briefed?.brief.guide?.places.find(({ id }) => id === "lisbon-torre-de-belem");
  expect(belem).toMatchObject({ indoor: expect.any(Boolean), interests: expect.any(Array), parts: expect.any(Array) });
  expect(await findBriefedTrip(at.db, BEN.uid, tripId)).toBeNull();
});
