import { describe, expect, test } from "vitest";
import { aDay } from "#tests/fixtures/days";
import { shortWayText } from "#messages/times";
import { wayText } from "#messages/trip";
import { legsOf, pointsOf } from "~/domain/place/map-points";
import { placed, stopsOfTrip } from "~/domain/place/map-stops";
import type { Waters } from "~/domain/place/place";
import { acrossWater, watersOfTrip } from "~/domain/place/waters";
import { gettingAbout, USUAL_GETTING_ABOUT, wayAdvice, wayBetween } from "~/domain/place/way-between";
import { aPlace } from "../planner/guide-builder";

const WATERS: Waters = {
  sides: ["Old Town", "Fort", "Island", "Far Shore"],
  crossings: [
    { from: "Old Town", to: "Fort", by: "bridge", minutes: 10 },
    { from: "Old Town", to: "Island", by: "ferry", minutes: 30 },
    { from: "Old Town", to: "Island", by: "tunnel", minutes: 15 },
    { from: "Island", to: "Far Shore", by: "ferry", minutes: 25 },
  ],
};
const QUAY = { lat: 38.72, lng: -9.14, side: "Old Town" };
const north = (km: number, side: string | null) => ({ ...QUAY, lat: QUAY.lat + km / 111.195, side });
const way = (to: ReturnType<typeof north>, about = USUAL_GETTING_ABOUT) => wayBetween(QUAY, to, about, WATERS);

describe("over a water", () => {
  test("the quickest crossing counts, over as many as it takes, in both directions", () => {
    expect(acrossWater({ side: "Old Town" }, { side: "Island" }, WATERS)).toEqual({ minutes: 15, by: ["tunnel"] });
    expect(acrossWater({ side: "Far Shore" }, { side: "Old Town" }, WATERS)).toEqual({
      minutes: 40,
      by: ["ferry", "tunnel"],
    });
  });

  test("nothing is crossed on one side, or where a side is not known", () => {
    expect(acrossWater({ side: "Fort" }, { side: "Fort" }, WATERS)).toBeNull();
    expect(acrossWater({ side: "Fort" }, { side: null }, WATERS)).toBeNull();
    expect(acrossWater({ side: "Fort" }, { side: "Island" }, null)).toBeNull();
    expect(acrossWater({ side: "Fort" }, { side: "Nowhere" }, WATERS)).toBeNull();
  });

  test("nobody is told to walk to an island that lies near", () => {
    expect(way(north(0.9, "Island"))).toMatchObject({ onFoot: false, minutes: 25, by: ["tunnel"] });
    expect(wayText(wayAdvice(way(north(0.9, "Island"))))).toBe("about 25 min across the water, by tunnel, estimated");
    expect(shortWayText(wayAdvice(way(north(0.9, "Far Shore"))))).toBe(
      "50 min across the water, by tunnel and by ferry",
    );
  });

  test("a short bridge is walked, and never in less than it takes", () => {
    expect(way(north(0.3, "Fort"))).toMatchObject({ onFoot: true, minutes: 10, by: [] });
    expect(way(north(1, "Fort"))).toMatchObject({ onFoot: true, minutes: 20, by: [] });
  });

  test("who does not walk so far rides over the bridge", () => {
    const tired = gettingAbout(["Limited Mobility - Prefer transport options"]);
    expect(way(north(1, "Fort"), tired)).toMatchObject({ onFoot: false, minutes: 20, by: ["bridge"] });
  });

  test("on one side the way is what it was", () => {
    expect(way(north(1, "Old Town"))).toEqual(wayBetween(QUAY, north(1, null)));
  });
});

test("lists and maps tell the way over the water from stop to stop", () => {
  const places = [aPlace({ id: "quay", side: "Old Town" }), aPlace({ id: "fort", side: "Island" })];
  const waters = watersOfTrip([{ waters: WATERS, places }]);
  const { lat, lng } = north(0.9, null);
  const day = aDay(1, "Over the water", {
    morning: { title: "Quay", placeId: "quay", lat: QUAY.lat, lng: QUAY.lng },
    afternoon: { title: "Fort", placeId: "fort", lat, lng },
  });
  expect(stopsOfTrip([day])[0]?.wayOn).toMatchObject({ onFoot: true });
  const [onMap] = stopsOfTrip([day], USUAL_GETTING_ABOUT, waters);
  expect(onMap?.wayOn).toMatchObject({ onFoot: false, minutes: 25 });
  expect(legsOf(pointsOf(placed(stopsOfTrip([day], USUAL_GETTING_ABOUT, waters))))[0]?.way.onFoot).toBe(false);
});
