import { expect, test } from "vitest";
import { documentOf, documentsFor } from "~/service-worker/document-for";

const documentFor = documentsFor([
  "",
  "tripmap",
  "wayfellow/live/:tripId",
  "modify/day/:tripId?/:dayIndex?",
  "modifyblock/:tripId/:dayIndex/:blockName",
  "reflections/:tripId",
  "reflections",
]);

test("every trip's address is served by the one document of its screen", () => {
  expect(documentFor("/wayfellow/live/0199-a")).toBe("/wayfellow/live/:tripId");
  expect(documentFor("/wayfellow/live/0199-b")).toBe("/wayfellow/live/:tripId");
  expect(documentFor("/modifyblock/t/2/evening")).toBe("/modifyblock/:tripId/:dayIndex/:blockName");
});

test("what an address may leave out, it may leave out", () => {
  for (const path of ["/modify/day", "/modify/day/t", "/modify/day/t/2"])
    expect(documentFor(path)).toBe("/modify/day/:tripId/:dayIndex");
  expect(documentFor("/modify/day/t/2/more")).toBeNull();
});

test("a plain address goes before one that could be a trip's", () => {
  expect(documentFor("/reflections")).toBe("/reflections");
  expect(documentFor("/reflections/t")).toBe("/reflections/:tripId");
});

test("the first page, capitals and a slash at the end are understood as the app understands them", () => {
  expect(documentFor("/")).toBe("/");
  expect(documentFor("/TripMap/")).toBe("/tripmap");
});

test("calls, files and what is no screen have no document", () => {
  for (const path of ["/wayfellow/hydrate", "/healthz", "/assets/core.js", "/identity/local/token", "/tripmap/x"])
    expect(documentFor(path)).toBeNull();
});

test("the address of a pattern's document has no query in it", () => {
  expect(documentOf("modify/day/:tripId?/:dayIndex?")).toBe("/modify/day/:tripId/:dayIndex");
});
