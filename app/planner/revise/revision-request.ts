import type { Block, BlockName } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { CityGuide, Place } from "~/domain/place/place";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { nameKey } from "~/domain/place/place-name";
import { isPlaceOf } from "../plan/planned-blocks";
import { withoutCity } from "~/language/wish/naming";
import { readWish } from "~/language/wish/read-wish";
import { isSought } from "./demands";
import type { Wish } from "~/language/wish/wish";

export type RevisionRequest = {
  brief: TripBrief;
  days: Day[];
  dayIndex: number;
  blockName: BlockName;
  current: Block;
  feedback: string;
};

/** A request with what was understood of it; `place` is null where the block names no known place. */
export type RevisionContext = RevisionRequest & { guide: CityGuide; wish: Wish; day: Day; place: Place | null };

/** Null for a city without data, or a day that is not in the plan. */
export function contextOf(request: RevisionRequest): RevisionContext | null {
  const { brief, days, current, feedback } = request;
  const day = days.find(({ dayIndex }) => dayIndex === request.dayIndex);
  const { guide } = brief;
  if (!guide || guide.places.length === 0 || !day) return null;
  return {
    ...request,
    guide,
    day,
    wish: withoutFeared(readWish(withoutCity(feedback, brief.cityName), guide.places)),
    place: guide.places.find((option) => isPlaceOf(current, option)) ?? null,
  };
}

/** "The catacombs, but my son is scared of the dark": what somebody cannot bear outweighs the name, and the note says so. */
const withoutFeared = (wish: Wish): Wish =>
  wish.named && wish.feared.some((feared) => wish.named !== null && isSought(wish.named, feared))
    ? { ...wish, named: null, unwantedPlace: wish.named, different: true }
    : wish;

/** Whether the block is about one of the chosen musts. */
export const isMust = ({ brief, current, place }: Pick<RevisionContext, "brief" | "current" | "place">): boolean =>
  brief.anchors.some(
    (anchor) =>
      nameKey(anchor) === nameKey(current.title) || (place !== null && nameKey(anchor) === nameKey(place.name)),
  );

/** Whether the words leave no doubt that the present stop has to be replaced. */
export const insists = ({ wish, current }: Pick<RevisionContext, "wish" | "current">): boolean =>
  wish.different || wish.backInTown || (wish.unwantedPlace !== null && isPlaceOf(current, wish.unwantedPlace));
