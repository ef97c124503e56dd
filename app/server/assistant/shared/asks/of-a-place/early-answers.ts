import { kilometresBetween } from "~/domain/place/geo";
import { openOn } from "~/domain/place/opening-hours";
import type { Place } from "~/domain/place/place";
import { readWish } from "~/language/wish/read-wish";
import { hoursUnknown } from "~/messages/spoken/asked/follow-up";
import { demandsOf } from "~/planner/revise/demands/demands";
import { sentences } from "~/planner/words/sentences";
import { dateOfDay } from "../../day-asked";
import type { QuestionContext } from "../../question-context";
import { hoursOn } from "../../hours-said";
import type { Thing } from "../said-before";

const EARLY_KM = 1.2;
/** No place that opens after noon is called early. */
const LATE = 12 * 60;

/** The places to eat in a quarter or near a place, of the kind that the question before asked for, that open earliest on a day of the trip. */
export function earliestIn(context: QuestionContext, thing: Thing, before: string): string | null {
  if (!thing.at) return null;
  const { at } = thing;
  const { language, brief } = context;
  const places = brief.guide?.places ?? [];
  const near = places
    .filter(({ category, dayTrip }) => category === "food" && !dayTrip)
    .filter((place) => kilometresBetween(at, place) <= EARLY_KM);
  const { sought, wantedCategories } = readWish(before, places);
  const demands = demandsOf({ ...readWish("", places), sought, wantedCategories }, null);
  const isWanted = (place: Place): boolean => demands.length > 0 && demands.every(({ met }) => met(place));
  const cafes = near.filter(({ meal }) => meal?.kind === "cafe");
  const wanted = cafes.length > 0 ? cafes : near.filter(isWanted);
  const date = dateOfDay(brief, 1);
  const opens = (place: Place): number => (date ? openOn(place, date)?.[0]?.[0] : undefined) ?? LATE;
  const said = (wanted.length > 0 ? wanted : near)
    .filter((place) => opens(place) < LATE)
    .toSorted((a, b) => opens(a) - opens(b))
    .slice(0, 3)
    .map((place) => hoursOn(context, place, 1));
  return said.length > 0 ? sentences(...said) : hoursUnknown[language]({ name: thing.said || thing.title });
}
