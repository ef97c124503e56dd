import type { Place } from "~/domain/place/place";
import { KNOWN } from "../fit/appeal";
import type { DayConditions } from "../fit/day-conditions";
import { seasonPoints } from "../fit/day-fit";
import { isDarkIn } from "../fit/needs-light";
import { weatherPoints } from "../fit/usual-weather";
import { servesInterest } from "../plan/score";
import type { WayOfDay } from "../plan/short-order";
import { isForSunset } from "../times/sunset";
import type { LineStop } from "./day-line";
import type { Filling, TriedDay } from "./tried-day";

/** A way that is shorter by less is left as it is. */
const LEAST_GAIN_KM = 0.25;
/** So many changes are made on a day, and so many tried for each. */
const MOST_CHANGES = 6;
const MOST_TRIES = 14;
/** So much worse a time of the day for sun, rain and light is not worth a shorter way. */
const WORSE = 0.6;

type Change = { line: LineStop[]; km: number };

/** What may be moved: sights in town. Meals have their time, and what a part is about stays what it is about. */
const isMovable = ({ choice, role, place }: LineStop): boolean =>
  role !== "table" && choice.kind === "place" && place !== null && place.category !== "food";

const placesOf = (line: readonly LineStop[]): Place[] =>
  line.flatMap(({ place, choice }) => (place && choice.kind !== "trip-continued" ? [place] : []));

/**
 * The line of a day in a shorter order, once its meals and what else came into it have made another order the better one: two stops of which each suits
 * the other's part of the day change places, or one goes to another place in the line, as long as nothing loses its time by it.
 */
export function inShorterOrder(
  line: readonly LineStop[],
  day: TriedDay,
  today: DayConditions | undefined,
  { preferences, musts }: Pick<Filling, "preferences" | "musts">,
  kilometresOf: WayOfDay,
): LineStop[] {
  const skyAt = (place: Place, part: LineStop["part"]): number =>
    today ? seasonPoints(place, part, today) + weatherPoints(place, today.weather)[part] : 0;
  const mayStandIn = ({ place, part: now }: LineStop, part: LineStop["part"]): boolean =>
    now === part ||
    (place !== null &&
      place.parts.includes(part) &&
      !isForSunset(place, now) &&
      (!isDarkIn(place, part, today) || isDarkIn(place, now, today)) &&
      (part !== "evening" || !preferences.children) &&
      skyAt(place, part) >= skyAt(place, now) - WORSE);

  /** Whether one may come where the other stands: what a part is about gives its name to nothing less known, and less what they came for. */
  const mayLeadFor = ({ place, role }: LineStop, other: LineStop): boolean =>
    role === "lead" ||
    (place !== null &&
      other.place !== null &&
      !musts.includes(other.place) &&
      (place.fame >= other.place.fame || place.fame >= KNOWN) &&
      (servesInterest(place, preferences) || !servesInterest(other.place, preferences)));

  /** The line with two stops in each other's stead: what a part is about stays the one that comes into its place. */
  function swapped(now: readonly LineStop[], a: number, b: number): LineStop[] | null {
    const [first, second] = [now[a], now[b]];
    if (!first || !second || !isMovable(first) || !isMovable(second)) return null;
    if (first.role !== second.role && !(mayLeadFor(first, second) && mayLeadFor(second, first))) return null;
    if (!mayStandIn(first, second.part) || !mayStandIn(second, first.part)) return null;
    return now.map((stop, i) =>
      i === a
        ? { ...second, part: first.part, role: first.role }
        : i === b
          ? { ...first, part: second.part, role: second.role }
          : stop,
    );
  }

  /** The line with what stands beside something else behind another stop. */
  function moved(now: readonly LineStop[], from: number, behind: number): LineStop[] | null {
    const [stop, target] = [now[from], now[behind]];
    if (!stop || !target || stop.role !== "along" || !isMovable(stop) || from === behind) return null;
    const leads = now.findIndex(({ part, role }) => part === target.part && role === "lead");
    if (behind < leads || !mayStandIn(stop, target.part) || now[leads]?.place?.category === "food") return null;
    if (now[leads]?.choice.kind !== "place") return null;
    const rest = now.filter((_, i) => i !== from);
    const at = rest.indexOf(target) + 1;
    return [...rest.slice(0, at), { ...stop, part: target.part }, ...rest.slice(at)];
  }

  const changesOf = (now: readonly LineStop[], km: number): Change[] =>
    now
      .flatMap((_, a) => now.flatMap((_, b) => [moved(now, a, b), b > a ? swapped(now, a, b) : null]))
      .flatMap((changed) => (changed ? [{ line: changed, km: kilometresOf(placesOf(changed)) }] : []))
      .filter((change) => change.km <= km - LEAST_GAIN_KM)
      .sort((one, other) => one.km - other.km)
      .slice(0, MOST_TRIES);

  let best = [...line];
  for (let times = 0; times < MOST_CHANGES; times += 1) {
    const change = changesOf(best, kilometresOf(placesOf(best))).find((option) => keepsTime(best, option.line, day));
    if (!change) break;
    best = change.line;
  }
  return best;
}

/** Of a visit, this much has to be left to it. */
const LEFT = 0.8;

/** Whether nothing is lost, and each stop keeps nearly all of its time wherever it stands now. */
function keepsTime(before: readonly LineStop[], after: readonly LineStop[], day: TriedDay): boolean {
  if (day.loss(after) > day.loss(before)) return false;
  const [had, has] = [day.tried(before), day.tried(after)];
  return before.every(({ choice }, i) => {
    const now = after.findIndex((stop) => stop.choice === choice);
    return (has[now]?.minutes ?? 0) >= LEFT * (had[i]?.minutes ?? 0);
  });
}
