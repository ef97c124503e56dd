import type { BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { kilometresBetween } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { appeal, isExcluded } from "~/planner/fit/appeal";
import { type Outing, outingTo } from "~/planner/outings/outing";
import { partInTitle } from "~/planner/purpose/own-events";
import { isOuting } from "~/planner/plan/choice";
import type { Musts } from "~/planner/plan/musts";
import type { Orderable } from "~/planner/plan/order-stops";
import { orderStops } from "~/planner/plan/order-stops";
import type { Preferences } from "~/planner/fit/preferences";
import { MUSTS_A_DAY } from "./day-gate";
import type { Pick, Picks } from "./picks";

const placeOf = (pick: Pick): Place | null => ("place" in pick ? pick.place : null);

/** Adds the musts for which the days after this one have no room. */
export function addDueMusts(picks: Picks, missing: Musts, daysAfter: number, preferences: Preferences): Picks {
  const chosen = new Set(BLOCK_NAMES.map((part) => placeOf(picks[part])?.id));
  const titles = new Set(
    BLOCK_NAMES.map((part) => picks[part]).flatMap((pick) => (pick.kind === "own" ? [pick.title] : [])),
  );
  const trips = missing.trips.filter(({ id }) => !chosen.has(id));
  const [trip] = trips;
  if (trip && trips.length > daysAfter) {
    return addDueMusts(withOuting(picks, outingTo(trip, preferences)), missing, daysAfter, preferences);
  }
  const waiting: Pick[] = [
    ...missing.town.filter(({ id }) => !chosen.has(id)).map((place): Pick => ({ kind: "place", place, words: null })),
    ...missing.own.filter((title) => !titles.has(title)).map((title): Pick => ({ kind: "own", title, words: null })),
  ];
  const isMust = (pick: Pick): boolean =>
    pick.kind === "own" || isOuting(pick) || missing.town.some(({ id }) => id === placeOf(pick)?.id);
  const filled = { ...picks };
  for (const must of waiting.slice(0, Math.max(0, waiting.length - MUSTS_A_DAY * daysAfter))) {
    const free = BLOCK_NAMES.filter((part) => !isMust(filled[part])).sort(
      (a, b) => unfitness(must, filled[a], a) - unfitness(must, filled[b], b),
    );
    const [part] = free;
    if (part) filled[part] = must;
  }
  return filled;
}

/** The day with an outing, and with what stands in the part that it leaves, unless that is another one. */
function withOuting(picks: Picks, { place, parts: [sets, stays] }: Outing): Picks {
  const stay = (pick: Pick): Pick => (isOuting(pick) ? { kind: "open" } : pick);
  return {
    morning: stay(picks.morning),
    afternoon: stay(picks.afternoon),
    evening: stay(picks.evening),
    [sets]: { kind: "trip", place, words: null },
    [stays]: { kind: "trip-continued", place, words: null },
  };
}

/** How badly a must fits into a part: best is an open part, then one that the place is good in. */
const unfitness = (must: Pick, present: Pick, part: BlockName): number =>
  (present.kind === "open" ? 0 : 1) + (placeOf(must)?.parts.includes(part) === false ? 2 : 0);

/** A must without a known place is ordered by its words: "Dinner with Ana" is for the evening. */
function orderable(pick: Pick): Orderable {
  if (pick.kind === "own") {
    const wanted = partInTitle(pick.title);
    return { parts: wanted === "afternoon" ? ["afternoon", "morning"] : [wanted], point: null };
  }
  const place = placeOf(pick);
  return { parts: place?.parts ?? [], point: place };
}

/** Puts the stops into their parts of the day; a day trip stays where it is. */
export function inOrder(picks: Picks, preferences: Preferences): Picks {
  const stops = [picks.morning, picks.afternoon, picks.evening] as const;
  if (stops.some(isOuting)) return picks;
  const [morning, afternoon, evening] = orderStops(
    [orderable(stops[0]), orderable(stops[1]), orderable(stops[2])],
    preferences,
  );
  return { morning: stops[morning], afternoon: stops[afternoon], evening: stops[evening] };
}

/** Fills the open parts with what these travellers would like, near the day's other stops; a part stays open where no place is left. */
export function fillOpen(picks: Picks, unused: readonly Place[], preferences: Preferences): Picks {
  const filled = { ...picks };
  for (const part of BLOCK_NAMES) {
    if (filled[part].kind !== "open") continue;
    const today = BLOCK_NAMES.flatMap((name) => placeOf(filled[name]) ?? []);
    const around = today.filter((place) => !place.dayTrip);
    const worth = (place: Place): number =>
      appeal(place, preferences) -
      around.reduce((sum, other) => sum + kilometresBetween(place, other) / preferences.comfortableHopKm, 0) -
      (around.some(({ category }) => category === place.category) ? 1 : 0);
    const options = unused.filter(
      (place) =>
        !place.dayTrip && place.parts.includes(part) && !today.includes(place) && !isExcluded(place, preferences),
    );
    const best = options.reduce<Place | null>(
      (leader, place) => (leader === null || worth(place) > worth(leader) ? place : leader),
      null,
    );
    if (best) filled[part] = { kind: "place", place: best, words: null };
  }
  return filled;
}
