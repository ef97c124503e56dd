import { roundedWalk, spokenKilometres } from "~/domain/place/geo";
import type { Language } from "~/domain/people/language";
import type { Place } from "~/domain/place/place";
import { wayBetween } from "~/domain/place/way-between";
import { preferencesOf } from "../fit/preferences";
import type { Block } from "~/domain/plan/block";
import { isClearlyNearer, isFarForWhoRests, wayBegins } from "./near-where";
import { fitOf, hasMoreOfIt, isWhatTheyWant } from "./fit";
import type { Unsupported } from "~/language/wish/wish";
import type { Demand } from "./demands/demand";
import type { Asked } from "./note";
import { nearestOf, nearestPlaces } from "./nearest-places";
import { fittingPlaces } from "./open-places";
import { placeAlike } from "./place-alike";
import { demandsIn } from "./demands/demands-in-wish";
import { wantsAnotherTime } from "./revise-block";
import { contextOf, type RevisionContext, type RevisionRequest } from "./revision-request";

/**
 * A real place that could stand in the block, and its way from the stop beside it: what it meets of the wish, what it does not, and what nobody here
 * knows of it. To have it, its name is the wish.
 */
export type Alternative = {
  name: string;
  /** It is the thing that is asked for, however much else it lacks. */
  isIt: boolean;
  /** It has something of what is asked that what stands there has not. */
  isBetter: boolean;
  asked: readonly Asked[];
  missed: readonly Asked[];
  unsure: readonly Asked[];
  way: { minutes: number; near: string } | { km: string; near: string } | null;
  language: Language;
};

/** Nobody holds it against a place that it is not what they named. */
const NOTHING_LACKS = { missed: [], unknown: [] };
const OFFERED = 3;
/** Who asks for these is served by no other place. */
const ASKS_FOR_NO_PLACE: ReadonlySet<Unsupported> = new Set(["move", "time", "longer", "hotel", "content"]);

/**
 * The places that come nearest to a wish, three side by side with the one that was `chosen`. They pass the planner's own rules (free, open, right for the
 * part of the day, possible for these travellers, within reach of the day's other stops where there are such) and break no "not"; what meets more of the
 * wish comes first. None in a city without data.
 * @param most so many at most, for who looks through them for something of its own
 */
export function alternativesTo(
  request: RevisionRequest,
  chosen: Pick<Block, "placeId"> | null = null,
  most = OFFERED,
): Alternative[] {
  const context = contextOf(request);
  if (!context) return [];
  const { wish } = context;
  const demands = wish.needs.includes("offTopic") ? [] : demandsIn(context);
  const { unsupported } = wish;
  if (chosen && wish.named) return [];
  if (wish.far || wish.unknownName) return nearestTo(context, demands, null, most);
  if (wantsAnotherTime(context, demands)) return [];
  if (unsupported === "empty" || (demands.length === 0 && unsupported && ASKS_FOR_NO_PLACE.has(unsupported))) return [];
  return nearestTo(context, demands, chosen, most);
}

/** Nobody is taken across the country to sit down. */
const FARTHEST_REST_KM = 8;

function nearestTo(
  context: RevisionContext,
  demands: readonly Demand[],
  chosen: Pick<Block, "placeId"> | null,
  most: number,
): Alternative[] {
  const alike = placeAlike(context);
  const found = chosen
    ? nearestOf(
        fittingPlaces(context, demands).filter(
          (place) => place.id !== chosen.placeId && !isFarForWhoRests(place, context),
        ),
        context,
        demands,
        most - 1,
      )
    : [...new Set([...(alike ? [alike] : []), ...nearestPlaces(context, demands, most)])]
        .filter((place) => !isFarForWhoRests(place, context, FARTHEST_REST_KM))
        .slice(0, most);
  return found.map((place) => whyOfPlace(place, context, demands));
}

/** What is said of a place that is offered for a wish. */
export function whyOfPlace(place: Place, context: RevisionContext, demands: readonly Demand[]): Alternative {
  const { wish } = context;
  const { missed, unknown } = wish.unknownName || wish.far ? NOTHING_LACKS : fitOf(place, demands);
  return {
    name: place.name,
    isIt: isWhatTheyWant(place, wish, demands),
    isBetter: hasMoreOfIt(place, context, demands) || isClearlyNearer(place, context),
    asked: whyOf(place, demands),
    missed: missed.map(({ asked }) => asked),
    unsure: unknown.map(({ asked }) => asked),
    way: wayTo(place, context),
    language: wish.language,
  };
}

const whyOf = (place: Place, demands: readonly Demand[]): Asked[] => {
  const claimed = demands.filter(({ isUnclaimed }) => !isUnclaimed);
  const met = claimed.filter((demand) => demand.met(place)).map(({ asked, askedOf }) => askedOf?.(place) ?? asked);
  const kind: Asked = { is: "category", category: place.category };
  const isSaid = met.some(
    (asked) =>
      asked.is === "quality" &&
      (asked.quality === "vegan" || (asked.quality === "withView" && place.category === "viewpoint")),
  );
  return [
    ...(isSaid ? [] : [kind]),
    ...met.filter((asked, at) => !isSame(asked, kind) && met.findIndex((each) => isSame(each, asked)) === at),
  ];
};

const isSame = (a: Asked, b: Asked): boolean => JSON.stringify(a) === JSON.stringify(b);

function wayTo(place: Place, context: RevisionContext): Alternative["way"] {
  const near = wayBegins(context);
  if (!near) return null;
  const { km, minutes, onFoot } = wayBetween(near.point, place, preferencesOf(context.brief), context.guide.waters);
  return onFoot ? { minutes: roundedWalk(minutes), near: near.title } : { km: spokenKilometres(km), near: near.title };
}
