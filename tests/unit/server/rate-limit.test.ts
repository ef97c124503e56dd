import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ALL_ENDPOINTS, SERVICES } from "~/contracts/all-endpoints";
import type { Cost, Endpoint } from "~/contracts/endpoint";
import { endpoint, USER } from "~/contracts/endpoint";
import type { Env } from "~/server/env";
import { limitCallOf, limitOpenCall } from "~/server/http/rate-limit";
import * as z from "zod/mini";

/** Limiters that let the first call of each key through, and remember what they counted. */
function limiters() {
  const counted: string[] = [];
  const limiter = (name: string): RateLimit => ({
    limit: ({ key }) => {
      const success = !counted.includes(`${name} ${key}`);
      counted.push(`${name} ${key}`);
      return Promise.resolve({ success });
    },
  });
  const env: Env = {
    DB: {} as never,
    OPEN_CALLS: limiter("open"),
    DEMO_CALLS: limiter("demo"),
    USER_WRITES: limiter("user writes"),
    USER_ASSISTANT: limiter("user assistant"),
    TRIP_WRITES: limiter("trip writes"),
    TRIP_ASSISTANT: limiter("trip assistant"),
  };
  return { counted, env };
}

const from = (address: string) => new Request("https://wayfellow.test", { headers: { "CF-Connecting-IP": address } });

test.each<[Cost, string[]]>([
  ["nothing", []],
  ["read", []],
  ["write", ["user writes ada", "trip writes lisbon"]],
  ["assistant", ["user assistant ada", "trip assistant lisbon"]],
])("a signed-in call that costs %s counts as %s", async (cost, expected) => {
  const { counted, env } = limiters();
  await limitCallOf(cost, "ada", "lisbon", env);
  expect(counted).toEqual(expected);
});

test("one user too quick is held back on any trip, and a trip for everybody on it; both are told what to do, and when", async () => {
  const { env } = limiters();
  await limitCallOf("assistant", "ada", "lisbon", env);
  const refused = { code: "too-many-requests", status: 429, details: { headers: { "Retry-After": "60" } } };
  await expect(limitCallOf("assistant", "ada", "porto", env)).rejects.toMatchObject({
    ...refused,
    message: "The assistant needs a moment to catch up with you. Please wait a minute and ask again.",
  });
  await expect(limitCallOf("assistant", "ben", "lisbon", env)).rejects.toMatchObject({
    ...refused,
    message: "A great deal is happening on this trip at once. Please wait a minute and try again.",
  });
  await limitCallOf("assistant", "cyd", "porto", env);
});

test("open calls are counted by the client's network, demos apart", async () => {
  const { env } = limiters();
  await limitOpenCall("write", from("2001:db8:1:2::1"), env);
  await limitOpenCall("assistant", from("2001:db8:1:2::1"), env);
  await expect(limitOpenCall("write", from("2001:db8:1:2:ffff::9"), env)).rejects.toMatchObject({ status: 429 });
  await limitOpenCall("write", from("2001:db8:1:3::1"), env);
  await limitOpenCall("nothing", from("2001:db8:1:2::1"), env);
});

test("where nothing is bound, nothing is limited", async () => {
  const env: Env = { DB: {} as never };
  for (let times = 0; times < 3; times += 1) await limitCallOf("assistant", "ada", "lisbon", env);
  await limitOpenCall("assistant", from("192.0.2.1"), env);
});

/** What wrangler.toml lets through, by limiter: how many, and in how many seconds. */
const bound = Object.fromEntries(
  readFileSync("wrangler.toml", "utf8")
    .split("[[ratelimits]]")
    .slice(1)
    .map((text) => {
      const [, name = ""] = /^name = "(\w+)"$/m.exec(text) ?? [];
      const [, limit, period] = /^simple = \{ limit = (\d+), period = (\d+) \}$/m.exec(text) ?? [];
      return [name, { limit: Number(limit), period: Number(period) }];
    }),
);

/** What the decision record says of a minute. */
function saidInTheRecord(): Record<string, number> {
  const record = readFileSync("docs/decisions/022-limits.md", "utf8");
  const [, writes, asked, onTrip, askedOnTrip, open, demos] =
    /per user (\d+) writes and (\d+) that set the assistant to work, per trip (\d+) and (\d+) .*?, per address (\d+) open calls and (\d+) demos/.exec(
      record,
    ) ?? [];
  const inOrder = {
    OPEN_CALLS: open,
    DEMO_CALLS: demos,
    USER_WRITES: writes,
    USER_ASSISTANT: asked,
    TRIP_WRITES: onTrip,
    TRIP_ASSISTANT: askedOnTrip,
  };
  return Object.fromEntries(Object.entries(inOrder).map(([name, said]) => [name, Number(said)]));
}

test("each limit lets as many through as the decision record says, and counts for as long as who is refused is told to wait", async () => {
  const limits = Object.entries(bound).map(([name, { limit }]) => [name, limit]);
  expect(Object.fromEntries(limits)).toEqual(saidInTheRecord());
  const refusing: RateLimit = { limit: () => Promise.resolve({ success: false }) };
  const refusal: unknown = await limitOpenCall("write", from("192.0.2.1"), {
    DB: {} as never,
    OPEN_CALLS: refusing,
  }).catch((problem: unknown) => problem);
  for (const { period } of Object.values(bound))
    expect(refusal).toMatchObject({ details: { headers: { "Retry-After": String(period) } } });
});

const calls = Object.entries<Endpoint>({ ...ALL_ENDPOINTS, ...SERVICES });

test("what a call does not say follows from its method", () => {
  const parts = { path: "/x", access: USER, body: null, reply: z.object({}) } as const;
  expect(endpoint({ ...parts, method: "GET" }).cost).toBe("read");
  for (const method of ["POST", "PUT", "DELETE"] as const) expect(endpoint({ ...parts, method }).cost).toBe("write");
});

test("the calls that only read though they are not a GET: what somebody types stays out of addresses", () =>
  expect(calls.filter(([, { method, cost }]) => method !== "GET" && cost === "read").map(([name]) => name)).toEqual([
    "nameMust",
    "searchPlaces",
  ]));

test("the calls that set the assistant to work", () =>
  expect(calls.filter(([, { cost }]) => cost === "assistant").map(([name]) => name)).toEqual([
    "suggestAnchors",
    "buildItinerary",
    "proposeBlock",
    "fixLiveBlock",
    "askAboutBlock",
    "answerQuestion",
    "generateDemo",
    "findBestThings",
  ]));
