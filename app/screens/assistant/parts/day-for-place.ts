import type { NamedPlace } from "~/contracts/calls/assistant";
import type { LiveMoment } from "~/domain/live/live-moment";
import { kilometresBetween, pointOf } from "~/domain/place/geo";
import type { Day } from "~/domain/plan/itinerary";

type Asked = { question: string; days: readonly Day[]; moment: LiveMoment | null };

/**
 * The day that a place of an answer is offered for: the one the question names, else the one that is on or comes next, else the one that goes nearest to
 * it. Only days that are spent in its city and are not over; null where there is none.
 */
export function dayForPlace(place: NamedPlace, { question, days, moment }: Asked): number | null {
  const now = moment?.kind === "at-block" ? moment.at : moment?.kind === "evening-after" ? moment.next : null;
  const first = Math.max(place.fromDay, now?.dayIndex ?? 1);
  const open = days.filter(({ dayIndex }) => first <= dayIndex && dayIndex <= place.toDay);
  const isOpen = (day: number) => open.some(({ dayIndex }) => dayIndex === day);
  const named = Number(/\bday (\d+)\b/i.exec(question)?.[1]);
  if (isOpen(named)) return named;
  if (now && isOpen(now.dayIndex)) return now.dayIndex;
  const distance = ({ stops }: Day) =>
    Math.min(
      ...stops.map((stop) => {
        const at = pointOf(stop);
        return at ? kilometresBetween(at, place) : Infinity;
      }),
    );
  return (
    open.toSorted((one, other) => distance(one) - distance(other) || one.dayIndex - other.dayIndex)[0]?.dayIndex ?? null
  );
}
