import { allAskedIn, askedIn } from "~/messages/spoken/asked-words";
import { listed, sentences } from "~/planner/words/sentences";
import type { Point } from "~/domain/place/geo";
import type { Place } from "~/domain/place/place";
import { isExcluded } from "~/planner/fit/appeal";
import { eatsThere } from "~/planner/fit/diet";
import { briefWalk } from "~/planner/words/say-hop";
import type { BlockName } from "~/domain/plan/block";
import { demandsOf } from "~/planner/revise/demands/demands";
import { type MealId, servesMeal } from "~/planner/revise/demands/need-demands";
import { readWish } from "~/language/wish/read-wish";
import { spokenTime } from "./plan-said";
import { mealsAsked, mealsOn } from "./planned-answers";
import {
  inSeason,
  placesAround,
  pointOfSubject,
  spokenWay,
  subjectOfBlock,
  type Answer,
  type Subject,
  type QuestionContext,
} from "./question-context";

const NEAR_KM = 1.3;
const SHOWN = 3;
const DIET = /\b(gluten\w*|halal|kosher|allerg\w*|lactose|coeliac|celiac)\b/;
/** The part of the day in which each meal is eaten. */
const MEALS = [
  ["breakfast", "morning"],
  ["brunch", "morning"],
  ["lunch", "afternoon"],
  ["dinner", "evening"],
] as const;

/** For which meal a table is looked for: in the morning any later one will do as well, unless breakfast is named. */
function mealSought({ plainText }: QuestionContext, part: BlockName): MealId | null {
  if (part === "morning") return plainText.includes("breakfast") ? "breakfast" : null;
  return part === "afternoon" ? "lunch" : "dinner";
}

export const withWalks = (context: QuestionContext, found: ReturnType<typeof placesAround>): string =>
  listed(found.map(({ place, km }) => `${place.name} (${briefWalk(km, context.preferences)})`));

/** The stop of the same day at which the meal asked for would be eaten. */
function mealStop(context: QuestionContext, subject: Subject): Subject {
  const part = MEALS.find(([meal]) => context.plainText.includes(meal))?.[1];
  const stop =
    part && subject.at
      ? context.blocks.find(({ dayIndex, part: at }) => dayIndex === subject.at?.dayIndex && at === part)
      : undefined;
  return stop ? subjectOfBlock(context, stop) : subject;
}

/** The place to eat that the description of a stop names. */
const namedTable = ({ brief }: QuestionContext, { block, title }: Subject): Place | undefined =>
  block
    ? brief.guide?.places.find(
        (place) => place.category === "food" && place.name !== title && block.description.includes(place.name),
      )
    : undefined;

const limitsOf = (said: string): string | null =>
  /\bvegan/.test(said)
    ? "I know what suits vegetarians, not vegans, so ask there."
    : DIET.test(said)
      ? "I do not know about allergies, gluten or kosher and halal kitchens, so ask before you order."
      : null;

/** For when there is no place to eat close by: the nearest one, with the way to it. */
function noTable(context: QuestionContext, { title }: Subject, point: Point, suits: (place: Place) => boolean): string {
  const kind = readWish(context.question, []).vegetarian ? "vegetarian place" : "place";
  const [nearest] = placesAround(context, point, Number.POSITIVE_INFINITY, suits);
  return sentences(
    `I know no ${kind} to eat within a walk of ${title} that is not in your plan already.`,
    nearest &&
      `The nearest is ${nearest.place.name}: ${spokenWay(point, nearest.place, context.preferences, context.brief.guide?.waters)}.`,
  );
}

export const food: Answer = (context, asked) => {
  const subject = mealStop(context, asked);
  const { title, place, block } = subject;
  const point = pointOfSubject(subject);
  if (!point) return `I have no places around ${title}, so I cannot name a table. Ask someone who works nearby.`;
  const wish = readWish(context.question, context.brief.guide?.places ?? []);
  const meatless = wish.vegetarian;
  const part = subject.at?.part ?? "afternoon";
  const meal = mealSought(context, part);
  const suits = (option: Place): boolean =>
    option.category === "food" &&
    (meal === null || servesMeal(option, meal)) &&
    !isExcluded(option, context.preferences) &&
    eatsThere(option, context.preferences) &&
    (!meatless || option.vegetarian === true);
  const near = placesAround(context, point, NEAR_KM, suits);
  const demands = demandsOf({ ...wish, neighborhood: wish.neighborhood ?? wish.nearArea, children: false }, null);
  const wanted = demands.length > 0 ? near.filter(({ place: option }) => demands.every(({ met }) => met(option))) : [];
  const fitting = near.filter((option) => option.place.parts.includes(part));
  const found = (wanted.length > 0 ? wanted : fitting.length > 0 ? fitting : near).slice(0, SHOWN);
  const [dish] = wish.sought;
  const missing =
    dish && wanted.length === 0
      ? `I know no ${askedIn("en", { is: "sought", id: dish.id }).replace(/^(a place for|a|an) /, "")} there.`
      : null;
  const here =
    block && place?.category === "food"
      ? `${title} itself is a place to eat${subject.at && subject.at !== asked.at ? `, planned for the ${part}` : ""}.`
      : null;
  const table = meatless || dish ? undefined : namedTable(context, subject);
  const planned = !here && table && `Your plan names ${table.name} for ${title}.`;
  const rest = found.filter((option) => option.place !== table);
  const [first] = rest;
  if (!first) return sentences(here, planned, missing) || noTable(context, subject, point, suits);
  return sentences(
    here,
    planned,
    missing,
    `Near ${title} I know ${withWalks(context, rest)}.`,
    rest.length > 1 ? `${first.place.name}: ${inSeason(context, first.place)}` : inSeason(context, first.place),
    limitsOf(context.plainText),
  );
};

/** Where to eat on the day asked about: the meal that is named, or else lunch near the afternoon and dinner near the evening. A line a meal. */
export function foodOfDay(context: QuestionContext): string | null {
  if (context.brief.guide === null) return null;
  const [only] = mealsAsked(context);
  const named = MEALS.findLast(([meal]) => context.plainText.includes(meal)) ?? MEALS.find(([meal]) => meal === only);
  const lines = (named ? [named] : MEALS.slice(-2)).flatMap(([meal, part]) => {
    const stop = context.asked.find((option) => option.part === part);
    if (!stop) return [];
    const subject = subjectOfBlock(context, stop);
    if (!pointOfSubject(subject)) return [];
    const itself =
      subject.place && subject.place.category !== "food" && subject.place.interests[0] === "food"
        ? `${subject.title} is a place to eat itself.`
        : null;
    const day = context.days.find(({ dayIndex }) => dayIndex === stop.dayIndex);
    const [table] = day && meal !== "brunch" ? mealsOn(day, [meal]) : [];
    const time = table && spokenTime(table, "en");
    const planned = table && `${table.title}${time ? `, ${time}` : ""}.`;
    return [`${spokenMeal(meal)} on day ${stop.dayIndex}: ${sentences(planned, itself, food(context, subject))}`];
  });
  return lines.length > 0 ? lines.join("\n") : null;
}

const spokenMeal = (meal: string): string => meal.replace(/^./, (letter) => letter.toUpperCase());

/** What else there is around: of the kind that is asked for, or of any kind but food. */
export const nearby: Answer = (context, subject) => {
  const point = pointOfSubject(subject);
  if (!point) return `I have no places around ${subject.title}, so I cannot say.`;
  const wish = readWish(context.question, context.brief.guide?.places ?? []);
  const demands = demandsOf({ ...wish, neighborhood: null, nearPlace: null, nearArea: null }, null);
  const suits = (place: Place): boolean =>
    !isExcluded(place, context.preferences) &&
    (demands.length > 0 ? demands.every(({ met }) => met(place)) : place.category !== "food");
  const asked =
    demands.length > 0
      ? ` that is ${allAskedIn(
          "en",
          demands.map(({ asked: each }) => each),
        )}`
      : "";
  const close = placesAround(context, point, NEAR_KM, suits).slice(0, SHOWN);
  const found = close.length > 0 ? close : placesAround(context, point, Number.POSITIVE_INFINITY, suits).slice(0, 1);
  const [first] = found;
  const has =
    subject.place &&
    wish.wantedCategories.size + wish.sought.length > 0 &&
    demands.every(({ met }) => subject.place !== null && met(subject.place))
      ? `${subject.title} is one itself.`
      : null;
  if (!first)
    return sentences(
      has,
      `I know no other place around ${subject.title}${asked ? `${asked} and` : " that"} is not in your plan already.`,
    );
  if (close.length === 0)
    return sentences(
      has,
      `Close to ${subject.title} I know nothing else${asked}. The nearest I know is ${first.place.name}: ${spokenWay(point, first.place, context.preferences, context.brief.guide?.waters)}.`,
    );
  return sentences(has, `Near ${subject.title} I know ${withWalks(context, found)}.`, inSeason(context, first.place));
};
