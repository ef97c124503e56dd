import { describe, expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { readIcons } from "../../../../quality/eval/icons/icons";
import { type ShownDay, strayNames } from "../../../../quality/eval/sixty/names-in-day";
import type { Day } from "~/domain/plan/itinerary";
import type { CityGuide } from "~/domain/place/place";
import { daysOfNights } from "~/domain/trip/nights";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { planDemo } from "~/planner/demo/demo-days";
import { byLeg } from "~/server/assistant/by-leg";
import { planTripDays } from "~/planner/plan/plan-trip";
import { embeddedAssistant } from "~/server/assistant/embedded";
import { aBrief, anIntent } from "../guide-builder";

const sixty = new Set(readIcons().map(({ city }) => city));
const all = loadCities();
const cities = all.filter(({ id }) => sixty.has(id));

const shown = ({ dayIndex, summary, stops }: Day): ShownDay => ({
  dayIndex,
  summary,
  stops: stops.map(({ title, note, placeId }) => ({ title, says: note, placeId })),
});
const said = (days: readonly ShownDay[], guide: CityGuide): string[] =>
  days
    .flatMap((day) => strayNames(day, guide))
    .map(({ dayIndex, at, name, sentence }) => `${guide.name}, day ${dayIndex}, ${at} names ${name}: ${sentence}`);

describe.each(cities.map((guide) => [guide.name, guide] as const))("%s", (_, guide) => {
  test("a day of a trip names no stop that does not stand in it", () => {
    const trip = (over: Partial<TripBrief>): TripBrief =>
      aBrief({ guide, cityName: guide.name, tripId: `names in ${guide.id}`, startDate: "2026-12-03", ...over });
    const strays = [
      trip({ daysTotal: 4 }),
      trip({
        daysTotal: 4,
        intent: anIntent({ travelPace: ["Fast Paced - Pack it all in"], priorities: ["Food & Culinary Adventures"] }),
      }),
      trip({ daysTotal: 7, intent: anIntent({ travelPace: ["Slow & Relaxed - Take time to soak it in"] }) }),
    ].flatMap((brief) => said(planTripDays(brief).map(shown), guide));
    expect(strays).toEqual([]);
  });

  test("a demo names only what it shows", () => {
    const wish = { destination: guide.name, season: "Winter", numDays: 3, tripGoals: [] } as const;
    const days = planDemo({ ...wish, tripGoals: [] }, guide).map(({ dayIndex, summary, activities }) => ({
      dayIndex,
      summary,
      stops: activities.map(({ title, description }) => ({
        title,
        says: description,
        placeId: guide.places.find(({ name }) => name === title)?.id ?? null,
      })),
    }));
    expect(said(days, guide)).toEqual([]);
  });
});

describe("through two cities", () => {
  const assistant = byLeg(embeddedAssistant());
  const guideOf = (id: string): CityGuide => {
    const city = all.find((each) => each.id === id);
    if (!city) throw new Error(`No city ${id}.`);
    return city;
  };

  test.each([
    ["lisbon", "porto"],
    ["tokyo", "kyoto"],
    ["kyoto", "osaka"],
    ["london", "paris"],
    ["london", "edinburgh"],
    ["rome", "florence"],
    ["madrid", "seville"],
    ["delhi", "varanasi"],
    ["hong-kong", "macau"],
    ["bogota", "cartagena"],
    ["los-angeles", "san-diego"],
    ["vienna", "budapest"],
    ["istanbul", "athens"],
    ["sydney", "melbourne"],
  ])("from %s to %s no day names a stop that the way took from it", async (from, to) => {
    for (const nights of [
      [2, 2],
      [3, 1],
    ] as const) {
      const guides = [guideOf(from), guideOf(to)];
      const days = daysOfNights(nights);
      const legs = guides.map((guide, i) => ({
        cityName: guide.name,
        guide,
        at: null,
        ...(days[i] ?? { fromDay: 1, toDay: 1 }),
      }));
      const brief = aBrief({
        guide: guideOf(from),
        cityName: guideOf(from).name,
        tripId: `${from} and ${to}`,
        startDate: "2026-12-03",
        daysTotal: legs.at(-1)?.toDay ?? 1,
        legs,
        partyCount: 4,
        whoWith: ["friends"],
      });
      const plan: Day[] = [];
      for await (const day of assistant.planTrip(brief, [])) plan.push(day);
      const strays = legs.flatMap(({ guide, fromDay, toDay }) =>
        said(plan.filter(({ dayIndex }) => fromDay <= dayIndex && dayIndex <= toDay).map(shown), guide),
      );
      expect(strays).toEqual([]);
    }
  });
});
