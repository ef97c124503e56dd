import { ICON } from "../fit/appeal";
import type { DayConditions } from "../fit/day-conditions";
import { isDarkIn } from "../fit/needs-light";
import type { WayOfDay } from "../plan/short-order";
import { isForSunset } from "../times/sunset-stops";
import type { LineStop } from "./day-line";
import { hasAsGoodSky, isAsKnown, type MayLead, mayLeadWhere } from "./in-anothers-stead";
import { placesOfLine } from "./moved-beside";
import { isMovable, type Ordered, ordersOf, ROUNDABOUT_KM, isRoundabout } from "./roundabout";
import type { Filling, TriedDay } from "./tried-day";

/** A way that is shorter by less is left as it is. */
const LEAST_GAIN_KM = 0.25;
/** So many changes are made on a day, and so many tried for each. */
const MOST_CHANGES = 6;
const MOST_TRIES = 14;

/**
 * How a day is put into another order: two stops at a time; then all at once, where a part of a roundabout day may also be about what is less known, but
 * for what one would not go home without; or also for that.
 */
export type Reordering = "two at a time" | "all at once" | "whatever leads";

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
  how: Reordering = "two at a time",
): LineStop[] {
  const mayStandIn = ({ place, part: now }: LineStop, part: LineStop["part"]): boolean =>
    now === part ||
    (place !== null &&
      place.parts.includes(part) &&
      !isForSunset(place, now) &&
      (!isDarkIn(place, part, today) || isDarkIn(place, now, today)) &&
      (part !== "evening" || !preferences.children) &&
      hasAsGoodSky(place, { part, today }, { part: now, today }));

  const mayLeadFor = mayLeadWhere(isAsKnown, { preferences, musts });
  const mayLeadInstead = mayLeadWhere(
    ({ fame }, other) => other.fame < ICON || fame === ICON || how === "whatever leads",
    { preferences, musts },
  );

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

  const changesOf = (now: readonly LineStop[], km: number): Ordered[] =>
    now
      .flatMap((_, a) => now.flatMap((_, b) => [moved(now, a, b), b > a ? swapped(now, a, b) : null]))
      .flatMap((changed) => (changed ? [{ line: changed, km: kilometresOf(placesOfLine(changed)) }] : []))
      .filter((change) => change.km <= km - LEAST_GAIN_KM)
      .sort((one, other) => one.km - other.km)
      .slice(0, MOST_TRIES);

  /**
   * The shortest order of all stops in which nothing loses its time. In a day that is roundabout as it is, a part may also be about what is less known,
   * but for musts and for what one would not go home without.
   */
  function reordered(now: readonly LineStop[]): LineStop[] {
    const shorterBy = (least: number, from: readonly LineStop[], mayLead: MayLead): LineStop[] | null => {
      const mayStand = (stop: LineStop, there: LineStop): boolean =>
        mayStandIn(stop, there.part) && (there.role !== "lead" || mayLead(stop, there));
      const orders = ordersOf(from, mayStand, kilometresOf, kilometresOf(placesOfLine(from)) - least);
      return orders.find(({ line }) => keepsLeads(from, line, mayLead) && keepsTime(now, line, day))?.line ?? null;
    };
    const shorter = shorterBy(LEAST_GAIN_KM, now, mayLeadFor) ?? [...now];
    if (!isRoundabout(shorter, kilometresOf)) return shorter;
    return shorterBy(ROUNDABOUT_KM, shorter, mayLeadInstead) ?? shorter;
  }

  let best = [...line];
  for (let times = 0; times < MOST_CHANGES; times += 1) {
    const change = changesOf(best, kilometresOf(placesOfLine(best))).find((option) =>
      keepsTime(best, option.line, day),
    );
    if (!change) break;
    best = change.line;
  }
  return how === "two at a time" ? best : reordered(best);
}

/** Whether each stop that a part of the day has come to be about may be that instead of each that it is no longer about. */
function keepsLeads(before: readonly LineStop[], after: readonly LineStop[], mayLead: MayLead): boolean {
  const isLeadIn = (line: readonly LineStop[], stop: LineStop): boolean =>
    line.some(({ role, choice }) => role === "lead" && choice === stop.choice);
  const gone = before.filter((stop) => stop.role === "lead" && !isLeadIn(after, stop));
  const come = before.filter((stop) => stop.role !== "lead" && isLeadIn(after, stop));
  return come.every((stop) => gone.every((other) => mayLead(stop, other)));
}

/** Of a visit, this much has to be left to it. */
const LEFT = 0.75;

/** Whether nothing is lost, and each stop keeps nearly all of its time wherever it stands now. */
function keepsTime(before: readonly LineStop[], after: readonly LineStop[], day: TriedDay): boolean {
  if (day.loss(after) > day.loss(before)) return false;
  const [had, has] = [day.tried(before), day.tried(after)];
  return before.every(({ choice }, i) => {
    const now = after.findIndex((stop) => stop.choice === choice);
    return (has[now]?.minutes ?? 0) >= LEFT * (had[i]?.minutes ?? 0);
  });
}
