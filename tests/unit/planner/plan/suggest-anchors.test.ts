import { describe, expect, test } from "vitest";
import { suggestAnchors } from "~/planner/plan/suggest-anchors";
import { planTripDays } from "~/planner/plan/plan-trip";
import { aBrief, aGuide, anIntent } from "../guide-builder";

const guide = aGuide();

describe("suggested anchors", () => {
  test("are ten real places of several kinds, each with its own sentence", () => {
    const anchors = suggestAnchors(aBrief());
    const places = anchors.map(({ placeId }) => guide.places.find(({ id }) => id === placeId));
    expect(anchors).toHaveLength(10);
    expect(new Set(places.map((place) => place?.category)).size).toBeGreaterThan(4);
    anchors.forEach((anchor, i) =>
      expect(anchor).toMatchObject({ title: places[i]?.name, description: places[i]?.about, source: "embedded" }),
    );
  });

  test("follow the intent", () => {
    const first = suggestAnchors(aBrief({ intent: anIntent({ priorities: ["Nature & Scenic Views"] }) }))[0];
    expect(guide.places.find(({ id }) => id === first?.placeId)?.interests).toContain("nature");
  });

  test("never suggest steps to a wheelchair", () => {
    const anchors = suggestAnchors(
      aBrief({ intent: anIntent({ mobility: ["Wheelchair Accessible - Need accessible routes"] }) }),
    );
    for (const { placeId } of anchors) expect(guide.places.find(({ id }) => id === placeId)?.stepFree).not.toBe(false);
  });

  test("offer no day trip on a trip of one day", () => {
    expect(suggestAnchors(aBrief({ daysTotal: 1 })).some(({ isDayTrip }) => isDayTrip)).toBe(false);
  });

  test("are eight honest ideas where there is no data, and stay themselves when they are chosen", () => {
    const brief = aBrief({ guide: null, cityName: "Ghent" });
    const anchors = suggestAnchors(brief);
    expect(anchors).toHaveLength(8);
    for (const { description, placeId } of anchors) {
      expect(placeId).toBeNull();
      expect(description).toContain("no places for Ghent");
    }
    const titles = anchors.slice(0, 3).map(({ title }) => title);
    const planned = planTripDays({ ...brief, anchors: titles }).flatMap(({ blocks }) =>
      Object.values(blocks).map(({ title }) => title),
    );
    for (const title of titles) expect(planned).toContain(title);
  });
});
