import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import { completeBlock } from "~/contracts/calls/live";
import type { Endpoint } from "~/contracts/endpoint";
import { companion, mayCall } from "~/contracts/endpoint";
import type { Role } from "~/domain/people/companion";
import { allowBy } from "~/server/http/allow";
import type { UseCase } from "~/server/http/call-context";

const endpoints = Object.entries<Endpoint>(ALL_ENDPOINTS);

describe("a companion's call", () => {
  const ofCompanions = endpoints.filter(([, { access }]) => access.kind === "companion");
  test.each(ofCompanions)("%s names its trip once, in the path or in the body", (_name, { path, body }) => {
    const inPath = path.includes("/:tripId");
    const inBody = body instanceof z.ZodMiniObject && "tripId" in body.shape;
    expect([inPath, inBody].filter(Boolean)).toHaveLength(1);
  });

  test("tells its use-case neither the caller nor the trip, except by asking whether they may", () => {
    const forgetful: UseCase<typeof completeBlock> = (context, call) => {
      // @ts-expect-error -- who calls is known by `allow` alone
      void context.identity;
      // @ts-expect-error -- and so is the trip
      void call.body.tripId;
      return Promise.reject(new Error("Nothing is known."));
    };
    expect(forgetful).toBeDefined();
  });
});

describe("to be let through", () => {
  const allow = (role: Role | null, isDone?: () => boolean) =>
    allowBy(companion("run-trip"), "ada", "lisbon")(() => Promise.resolve(role && { role, live: 1 }), isDone);

  test("one's role has to have what the endpoint's access asks for", async () => {
    expect(await allow("originator")).toEqual({ role: "originator", live: 1, tripId: "lisbon" });
    await expect(allow("participant")).rejects.toMatchObject({ code: "forbidden" });
    expect(mayCall("originator", completeBlock)).toBe(true);
    expect(mayCall("participant", completeBlock)).toBe(false);
  });

  test("one has to be on the trip", () => expect(allow(null)).rejects.toMatchObject({ code: "not-found" }));

  test("it is enough that what is asked was done before", async () =>
    expect(await allow("participant", () => true)).toMatchObject({ role: "participant" }));

  test("what is read gets the caller, the trip and the roles that may", async () => {
    const seen: unknown[] = [];
    const read = (caller: unknown) => {
      seen.push(caller);
      return Promise.resolve({ role: "participant" as const });
    };
    await allowBy(companion("read-trip"), "ada", "lisbon")(read);
    await allowBy(companion("run-trip"), "ada", "lisbon")(read, () => true);
    expect(seen).toEqual([
      { uid: "ada", tripId: "lisbon", roles: ["originator", "participant"] },
      { uid: "ada", tripId: "lisbon", roles: ["originator"] },
    ]);
  });
});
