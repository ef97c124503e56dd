import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { anAddress } from "./api";

const origin = inject("origin");
const HTML = { Accept: "text/html,application/xhtml+xml" };

const get = (path: string, request: RequestInit = {}) =>
  fetch(origin + path, {
    ...request,
    headers: { "CF-Connecting-IP": anAddress(), ...(request.headers as Record<string, string> | undefined) },
  });

const kindsIn = (folder: string): string[] =>
  readdirSync(`build/client/${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^[._]/.test(entry.name))
    .map(({ name }) => `/${folder}${name}`);

/** One file of each kind among the built ones. */
const oneOfEachKind = (files: string[]): string[] => [
  ...new Map(files.map((file) => [/\.\w+$/.exec(file)?.[0], file])).values(),
];

const CITIES = readdirSync("build/client/assets").find((name) => name.startsWith("cities-")) ?? "none";
const ASSETS = oneOfEachKind([...kindsIn("assets/"), ...kindsIn(`assets/${CITIES}/`)]);
const FILES = kindsIn("");

const GONE = ["/assets/gone-B3xq91.js", "/assets/gone-B3xq91.css", "/assets/cities-0000000000/lisbon.json"];

type Asked = { path: string; status: number; request?: RequestInit };
const EVERYTHING: Asked[] = [
  ...["/", "/access", "/demo", "/identity/local", "/join?code=LISBON-27"].map((path) => ({
    path,
    status: 200,
    request: { headers: HTML },
  })),
  { path: "/no/such/page", status: 404, request: { headers: HTML } },
  { path: "/access", status: 200, request: { method: "HEAD" } },
  { path: "/access", status: 405, request: { method: "POST", body: "x" } },
  { path: "/healthz", status: 200 },
  { path: "/identity/local/jwks.json", status: 200 },
  { path: "/wayfellow/hydrate", status: 401 },
  { path: "/wayfellow/hydrate", status: 405, request: { method: "POST" } },
  { path: "/wayfellow/joincodecheck", status: 415, request: { method: "POST", body: "{}" } },
  { path: "/wayfellow/no-such-call", status: 404 },
  ...[...ASSETS, ...FILES].map((path) => ({ path, status: 200 })),
  ...GONE.map((path) => ({ path, status: 404 })),
  { path: "/gone.png", status: 404 },
];

describe("every answer", () => {
  test.each(EVERYTHING)(
    "$path, $status, tells the browser what it may do with it",
    async ({ path, status, request }) => {
      const answer = await get(path, request);
      await answer.text();
      expect(answer.status).toBe(status);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
        "x-content-type-options": "nosniff",
        // Whoever signs in does so in a popup, which must find its opener.
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "cross-origin-resource-policy": "same-origin",
        "content-security-policy": expect.stringMatching(/default-src '(none|self)'.*frame-ancestors 'none'/),
        "cache-control": expect.stringMatching(/no-cache|no-store|immutable/),
        "referrer-policy": expect.any(String),
      });
    },
  );
});

describe("a browser keeps", () => {
  let kept: Map<string, string | null>;
  beforeAll(async () => {
    const paths = [...ASSETS, ...FILES, ...GONE];
    kept = new Map(
      await Promise.all(
        paths.map(async (path) => {
          const answer = await get(path);
          await answer.text();
          return [path, answer.headers.get("Cache-Control")] as const;
        }),
      ),
    );
  });

  test.each(ASSETS)("%s for good: its name says what is in it", (path) =>
    expect(kept.get(path)).toBe("public, max-age=31536000, immutable"),
  );
  test.each(FILES)("%s until it asks again", (path) => expect(kept.get(path)).toBe("no-cache"));
  test.each(GONE)("nothing of %s, which is not there", (path) => expect(kept.get(path)).toBe("no-store"));
});
