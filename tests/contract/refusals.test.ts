import { beforeAll, describe, expect, inject, test } from "vitest";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import { type Endpoint, mayCall, maxBodyBytes } from "~/contracts/endpoint";
import { problemShape } from "~/contracts/problem";
import { signRoomToken } from "~/contracts/room/room-token";
import { BAD_TOKENS, localSigning } from "../fixtures/bad-tokens";
import type { Answer, Request } from "./api";
import { aName, call } from "./api";
import type { World } from "./world";
import { aWorld, callerOf, ENDPOINT_NAMES, everything, SAMPLES } from "./world";

let world: World;
let before: unknown;
let badTokens: string[];
beforeAll(async () => {
  world = await aWorld();
  const signing = await localSigning(inject("identityKey"), aName("ada"));
  badTokens = await Promise.all(BAD_TOKENS.map(({ make }) => make(signing)));
  before = await everything(world);
});

function expectRefusal({ status, body, headers }: Answer, expected: number, code?: string) {
  const problem = problemShape.parse(body);
  expect({ status, code: code && problem.code }).toEqual({ status: expected, code });
  expect(problem.error).not.toMatch(/SQLITE|SELECT|INSERT|\bat .*:\d+/);
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("X-Request-Id")).toBeTruthy();
  return problem;
}

describe.each(ENDPOINT_NAMES)("%s", (name) => {
  const endpoint: Endpoint = ALL_ENDPOINTS[name];
  const { access, body: shape } = endpoint;
  const valid = (token = callerOf(endpoint, world)): Request => ({ token, ...SAMPLES[name](world) });
  const needsToken = access.kind !== "open";

  if (needsToken)
    test("without a token, or with any kind of bad one: 401", async () => {
      const tokens = [undefined, ...badTokens];
      for (const answer of await Promise.all(tokens.map((token) => call(endpoint, { ...valid(), token })))) {
        expectRefusal(answer, 401, "unauthenticated");
        expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
      }
    });

  if (access.kind === "companion")
    test("of a trip that is another's, or that there is not: 404, the same", async () => {
      const [others, absent] = await Promise.all([
        call(endpoint, valid(world.stranger.token)),
        call(endpoint, {
          token: world.organizer.token,
          ...SAMPLES[name]({ ...world, tripId: "0198c0de-0000-7000-8000-000000000000" }),
        }),
      ]);
      expectRefusal(others, 404, "not-found");
      expect(absent.body).toEqual(others.body);
    });

  if (access.kind === "companion" && !mayCall("participant", { access }))
    test("by a participant: 403", async () => {
      expectRefusal(await call(endpoint, valid(world.participant.token)), 403, "forbidden");
    });

  if (access.kind === "room")
    test("by a companion, by another trip's room, or with a token for another purpose: 401", async () => {
      const secret = inject("roomSecret");
      const { tripId, organizer } = world;
      const tokens = [
        organizer.token,
        ...(await Promise.all([
          signRoomToken("toWorker", "another-trip", secret),
          signRoomToken("toRoom", tripId, secret),
          signRoomToken("ticket", tripId, secret),
          signRoomToken("toWorker", tripId, `${secret}x`),
        ])),
      ];
      for (const token of tokens) expectRefusal(await call(endpoint, valid(token)), 401, "unauthenticated");
    });

  test("with another method: 405, and which one it takes", async () => {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"].filter(
      (other) => !methodsAt(endpoint.path).includes(other),
    )) {
      const answer = await call(endpoint, {
        ...valid(),
        method,
        ...(method === "GET" && { body: undefined, raw: undefined }),
      });
      expectRefusal(answer, 405, "method-not-allowed");
      expect(
        answer.headers
          .get("Allow")
          ?.split(", ")
          .filter((method) => method !== "HEAD"),
      ).toEqual(methodsAt(endpoint.path));
    }
  });

  if (shape)
    test("with broken JSON: 400", async () => {
      for (const raw of ["{", "", new Uint8Array([0x22, 0xff, 0x22])])
        expectRefusal(await call(endpoint, { ...valid(), raw }), 400);
    });

  if (shape)
    test("with another content type, or none: 415", async () => {
      for (const contentType of ["text/plain", "application/x-www-form-urlencoded"])
        expectRefusal(await call(endpoint, { ...valid(), contentType }), 415);
      expectRefusal(await call(endpoint, { ...valid(), raw: new Uint8Array([0x7b, 0x7d]), contentType: null }), 415);
    });

  const maxBytes = maxBodyBytes(access);
  if (shape)
    test(`with more than ${maxBytes / 1024} KB, whatever it says of its length: 413`, async () => {
      const large = JSON.stringify({ fill: "x".repeat(maxBytes) });
      expectRefusal(await call(endpoint, { ...valid(), raw: large }), 413);
      expectRefusal(await call(endpoint, { ...valid(), raw: new Blob([large]).stream() }), 413);
    });

  if (shape)
    test("with a field missing, or of the wrong type: 400 that names it", async () => {
      const { body } = SAMPLES[name](world);
      for (const wrong of spoiled(body).filter((candidate) => !shape?.safeParse(candidate).success)) {
        const problem = expectRefusal(await call(endpoint, { ...valid(), body: wrong }), 400, "invalid");
        expect(problem.issues?.length).toBeGreaterThan(0);
      }
      expectRefusal(await call(endpoint, { ...valid(), body: [1] }), 400, "invalid");
    });

  test("none of which changed anything", async () => {
    expect(await everything(world)).toEqual(before);
  });
});

/** All methods that calls at this address take. */
const methodsAt = (path: string): string[] =>
  Object.values<Endpoint>(ALL_ENDPOINTS)
    .filter((endpoint) => endpoint.path === path)
    .map(({ method }) => method);

/** The body without each of its fields in turn, and with each of the wrong type. */
function spoiled(body: object | undefined): object[] {
  const entries = Object.entries(body ?? {});
  return entries.flatMap(([field]) => [
    Object.fromEntries(entries.filter(([other]) => other !== field)),
    ...[null, 12.5, { a: 1 }].map((value) => ({ ...body, [field]: value })),
  ]);
}
