import { describe, expect, inject, test } from "vitest";
import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import type { Answer } from "./api";
import { anAddress, call, send } from "./api";

const origin = inject("origin");

/** A document, asked for as a browser does. */
const page = (path: string) => fetch(origin + path, { headers: { Accept: "text/html,application/xhtml+xml" } });

describe("a document", () => {
  test("lets only its own scripts run, and nobody frame it", async () => {
    const [first, second] = await Promise.all([page("/access"), page("/access")]);
    const policy = first.headers.get("Content-Security-Policy") ?? "";
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? "none";
    const html = await first.text();
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(second.headers.get("Content-Security-Policy")).not.toContain(nonce);
    expect(first.headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin-allow-popups");
    expect(first.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(first.headers.get("Set-Cookie")).toBeNull();
  });

  test("is only read: other methods answer 405 as JSON", async () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      expect(await send("/access", { method, body: "x" })).toMatchObject({
        status: 405,
        body: { code: "method-not-allowed" },
      });
    }
    expect(await send("/wayfellow/no-such-call", { method: "POST", body: "{}" })).toMatchObject({ status: 405 });
  });

  test("is what no call's path leads to, with the ending that Remix gives to data: 404 as JSON", async () => {
    for (const path of ["/wayfellow/whoami.data", "/wayfellow/hydrate.DATA/", "/wayfellow/trips.data?_routes=root"])
      expect(await send(path, {})).toMatchObject({ status: 404, body: { code: "not-found" } });
  });

  test("brings scripts that a browser may keep", async () => {
    const html = await (await page("/access")).text();
    const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? "none";
    const asset = await fetch(origin + script);
    expect(asset.status).toBe(200);
    expect(asset.headers.get("Cache-Control")).toContain("immutable");
  });

  test("is read before its scripts run: they are fetched behind what it is painted with", async () => {
    const preloads = (await (await page("/access")).text()).match(/<link rel="modulepreload"[^>]*>/g) ?? [];
    expect(preloads.length).toBeGreaterThan(0);
    expect(preloads.filter((preload) => !preload.includes('fetchpriority="low"'))).toEqual([]);
  });

  test.each([
    "/",
    "/home",
    "/access",
    "/joinaccess",
    "/prejointrip",
    "/demo",
    "/bestthings",
    "/explainer",
    "/privacy",
    "/credits",
    "/yourstuck",
    "/tripliveday",
  ])("at %s says in a sentence what it is, and may be found", async (path) => {
    const html = await (await page(path)).text();
    expect(html).toMatch(/<meta name="description" content="[^"]{20,160}/);
    expect(html).not.toContain("noindex");
  });

  test.each(["/join?code=LISBON-27", "/identity/local"])("at %s is not for search engines", async (path) => {
    expect(await (await page(path)).text()).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe("the services", () => {
  test("robots are told that calls are not for them", async () => {
    const reply = await fetch(`${origin}/robots.txt`);
    expect([reply.status, reply.headers.get("Content-Type")]).toEqual([200, expect.stringContaining("text/plain")]);
    expect(await reply.text()).toContain("Disallow: /wayfellow/");
  });

  test("healthz says what works", async () => {
    // What was found lately is told again: at first that is from before the rooms were there.
    await expect
      .poll(() => send("/healthz", {}))
      .toMatchObject({
        status: 200,
        body: { ok: true, d1: "ok", room: "ok", assistant: "embedded", model: null, version: expect.any(String) },
      });
  });

  test("the local issuer's tokens are accepted, and its private key is nobody's", async () => {
    const issued = await send("/identity/local/token", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: "Eve@Example.com", name: "Eve" }),
    });
    expect(issued).toMatchObject({ status: 200, body: { idToken: expect.any(String), expiresInSeconds: 3600 } });
    const keys = await send("/identity/local/jwks.json", {});
    expect(keys.body).toMatchObject({ keys: [{ kty: "EC", alg: "ES256" }] });
    expect(JSON.stringify(keys.body)).not.toContain('"d"');
  });

  test("a client address that calls too often without a token waits: 429", async () => {
    const address = anAddress();
    const answers: Answer[] = [];
    // The calls are counted from the minute's turn, which may come among them.
    while (answers.length <= 10 * 120 && answers.every(({ status }) => status !== 429))
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 11 }, () =>
            call(ALL_ENDPOINTS.checkJoinCode, { address, body: { joinCode: "SOMETHING" } }),
          ),
        )),
      );
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: "too-many-requests" });
    expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await call(ALL_ENDPOINTS.checkJoinCode, { body: { joinCode: "SOMETHING" } })).toMatchObject({ status: 200 });
  });
});
