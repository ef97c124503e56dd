import { expect, test } from "vitest";
import { mapStyleFor, streetOrigins } from "~/server/http/map-style-for";
import { newNonce, secure } from "~/server/http/security-headers";
import type { Env } from "~/server/env";

const LIGHT = "https://maps.example.com/styles/day";
const DARK = "https://night.example.com:8443/styles/night.json?key=abc";

const policyWith = (settings: Partial<Env>): string[] => {
  const document = new Response("", { headers: { "Content-Type": "text/html" } });
  // The policy asks the settings alone.
  const secured = secure(document, settings as Env, newNonce());
  return secured.headers.get("Content-Security-Policy")?.split("; ") ?? [];
};

test("by day and by night the streets have styles of their own; one that is set alone serves both", () => {
  expect(mapStyleFor({ MAP_STYLE: LIGHT, MAP_STYLE_DARK: DARK })).toEqual({ light: LIGHT, dark: DARK });
  expect(mapStyleFor({ MAP_STYLE: LIGHT })).toEqual({ light: LIGHT, dark: LIGHT });
  expect(mapStyleFor({ MAP_STYLE: LIGHT, MAP_STYLE_DARK: "" })).toEqual({ light: LIGHT, dark: LIGHT });
});

test("a document may talk to the servers of the styles, and its policy opens for nothing else", () => {
  const [shut, open] = [policyWith({}), policyWith({ MAP_STYLE: LIGHT, MAP_STYLE_DARK: DARK })];
  expect(open.filter((rule) => !shut.includes(rule) && !rule.startsWith("script-src"))).toEqual([
    "connect-src 'self' https://maps.example.com https://night.example.com:8443",
  ]);
  expect(shut).toContain("connect-src 'self'");
  expect(open).toContain("worker-src 'self'");
});

test.each(["", "none", "maps.example.com/style", "https://a.example; script-src *//style", "javascript:alert(1)//"])(
  "%s is no style: nothing is fetched, and the policy stays as it is",
  (MAP_STYLE) => {
    expect([mapStyleFor({ MAP_STYLE }), streetOrigins({ MAP_STYLE })]).toEqual([null, []]);
  },
);
