import type { Block } from "~/domain/plan/block";
import { ALL_IDEAS, IDEAS } from "../ideas";
import { fitsPlace } from "../ideas/idea";
import { traitsOfTrip } from "../ideas/traits";
import type { Idea } from "../ideas";
import { ideaAppeal, suitsTravellers } from "../ideas/choose-idea";
import { writeIdeaBlock } from "../ideas/write-idea-block";
import { createPhraseDeck } from "../words/phrase-deck";
import { nameKey } from "~/domain/place/place-name";
import { preferencesOf } from "../fit/preferences";
import { seedFrom, seededRandom } from "../plan/random";
import { blocksOf } from "../plan/planned-blocks";
import { ownPlan } from "./own-plan";
import { readWish } from "~/language/wish/read-wish";
import { note, type NotePart, type PlannedRevision } from "./note";
import type { RevisionRequest } from "./revision-request";
import { insists, isMust } from "./revision-request";
import { sayUnsupported } from "./say-unsupported";
import { sayUnclear } from "./say-revision";
import type { Wish } from "~/language/wish/wish";

const QUIET = new Set(["park", "nature", "wellness", "religious", "viewpoint"]);

/** Whether an idea meets the wish, as far as can be told of an idea. */
function meets(idea: Idea, wish: Wish, current: Idea | null): boolean {
  const subjects = wish.wantedCategories.size + wish.wantedInterests.size > 0;
  if (
    subjects &&
    !wish.wantedCategories.has(idea.category) &&
    !idea.interests.some((interest) => wish.wantedInterests.has(interest))
  )
    return false;
  if (wish.unwantedCategories.has(idea.category)) return false;
  if (wish.vegetarian && idea.category !== "food") return false;
  if ((wish.indoor && !idea.indoor) || (wish.outdoor && idea.indoor)) return false;
  if ((wish.closer || wish.stepFree || wish.stroller) && idea.effort > 0) return false;
  if (wish.free && idea.price > 0) return false;
  if (wish.cheaper && current && idea.price >= current.price && idea.price > 0) return false;
  if (wish.children && !idea.children) return false;
  return !wish.quieter || QUIET.has(idea.category) || idea.interests.includes("relaxation");
}

const wantsPlace = (wish: Wish): boolean =>
  wish.wantedCategories.size + wish.wantedInterests.size + wish.unwantedCategories.size > 0;

const asksForSomething = (wish: Wish): boolean => Object.values(wish).includes(true) || wantsPlace(wish);

/** Ideas know only kinds of places, so a dish counts as food. */
const withDishes = (wish: Wish): Wish => ({
  ...wish,
  wantedCategories: new Set([
    ...wish.wantedCategories,
    ...wish.sought.flatMap(({ categories }) => categories.slice(0, 1)),
  ]),
});

const ideaOf = (block: Block): Idea | null =>
  ALL_IDEAS.find((idea) => nameKey(block.title).startsWith(nameKey(idea.title))) ?? null;

/** Revises a block in a city without data: with another idea, and a note that says it is one. */
export function reviseIdea({ brief, days, blockName, current, feedback }: RevisionRequest): PlannedRevision {
  const wish = withDishes(readWish(feedback, []));
  const unsupported =
    wish.unsupported && !wantsPlace(wish)
      ? sayUnsupported({ current, blockName, place: null, wish, days, brief })
      : null;
  const { language } = wish;
  const old = current.title;
  const keep = (said: readonly NotePart[]): PlannedRevision => ({ block: current, note: said, language });
  // Here every name is unknown, and one of several words is no slip: it is what they mean to do.
  if (wish.unknownName && (wish.isOurs || wish.unknownName.includes(" ")))
    return { ...ownPlan({ current, feedback }, wish.unknownName), language };
  if (unsupported) return keep(unsupported);
  if (!asksForSomething(wish)) return keep(sayUnclear({ current }));
  const preferences = preferencesOf(brief);
  const planned = ideaOf(current);
  if (planned && !wish.different && !wish.cheaper && meets(planned, wish, null)) return keep(note("ideaMet", { old }));
  const used = new Set(blocksOf(days).map(({ block }) => ideaOf(block)?.title));
  const traits = traitsOfTrip(brief);
  const open = IDEAS[blockName]
    .filter((idea) => fitsPlace(idea, traits) && !used.has(idea.title))
    .filter((idea) => suitsTravellers(idea, preferences) && meets(idea, wish, ideaOf(current)))
    .sort((a, b) => ideaAppeal(b, preferences) - ideaAppeal(a, preferences));
  const [idea] = open;
  if (!idea) return keep(note("noIdea", { old, city: brief.cityName, part: blockName }));
  if (isMust({ brief, current, place: null }) && !insists({ wish, current }))
    return keep(note("ideaForMust", { old, idea: idea.title }));
  const deck = createPhraseDeck(seededRandom(seedFrom(`${brief.tripId} ${feedback}`)));
  return {
    block: writeIdeaBlock(idea, 0, null, brief.cityName, deck),
    note: [
      ...note("ideaPut", { old, idea: idea.title, city: brief.cityName }),
      ...(wish.vegetarian ? note("askMeatless", {}) : []),
    ],
    language,
  };
}
