import { expect, test } from "vitest";
import { needsRestAfter } from "~/planner/fit/company";
import { preferencesOf } from "~/planner/fit/preferences";
import { aBrief, anIntent, aPlace } from "../guide-builder";

const CENTRE = { lat: 38.72, lng: -9.14 };
const out = (km: number) => aPlace({ name: "Far Village", dayTrip: true, lat: CENTRE.lat + km / 111.195 });
const slow = anIntent({ travelPace: ["Slow & Relaxed - Take time to soak it in"] });
const fast = anIntent({ travelPace: ["Fast Paced - Pack it all in"] });

test("after hours on the road most want dinner and nothing else; who takes it slowly, after one; who wants to see it all, never; with children, after any outing", () => {
  const needsRest = (km: number, over: Parameters<typeof aBrief>[0] = {}): boolean =>
    needsRestAfter(out(km), CENTRE, preferencesOf(aBrief(over)));
  expect([20, 50, 130].map((km) => needsRest(km))).toEqual([false, false, true]);
  expect([20, 50, 130].map((km) => needsRest(km, { intent: slow }))).toEqual([false, true, true]);
  expect([20, 50, 130].map((km) => needsRest(km, { intent: fast }))).toEqual([false, false, false]);
  expect([20, 50, 130].map((km) => needsRest(km, { whoWith: ["kids"] }))).toEqual([true, true, true]);
});
