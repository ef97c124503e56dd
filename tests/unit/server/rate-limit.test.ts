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
