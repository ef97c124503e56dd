import { exportJWK, generateKeyPair } from "jose";
import { beforeAll, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { endpoint, USER } from "~/contracts/endpoint";
import type { Env } from "~/server/env";
import type { OpenContext } from "~/server/http/call-context";
import { serveCall } from "~/server/http/serve-call";
import { localIssuer } from "~/server/identity/local-issuer";

const NOW = Date.UTC(2027, 4, 1, 12);

const writing = endpoint({
  method: "POST",
  path: "/wayfellow/notes/:tripId",
  access: USER,
  body: z.object({ text: z.string() }),
  reply: z.object({ done: z.boolean() }),
});

let key: string;
let token: string;
beforeAll(async () => {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  key = JSON.stringify({ ...(await exportJWK(privateKey)), kid: "the-key" });
  token = await localIssuer(key).issue({ email: "ada@example.com", name: "Ada" }, NOW);
});

/** Calls by Ada, where the named limiter lets nobody through; `keys` are those that were counted. */
async function callRefusedBy(refusing: "USER_WRITES" | "TRIP_WRITES" | null) {
  const keys: string[] = [];
  const limiter = (name: "USER_WRITES" | "TRIP_WRITES"): RateLimit => ({
    limit: ({ key: counted }) => {
      keys.push(`${name} ${counted}`);
      return Promise.resolve({ success: name !== refusing });
    },
  });
  const env: Env = {
    DB: {} as never,
    ENVIRONMENT: "development",
    LOCAL_IDENTITY_KEY: key,
    USER_WRITES: limiter("USER_WRITES"),
    TRIP_WRITES: limiter("TRIP_WRITES"),
  };
  const answer = vi.fn(() => Promise.resolve({ done: true }));
  const databaseOf = vi.fn(() => ({ db: {} as never, ensureChecked: () => Promise.resolve() }));
  const request = new Request("https://wayfellow.test/wayfellow/notes/lisbon", {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ text: "Bring a coat" }),
  });
  const answered = serveCall(writing, answer)
    .work(request, { tripId: "lisbon" }, { env, now: () => NOW } as OpenContext, databaseOf)
    .catch((problem: unknown) => problem);
  return { answered: await answered, answer, databaseOf, keys };
}

test("a signed-in call is counted for who calls and for the trip before it reaches the database", async () => {
  const { answered, answer, keys } = await callRefusedBy(null);
  expect(answered).toEqual({ done: true });
  expect(answer).toHaveBeenCalledOnce();
  expect(keys).toEqual([expect.stringMatching(/^USER_WRITES \w+$/), "TRIP_WRITES lisbon"]);
});

test.each(["USER_WRITES", "TRIP_WRITES"] as const)(
  "what %s refuses is not done, and says when to try again",
  async (name) => {
    const { answered, answer, databaseOf } = await callRefusedBy(name);
    expect(answered).toMatchObject({ status: 429, details: { headers: { "Retry-After": "60" } } });
    expect(answer).not.toHaveBeenCalled();
    expect(databaseOf).not.toHaveBeenCalled();
  },
);
