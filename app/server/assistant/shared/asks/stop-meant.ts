import { leadAt } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import { asksForPlace } from "~/language/question/place-words";
import type { Topic } from "~/language/question/topic";
import { KIND_ROWS, KIND_TABLE, soughtOf } from "~/language/wish/kind-words";
import { isSought } from "~/planner/revise/demands/found-in-place";
import { dayAsked } from "../day-asked";
import { mealsAsked, mealsOn } from "../planned-answers";
import type { QuestionContext, Subject } from "../question-context";
import { PARTS } from "~/language/wish/part-words";

/** What is asked of one stop, be it named or not. */
const OF_A_STOP: ReadonlySet<Topic> = new Set([
  ...(["opening", "tickets", "cost", "duration", "access", "wear", "photos", "crowds", "roof", "where"] as const),
]);
/** These point to a thing that both know. */
const THE = new Set(
  "the our my that this der die das den dem unser unsere unserem le la l notre ce cette el los nuestro nuestra ese esa il lo nostro nostra quel quella o a nosso nossa esse essa".split(
    " ",
  ),
);

const subjectOfStop = ({ brief, blocks }: QuestionContext, stop: PlacedStop): Subject => {
  const at = blocks.find(({ block, dayIndex }) => dayIndex === stop.at.day && block.title === stop.title) ?? null;
  const place = brief.guide?.places.find(({ id }) => id === stop.placeId) ?? null;
  return { title: stop.title, block: at?.block ?? null, place, at };
};

/**
 * The stop of the plan that a fact is asked of without its name: "the museum", "tonight", "lunch on Friday"; on the day that is named, else the first
 * from `today` on. Null where no fact is asked, or nothing planned is such.
 */
export function stopMeant(context: QuestionContext, topics: readonly Topic[], today: number): Subject | null {
  const { brief, days, words, plainText } = context;
  if (!topics.some((topic) => OF_A_STOP.has(topic)) || (topics.includes("cost") && asksForPlace(words))) return null;
  const day = dayAsked(plainText, brief, today);
  if (day && "missing" in day) return null;
  const open = days.filter(({ dayIndex }) => (day ? dayIndex === day.dayIndex : dayIndex >= today));
  const [first] = open;
  const meals = mealsAsked(context);
  const [meal] = meals.length > 0 ? open.flatMap((each) => mealsOn(each, meals)) : [];
  if (meal) return subjectOfStop(context, meal);
  const kind = plannedOfKind(
    context,
    open.flatMap(({ stops }) => stops),
  );
  if (kind) return subjectOfStop(context, kind);
  const [part] = topics.includes("opening") || topics.includes("where") ? [] : PARTS.find(words);
  const lead = part && first ? leadAt(first, part.id) : null;
  return lead ? subjectOfStop(context, lead) : null;
}

/** "The museum": the first stop that is one. */
function plannedOfKind({ brief, words }: QuestionContext, stops: readonly PlacedStop[]): PlacedStop | null {
  const [hit] = KIND_TABLE.find(words).filter(({ from }) => THE.has(words[from - 1]?.said ?? ""));
  if (!hit) return null;
  const sought = soughtOf(hit.id);
  const categories = KIND_ROWS.find(([id]) => id === hit.id)?.[1].categories ?? [];
  return (
    stops.find(({ placeId }) => {
      const place = brief.guide?.places.find(({ id }) => id === placeId);
      return place !== undefined && (sought ? isSought(place, sought) : categories.includes(place.category));
    }) ?? null
  );
}
