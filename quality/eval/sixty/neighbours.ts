import { kilometresBetween } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import type { PlannedTrip } from "./city-trips";
import type { Count } from "./count";
import { datedStops } from "./stops-of";

/** Two sights so near are seen in one go by whoever knows the town. */
const SIDE_BY_SIDE_KM = 0.35;
/** From so far on a sight is out of its own day's way, if another day passes it so many times nearer. */
const OUT_OF_THE_WAY_KM = 1;
const TIMES_NEARER = 2.5;

type Sight = { place: Place; dayIndex: number };

/** What is seen in town, with its day. */
const sightsOf = (planned: PlannedTrip): Sight[] =>
  datedStops(planned).flatMap(({ place, dayIndex, stop: { kind } }) =>
    place && !place.dayTrip && kind !== "meal" ? [{ place, dayIndex }] : [],
  );

/** Of all pairs of sights that lie side by side, those that stand on different days. */
export function neighboursApart(planned: PlannedTrip): Count {
  const sights = sightsOf(planned);
  const pairs = sights.flatMap((one, i) =>
    sights
      .slice(i + 1)
      .filter(({ place }) => kilometresBetween(place, one.place) <= SIDE_BY_SIDE_KM)
      .map((other) => [one, other] as const),
  );
  const apart = pairs.filter(([one, other]) => one.dayIndex !== other.dayIndex);
  return {
    part: apart.length,
    whole: pairs.length,
    lacks: apart.map(
      ([one, other]) =>
        `${planned.request.name}: ${one.place.name} on day ${one.dayIndex}, ${other.place.name} beside it on day ${other.dayIndex}`,
    ),
  };
}

/** Of the sights with another in town on their day, those that lie by the way of another day and far from that of their own. */
export function onAnothersWay(planned: PlannedTrip): Count {
  const sights = sightsOf(planned);
  const nearest = (sight: Sight, isThere: (other: Sight) => boolean): number =>
    Math.min(
      ...sights.flatMap((other) =>
        other !== sight && isThere(other) ? [kilometresBetween(other.place, sight.place)] : [],
      ),
    );
  const ways = sights
    .map((sight) => ({
      sight,
      own: nearest(sight, ({ dayIndex }) => dayIndex === sight.dayIndex),
      others: nearest(sight, ({ dayIndex }) => dayIndex !== sight.dayIndex),
    }))
    .filter(({ own }) => Number.isFinite(own));
  const lost = ways.filter(({ own, others }) => own > OUT_OF_THE_WAY_KM && others * TIMES_NEARER < own);
  return {
    part: lost.length,
    whole: ways.length,
    lacks: lost.map(
      ({ sight: { place, dayIndex }, own, others }) =>
        `${planned.request.name}: ${place.name} on day ${dayIndex} is ${own.toFixed(1)} km from what else is seen then, ${others.toFixed(1)} from another day's way`,
    ),
  };
}
