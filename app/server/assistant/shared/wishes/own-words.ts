import { kilometresBetween, type Point, pointOf } from "~/domain/place/geo";
import type { PlacedStop, StopKind } from "~/domain/plan/stop";
import { type PartAt, type ProposedChange, seenStop } from "~/domain/proposal/proposal";
import type { NeedId } from "~/language/wish/need-words";
import type { Wish } from "~/language/wish/wish";
import { askedIn } from "~/messages/spoken/asked-words";
import { type AnywhereId, anywhere, noneByName } from "~/messages/spoken/own-words";
import type { Asked } from "~/planner/revise/note";
import { NEAR_KM, nearWhere, restsHere } from "~/planner/revise/near-where";
import { contextOf, type RevisionRequest, wishIn } from "~/planner/revise/revision-request";
import { MEALS, wishWithMeal } from "~/planner/revise/wish-with-meal";
import type { Change } from "./other-places";

/** What particular things are looked for first: "a beer" is more than "a drink". */
const ANYWHERE: Readonly<Record<AnywhereId, StopKind>> = {
  cafe: "rest",
  coffee: "drink",
  iceCream: "drink",
  sweet: "drink",
  beer: "drink",
  wine: "drink",
  pizza: "meal",
  noodles: "meal",
  sushi: "meal",
  seafood: "meal",
  tapas: "meal",
  meat: "meal",
  tacos: "meal",
  curry: "meal",
  pasta: "meal",
  dumplings: "meal",
  kebab: "meal",
  breakfast: "meal",
  lunch: "meal",
  dinner: "meal",
  cheapMeal: "meal",
  nightlife: "drink",
  food: "meal",
  pool: "sight",
  karaoke: "drink",
  indoorPlay: "sight",
  playground: "sight",
  wellness: "sight",
  cinema: "sight",
  park: "sight",
  shopping: "sight",
};
const isAnywhere = (id: string): id is AnywhereId => id in ANYWHERE;
const ALL = Object.keys(ANYWHERE).filter(isAnywhere);

/** Where something is wished for. */
type Where = { asked: Asked; isThere: (place: Point & { neighborhood: string }) => boolean };

/** What there is in every quarter is not fetched from farther away, a drink least of all. */
const FAR_KM = 3;
const FAR_FOR_A_DRINK_KM = 1.5;

/**
 * "A coffee near the temple": there is one in every quarter, but the data know few by name. Where none of the changes brings one there, it is proposed in words,
 * for the travellers to find on the spot, before the first of the others; and so it is where all that is known lies far from the stop that stands there, or
 * nothing is. What is not found everywhere keeps its changes.
 * @param isGone the stop that stands there leaves the plan, so that nobody is near it then
 */
export function orInOwnWords(
  request: RevisionRequest,
  changes: readonly Change[],
  to: PartAt,
  { isGone = false }: { isGone?: boolean } = {},
): readonly Change[] {
  const wish = wishIn(request);
  const what = whatIn(wish) ?? whatServes(request, wish);
  const far = what && ANYWHERE[what] === "drink" ? FAR_FOR_A_DRINK_KM : FAR_KM;
  const where = whereIn(request, wish) ?? (isGone ? null : aroundHere(request, changes, far));
  if (!where || !what || wish.named) return changes;
  const there = changes.filter((change) => "place" in change && where.isThere(change.place));
  return there.length > 0 ? there : [inOwnWords(what, where, to, wish), ...changes.slice(0, mostKnown(wish))];
}

/** Where they did not say that it has to be near, or near what they are at later, more of what is known by name is worth the way. */
export const mostKnown = (wish: Wish): number => (restsHere(wish) || wish.nearPart !== null ? 2 : 1);

/** Whether the card brings in words what is wished for. */
export function bringsInWords(request: RevisionRequest, card: ProposedChange): boolean {
  const wish = wishIn(request);
  const what = whatIn(wish) ?? whatServes(request, wish);
  return card.kind === "add-own" && what !== null && card.title.startsWith(anywhere[what][wish.language]);
}

/** The same where a stop makes way for it. */
export function orOwnInsteadOf(
  request: RevisionRequest,
  changes: readonly Change[],
  stop: PlacedStop,
): readonly Change[] {
  const found = orInOwnWords(request, changes, stop.at);
  const [own, ...others] = found;
  return own?.kind === "add-own" ? [own, { kind: "shelve", stop: seenStop(stop) }, ...others] : found;
}

/** Near the stop that stands there, where no change is. */
function aroundHere({ current }: RevisionRequest, changes: readonly Change[], farKm: number): Where | null {
  const point = pointOf(current);
  const isFar = (change: Change): boolean =>
    "place" in change && point !== null && kilometresBetween(point, change.place) > farKm;
  return point && changes.every(isFar)
    ? {
        asked: { is: "near", name: current.title },
        isThere: (place) => kilometresBetween(point, place) <= NEAR_KM,
      }
    : null;
}

function inOwnWords(what: AnywhereId, { asked }: Where, to: PartAt, { language, indoor }: Wish): Change {
  const where = askedIn(language, asked);
  const how = indoor && what === "cafe" ? `${askedIn(language, { is: "quality", quality: "indoor" })} ` : "";
  return {
    kind: "add-own",
    title: `${anywhere[what][language]} ${how}${where}`,
    does: ANYWHERE[what],
    to: { day: to.day, part: to.part },
    why: noneByName[language]({ where }),
  };
}

function whereIn(request: RevisionRequest, wish: Wish): Where | null {
  const { nearPlace, closer, nearHere, nearPart, neighborhood, nearArea } = wish;
  const area = neighborhood ?? nearArea;
  if (area)
    return {
      asked: { is: neighborhood ? "in" : "near", name: area },
      isThere: (place) => place.neighborhood === area,
    };
  const context = nearPlace || nearPart ? contextOf(request) : null;
  const { current } = request;
  const there = context ? nearWhere(context) : { title: current.title, point: pointOf(current) };
  const point = there?.point;
  return there && point && (nearPlace !== null || nearPart !== null || closer || nearHere || restsHere(wish))
    ? { asked: { is: "near", name: there.title }, isThere: (place) => kilometresBetween(point, place) <= NEAR_KM }
    : null;
}

/**
 * What serves who asks for no thing, only for how it should be and that it be near, and is found in every quarter: a seat at a café, by day a playground.
 */
function whatServes(request: RevisionRequest, wish: Wish): AnywhereId | null {
  const { blockName } = request;
  const asksForThing = wish.wantedCategories.size + wish.wantedInterests.size + wish.sought.length > 0;
  if (asksForThing) return null;
  if (restsHere(wish)) return blockName === "evening" ? null : "cafe";
  const context = wish.nearPart ? contextOf(request) : null;
  // At a table, near where they are at another time, it is a table that they want there.
  const [meal] = context ? wishWithMeal(context).needs.filter(isMeal) : [];
  if (meal) return meal;
  if (blockName === "evening") return null;
  const isNear = wish.nearHere || wish.nearPlace !== null;
  return isNear && wish.children && !wish.indoor && !wish.quieter ? "playground" : null;
}

const isMeal = (need: NeedId): need is keyof typeof MEALS => need in MEALS;

/** The thing that is wished for, the most particular of several; null where it is not found everywhere. */
function whatIn({ sought, kinds, needs, wantedCategories, runAround, indoor }: Wish): AnywhereId | null {
  if (runAround && indoor) return "indoorPlay";
  const ids: string[] = [...sought.map(({ id }) => id), ...kinds.map(({ words: [id = ""] }) => id), ...needs];
  const all = [...ids, ...wantedCategories];
  const isOther = [...sought.map(({ id }) => id), ...wantedCategories].some((id) => !isAnywhere(id));
  return isOther ? null : (ALL.find((id) => all.includes(id)) ?? null);
}
