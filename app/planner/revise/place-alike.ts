import type { Place } from "~/domain/place/place";
import { placesThatSoundLike } from "~/language/search/sounds-like";
import { isPlaceOf } from "../plan/planned-blocks";
import { note, type NotePart } from "./note";
import type { RevisionContext } from "./revision-request";

type Named = Pick<RevisionContext, "wish" | "guide" | "days" | "current">;

const alikeIn = ({ wish, guide, current }: Named): Place[] =>
  wish.unknownName === null
    ? []
    : placesThatSoundLike(wish.unknownName, guide.places).filter((place) => !isPlaceOf(current, place));

const plannedStop = ({ days }: Named, { id }: Place) =>
  days.flatMap(({ stops }) => stops).find(({ placeId }) => placeId === id);

/** The place that an unknown name may mean by its sound, where it stands nowhere in the plan yet. */
export const placeAlike = (context: Named): Place | null =>
  alikeIn(context).find((place) => plannedStop(context, place) === undefined) ?? null;

/** That it may be meant: first in the list of others, or where it stands in the plan. Empty where nothing sounds alike. */
export function sayAlike(context: Named): NotePart[] {
  const open = placeAlike(context);
  if (open) return note("mayMean", { name: open.name });
  const [place] = alikeIn(context);
  const stop = place && plannedStop(context, place);
  return stop ? note("mayMeanPlanned", { name: stop.title, part: stop.at.part, day: stop.at.day }) : [];
}
