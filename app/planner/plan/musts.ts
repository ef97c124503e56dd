import type { CityGuide, Place } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import { placeNamed } from "~/domain/place/typed-name";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { isOpenPart, withBlock } from "~/domain/plan/day-of-stops";
import type { Day } from "~/domain/plan/itinerary";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { DayConditions } from "../fit/day-conditions";
import { isClosedThroughout } from "../fit/opening";

/** The chosen anchors by what they are: places in town, day trips, and titles that are no known place. */
export type Musts = { town: Place[]; trips: Place[]; own: string[] };

export function mustsOf(anchors: readonly string[], guide: CityGuide | null): Musts {
  const musts: Musts = { town: [], trips: [], own: [] };
  const seen = new Set<string>();
  for (const title of anchors.map((anchor) => anchor.trim()).filter(Boolean)) {
    const place = guide ? placeNamed(title, guide.places) : null;
    const key = place?.id ?? (nameKey(title) || title);
    if (seen.has(key)) continue;
    seen.add(key);
    if (!place) musts.own.push(title);
    else if (place.dayTrip) musts.trips.push(place);
    else musts.town.push(place);
  }
  return musts;
}

/** The musts of a whole trip that are no known place of any of its cities. */
export const ownMusts = ({ anchors, guide, legs }: Pick<TripBrief, "anchors" | "guide" | "legs">): string[] =>
  (legs ?? [{ guide }]).reduce((own, leg) => mustsOf(own, leg.guide).own, [...anchors]);

/** The musts that can be visited on one of the days at least, and the names of those that are closed on all of them. */
export function mustsThatOpen(
  { town, trips, own }: Musts,
  conditions: readonly DayConditions[],
): Musts & { closed: string[] } {
  const opens = (place: Place): boolean => !isClosedThroughout(place, conditions);
  const closed = [...town, ...trips].filter((place) => !opens(place)).map(({ name }) => name);
  return { town: town.filter(opens), trips: trips.filter(opens), own, closed };
}

/** Says at the end of the last day for which musts there was no room, and which are closed all the while. */
export function mentionLeftOut(days: Day[], leftOut: readonly string[], closed: readonly string[] = []): Day[] {
  const [one, ...more] = closed;
  const said = [
    ...(leftOut.length > 0 ? [`There was no room for ${leftOut.join(" and ")}; swap one in if you would rather.`] : []),
    ...(one && more.length === 0 ? [`${one} is usually closed on all of your days, so it is not in the plan.`] : []),
    ...(more.length > 0
      ? [`${closed.join(" and ")} are usually closed on all of your days, so they are not in the plan.`]
      : []),
  ];
  if (said.length === 0) return days;
  return days.map((day, i) => {
    if (i < days.length - 1) return day;
    const last = BLOCK_NAMES.findLast((part) => !isOpenPart(day, part)) ?? "evening";
    const block = day.blocks[last];
    const description = [block.description, ...said].join(" ");
    return withBlock(day, last, { ...block, description });
  });
}
