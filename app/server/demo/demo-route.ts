import type { Database } from "#db/client";
import { findGuide } from "#db/repositories/guides";
import { cityKey } from "~/domain/cities/city-key.mjs";
import type { DemoDay, DemoWish } from "~/domain/demo/demo";
import type { LandDetails } from "~/domain/cities/land";
import { routeWithin } from "~/domain/destination/routes";
import type { CityGuide } from "~/domain/place/place";
import type { Source } from "~/domain/plan/block";
import { daysOfNights } from "~/domain/trip/nights";
import type { LegBrief } from "~/domain/trip/trip-brief";
import { sayWayToNextCity, wayToNextCity } from "~/planner/legs/way-to-next-city";
import type { Assistant } from "../assistant/port";

type Demo = { days: DemoDay[]; source: Source };
type DemoLeg = { guide: CityGuide; fromDay: number; toDay: number };

/** A demo through the covered cities of a country or region, as its form has offered it; null where there are none. */
export async function demoOnRoute(
  db: Database,
  assistant: Assistant,
  wish: DemoWish,
  land: LandDetails,
): Promise<(Demo & { wish: DemoWish }) | null> {
  if (land.cities.length === 0) return null;
  const stops = routeWithin(land, wish.numDays);
  const days = daysOfNights(stops.map(({ nights }) => nights));
  const legs = await Promise.all(
    stops.map(async ({ city }, i): Promise<DemoLeg[]> => {
      const [guide, leg] = [await findGuide(db, cityKey(city)), days[i]];
      return guide && leg ? [{ guide, ...leg, toDay: Math.min(leg.toDay, wish.numDays) }] : [];
    }),
  );
  const whole = legs.flat();
  const [only, ...more] = whole;
  if (!only || whole.length < stops.length) return null;
  const demo = joined(await Promise.all(whole.map((leg) => demoOfLeg(assistant, wish, leg))), whole);
  // Days in one city of a country are said to be in that city.
  return { ...demo, wish: more.length === 0 ? { ...wish, destination: only.guide.name } : wish };
}

const demoOfLeg = (assistant: Assistant, wish: DemoWish, { guide, fromDay, toDay }: DemoLeg): Promise<Demo> =>
  assistant.demoItinerary({ ...wish, destination: guide.name, numDays: toDay - fromDay + 1 }, guide);

/** The days of all legs in one row; that of a change begins with the way. */
function joined(demos: readonly Demo[], legs: readonly DemoLeg[]): Demo {
  const days = demos.flatMap((demo, i) => {
    const [before, leg] = [legs[i - 1], legs[i]];
    return demo.days.map((day, at) => ({
      ...day,
      dayIndex: (leg?.fromDay ?? 1) + at,
      summary: before && leg && at === 0 ? `${sayWay(before, leg)} ${day.summary}` : day.summary,
    }));
  });
  return { days, source: demos.find(({ source }) => source !== "embedded")?.source ?? "embedded" };
}

const sayWay = (before: DemoLeg, next: DemoLeg): string => {
  const [from, to] = [asLeg(before), asLeg(next)];
  return sayWayToNextCity(wayToNextCity(from, to));
};

const asLeg = (leg: DemoLeg): LegBrief => ({ ...leg, cityName: leg.guide.name, at: null });
