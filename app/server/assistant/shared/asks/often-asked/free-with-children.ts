import { says } from "~/language/question/often-asked-words";
import * as say from "~/messages/spoken/often-asked/on-the-spot";
import { listedIn } from "~/messages/spoken/says";
import { sentences } from "~/planner/words/sentences";
import { knowHowOn } from "../../notes/know-how";
import { namedIn, type QuestionContext } from "../../question-context";

const SHOWN = 4;

/** What children can do that costs nothing: places that are both, then what somebody who lives there knows to be free. Null where that is not asked, or a place is named. */
export function freeWithChildren(context: QuestionContext): string | null {
  const { brief, language, words } = context;
  const isAsked = says(words, "freeOfCharge") && says(words, "children") && says(words, "toDo");
  if (!isAsked || namedIn(context)?.place) return null;
  const places = (brief.guide?.places ?? [])
    .filter(({ children, price, ticketed, dayTrip }) => children && price === 0 && !ticketed && !dayTrip)
    .filter(({ category, parts }) => category !== "food" && parts.some((part) => part !== "evening"))
    .toSorted((a, b) => Number(isForThem(b)) - Number(isForThem(a)) || b.fame - a.fame)
    .slice(0, SHOWN)
    .map(({ name, neighborhood }) => (name.includes(neighborhood) ? name : `${name} (${neighborhood})`));
  return (
    sentences(
      places.length > 0 && say.freeWithChildren[language]({ places: listedIn(language, places) }),
      knowHowOn(context, "free"),
    ) || null
  );
}

/** What there is for children more than for others. */
const FOR_THEM: ReadonlySet<string> = new Set(["family", "park"]);
const isForThem = ({ category, tags }: { category: string; tags: readonly string[] }): boolean =>
  FOR_THEM.has(category) || tags.some((tag) => tag.includes("playground"));
