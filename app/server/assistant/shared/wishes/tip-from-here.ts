import type { PlaceCategory } from "~/domain/place/place";
import { ailmentsIn } from "~/language/question/health";
import type { KindId, Sought } from "~/language/wish/kind-words";
import type { NeedId } from "~/language/wish/need-words";
import { readWish } from "~/language/wish/read-wish";
import type { Wish } from "~/language/wish/wish";
import { topics } from "~/messages/spoken/everyday/topics";
import { briefOn } from "~/planner/legs/brief-of-leg";
import { type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { knowHowOn } from "../notes/know-how";
import { contextOf, type QuestionContext } from "../question-context";
import { clausesSaid } from "./clauses/clauses-said";

/** What a wish asks for, as far as a topic may be about it. */
type Asked = {
  wish: Wish;
  kind: (...ids: readonly KindId[]) => boolean;
  of: (category: PlaceCategory) => boolean;
  need: (id: NeedId) => boolean;
};

/** Which wishes each topic has something to say to, the most telling first. */
const TOPICS: readonly (readonly [keyof typeof topics, (asked: Asked) => boolean])[] = [
  ["allergy", ({ need }) => need("glutenFree")],
  ["veggie", ({ wish }) => wish.vegetarian || wish.vegan],
  ["swim", ({ kind, wish }) => wish.feared.every(({ id }) => id !== "baths") && kind("beach", "pool")],
  ["bike", ({ kind }) => kind("bike")],
  ["kids", ({ kind, of }) => kind("playground", "play") || of("family")],
  ["stepFree", ({ wish }) => wish.stepFree || wish.stroller],
  ["breakfast", ({ need, kind }) => need("breakfast") || kind("coffee")],
  ["cheapEats", ({ wish, of }) => wish.cheaper && of("food")],
  ["sunset", ({ kind, of }) => kind("view", "rooftop") || of("viewpoint")],
  ["bars", ({ kind, of }) => kind("nightlife", "beer", "wine", "dance", "jazz", "karaoke") || of("nightlife")],
  ["souvenirs", ({ kind, of }) => kind("shopping", "market", "fleaMarket") || of("shopping") || of("market")],
  ["free", ({ wish }) => wish.free],
  // In bad weather one is sent to a bath.
  [
    "rain",
    ({ wish }) =>
      wish.indoor &&
      wish.feared.every(({ id }) => id !== "baths") &&
      wish.wantedCategories.size === 0 &&
      wish.sought.length === 0,
  ],
];

/** What somebody who lives there says to the kind of thing that is wished for: beside the cards, or where there are none. Null where nothing is known of it. */
export function tipFromHere(request: RevisionRequest): string | null {
  const { brief, days, dayIndex, feedback } = request;
  const here = briefOn(brief, dayIndex);
  if (!here.knowHow) return null;
  const wish = wishIn({ ...request, brief: here });
  // "Not sure about the pools": who refuses something is not told where it is had.
  const { unsought } = wishIn({ ...request, said: clausesSaid(feedback), brief: here });
  const isRefused = ({ id }: Sought): boolean => unsought.some((each) => each.id === id);
  const sought = wish.sought.filter((each) => !isRefused(each));
  return tipOn({ ...contextOf(here, days, feedback), language: wish.language }, { ...wish, sought });
}

/** The same to a question for somewhere to go. */
export const tipToQuestion = (context: QuestionContext): string | null =>
  context.brief.knowHow ? tipOn(context, readWish(context.question, context.brief.guide?.places ?? [])) : null;

function tipOn(context: QuestionContext, wish: Wish): string | null {
  const ids = new Set<string>([...wish.sought.map(({ id }) => id), ...wish.likelyKinds]);
  const asked: Asked = {
    wish,
    kind: (...kinds) => kinds.some((id) => ids.has(id)),
    of: (category) => wish.wantedCategories.has(category),
    need: (id) => wish.needs.includes(id),
  };
  const isAllergic = ailmentsIn(context.words).includes("foodAllergy");
  const topic = isAllergic ? "allergy" : TOPICS.find(([, isAbout]) => isAbout(asked))?.[0];
  const said = topic && knowHowOn(context, topic);
  return topic && said ? `${topics[topic][context.language]}: ${said}` : null;
}
