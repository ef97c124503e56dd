import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import * as z from "zod/mini";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import type { Endpoint } from "~/contracts/endpoint";
import { itineraryShape } from "~/contracts/calls/itinerary";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import { localIssuer } from "~/server/identity/local-issuer";
import { ROOT } from "../../scripts/setup/paths.mjs";
import { MOODS } from "../fixtures/servers/model-moods.ts";
import type { ModelServer } from "../fixtures/servers/model-server.ts";
import { runModelServer } from "../fixtures/servers/model-server.ts";
import { pathOf } from "./api";

let model: ModelServer;
const { origin, modelPort } = inject("modelled");
const issuer = localIssuer(inject("identityKey"));

beforeAll(async () => {
  model = await runModelServer(modelPort);
});
afterAll(() => model?.stop());

type Send = (endpoint: Endpoint, sent?: { params?: Record<string, string>; body?: unknown }) => Promise<unknown>;

async function sendAs(name: string): Promise<Send> {
  const token = await issuer.issue({ email: `${name}@example.com`, name }, Date.now());
  return async (endpoint, { params = {}, body } = {}) => {
    const reply = await fetch(origin + pathOf(endpoint, params), {
      method: endpoint.method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await reply.json();
    if (!reply.ok) throw new Error(`${endpoint.path}: ${reply.status} ${JSON.stringify(answer)}`);
    return answer;
  };
}

/** A trip of three days, ready to be built. */
async function aTrip(name: string, city: string): Promise<{ send: Send; tripId: string }> {
  const send = await sendAs(name);
  await send(ALL_ENDPOINTS.createOrFindUser, { body: {} });
  const made = await send(ALL_ENDPOINTS.setUpTrip, {
    body: {
      tripName: "Autumn",
      purpose: "Birthday",
      city,
      joinCode: `${name}-1`,
      whoWith: ["friends"],
      startDate: "2027-02-27",
      endDate: "2027-03-01",
      partyCount: 2,
    },
  });
  return { send, tripId: z.object({ tripId: z.string() }).parse(made).tripId };
}

const planOf = async ({ send, tripId }: { send: Send; tripId: string }) =>
  itineraryShape.parse(await send(ALL_ENDPOINTS.readItineraryDays, { params: { tripId } }));
/** The fake model knows no places, so one of its choices may be unfit for its part of the day, and is then the planner's. */
const hasModelsWords = ({ blocks }: Day): boolean => BLOCK_NAMES.some((part) => blocks[part].source === "openai");
const blocksOf = ({ days }: z.infer<typeof itineraryShape>) =>
  days.flatMap(({ blocks }) => BLOCK_NAMES.map((part) => blocks[part]));

test("a trip is built with the model's words on real places, and says so", async () => {
  model.feel("good");
  const trip = await aTrip("ann", "Lisbon");
  expect(await trip.send(ALL_ENDPOINTS.buildItinerary, { body: { tripId: trip.tripId } })).toMatchObject({
    daysSaved: 3,
    source: "openai",
  });
  const plan = await planOf(trip);
  for (const block of blocksOf(plan)) {
    expect(block).toMatchObject({ verified: true, placeId: expect.stringMatching(/^lisbon-/) });
    expect(block.description.includes("The model has seen")).toBe(block.source === "openai");
  }
  expect(plan.days.every(hasModelsWords)).toBe(true);
});

test("the first day can be read while the model is still writing the others", async () => {
  model.feel("slow");
  const trip = await aTrip("bea", "Lisbon");
  const readable: number[] = [];
  const isThere = async (count: number): Promise<boolean> =>
    planOf(trip).then(
      ({ days }) => days.length >= count,
      () => false,
    );
  model.beforePiece = async (piece) => {
    if (piece < 2) return;
    await expect.poll(() => isThere(piece - 1)).toBe(true);
    readable.push(piece - 1);
  };
  await trip.send(ALL_ENDPOINTS.buildItinerary, { body: { tripId: trip.tripId } });
  expect(readable.slice(0, 2)).toEqual([1, 2]);
  expect((await planOf(trip)).days.every(hasModelsWords)).toBe(true);
});

test("fifteen builds at once ask the model no more often than one does, and all answer with its days", async () => {
  model.feel("good");
  const { send, tripId } = await aTrip("gus", "Lisbon");
  const before = model.asked.length;
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => send(ALL_ENDPOINTS.buildItinerary, { body: { tripId } })),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  // One build asks once for the days, and once more where the gate wants one of them mended.
  expect(model.asked.length - before).toBeLessThanOrEqual(2);
});

test("a server that fails leaves a whole plan of our own, and says so", async () => {
  model.feel("failing");
  const trip = await aTrip("cleo", "Lisbon");
  expect(await trip.send(ALL_ENDPOINTS.buildItinerary, { body: { tripId: trip.tripId } })).toMatchObject({
    daysSaved: 3,
    source: "embedded",
  });
  expect(blocksOf(await planOf(trip)).every(({ source, verified }) => source === "embedded" && verified)).toBe(true);
});

/** Those that a server tells at once; hangs are lived through on a clock moved by hand (tests/unit/assistant/openai). */
const QUICK_BAD_MOODS = MOODS.filter(
  (mood) => !["good", "slow", "busy", "failing"].includes(mood) && !mood.startsWith("hangs"),
);

test.each(QUICK_BAD_MOODS)(
  "a server that is %s still leaves a whole plan: real places, none twice, and each block says whose words it has",
  async (mood) => {
    model.feel(mood);
    const trip = await aTrip(`mood-${MOODS.indexOf(mood)}`, "Lisbon");
    const built = await trip.send(ALL_ENDPOINTS.buildItinerary, { body: { tripId: trip.tripId } });
    const plan = await planOf(trip);
    const blocks = blocksOf(plan);
    expect(plan.days.map(({ dayIndex }) => dayIndex)).toEqual([1, 2, 3]);
    // The afternoon of a day out goes on with its morning's place.
    const named = blocks.filter(({ placeId, isDayTrip }) => placeId !== null || !isDayTrip);
    expect(named.length).toBeGreaterThanOrEqual(8);
    expect(new Set(named.map(({ placeId }) => placeId)).size).toBe(named.length);
    for (const { placeId } of named) expect(placeId).toMatch(/^lisbon-/);
    for (const { title, description, source, verified } of blocks) {
      expect(verified).toBe(true);
      expect(description.includes("The model has seen")).toBe(source === "openai");
      expect(`${title} ${description}`).not.toMatch(/<|https?:|evil|€|\*\*|Ignore all/);
    }
    expect(built).toMatchObject({
      daysSaved: 3,
      source: blocks.slice(0, 3).some(({ source }) => source === "openai") ? "openai" : "embedded",
    });
  },
);

test("a city without data is written freely, and marked as not checked", async () => {
  model.feel("good");
  const trip = await aTrip("dora", "Nowhere on Sea");
  await trip.send(ALL_ENDPOINTS.buildItinerary, { body: { tripId: trip.tripId } });
  for (const block of blocksOf(await planOf(trip)))
    expect(block).toMatchObject({ source: "openai", verified: false, placeId: null });
});

test("who asks at a block is answered by the model", async () => {
  model.feel("good");
  const trip = await aTrip("emma", "Lisbon");
  const { tripId } = trip;
  await trip.send(ALL_ENDPOINTS.buildItinerary, { body: { tripId } });
  expect(
    await trip.send(ALL_ENDPOINTS.askAboutBlock, {
      body: { tripId, dayIndex: 1, blockName: "morning", question: "What is next?" },
    }),
  ).toEqual({ answer: "The model says: go slowly, and look up.", source: "openai", proposals: [], thumbTicket: null });
  const [stop] = (await planOf(trip)).days[0]?.stops ?? [];
  model.calls = [[{ name: "propose_shelve", given: JSON.stringify({ stop: "s1", why: "It is a long day for all." }) }]];
  expect(
    await trip.send(ALL_ENDPOINTS.askAboutBlock, {
      body: { tripId, dayIndex: 1, blockName: "morning", question: "Can we leave something out?" },
    }),
  ).toMatchObject({ proposals: [{ kind: "shelve", why: "It is a long day for all.", stop: { id: stop?.id } }] });
  expect((await planOf(trip)).days[0]?.stops).toContainEqual(stop);
  expect(
    await trip.send(ALL_ENDPOINTS.proposeBlock, {
      body: { tripId, dayIndex: 1, block: "morning", feedback: "something else" },
    }),
  ).toMatchObject({ block: { source: "openai", verified: true } });
});

test("the model's client is no part of what the Worker evaluates at its start", () => {
  const server = join(ROOT, "build/server");
  const hasClient = (script: string): boolean => script.includes("/chat/completions");
  const assets = readdirSync(join(server, "assets")).filter((file) => file.endsWith(".js"));
  expect(assets.filter((file) => hasClient(readFileSync(join(server, "assets", file), "utf8")))).toHaveLength(1);

  const atStart = new Map<string, string>();
  const evaluate = (path: string): void => {
    if (atStart.has(path)) return;
    const script = readFileSync(path, "utf8");
    atStart.set(path, script);
    for (const [, other = ""] of script.matchAll(/\b(?:from|import)\s*"(\.[^"]+\.js)"/g))
      evaluate(join(dirname(path), other));
  };
  evaluate(join(server, "index.js"));
  expect(atStart.size).toBeGreaterThan(1);
  expect([...atStart.values()].filter(hasClient)).toEqual([]);
});
