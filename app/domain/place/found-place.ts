import type { Stop, StopKind, StopPatch } from "../plan/stop";

/** A place that a traveller may choose for a stop, with what a stop there is. `minutes` is a usual visit. */
export type FoundPlace = {
  id: string;
  name: string;
  neighborhood: string;
  /** As a stop says where it is: the neighborhood and the city. */
  location: string;
  lat: number;
  lng: number;
  kind: StopKind;
  minutes: number;
  isTicketed: boolean;
  isDayTrip: boolean;
};

const whereItIs = ({ id, neighborhood, lat, lng, isTicketed, isDayTrip }: FoundPlace) =>
  ({ placeId: id, neighborhoodTag: neighborhood, lat, lng, isTicketed, isDayTrip, verified: true }) satisfies StopPatch;

/** A new stop at a chosen place. */
export const stopAtPlace = (place: FoundPlace) =>
  ({
    ...whereItIs(place),
    title: place.name,
    location: place.location,
    kind: place.kind,
    minutes: place.minutes,
  }) satisfies StopPatch;

/** What becomes of a stop that is given a chosen place: what it is called, its kind and a length that it has stay. */
export const placedAt = ({ minutes }: Stop, place: FoundPlace): StopPatch => ({
  ...whereItIs(place),
  location: place.name,
  minutes: minutes ?? place.minutes,
});
