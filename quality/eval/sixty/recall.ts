import type { Place } from "~/domain/place/place";
import type { Icon } from "../icons/icons";
import { eatsAt, isInTheOpen, namesOf } from "../judges/place-facts";
import { iconsMet, type Seen } from "../judges/must-see";
import type { CityTrips, PlannedTrip } from "./city-trips";
import type { Count } from "./count";
import { BALANCED, forInterest, SINGLE_INTERESTS, type SingleInterest, type TripKind } from "./trip-kinds";

const asSeen = (place: Place): Seen => ({
  ...place,
  names: namesOf(place),
  eats: eatsAt(place),
  inTheOpen: isInTheOpen(place),
});

/** What a plan stops at, as far as it says where that is: by the data's names, or by its own title. */
function seenOn({ request, days }: PlannedTrip): Seen[] {
  const byId = new Map(request.guide.places.map((place) => [place.id, place]));
  return days.flatMap(({ stops }) =>
    stops.flatMap(({ title, placeId, lat, lng, kind }): Seen[] => {
      const place = placeId === null ? undefined : byId.get(placeId);
      if (place) return [asSeen(place)];
      return lat === null || lng === null
        ? []
        : [
            {
              lat,
              lng,
              names: { own: title, others: [] },
              eats: kind === "meal" || kind === "drink",
              inTheOpen: false,
            },
          ];
    }),
  );
}

/** Why an icon is missing from a plan. */
export type Miss = { icon: Icon; inData: boolean };

/** How many of the icons asked for a plan holds, and what became of the others. */
export function recallOf(
  asked: readonly Icon[],
  { city, icons }: Pick<CityTrips, "city" | "icons">,
  planned: PlannedTrip,
): Count & { misses: Miss[] } {
  const met = iconsMet(icons, seenOn(planned), city);
  const known = iconsMet(icons, city.places.map(asSeen), city);
  const misses = asked.filter((icon) => !met.has(icon)).map((icon) => ({ icon, inData: known.has(icon) }));
  return {
    part: asked.length - misses.length,
    whole: asked.length,
    lacks: misses.map(
      ({ icon, inData }) =>
        `${planned.request.name}: ${icon.name} ${inData ? "is in the data and not planned" : "is not in the data"}`,
    ),
    misses,
  };
}

/** Must-see recall of a kind of trip: a city's icons among its stops. */
export const recallOn = async (trips: CityTrips, kind: TripKind): Promise<Count> =>
  recallOf(trips.icons, trips, await trips.trip(kind));

const DAYS = 4;

/** The same for who travels for one thing: of the icons that are of that interest. */
export const recallFor = async (trips: CityTrips, single: SingleInterest): Promise<Count> =>
  recallOf(ofInterest(trips, single), trips, await trips.trip(forInterest(single, DAYS)));

const ofInterest = ({ icons }: CityTrips, { interest }: SingleInterest): Icon[] =>
  icons.filter(({ interests }) => interests.includes(interest));

/** Of a city's icons, how often each is missing from the trips of which it is asked, and whether the data has it. */
export async function missedIcons(trips: CityTrips): Promise<(Miss & { times: number })[]> {
  const misses: Miss[] = [];
  for (const kind of Object.values(BALANCED))
    misses.push(...recallOf(trips.icons, trips, await trips.trip(kind)).misses);
  for (const single of SINGLE_INTERESTS)
    misses.push(...recallOf(ofInterest(trips, single), trips, await trips.trip(forInterest(single, DAYS))).misses);
  return trips.icons.flatMap((icon) => {
    const own = misses.filter((miss) => miss.icon === icon);
    return own[0] ? [{ ...own[0], times: own.length }] : [];
  });
}

/** How many of the icons the data has at all: no plan can hold more. */
export function recallOfData({ city, icons }: CityTrips): Count {
  const known = iconsMet(icons, city.places.map(asSeen), city);
  const lacks = icons.filter((icon) => !known.has(icon)).map((icon) => `${city.id}: ${icon.name} is not in the data`);
  return { part: known.size, whole: icons.length, lacks };
}
