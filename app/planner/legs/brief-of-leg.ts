import type { Day } from "~/domain/plan/itinerary";
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
 * @param planned the days of other legs: when one comes back to a city, what was seen there is not planned again
 */
export function briefOfLeg(brief: TripBrief, leg: LegBrief, planned: readonly Day[]): TripBrief {
  const { setting: _none, ...trip } = tripInLeg(brief, leg, placeNamed);
  const isSecondTime = brief.legs?.some((other) => other.fromDay < leg.fromDay && other.cityName === leg.cityName);
  const seen = isSecondTime ? blocksOf(planned).map(({ block }) => block) : [];
  return {
    ...trip,
    tripId: leg.fromDay === 1 ? brief.tripId : `${brief.tripId} from day ${leg.fromDay}`,
    guide: leg.guide && {
      ...leg.guide,
      places: leg.guide.places.filter((place) => !seen.some((block) => isPlaceOf(block, place))),
    },
    ...(leg.setting === undefined ? {} : { setting: leg.setting }),
  };
}
