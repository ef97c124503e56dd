import { describe, expect, test } from "vitest";
import { PLANNING_STEPS, planningProgress, planningStep, tripPhase } from "~/domain/trip/trip-lifecycle";

const nothing = { intent: false, anchors: false, itinerary: false };

describe("the phase of a trip", () => {
  const trip = { startedTrip: false, tripComplete: false };

  test.each([
    ["none without a trip", null, true, "none"],
    ["planning until there is an itinerary", trip, false, "planning"],
    ["planned until it starts", trip, true, "planned"],
    ["started", { ...trip, startedTrip: true }, true, "started"],
    ["complete", { startedTrip: true, tripComplete: true }, true, "complete"],
  ] as const)("%s", (_sentence, given, itinerary, phase) => expect(tripPhase(given, { itinerary })).toBe(phase));
});

describe("where planning was left off", () => {
  test.each([
    ["before the trip exists", false, nothing, "/tripsetup"],
    ["at the intent", true, nothing, "/tripintent"],
    ["at the anchors", true, { ...nothing, intent: true }, "/anchorselect"],
    ["at the build", true, { ...nothing, intent: true, anchors: true }, "/wayfellow/itinerarybuild"],
    ["at the hub", true, { intent: true, anchors: true, itinerary: true }, "/pretriphub"],
  ])("%s", (_where, hasTrip, has, to) => expect(planningStep(hasTrip, has).to).toBe(to));
});

test("what lies before the current step is done, what follows is ahead", () => {
  expect(planningProgress("anchors").map(({ state }) => state)).toEqual(["done", "done", "current", "ahead", "ahead"]);
  expect(planningProgress("trip")).toHaveLength(PLANNING_STEPS.length);
});
