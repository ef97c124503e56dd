import type { Anchor } from "~/domain/trip/anchor";
import { kilometresBetween } from "~/domain/place/geo";
import type { CityGuide, Place } from "~/domain/place/place";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { appeal, ICON, isExcluded } from "../fit/appeal";
import { isOutingTooFar } from "../fit/company";
import { conditionsOf } from "../fit/day-conditions";
import { isClosedThroughout } from "../fit/opening";
import { ALL_IDEAS } from "../ideas";
import { fitsPlace, pointsForPlace } from "../ideas/idea";
import { traitsOfTrip } from "../ideas/traits";
import { ideaAppeal, suitsTravellers } from "../ideas/choose-idea";
import { mustsOf } from "./musts";
import { pickVaried } from "./pick-varied";
import type { Preferences } from "../fit/preferences";
import { preferencesOf } from "../fit/preferences";
import { seedFrom, seededRandom } from "./random";
import { aboutInSeason, timeOfYear, type TimeOfYear } from "../words/season-lines";
import { bestNearby } from "./stops";

const SUGGESTIONS = 10;
const IDEAS_SUGGESTED = 8;
const FOLLOW_ON_WITHIN_KM = 1.5;
/** What one would not go home without comes before all else, whatever its kind. */
const FIRST = 8;
/** Children want something of their own. */
const FOR_CHILDREN = 2.5;
/** The rest is for what these travellers like. */
const ICONS_FIRST = 6;
/** The nearest of the places that are not suggested themselves. */
function followOn(place: Place, rest: Set<Place>, preferences: Preferences): Place | null {
  const within = [FOLLOW_ON_WITHIN_KM / 3, FOLLOW_ON_WITHIN_KM];
  const found = within
    .map((km) =>
      bestNearby(place, rest, km, preferences, (option) => !option.dayTrip && option.category !== place.category),
    )
    .find((near) => near !== null);
  if (found) rest.delete(found.place);
  return found?.place ?? null;
}

/** A place as a suggestion, with its own description. */
export function anchorAt(place: Place, guide: CityGuide, follow: Place | null, time: TimeOfYear): Anchor {
  const km = Math.round(kilometresBetween(guide, place));
  return {
    title: place.name,
    description: aboutInSeason(place, time),
    location: place.dayTrip
      ? `${place.neighborhood}, about ${km} km from ${guide.name}`
      : `${place.neighborhood}, ${guide.name}`,
    isDayTrip: place.dayTrip,
    ...(follow ? { suggestedFollowOn: follow.name } : {}),
    placeId: place.id,
    source: "embedded",
  };
}

function guideAnchors(brief: TripBrief, guide: CityGuide, preferences: Preferences): Anchor[] {
  const random = seededRandom(seedFrom(`anchors ${brief.tripId}`));
  const days = conditionsOf(guide, brief, brief.daysTotal);
  const open = guide.places.filter(
    (place) =>
      !isExcluded(place, preferences) &&
      !isClosedThroughout(place, days) &&
      (!place.dayTrip || (brief.daysTotal > 1 && !isOutingTooFar(place, guide, preferences))),
  );
  const points = new Map(
    open.map((place) => [
      place.id,
      appeal(place, preferences) +
        (place.anchor ? 1 : 0) -
        (place.category === "food" && !place.anchor ? 1 : 0) +
        (preferences.children && place.category === "family" ? FOR_CHILDREN : 0) +
        random() * 0.3,
    ]),
  );
  const icons = open
    .filter(({ fame }) => fame === ICON)
    .sort((a, b) => (points.get(b.id) ?? 0) - (points.get(a.id) ?? 0))
    .slice(0, ICONS_FIRST);
  for (const { id } of icons) points.set(id, (points.get(id) ?? 0) + FIRST);
  const kind = (place: Place): string => (place.dayTrip ? "day trip" : place.category);
  const picked = pickVaried(open, SUGGESTIONS, (place) => points.get(place.id) ?? 0, kind);
  const rest = new Set(guide.places.filter((place) => !picked.includes(place)));
  const time = timeOfYear(brief, guide.lat);
  return [
    ...picked.map((place) => anchorAt(place, guide, followOn(place, rest, preferences), time)),
    ...closedMusts(brief, guide, preferences).map((place) => ({
      ...anchorAt(place, guide, null, time),
      isClosed: true,
    })),
  ];
}

/** What was chosen before, and what one would not go home without, as far as it is closed on all of the days: better said now than after the plan is made. */
function closedMusts(brief: TripBrief, guide: CityGuide, preferences: Preferences): Place[] {
  const days = conditionsOf(guide, brief, brief.daysTotal);
  const chosen = mustsOf(brief.anchors, guide);
  const icons = guide.places.filter(
    (place) => place.fame === ICON && !isExcluded(place, preferences) && !(place.dayTrip && brief.daysTotal === 1),
  );
  return [...new Set([...chosen.town, ...chosen.trips, ...icons])].filter((place) => isClosedThroughout(place, days));
}

function ideaAnchors(brief: TripBrief, preferences: Preferences): Anchor[] {
  const random = seededRandom(seedFrom(`anchors ${brief.tripId}`));
  const traits = traitsOfTrip(brief);
  const open = ALL_IDEAS.filter((idea) => suitsTravellers(idea, preferences) && fitsPlace(idea, traits)).map(
    (idea) => ({
      idea,
      points: ideaAppeal(idea, preferences) + pointsForPlace(idea) + random() * 0.8,
    }),
  );
  return pickVaried(
    open,
    IDEAS_SUGGESTED,
    ({ points }) => points,
    ({ idea }) => idea.category,
  ).map(({ idea }) => ({
    title: idea.title,
    description: `${idea.text} An idea, not a named place: I have no places for ${brief.cityName} yet.`,
    location: brief.cityName,
    isDayTrip: false,
    placeId: null,
    source: "embedded",
  }));
}

/**
 * Ten varied experiences to choose musts from, the best for these travellers first, and behind them what they may miss because it is closed on all of
 * their days; eight ideas for a city without data.
 */
export function suggestAnchors(brief: TripBrief): Anchor[] {
  const preferences = preferencesOf(brief);
  return brief.guide && brief.guide.places.length > 0
    ? guideAnchors(brief, brief.guide, preferences)
    : ideaAnchors(brief, preferences);
}
