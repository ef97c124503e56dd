import type { Place } from "~/domain/place/place";
import type { ProposedPlace } from "~/domain/proposal/proposal";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { foundPlace } from "../../../itinerary/found-place";

/** A place of our data as a proposal carries it. */
export function proposedPlace(trip: TripBrief, place: Place): ProposedPlace {
  const leg = trip.legs?.find(({ guide }) => guide?.places.some((other) => other.id === place.id));
  return { ...foundPlace(place, (leg ?? trip).cityName), about: place.about };
}
