import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { choicesHeard, CONSTRAINTS, outOfSeason } from "../../../quality/eval/judges/choices-heard";
import { planTripDays } from "~/planner/plan/plan-trip";
import { suggestAnchors } from "~/planner/plan/suggest-anchors";
import type { Mobility, TravelPace } from "~/domain/trip/trip-intent";
import type { WhoWith } from "~/domain/trip/trip";
import { aBrief, aGuide, aPlace, anIntent } from "../planner/guide-builder";
import { aPlannedDay, aRequest, bar, blockAt, tavern, tripBlocks } from "./eval-builder";

const STROLLER: Mobility = "Stroller Friendly - Traveling with young kids";
const SLOW: TravelPace = "Slow & Relaxed - Take time to soak it in";
const withToddler = { whoWith: ["spouse", "kids"] satisfies WhoWith[], partyCount: 3 };
const gentle = anIntent({ mobility: [STROLLER], travelPace: [SLOW] });

describe("the judge catches", () => {
  const roof = aPlace({ name: "Roof", category: "viewpoint" });
  const far = aPlace({ name: "Far Buddha", category: "religious", dayTrip: true, lat: 39.2 });
  const trail = aPlace({ name: "Ridge", category: "nature", about: "Hike the ridge before noon." });
  const pond = aPlace({ name: "Pond", category: "park", about: "The lotus stands high in August." });
  const opera = aPlace({ name: "Opera", category: "performance", minutes: 180 });
  const guide = { ...aGuide(0), places: [roof, far, trail, pond, opera, bar, tavern] };
  const request = aRequest({
    guide,
    brief: aBrief({ guide, daysTotal: 1, startDate: "2026-11-23", intent: gentle, ...withToddler }),
  });
  test.each([
    ["a bar in the evening", { evening: blockAt(bar, "evening") }],
    ["a long show in the evening", { evening: blockAt(opera, "evening") }],
    ["a viewpoint after a long outing", { ...tripBlocks(far), evening: blockAt(roof, "evening") }],
    ["a hike with a stroller", { morning: blockAt(trail, "morning") }],
    ["a lotus in November", { morning: blockAt(pond, "morning") }],
  ])("%s", (_what, blocks) => expect(choicesHeard(request, [aPlannedDay(blocks)])).not.toEqual([]));

  test("nothing in a quiet day, and nothing of a must", () => {
    expect(choicesHeard(request, [aPlannedDay()])).toEqual([]);
    const musts = [{ title: bar.name, placeId: bar.id }];
    expect(choicesHeard({ ...request, musts }, [aPlannedDay({ evening: blockAt(bar, "evening") })])).toEqual([]);
  });

  test("has a rule for company, stroller, pace and season", () => {
    expect(CONSTRAINTS.map(({ choice }) => choice).join(" ")).toMatch(/kids.*slow.*stroller.*season/s);
  });
});

const MONTHS = ["2026-11-23", "2027-04-10", "2027-07-20"];
const CITIES = [
  "tokyo",
  "lisbon",
  "paris",
  "sydney",
  "new-york",
  "bangkok",
  "salzburg",
  "cape-town",
  "mexico-city",
  "kyoto",
];

describe.each(loadCities().filter(({ id }) => CITIES.includes(id)))("with a toddler in $name", (guide) => {
  test.each(MONTHS)("from %s on, the plan and the suggestions hear what was chosen", (startDate) => {
    for (const daysTotal of [3, 6]) {
      const brief = aBrief({ cityName: guide.name, guide, daysTotal, startDate, intent: gentle, ...withToddler });
      const days = planTripDays(brief);
      const anchors = suggestAnchors(brief);
      const placeAt = (placeId: string | null | undefined) => guide.places.find(({ id }) => id === placeId);
      expect(choicesHeard(aRequest({ guide, brief }), days)).toEqual([]);
      for (const { blocks } of days) {
        const evening = placeAt(blocks.evening.placeId);
        if (evening && !["food", "family"].includes(evening.category))
          expect(evening.interests, evening.name).not.toContain("nightlife");
      }
      if (guide.places.some(({ category, children, stroller }) => category === "family" && children && stroller))
        expect(anchors.map(({ placeId }) => placeAt(placeId)?.category)).toContain("family");
      for (const anchor of anchors) {
        const place = placeAt(anchor.placeId);
        expect(`${anchor.title}: ${anchor.description}`).not.toMatch(/\bhik(e|es|ing)\b/i);
        expect(place?.category).not.toBe("nightlife");
        expect(outOfSeason(anchor.description, startDate, guide.lat), anchor.title).toBeNull();
      }
    }
  });
});
