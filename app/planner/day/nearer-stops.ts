import type { Place } from "~/domain/place/place";
import { KNOWN } from "../fit/appeal";
import type { DayConditions } from "../fit/day-conditions";
import type { WayOfDay } from "../plan/short-order";
import type { LineStop } from "./day-line";
import { oneMorePlace } from "./one-more-place";
import { isRoundabout } from "./roundabout";
import { inShorterOrder } from "./shorter-way";
import type { Filling, TriedDay } from "./tried-day";
import { placesOfLine } from "./moved-beside";

/** So many kilometres from the stop before or after it, something is looked for instead. */
const NEAR_KM = 1.1;
/** So many are tried near each of the two. */
const TRIES = 3;
/** It may take so much longer. */
const LONGER_MINUTES = 20;

/** Puts something nearer in the stead of what leads a day about. */
export type NearerStops = (line: LineStop[], day: TriedDay, today: DayConditions | undefined) => LineStop[];

type Instead = { line: LineStop[]; km: number; came: Place; went: Place };

/** Of a visit, this much has to be left to it. */
const LEFT = 0.8;

/** Whether the others keep nearly all of their time, and what came has some. */
function othersKeepTime(
  before: readonly LineStop[],
  after: readonly LineStop[],
  went: LineStop,
  day: TriedDay,
): boolean {
  if (day.loss(after) > day.loss(before)) return false;
  const [had, has] = [day.tried(before), day.tried(after)];
  return before.every((stop, i) => {
    const now = after.findIndex(({ place }) => place === stop.place);
    return stop === went || (has[now]?.minutes ?? 0) >= LEFT * (had[i]?.minutes ?? 0);
  });
}

/**
 * Where a day is roundabout in whatever order it can be gone, what is little known and stands beside something else gives way to another place that lies
 * on the way, if all else keeps its time.
 * @param taken the places that stand somewhere in the trip; what comes in is put to them
 */
export function nearerStops(filling: Filling, taken: Set<Place>, kilometresOf: WayOfDay): NearerStops {
  const { guide, preferences, musts } = filling;
  const findMore = oneMorePlace(guide, preferences, { taken, withinKm: NEAR_KM });
  const mayGo = ({ role, choice, place }: LineStop): boolean =>
    role === "along" &&
    choice.kind === "place" &&
    place !== null &&
    place.fame < KNOWN &&
    !musts.includes(place) &&
    place.category !== "food";

  function instead(line: LineStop[], at: number, day: TriedDay, today: DayConditions | undefined): Instead[] {
    const stop = line[at];
    const went = stop?.place;
    if (!went || !mayGo(stop)) return [];
    const { part } = stop;
    const refused = new Set<Place>();
    const found = [line[at - 1], line[at + 1], ...line.filter((one) => one.part === part && one !== stop)].flatMap(
      (neighbour) => {
        if (neighbour?.choice.kind !== "place" || neighbour.choice.place.category === "food") return [];
        const around = neighbour.choice.place;
        const wanted = { around, part, kinds: new Set([around.category]), minutes: went.minutes + LONGER_MINUTES };
        return Array.from({ length: TRIES }).flatMap(() => {
          const place = findMore({ ...wanted, refused, day, today });
          if (place) refused.add(place);
          return place ?? [];
        });
      },
    );
    return found.flatMap((place): Instead[] => {
      const changed = line.with(at, { ...stop, choice: { kind: "place", place }, place });
      const shorter = inShorterOrder(changed, day, today, filling, kilometresOf, "all at once");
      if (isRoundabout(shorter, kilometresOf) || !othersKeepTime(line, shorter, stop, day)) return [];
      return [{ line: shorter, km: kilometresOf(placesOfLine(shorter)), came: place, went }];
    });
  }

  return (line, day, today) => {
    if (!isRoundabout(line, kilometresOf)) return line;
    const [best] = line.flatMap((_, at) => instead(line, at, day, today)).sort((a, b) => a.km - b.km);
    if (!best) return inShorterOrder(line, day, today, filling, kilometresOf, "whatever leads");
    taken.add(best.came);
    taken.delete(best.went);
    return best.line;
  };
}
