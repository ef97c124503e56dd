import type { Place, PlaceCategory } from "~/domain/place/place";
import { asksFirst } from "~/language/question/first-words";
import { readWish } from "~/language/wish/read-wish";
import * as talk from "~/messages/spoken/asked/talk";
import { listedIn } from "~/messages/spoken/says";
import { isExcluded } from "~/planner/fit/appeal";
import { isInPlan, type QuestionContext } from "../../question-context";
import { asksToEat } from "../health-answers";

const SHOWN = 4;
const NOT_SEEN: ReadonlySet<PlaceCategory> = new Set<PlaceCategory>(["food", "nightlife"]);

/** What there is under a roof, or for children, near a hotel that nobody noted: that it is not known, and what suits in the city meanwhile. Null where that is not asked, or the hotel is known. */
export function nearUnknownHotel(context: QuestionContext): string | null {
  const { brief, words, language, preferences, question } = context;
  const places = brief.guide?.places ?? [];
  if (!asksFirst(words, "nearHotel") || (brief.stays ?? []).length > 0 || asksToEat(context)) return null;
  const inRain = asksFirst(words, "inRain");
  const withChildren = readWish(question, places).children;
  if (!inRain && !withChildren) return null;
  const suits = (place: Place): boolean =>
    !NOT_SEEN.has(place.category) &&
    !place.dayTrip &&
    (!inRain || place.indoor) &&
    (!withChildren || place.children) &&
    !isInPlan(context, place) &&
    !isExcluded(place, preferences);
  const isForThem = ({ category }: Place): number => Number(withChildren && category === "family");
  const found = places
    .filter(suits)
    .toSorted((a, b) => isForThem(b) - isForThem(a) || b.fame - a.fame)
    .slice(0, SHOWN)
    .map(({ name, neighborhood }) => (name.includes(neighborhood) ? name : `${name} (${neighborhood})`));
  return talk.whichHotel[language]({
    places: found.length > 0 ? talk.theyAreIn[language]({ places: listedIn(language, found) }) : "",
  });
}
