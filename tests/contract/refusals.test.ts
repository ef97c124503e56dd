import { beforeAll, describe, expect, test } from "vitest";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import { type Endpoint, maxBodyBytes } from "~/contracts/endpoint";
import type { Request } from "./api";
import { call } from "./api";
import { expectRefusal } from "./refusal";
import type { World } from "./world";
import { aWorld, callerOf, ENDPOINT_NAMES, everything, SAMPLES } from "./world";

let world: World;
let before: unknown;
beforeAll(async () => {
  world = await aWorld();
  before = await everything(world);
});

describe.each(ENDPOINT_NAMES)("%s", (name) => {
  const endpoint: Endpoint = ALL_ENDPOINTS[name];
  const { access, body: shape } = endpoint;
  const valid = (): Request => ({ token: callerOf(endpoint, world), ...SAMPLES[name](world) });

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
