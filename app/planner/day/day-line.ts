import type { Point } from "~/domain/place/geo";
import type { Place, Waters } from "~/domain/place/place";
import { type GettingAbout, wayBetween } from "~/domain/place/way-between";
import type { BlockName } from "~/domain/plan/block";
import type { StopKind } from "~/domain/plan/stop";
import { type Choice, isOuting } from "../plan/choice";
import type { Stop } from "../plan/stops";
import { plannedAt } from "../times/planned-at";
import { kindOf } from "../times/stop-kinds";
import type { OpenHours, StopToTime } from "../times/stop-to-time";

/** What a stop is in its part of the day: what the part is about, something seen on the way, or a meal. */
export type Role = "lead" | "along" | "table";

/** A stop of a day that is not written yet; `place` is null where it is no known place. */
export type LineStop = { part: BlockName; role: Role; choice: Choice; place: Place | null };

/** What a choice stands at. */
export const placeOf = (choice: Choice): Place | null => ("place" in choice ? choice.place : null);

/** How the kind of a stop follows from its role: a part is known by what it is about, whatever that is. */
export function kindOnLine({ role, place, choice, part }: LineStop, line: readonly LineStop[]): StopKind {
  if (role === "table") return "meal";
  if (role === "along") return place?.category === "food" ? "drink" : kindOf(place, "");
  const isAlone = line.filter((stop) => stop.part === part).length === 1;
  return isAlone && choice.kind !== "trip" ? kindOf(place, choice.kind === "own" ? choice.title : "") : "sight";
}

/** A day's stops as the schedule needs to know them. */
export const toTime = (
  line: readonly LineStop[],
  hoursOf: (placeId: string) => OpenHours | null,
  sunset: () => number | null,
): StopToTime[] =>
  line.map((stop, i): StopToTime => {
    const { part, place, choice } = stop;
    const kind = kindOnLine(stop, line);
    const isDayTrip = isOuting(choice);
    // The afternoon of an outing is at no place of its own.
    const known = choice.kind === "trip-continued" ? null : place;
    const [category, usual] = [known?.category ?? null, known?.minutes ?? null];
    const asked = {
      id: String(i),
      part,
      kind,
      title: known?.name ?? "",
      point: place && { lat: place.lat, lng: place.lng, side: place.side },
      category,
      isDayTrip,
      minutesOut: isDayTrip ? (place?.dayOut?.minutes ?? null) : null,
      usual,
      fixed: null,
      isBooked: false,
      kept: null,
      clocksForward: 0,
      hours: known && hoursOf(known.id),
      lastEntry: 0,
      sunset: null,
      isLit: false,
      isWhole: false,
    };
    return plannedAt(asked, known, sunset);
  });

/** Where the stop before a position is, and the one after it. */
export const pointsAround = (line: readonly LineStop[], at: number): { from: Point | null; to: Point | null } => ({
  from: line.slice(0, at).findLast(({ place }) => place)?.place ?? null,
  to: line.slice(at).find(({ place }) => place)?.place ?? null,
});

/** The way to a stop from the one before it; null from an outing, and where one of the two is at no known place. */
export function hopTo(
  line: readonly LineStop[],
  at: number,
  about: GettingAbout,
  waters: Waters | null,
): Stop["before"] {
  const [from, to] = [line[at - 1], line[at]];
  if (from?.choice.kind !== "place" || to?.choice.kind !== "place") return null;
  const way = wayBetween(from.choice.place, to.choice.place, about, waters);
  return { name: from.choice.place.name, way, isTable: from.role === "table" };
}
