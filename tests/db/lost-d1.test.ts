import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openDatabase } from "#db/client";
import { claimBuild } from "#db/repositories/build-claims";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import type { Endpoint } from "~/contracts/endpoint";
import { signRoomToken } from "~/contracts/room/room-token";
import { answerCall } from "~/server/calls";
import { localIssuer } from "~/server/identity/local-issuer";
import { newSecrets } from "../../scripts/setup/secrets.mjs";
import { aName, pathOf } from "../contract/api";
import { callerOf, ENDPOINT_NAMES, type EndpointName, SAMPLES, type Traveller, type World } from "../contract/world";
import { openTestDatabase, type TestDatabase } from "../fixtures/database/d1";

// Every call, in this process, over a D1 that is lost in one way or another. The clock is the test's own, so that nobody waits.

const { LOCAL_IDENTITY_KEY = "", ROOM_SECRET = "" }: Record<string, string> = newSecrets();
const issuer = localIssuer(LOCAL_IDENTITY_KEY);

let at: TestDatabase;
let world: World;
/** How many statements the real D1 is busy with: the clock stands still meanwhile. */
let busy = 0;
/** Whether the latest call asked D1 anything. */
let asked = false;

type Mood = "well" | "sluggish" | "slow" | "locked" | "only to be read" | "silent" | "deaf";

/** Long enough to be slow, and too short to be taken for silence alone. */
const SLOW_MS = 5_000;
/** Slow too, and many times within the patience. */
const SLUGGISH_MS = 600;
const never = new Promise<never>(() => undefined);
const isWrite = (sql: string) => !/^\s*select/i.test(sql);

/** The D1 in that mood. A deaf one does what it is told, and its answer is lost. */
function d1In(mood: Mood): D1Database {
  const moody = async <Result>(writes: boolean, ask: () => Promise<Result>): Promise<Result> => {
    asked = true;
    const work = () => {
      busy += 1;
      return ask().finally(() => (busy -= 1));
    };
    switch (mood) {
      case "well":
        return work();
      case "sluggish":
      case "slow":
        await new Promise((resolve) => setTimeout(resolve, mood === "slow" ? SLOW_MS : SLUGGISH_MS));
        return work();
      case "locked":
        throw new Error("D1_ERROR: database is locked: SQLITE_BUSY");
      case "only to be read":
        if (writes) throw new Error("D1_ERROR: attempt to write a readonly database: SQLITE_READONLY");
        return work();
      case "silent":
        return never;
      case "deaf":
        if (!writes) return work();
        await work();
        return never;
      default:
        return mood satisfies never;
    }
  };
  type Statement = { sql: string; inner: D1PreparedStatement };
  const prepared = (statement: Statement): D1PreparedStatement & Statement => {
    const { sql, inner } = statement;
    const ask = <Result>(work: () => Promise<Result>) => moody(isWrite(sql), work);
    return {
      ...statement,
      bind: (...values: unknown[]) => prepared({ sql, inner: inner.bind(...values) }),
      all: () => ask(() => inner.all()),
      run: () => ask(() => inner.run()),
      raw: (options?: { columnNames?: boolean }) => ask(() => inner.raw(options as { columnNames: true })),
      first: () => ask(() => inner.first()),
    } as D1PreparedStatement & Statement;
  };
  return {
    prepare: (sql: string) => prepared({ sql, inner: at.d1.prepare(sql) }),
    batch: (statements: (D1PreparedStatement & Statement)[]) =>
      moody(
        statements.some(({ sql }) => isWrite(sql)),
        () => at.d1.batch(statements.map(({ inner }) => inner)),
      ),
  } as unknown as D1Database;
}

type Told = { status: number; body: unknown; retryAfter: string | null; afterMs: number };

/** Makes the call as its caller, with what they say; the clock goes on until there is an answer. */
async function told(name: EndpointName, mood: Mood, who: World = world, token?: string): Promise<Told> {
  const endpoint: Endpoint = ALL_ENDPOINTS[name];
  const { params = {}, body } = SAMPLES[name](who);
  const request = new Request(`http://wayfellow.test${pathOf(endpoint, params)}`, {
    method: endpoint.method,
    headers: {
      Authorization: `Bearer ${token ?? callerOf(endpoint, who)}`,
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const env = {
    DB: d1In(mood),
    ENVIRONMENT: "development",
    IDENTITY_PROVIDER: "local",
    LOCAL_IDENTITY_KEY,
    ROOM_SECRET,
    WEATHER_URL: "",
  };
  const waiting: Promise<unknown>[] = [];
  const ctx = { waitUntil: (work: Promise<unknown>) => void waiting.push(work.catch(() => undefined)) };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
  const before = performance.now();
  try {
    const answering = answerCall(request as never, { cloudflare: { env, ctx } });
    if (answering === null) throw new Error(`Nobody answers ${name}.`);
    asked = false;
    let answer: { status: number; body: unknown; retryAfter: string | null } | undefined;
    // A long answer may be cut off while it is sent.
    const read = (reply: Response) => reply.json().catch(() => "cut off");
    void answering.then(async (reply) => {
      const { status, headers } = reply;
      answer = { status, body: await read(reply), retryAfter: headers.get("Retry-After") };
    });
    while (answer === undefined) {
      await new Promise((resolve) => setImmediate(resolve));
      if (busy === 0 && vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync();
    }
    return { ...answer, afterMs: performance.now() - before };
  } finally {
    vi.useRealTimers();
  }
}

async function arrive(role: string): Promise<Traveller> {
  const name = aName(role);
  const traveller = {
    name,
    email: `${name.toLowerCase()}@example.com`,
    token: await issuer.issue({ email: `${name.toLowerCase()}@example.com`, name }, Date.now()),
    userId: "",
  };
  const organizer = traveller;
  const { body } = await told("createOrFindUser", "well", { ...NOWHERE, organizer });
  return { ...traveller, userId: ALL_ENDPOINTS.createOrFindUser.reply.parse(body).user._id };
}

const NOBODY: Traveller = { name: "", email: "", token: "", userId: "" };
const NOWHERE: World = {
  tripId: "none",
  joinCode: "",
  roomToken: "none",
  organizer: NOBODY,
  participant: NOBODY,
  stranger: NOBODY,
};

/** Two on a trip that is planned and started. */
async function aTripHere(): Promise<World> {
  const people = { organizer: await arrive("Ada"), participant: await arrive("Ben"), stranger: await arrive("Cyd") };
  const empty: World = { ...NOWHERE, joinCode: aName("L"), ...people };
  const { body } = await told("setUpTrip", "well", empty);
  const { tripId } = ALL_ENDPOINTS.setUpTrip.reply.parse(body);
  const here = {
    ...empty,
    tripId,
    roomToken: await signRoomToken("toWorker", tripId, ROOM_SECRET, { seconds: 3_600 }),
  };
  expect(await told("joinTrip", "well", here, people.participant.token)).toMatchObject({ status: 200 });
  for (const name of ["saveTripIntent", "suggestAnchors", "saveAnchors", "buildItinerary", "startTrip"] as const)
    expect(await told(name, "well", here), name).toMatchObject({ status: 200 });
  return here;
}

beforeAll(async () => {
  at = await openTestDatabase();
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  world = await aTripHere();
});
afterAll(() => at.stop());

/** What D1 holds, in every table. */
async function everyRow(): Promise<unknown> {
  const { results } = await at.d1
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' ORDER BY name")
    .all<{ name: string }>();
  return at.d1
    .batch(results.map(({ name }) => at.d1.prepare(`SELECT * FROM "${name}"`)))
    .then((tables) => tables.map((table) => table.results));
}

describe.each(["locked", "only to be read", "silent", "slow"] as const)("with a D1 that is %s", (mood) => {
  test.each(ENDPOINT_NAMES)("%s ends within ten seconds, and is well or says when to try again", async (name) => {
    const before = mood === "slow" ? null : await everyRow();
    const answer = await told(name, mood);
    expect(answer.afterMs).toBeLessThan(10_000);
    if (mood === "locked" || mood === "silent") {
      if (asked) expect(answer).toMatchObject({ status: 503 });
    } else if (answer.status !== 503) expect(answer.status).toBeLessThan(500);
    if (answer.status === 503)
      expect(answer).toMatchObject({
        retryAfter: expect.stringMatching(/^\d+$/),
        body: { code: "unavailable", error: expect.stringMatching(/not reachable right now|switched off here/) },
      });
    if (before !== null) expect(await everyRow()).toEqual(before);
  });
});

test("a build that waits for another's days goes on for longer than it would wait for D1, however slow each answer is", async () => {
  const own = { ...world, organizer: await arrive("Hal"), joinCode: aName("L") };
  const { tripId } = ALL_ENDPOINTS.setUpTrip.reply.parse((await told("setUpTrip", "well", own)).body);
  const claim = { tripId, claim: "of a Worker that died", until: Date.now() + 15_000 };
  await claimBuild(openDatabase(at.d1), claim, Date.now());
  const answer = await told("buildItinerary", "sluggish", { ...own, tripId });
  expect(answer.status).toBe(200);
  expect(answer.afterMs).toBeGreaterThan(15_000);
});

const WRITES = ENDPOINT_NAMES.filter((name) => ALL_ENDPOINTS[name].method !== "GET");

/** What asking again is answered with where it is not what the first time would have been: by then one has a trip, or is nobody. There are no rooms here. */
const ASKED_AGAIN: Partial<Record<EndpointName, number>> = {
  setUpTrip: 409,
  requestRoomTicket: 503,
  deleteAccount: 401,
};

/** A question that is asked again is kept twice; a build that is asked for again gives its claim back. */
const COUNTED_TWICE: EndpointName[] = ["saveQuestion", "buildItinerary"];

const BY_PARTICIPANT: EndpointName[] = ["joinTrip", "acceptOffer"];

const rowsIn = async (): Promise<number[]> => ((await everyRow()) as unknown[][]).map((rows) => rows.length);

test("where D1 did what it was told and its answers were lost, a whole trip is planned, lived and left by asking again", async () => {
  const people = { organizer: await arrive("Eve"), participant: await arrive("Fay"), stranger: await arrive("Gus") };
  let own: World = { ...NOWHERE, joinCode: aName("L"), ...people };
  for (const name of WRITES) {
    if (name === "acceptOffer") await told("offerTrip", "well", own);
    const token = BY_PARTICIPANT.includes(name) ? own.participant.token : undefined;
    const first = await told(name, "deaf", own, token);
    const rows = await rowsIn();
    const { status } = await told(name, "well", own, token);
    expect([name, first.status < 500 || first.status === 503]).toEqual([name, true]);
    if (first.status === 503) expect([name, status]).toEqual([name, ASKED_AGAIN[name] ?? 200]);
    if (!COUNTED_TWICE.includes(name)) expect([name, await rowsIn()]).toEqual([name, rows]);
    if (name === "takeBackStart") await told("startTrip", "well", own);
    if (name !== "setUpTrip") continue;
    const { trip } = ALL_ENDPOINTS.whoAmI.reply.parse((await told("whoAmI", "well", own)).body);
    const tripId = trip?._id ?? "none";
    own = { ...own, tripId, roomToken: await signRoomToken("toWorker", tripId, ROOM_SECRET, { seconds: 3_600 }) };
  }
});
