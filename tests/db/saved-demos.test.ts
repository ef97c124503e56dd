import { describe, expect, test } from "vitest";
import { saveDemo as saveDemoCall } from "~/contracts/calls/demo";
import type { DemoItinerary } from "~/domain/demo/demo";
import { embeddedAssistant } from "~/server/assistant/embedded";
import { generateDemo } from "~/server/demo/generate-demo";
import { signDemo } from "~/server/demo/demo-signature";
import { findBestThings } from "~/server/demo/find-best-things";
import { saveBestThings } from "~/server/demo/save-best-things";
import { saveDemo } from "~/server/demo/save-demo";
import { callAs, counted, problemOf } from "#tests/fixtures/callers";
import { emptyDatabase } from "#tests/fixtures/database/empty-database";
import { ADA, AT, BEN, signUp } from "#tests/fixtures/travellers";

const at = await emptyDatabase();

const DEMO: DemoItinerary = {
  destination: "Lisbon",
  season: "Fall",
  numDays: 1,
  tripGoals: ["food"],
  days: [{ dayIndex: 1, summary: "Tiles", activities: [] }],
};
const SECRETS = { ROOM_SECRET: "a secret of thirty-two characters" };
const calling = () => ({ ...callAs(at, ADA, embeddedAssistant()), env: { DB: at.d1, ...SECRETS } });

/** Saves it as if the demo call had made it. */
const save = async (demo: DemoItinerary, named: { firebaseId?: string; email?: string } = {}) =>
  saveDemo(calling(), { params: {}, body: { itineraryDataDemo: await signDemo(SECRETS, demo, AT), ...named } });
const saveThings = (destination: string) =>
  saveBestThings(callAs(at, ADA), {
    params: {},
    body: { destination, category: "food", budget: "low", bestThingsData: [] },
  });
const kept = async () =>
  (
    await at.d1
      .prepare(
        "SELECT kind, destination_key, json_extract(content, '$.season') AS season, firebase_id FROM saved_demos JOIN users ON users.id = user_id ORDER BY saved_demos.rowid",
      )
      .all()
  ).results;

test("a demo is saved to the account of whoever made it, in one round trip, even before the account is there", async () => {
  const { result, roundTrips } = await counted(at, () => save(DEMO));
  expect(roundTrips).toBe(1);
  expect(result).toMatchObject({ savedId: expect.any(String) });
  expect(await kept()).toEqual([
    { kind: "itinerary", destination_key: "lisbon", season: "Fall", firebase_id: ADA.uid },
  ]);
});

test("saving the same destination again, as a phone may, replaces it and keeps its id; another kind or destination is another", async () => {
  await signUp(at.db, ADA);
  const first = await save(DEMO);
  expect(await save({ ...DEMO, destination: " LISBON ", season: "Winter" })).toEqual(first);
  await saveThings("Lisbon");
  await save({ ...DEMO, destination: "Porto" });
  expect(await kept()).toMatchObject([
    { kind: "itinerary", season: "Winter" },
    { kind: "best-things", destination_key: "lisbon" },
    { kind: "itinerary", destination_key: "porto" },
  ]);
});

test("a body that names somebody else saves nothing", async () => {
  expect(await problemOf(save(DEMO, { firebaseId: BEN.uid }))).toMatchObject({ code: "forbidden" });
  expect(await problemOf(save(DEMO, { email: BEN.email }))).toMatchObject({ code: "forbidden" });
  expect(await kept()).toEqual([]);
});

test("a demo reads its city in one round trip", async () => {
  const context = callAs(at, ADA, embeddedAssistant());
  const { result, roundTrips } = await counted(at, () =>
    generateDemo(context, {
      params: {},
      body: { destination: "Nowhere on Sea", season: "Fall", numDays: 2, tripGoals: [] },
    }),
  );
  expect(roundTrips).toBe(1);
  expect(result).toMatchObject({
    source: "embedded",
    itineraryDataDemo: { numDays: 2, days: [{ dayIndex: 1 }, { dayIndex: 2 }] },
  });
});

test("an account keeps twenty demos: one more is refused, one of them may still be replaced", async () => {
  for (let nth = 0; nth < 20; nth += 1) await save({ ...DEMO, destination: `Town ${nth}` });
  expect(await problemOf(save({ ...DEMO, destination: "One more" }))).toEqual({
    code: "limit-reached",
    error: "Your account keeps 20 demos, and has that many. This one stays on this device until you make another.",
  });
  await save({ ...DEMO, destination: "Town 3", season: "Winter" });
  expect(await kept()).toHaveLength(20);
});

describe("only what a demo call made is saved", () => {
  const made = async () => {
    const answer = await generateDemo(calling(), {
      params: {},
      body: { destination: "Nowhere on Sea", season: "Fall", numDays: 2, tripGoals: ["food"] },
    });
    if ("reply" in answer) throw new Error("No demo.");
    return answer.itineraryDataDemo;
  };
  const saveAt = (now: number, itineraryDataDemo: Awaited<ReturnType<typeof made>>) =>
    saveDemo(
      { ...calling(), now: () => now },
      {
        params: {},
        body: saveDemoCall.body.parse({ itineraryDataDemo: JSON.parse(JSON.stringify(itineraryDataDemo)) }),
      },
    );
  const STALE = {
    code: "stale-demo",
    error:
      "This demo was made too long ago to be saved. It stays on this device; make it anew, and the new one is saved.",
  };
  const DAY_MS = 24 * 3_600_000;

  test("as it came, and for thirty days; the signature itself is not kept", async () => {
    const demo = await made();
    await saveAt(AT + 29 * DAY_MS, demo);
    const content = await at.d1.prepare("SELECT content FROM saved_demos").first<string>("content");
    expect(JSON.parse(content ?? "")).toEqual({ ...demo, signature: undefined });
    expect(await problemOf(saveAt(AT + 30 * DAY_MS, demo))).toEqual(STALE);
  });

  test("and nothing that was changed, made up, or kept from before demos were signed", async () => {
    const demo = await made();
    const { signature: _, ...unsigned } = demo;
    const later = demo.signature?.replace(/^[^.]*/, "zzzzzzzz");
    for (const other of [{ ...demo, destination: "Elsewhere" }, unsigned, { ...demo, signature: later }])
      expect(await problemOf(saveAt(AT, other))).toEqual(STALE);
    expect(await kept()).toEqual([]);
  });

  test("nor best things that nobody found", async () => {
    const wish = { destination: "Nowhere on Sea", category: "food" as const, budget: "low" as const };
    const answer = await findBestThings(calling(), { params: {}, body: wish });
    if ("reply" in answer) throw new Error("No best things.");
    const saveAll = (bestThingsData: typeof answer.bestThings) =>
      saveBestThings(calling(), { params: {}, body: { ...wish, bestThingsData } });
    const [first] = answer.bestThings;
    if (!first) throw new Error("No best thing.");
    expect(await problemOf(saveAll([...answer.bestThings, { ...first, name: "x".repeat(100) }]))).toEqual(STALE);
    await saveAll(answer.bestThings);
    expect(await kept()).toHaveLength(1);
  });
});
