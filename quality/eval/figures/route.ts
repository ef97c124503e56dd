import { metresBetween } from "#db/places/distance.mjs";
import type { BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Place } from "~/domain/place/place";

/** A place and the part of the day in which it stands. */
export type Visit = { part: BlockName; place: Place };

/** Kilometres from the first to the last, as the crow flies. */
export const kilometresAlong = (places: readonly Place[]): number =>
  places.slice(1).reduce((sum, place, i) => sum + metresBetween(places[i] ?? place, place) / 1000, 0);

/** Every order of a list. */
const ordersOf = <Thing>(things: readonly Thing[]): Thing[][] =>
  things.length === 0
    ? [[]]
    : things.flatMap((thing, i) =>
        ordersOf([...things.slice(0, i), ...things.slice(i + 1)]).map((rest) => [thing, ...rest]),
      );

/** Good there by the data, or standing there already because it was chosen. */
const mayStand = ({ place, part }: Visit, there: BlockName | undefined): boolean =>
  there !== undefined && (part === there || place.parts.includes(there));

/** The shortest way through the three stops of a day in any order that has each in a part of the day it is good in, in kilometres. */
export function shortestKilometres(visits: readonly Visit[]): number {
  const permitted = ordersOf(visits).filter((order) => order.every((visit, i) => mayStand(visit, BLOCK_NAMES[i])));
  return Math.min(...permitted.map((order) => kilometresAlong(order.map(({ place }) => place))));
}
