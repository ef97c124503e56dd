import { describe, expect, test } from "vitest";
import appRoutes, { CALL_ROUTE } from "../../../app/routes";
import { ALL_ENDPOINTS, SERVICES } from "~/contracts/all-endpoints";
import type { Endpoint } from "~/contracts/endpoint";
import { callTable } from "~/server/http/call-table";
import type { ServedCall } from "~/server/http/serve-call";

const endpoints = Object.values<Endpoint>({ ...ALL_ENDPOINTS, ...SERVICES });

describe("the call table", () => {
  test("has a route at each of its paths, and no other", () => {
    const paths = appRoutes.filter(({ file }) => file === CALL_ROUTE).map(({ path }) => `/${path}`);
    expect(paths.toSorted()).toEqual([...new Set(endpoints.map(({ path }) => path))].sort());
  });

  test("has no path and method twice", () => {
    const names = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

/** Calls that answer with what they understood. */
const saying = (method: Endpoint["method"], path: string): ServedCall => ({
  method,
  path,
  work: (_request, params) => Promise.resolve({ at: `${method} ${path}`, params }),
});

const ask = callTable([
  saying("GET", "/wayfellow/trips"),
  saying("POST", "/wayfellow/:tripId/chat"),
  saying("POST", "/wayfellow/trip/chat"),
  saying("GET", "/wayfellow/room/:tripId/state"),
  saying("POST", "/wayfellow/room/:tripId/state"),
  saying("GET", "/identity/local/jwks.json"),
]);

const asked = async (method: string, path: string): Promise<unknown> => {
  const answer = await ask(new Request(`https://wayfellow.test${path}`, { method }), {
    cloudflare: { env: { DB: {} as D1Database }, ctx: { waitUntil: () => undefined } },
  });
  return answer && { status: answer.status, allow: answer.headers.get("Allow"), body: await answer.text() };
};

const found = (at: string, params = {}) => ({ status: 200, allow: null, body: JSON.stringify({ at, params }) });

describe("a path", () => {
  test("is found, with what it names", async () => {
    expect(await asked("GET", "/wayfellow/trips?x=1")).toEqual(found("GET /wayfellow/trips"));
    expect(await asked("POST", "/wayfellow/a%20b/chat")).toEqual(
      found("POST /wayfellow/:tripId/chat", { tripId: "a b" }),
    );
    expect(await asked("POST", "/wayfellow/%ff/chat")).toEqual(
      found("POST /wayfellow/:tripId/chat", { tripId: "%ff" }),
    );
  });

  test("is found in other capitals and with a slash at its end, and keeps the capitals of what it names", async () => {
    expect(await asked("GET", "/Wayfellow/TRIPS/")).toEqual(found("GET /wayfellow/trips"));
    expect(await asked("POST", "/wayfellow/Ab/CHAT/")).toEqual(found("POST /wayfellow/:tripId/chat", { tripId: "Ab" }));
  });

  test("that is written out comes before one that stands for anything", async () =>
    expect(await asked("POST", "/wayfellow/trip/chat")).toEqual(found("POST /wayfellow/trip/chat")));

  test("that only looks like one is none", async () => {
    for (const path of ["/", "/wayfellow", "/wayfellow/trips/x", "/wayfellow/:tripId", "/identity/local/jwksxjson"])
      expect(await asked("GET", path)).toBeNull();
  });

  test("with two methods takes both, refuses the others and says which it takes", async () => {
    const params = { tripId: "t" };
    expect(await asked("GET", "/wayfellow/room/t/state")).toEqual(found("GET /wayfellow/room/:tripId/state", params));
    expect(await asked("POST", "/wayfellow/room/t/state")).toEqual(found("POST /wayfellow/room/:tripId/state", params));
    expect(await asked("PUT", "/wayfellow/room/t/state")).toMatchObject({ status: 405, allow: "GET, HEAD, POST" });
    expect(await asked("POST", "/wayfellow/trips")).toMatchObject({ status: 405, allow: "GET, HEAD" });
  });

  test("read by HEAD answers without a body", async () =>
    expect(await asked("HEAD", "/wayfellow/trips")).toEqual({ status: 200, allow: null, body: "" }));
});
