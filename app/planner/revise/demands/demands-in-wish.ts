import { kilometresBetween, pointOf } from "~/domain/place/geo";
import { kilometresAround, neighboursOf } from "../day-neighbours";
import type { Demand } from "./demand";
import { demandsOf } from "./demands";
import { keywordHits } from "./found-in-place";
import { withAlternatives } from "./either-demand";
import { levelIn } from "./uphill";
import { whyCloser } from "~/language/wish/demand-words";
import { readWords } from "~/language/words/read-words";
import { isEffort } from "./atmosphere";
import { NEAR_KM, nearWhere, restsHere, saysNear } from "../near-where";
import type { RevisionContext } from "../revision-request";
import { wishWithMeal } from "../wish-with-meal";

/** "Closer" means less than this share of the present way. */
const CLEARLY_LESS = 0.8;
/** The share of a wish's own words that a place must have before the wish is taken to be about these words. */
const HALF = 0.5;

/** Beside other demands "closer" is a soft one: it helps to choose, and the reply says whether it is met. */
function closerDemand(
  { wish, day, blockName, current, feedback }: RevisionContext,
  others: readonly Demand[],
): Demand[] {
  const around = neighboursOf(day, blockName);
  const here = pointOf(current);
  if (
    !wish.closer ||
    wish.nearHere ||
    wish.nearPart !== null ||
    // "Too far, nearer to the square" asks for one thing.
    (wish.nearPlace ?? wish.nearArea) !== null ||
    restsHere(wish) ||
    wish.unsupported === "hotel" ||
    (!around.before && !around.after)
  )
    return [];
  const { isConcluded, from: tiredOf } = whyCloser(readWords(feedback));
  const limit = here ? kilometresAround(here, around) * CLEARLY_LESS : Number.POSITIVE_INFINITY;
  return [
    {
      asked: { is: "quality", quality: "lessWalk" },
      met: (place) => kilometresAround(place, around) < limit,
      comparative: true,
      picky: false,
      soft: others.length > 0,
      isDerived: others.length > 0 && (wish.likely.has("closer") || isConcluded),
      ...(tiredOf.has("weary") ? { contrary: isEffort } : {}),
    },
  ];
}

/** From the middle of a city one comes so far and is still in its centre. */
const CENTRE_KM = 2;

/** "Something in the centre": what lies around the middle of the city. */
const centralDemand = ({ wish, guide }: RevisionContext): Demand[] =>
  wish.central
    ? [
        {
          asked: { is: "quality", quality: "central" },
          met: (place) => kilometresBetween(guide, place) <= CENTRE_KM,
          comparative: false,
          picky: false,
        },
      ]
    : [];

/** A quarter is wide by itself, so that what is near its edge is nearer than what is near a place. */
const NEAR_ITS_EDGE_KM = 1.1;

/** "Closer to the old port": in the quarter, or near to what lies in it. */
function areaDemand({ wish: { nearArea }, guide }: RevisionContext): Demand[] {
  if (nearArea === null) return [];
  const within = guide.places.filter(({ neighborhood }) => neighborhood === nearArea);
  return [
    {
      asked: { is: "near", name: nearArea },
      met: (place) =>
        place.neighborhood === nearArea || within.some((each) => kilometresBetween(each, place) <= NEAR_ITS_EDGE_KM),
      comparative: false,
      picky: true,
    },
  ];
}

/** "A café with a view": it helps to choose among what is asked for; where nothing else is, it is what is asked for. */
const viewDemand = ({ wish }: RevisionContext, others: readonly Demand[]): Demand[] =>
  wish.withView
    ? [
        {
          asked: { is: "quality", quality: "withView" },
          met: (place) => place.category === "viewpoint" || keywordHits(place, VIEW_WORDS) > 0,
          comparative: false,
          picky: others.length === 0,
          soft: others.length > 0,
        },
      ]
    : [];
const VIEW_WORDS = "view views panorama panoramic skyline rooftop overlooking".split(" ");

/** Near the stop itself, where it is known where that is. */
function hereDemand(context: RevisionContext, others: readonly Demand[]): Demand[] {
  const here = context.wish.nearPlace ? null : nearWhere(context);
  return here
    ? [
        {
          asked: { is: "near", name: here.title },
          met: (place) => kilometresBetween(here.point, place) <= NEAR_KM,
          comparative: true,
          picky: false,
          soft: others.length > 0,
          isDerived: others.length > 0 && !saysNear(context.wish),
        },
      ]
    : [];
}

/** Words of the wish that the city's places are described with, beside what else is asked. */
const particularDemands = ({ wish }: RevisionContext): Demand[] =>
  wish.particulars.map((word) => ({
    asked: { is: "about", words: word },
    met: (place) => keywordHits(place, [word]) > 0,
    comparative: false,
    picky: true,
    soft: true,
  }));

/** The wish's own words, where one place has most of them: what each stands by itself somewhere in the city is about none of them. */
function keywordDemand({ wish, guide }: RevisionContext): Demand[] {
  const known = wish.keywords.filter((word) => guide.places.some((place) => keywordHits(place, [word]) > 0));
  const most = Math.max(0, ...guide.places.map((place) => keywordHits(place, known)));
  if (most === 0 || most < wish.keywords.length * HALF) return [];
  return [
    {
      asked: { is: "about", words: known.join(" ") },
      met: (place) => keywordHits(place, known) === most,
      comparative: false,
      picky: true,
    },
  ];
}

/** Whoever cannot go up: what the whole city tells of its slopes counts, too. */
function onTheLevel({ guide }: RevisionContext, demands: readonly Demand[]): Demand[] {
  return demands.map((each) => {
    const { asked, met } = each;
    if (asked.is !== "notFeared" || !CLIMBS.has(asked.id)) return each;
    const isLevel = levelIn(guide, { staysLow: asked.id === "altitude" });
    return { ...each, met: (place) => met(place) && isLevel(place) };
  });
}
const CLIMBS: ReadonlySet<string> = new Set(["hills", "climbs", "altitude"]);

/** Flat ground, where no thing of its own is asked for beside it. */
const isFlatAlone = ({ asked }: Demand, all: readonly Demand[]): boolean =>
  asked.is === "quality" &&
  asked.quality === "flat" &&
  all.every((each) => each.asked.is === "notFeared" || each.asked === asked);

/** All that the wish asks of a place, in the terms in which places are judged. */
export function demandsIn(context: RevisionContext): Demand[] {
  const asked = onTheLevel(context, demandsOf(wishWithMeal(context), context.place));
  const closer = [
    ...asked,
    ...centralDemand(context),
    ...areaDemand(context),
    ...viewDemand(context, asked),
    ...hereDemand(context, asked),
    ...closerDemand(context, asked),
  ];
  const one = withAlternatives(closer, context.wish);
  const level = one.map((each) => (isFlatAlone(each, one) ? { ...each, soft: false, picky: true } : each));
  const stated = level.length > 0 ? [...level, ...particularDemands(context)] : level;
  return stated.length > 0 || context.wish.backInTown || context.wish.unsupported !== null
    ? stated
    : keywordDemand(context);
}
