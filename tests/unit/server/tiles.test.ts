import { expect, test } from "vitest";
import { tileOrigin, tilesFor } from "~/server/http/tiles-for";

test("without a setting the streets are OpenStreetMap's, thanked as they ask for; in production there are none", () => {
  expect(tilesFor({})?.attribution).toContain("https://www.openstreetmap.org/copyright");
  expect(tilesFor({ ENVIRONMENT: "production" })).toBeNull();
});

test.each([
  ["https://tiles.example.com/streets/{z}/{x}/{y}.png?key=abc", "https://tiles.example.com"],
  ["https://{s}.tiles.example.com/{z}/{x}/{y}.png", "https://*.tiles.example.com"],
  ["http://localhost:9000/{z}/{x}/{y}.png", "http://localhost:9000"],
])("a document may load images from the host of %s and no other", (TILE_URL, origin) => {
  expect(tileOrigin({ ENVIRONMENT: "production", TILE_URL })).toBe(origin);
});

test.each(["none", "tiles.example.com/{z}", "https://a.example; script-src *//{z}", "javascript:alert(1)//"])(
  "%s is no tile server: nothing is fetched, and the policy stays as it is",
  (TILE_URL) => {
    expect([tilesFor({ TILE_URL }), tileOrigin({ TILE_URL })]).toEqual([null, null]);
  },
);
