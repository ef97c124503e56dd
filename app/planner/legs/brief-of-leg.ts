import type { Block } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import { kilometresBetween } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import { destinationOf, legOn } from "~/domain/trip/legs";
import type { LegBrief, TripBrief } from "~/domain/trip/trip-brief";
import { blocksOf, isPlaceOf } from "../plan/planned-blocks";
import { placeNamed } from "~/domain/place/typed-name";
import { tripInLeg } from "./trip-in-leg";

/** The legs of a trip through several cities; null of a trip in one. */
export const severalLegs = ({ legs }: TripBrief): readonly [LegBrief, LegBrief, ...LegBrief[]] | null => {
  const [first, second, ...rest] = legs ?? [];
  return first && second ? [first, second, ...rest] : null;
};

/** The places of one leg alone, on the days of the whole trip. */
const inLeg = ({ legs: _, setting: _none, ...trip }: TripBrief, leg: LegBrief): TripBrief => ({
  ...trip,
  cityName: leg.cityName,
  guide: leg.guide,
  ...(leg.setting === undefined ? {} : { setting: leg.setting }),
});

/** The trip as it is seen from one of its days: the places are those of the city where it is spent. */
export function briefOn(brief: TripBrief, dayIndex: number): TripBrief {
  const legs = severalLegs(brief);
  return legs ? inLeg(brief, legOn(legs, dayIndex)) : brief;
}

/** All of the trip at once, for questions that are about no single day: the places of all its cities under one name. */
export function briefOfAll(brief: TripBrief): TripBrief {
  const legs = severalLegs(brief);
  if (!legs) return brief;
  const guides = [...new Map(legs.flatMap(({ guide }) => (guide ? [[guide.id, guide] as const] : []))).values()];
  const [first] = guides;
  const cityName = destinationOf(legs.map((leg) => ({ city: leg.cityName })));
  const guide = first ? { ...first, name: cityName, places: guides.flatMap(({ places }) => places) } : null;
  return { ...inLeg(brief, legs[0]), cityName, guide };
}

/**
 * A trip of its own in one city, with its days counted from 1.
 * @param planned the days of other legs: when one comes back to a city, what was seen there is not planned again; nor is a day out of another city to the
 * same place, unless it is a must
 */
export function briefOfLeg(brief: TripBrief, leg: LegBrief, planned: readonly Day[]): TripBrief {
  const { setting: _none, ...trip } = tripInLeg(brief, leg, placeNamed);
  const isSecondTime = brief.legs?.some((other) => other.fromDay < leg.fromDay && other.cityName === leg.cityName);
  const before = blocksOf(planned).map(({ block }) => block);
  const seen = isSecondTime ? before : [];
  const isMust = ({ name }: Place): boolean => brief.anchors.some((anchor) => nameKey(anchor) === nameKey(name));
  return {
    ...trip,
    tripId: leg.fromDay === 1 ? brief.tripId : `${brief.tripId} from day ${leg.fromDay}`,
    guide: leg.guide && {
      ...leg.guide,
      places: leg.guide.places.filter(
        (place) =>
          !seen.some((block) => isPlaceOf(block, place)) &&
          (isMust(place) || !before.some((block) => isOutingTo(place, block))),
      ),
    },
    ...(leg.setting === undefined ? {} : { setting: leg.setting }),
  };
}

/** Two cities' files may each have a day out to one place, under names of their own: Nara from Kyoto, and from Osaka. */
const isOutingTo = (place: Place, { isDayTrip, lat, lng }: Block): boolean =>
  place.dayTrip && isDayTrip && lat !== null && lng !== null && kilometresBetween(place, { lat, lng }) < SAME_OUTING_KM;
const SAME_OUTING_KM = 2;
