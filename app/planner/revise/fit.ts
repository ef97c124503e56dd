import type { Place } from "~/domain/place/place";
import type { Wish } from "~/language/wish/wish";
import type { Demand } from "./demands/demand";
import type { Quality } from "./note";
import { insists, type RevisionContext } from "./revision-request";

/** What a place meets of a wish, what it does not, and what nobody here knows of it. Whatever is said of a place is said from this record. */
export type Fit = { met: Demand[]; missed: Demand[]; unknown: Demand[] };

export function fitOf(place: Place, demands: readonly Demand[]): Fit {
  const met = demands.filter((demand) => demand.met(place));
  const rest = demands.filter((demand) => !met.includes(demand) && !demand.isDerived);
  const isKnown = ({ known }: Demand): boolean => known?.(place) ?? true;
  return { met, missed: rest.filter(isKnown), unknown: rest.filter((demand) => !isKnown(demand)) };
}

/** What is a thing of its own, beside which the rest only says how it should be: nobody who asks for a bath is served by something cheap. */
export const isNoun = ({ asked }: Demand): boolean =>
  asked.is === "category" ||
  asked.is === "sought" ||
  asked.is === "about" ||
  (asked.is === "quality" && NOUNS.has(asked.quality));
const NOUNS: ReadonlySet<Quality> = new Set<Quality>(["breakfast", "lunch", "dinner", "vegetarian", "vegan"]);

/** Whether a place is the thing that is asked for, however it should be besides. */
export const isWhatTheyWant = (place: Place, { unread }: Pick<Wish, "unread">, demands: readonly Demand[]): boolean => {
  const nouns = demands.filter(isNoun);
  return (nouns.length > 0 || (demands.length > 0 && unread.length === 0)) && nouns.every(({ met }) => met(place));
};

/** Without these a place does not come in question. */
export const isHard = ({ soft }: Demand): boolean => soft !== true;

/** Whether nothing of a place is the contrary of what is asked. */
export const isNotContrary = (place: Place, demands: readonly Demand[]): boolean =>
  demands.every(({ contrary }) => !contrary?.(place));

/** What a "no" or "not" asks: no place that breaks it is ever offered. */
export const isRefusal = ({ asked: { is }, soft }: Demand): boolean =>
  soft !== true &&
  (is === "notCategory" || is === "notSought" || is === "notFeared" || is === "notIn" || is === "notAbout");

/** Whether a place has something of what is asked that the one that stands there has not; any has, where just another is asked for. */
export const hasMoreOfIt = (place: Place, context: RevisionContext, demands: readonly Demand[]): boolean =>
  demands.length === 0 ||
  insists(context) ||
  context.wish.inItsStead ||
  demands.some(({ met, comparative }) => met(place) && (comparative || context.place === null || !met(context.place)));
