import { expect, test } from "vitest";
import type { OfflineFacts } from "~/domain/offline/offline-readiness";
import { isHeld, offlineReadiness } from "~/domain/offline/offline-readiness";

const complete: OfflineFacts = {
  app: { kept: 210, needed: 210 },
  onTrip: true,
  copied: { tripId: "t1", days: 3 },
  trip: { tripId: "t1", startedTrip: true },
  days: 3,
  reflections: 0,
};

const missing = (facts: Partial<OfflineFacts>) => {
  const readiness = offlineReadiness({ ...complete, ...facts });
  return readiness.kind === "ready" ? [] : readiness.missing;
};

test("a device that keeps the app, the trip, all its days and what was written is ready", () => {
  expect(offlineReadiness(complete)).toEqual({ kind: "ready" });
});

test("one file of the app that is not kept is enough for the screens to be missing", () => {
  expect(missing({ app: { kept: 209, needed: 210 } })).toEqual(["screens"]);
  expect(missing({ app: null })).toEqual(["screens"]);
});

test("a trip that the copy lost is missing, and so is another trip's in its place", () => {
  expect(missing({ trip: null })).toContain("trip");
  expect(missing({ trip: { tripId: "t2", startedTrip: true } })).toEqual(["trip"]);
});

test("a copy that was never brought up to date is no itinerary, even if a trip lies there", () => {
  expect(missing({ copied: null })).toEqual(["trip", "itinerary"]);
});

test("an itinerary with fewer days than the server had is missing; one that was not planned yet is not", () => {
  expect(missing({ days: 2 })).toEqual(["itinerary"]);
  expect(missing({ days: 0, copied: { tripId: "t1", days: 0 } })).toEqual([]);
});

test("nobody has written anything before the trip has started", () => {
  expect(missing({ reflections: null })).toEqual(["reflections"]);
  expect(missing({ reflections: null, trip: { tripId: "t1", startedTrip: false } })).toEqual([]);
});

test("without a trip the app itself is all there is to keep", () => {
  const nobody = { onTrip: false, copied: null, trip: null, days: 0, reflections: null };
  expect(missing(nobody)).toEqual([]);
  expect(missing({ ...nobody, app: null })).toEqual(["screens"]);
});

test("what is written only once the trip has started is not on the device before, though nobody misses it", () => {
  expect(isHeld("reflections", { reflections: null }, [])).toBe(false);
  expect(isHeld("reflections", { reflections: 0 }, [])).toBe(true);
  expect(isHeld("trip", { reflections: null }, [])).toBe(true);
  expect(isHeld("trip", { reflections: 0 }, ["trip"])).toBe(false);
});
