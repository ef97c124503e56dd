import * as traveleval from "../../field/traveleval";
import * as tripcraft from "../../field/tripcraft";
import * as walked from "../../field/walked-through";
import type { CityTrips, PlannedTrip } from "../city-trips";
import { type Count, sumOfCounts } from "../count";
import * as trips from "../trip-kinds";
import { type Measure, on, onAll, ratioOf, shareOf } from "./measure";

const SHORT = trips.UP_TO_A_WEEK;
const WEEK = [trips.A_WEEK_IN_AUTUMN];
const OF_SEVERAL_DAYS = [trips.BALANCED.three, trips.BALANCED.four, trips.A_WEEK_IN_AUTUMN];
const INTEREST_DAYS = 4;
const interests = trips.SINGLE_INTERESTS.flatMap((single) =>
  single.mark === null ? [] : [{ kind: trips.forInterest(single, INTEREST_DAYS), mark: single.mark }],
);

/** Trips for one thing, each judged by what it is for. */
const forOneThing =
  (judge: (planned: PlannedTrip, mark: (typeof interests)[number]["mark"]) => Count): Measure["count"] =>
  async (city) => {
    const counts: Count[] = [];
    for (const { kind, mark } of interests) counts.push(judge(await city.trip(kind), mark));
    return sumOfCounts(counts);
  };

/** What depends on the country's holidays. */
const inCountry =
  (judge: (planned: PlannedTrip, countryCode: string) => Count): Measure["count"] =>
  (city: CityTrips) =>
    onAll(city, SHORT, (planned) => judge(planned, city.city.countryCode));

const TRIPCRAFT = "TripCraft";
const TRAVELEVAL = "TravelEval";
const WALKED = "Walked through";

export const FIELD: readonly Measure[] = [
  shareOf({ section: TRIPCRAFT, name: "Temporal Meal Score, 7 days", count: on(WEEK, tripcraft.temporalMeal) }),
  shareOf({ section: TRIPCRAFT, name: "Temporal Meal Score, 2 to 7 days", count: on(SHORT, tripcraft.temporalMeal) }),
  shareOf({
    section: TRIPCRAFT,
    name: "… with lunches and dinners that are not named as 0",
    count: on(SHORT, tripcraft.temporalMealOfAll),
  }),
  shareOf({ section: TRIPCRAFT, name: "Temporal Attraction Score", count: on(SHORT, tripcraft.temporalAttraction) }),
  shareOf({ section: TRIPCRAFT, name: "Spatial Score (from stop to stop)", count: on(SHORT, tripcraft.spatial) }),
  shareOf({ section: TRIPCRAFT, name: "Ordering Score (one annotated day)", count: on(SHORT, tripcraft.ordering) }),
  shareOf({
    section: TRIPCRAFT,
    name: "Persona Score (by interests)",
    count: forOneThing((planned, mark) => tripcraft.persona(planned, [mark])),
  }),

  shareOf({ section: TRAVELEVAL, name: "accuracy: fictitious attractions", count: on(SHORT, traveleval.fictitious) }),
  shareOf({ section: TRAVELEVAL, name: "accuracy: opening hours violated", count: inCountry(traveleval.outsideHours) }),
  shareOf({ section: TRAVELEVAL, name: "accuracy: transport breaks", count: on(SHORT, traveleval.brokenWays) }),
  shareOf({ section: TRAVELEVAL, name: "temporality: tour ratio", count: inCountry(traveleval.tourRatio) }),
  shareOf({ section: TRAVELEVAL, name: "temporality: use of a day", count: inCountry(traveleval.dailyUtilization) }),
  shareOf({
    section: TRAVELEVAL,
    name: "temporality: use of the trip",
    count: inCountry(traveleval.overallUtilization),
  }),
  ratioOf({ section: TRAVELEVAL, name: "spatiality: route penalty", count: on(SHORT, traveleval.routePenalty) }),
  ratioOf({
    section: TRAVELEVAL,
    name: "spatiality: cross-day misalignment, 90th percentile",
    count: on(OF_SEVERAL_DAYS, (planned) => traveleval.misalignment(planned)),
  }),
  ratioOf({
    section: TRAVELEVAL,
    name: "utility: attraction quality an hour",
    count: inCountry(traveleval.qualityEffectiveness),
  }),
  ratioOf({
    section: TRAVELEVAL,
    name: "utility: experience of a sight",
    count: forOneThing((p, mark) => traveleval.experience(p, [mark])),
  }),
  shareOf({ section: TRAVELEVAL, name: "utility: diversity", count: on(SHORT, traveleval.diversity) }),
  ratioOf({ section: TRAVELEVAL, name: "utility: density", count: on(SHORT, traveleval.density) }),

  shareOf({ section: WALKED, name: "stops that begin when planned", count: inCountry(walked.onTime) }),
  shareOf({
    section: WALKED,
    name: "stops found open and with half their time after the queue",
    count: inCountry(walked.visited),
  }),
  ratioOf({ section: WALKED, name: "minutes in queues a day", count: inCountry(walked.queued) }),
];
