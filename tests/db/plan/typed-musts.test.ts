import { afterAll, beforeAll, expect, test } from "vitest";
import { callAs, counted } from "#tests/fixtures/callers";
import type { TestDatabase } from "#tests/fixtures/database/d1";
import { openTestDatabase } from "#tests/fixtures/database/d1";
import { loadPlaces } from "#tests/fixtures/places";
import { planOf } from "#tests/fixtures/planned-trip";
import { ADA, BEN, CYD, organize } from "#tests/fixtures/travellers";
import { buildItinerary, nameMust, saveAnchors, suggestAnchors } from "#tests/fixtures/use-cases";
import { embeddedAssistant } from "~/server/assistant/embedded";
import { byLeg } from "~/server/assistant/by-leg";

let at: TestDatabase;
beforeAll(async () => {
  at = await openTestDatabase();
  await loadPlaces(at);
});
afterAll(() => at.stop());

const assistant = byLeg(embeddedAssistant());

test("a must that was typed is a place by any of its names, a part of the city, or words that nobody can place", async () => {
  const tripId = await organize(at.db, ADA, { joinCode: "NAMED" });
  const named = (text: string) => nameMust(callAs(at, ADA), { params: { tripId }, body: { text } });
  expect(await named("jeronimos monastery")).toMatchObject({
    title: "Mosteiro dos Jerónimos",
    location: "Belém, Lisbon",
    outside: null,
  });
  expect(await named("alfama")).toMatchObject({ location: "Alfama, Lisbon", outside: null });
  expect(await named("the bench where we met")).toEqual({
    title: "the bench where we met",
    location: null,
    isDayTrip: false,
    outside: null,
  });
});

test("typed musts are kept with what is known of them beside the suggestions, through new ones too, until they are left out; in two round trips", async () => {
  const tripId = await organize(at.db, BEN, { joinCode: "TYPED" });
  const save = (anchorTitles: string[], added: { title: string; location: string | null }[] = []) =>
    saveAnchors(callAs(at, BEN), { params: { tripId }, body: { anchorTitles, added } });
  const suggest = () => suggestAnchors(callAs(at, BEN, assistant), { params: { tripId }, body: {} });
  const titles = ["The bench where we met", "Elvas", "jeronimos monastery"];
  const { result, roundTrips } = await counted(at, () =>
    save(titles, [
      { title: "The bench where we met", location: null },
      { title: "Elvas", location: "About 185 km from Lisbon" },
      { title: "jeronimos monastery", location: null },
    ]),
  );
  expect(roundTrips).toBe(2);
  expect(result).toMatchObject({
    anchorTitles: titles,
    added: [
      { title: "The bench where we met", placeId: null, source: "traveller" },
      { title: "Elvas", location: "About 185 km from Lisbon", source: "traveller" },
      { title: "jeronimos monastery", placeId: expect.stringMatching(/^lisbon-/), source: "traveller" },
    ],
  });
  const suggested = await suggest();
  const again = "anchors" in suggested ? suggested.anchors : [];
  expect(again.slice(-3).map(({ title }) => title)).toEqual(titles);
  expect(again.length).toBeGreaterThan(6);
  expect(await save(["Elvas"])).toMatchObject({ added: [{ title: "Elvas" }] });
  const left = await suggest();
  expect(("anchors" in left ? left.anchors : []).filter(({ source }) => source === "traveller")).toHaveLength(1);
});

const DOT = { uid: "dot", email: "dot@example.com", name: "Dot Lane" };

test("who says nothing of what was typed, as earlier versions do, keeps titles as before", async () => {
  const tripId = await organize(at.db, DOT, { joinCode: "OLDER" });
  expect(
    await saveAnchors(callAs(at, DOT), { params: { tripId }, body: { anchorTitles: ["Graça", "Graça"] } }),
  ).toEqual({ anchorTitles: ["Graça"], added: [] });
});

test("a plan holds musts in the traveller's words on its days, and among the ideas when no day has room", async () => {
  const tripId = await organize(at.db, CYD, { joinCode: "ROOMY", daysTotal: 1 });
  const titles = ["Tea with Ana", "The bench where we met", "Our old flat", "Rui's workshop"];
  await saveAnchors(callAs(at, CYD), {
    params: { tripId },
    body: { anchorTitles: titles, added: titles.map((title) => ({ title, location: null })) },
  });
  await buildItinerary(callAs(at, CYD, assistant), { params: {}, body: { tripId } });
  const { days, shelf } = await planOf(at, tripId, CYD);
  const planned = days.flatMap(({ stops }) => stops.map(({ title }) => title));
  const inDays = titles.filter((title) => planned.includes(title));
  expect(inDays).toHaveLength(3);
  expect(shelf.map(({ title }) => title)).toEqual(titles.filter((title) => !inDays.includes(title)));
  expect(shelf[0]).toMatchObject({ source: "traveller", at: null });
});
