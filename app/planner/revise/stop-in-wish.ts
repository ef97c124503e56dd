import { leadAt, stopsOfPart } from "~/domain/plan/day-of-stops";
import type { PlacedStop } from "~/domain/plan/stop";
import { nameKey } from "~/domain/place/place-name";
import { EMPTIES } from "~/language/wish/act-words";
import { KIND_ROWS, KIND_TABLE, soughtOf } from "~/language/wish/kind-words";
import { DEFINITE } from "~/language/wish/stop-clauses";
import { readWords } from "~/language/words/read-words";
import { isPlaceOf } from "../plan/planned-blocks";
import { isSought, keywordHits } from "./demands/found-in-place";
import { contextOf, type RevisionContext, type RevisionRequest } from "./revision-request";

/** A kind that is found in more categories tells of no stop by them. */
const FEW_CATEGORIES = 3;

/**
 * "Skip the museum", "take out the boat", "start the palace at five": the stop of the day that is to go, to move or to begin at another time, where that is not
 * the one that its part of the day is known by. Null where the wish is about that one, or about no stop of the day.
 */
export function stopActedOn(request: RevisionRequest): PlacedStop | null {
  const context = contextOf(request);
  if (!context) return null;
  const words = readWords(request.feedback);
  const { unsupported, unwantedPlace, movesAway, needs } = context.wish;
  const isAct = unsupported === "move" || unsupported === "time" || unsupported === "empty" || unwantedPlace !== null;
  if (movesAway || needs.includes("beside") || !(isAct || EMPTIES.find(words).length > 0)) return null;
  const stop = stopCalled(context);
  return stop === null || stop.id === leadAt(context.day, context.blockName)?.id ? null : stop;
}

/** Whether a stop of the day is called by its name or its kind. */
export function namesStop(request: RevisionRequest): boolean {
  const context = contextOf(request);
  return context !== null && stopCalled(context) !== null;
}

/** "Drop the dessert stop", where nothing of the day has any: a particular thing is to go, and no stop is one. */
export function dropsWhatIsNotThere(request: RevisionRequest): boolean {
  const context = contextOf(request);
  if (!context) return false;
  const { day, guide, wish } = context;
  const words = readWords(request.feedback);
  const [verb] = EMPTIES.find(words);
  const hits = KIND_TABLE.find(words).filter(({ from }) => DEFINITE.has(words[from - 1]?.said ?? ""));
  const sought = hits.flatMap(({ id }) => soughtOf(id) ?? []);
  const said = hits.flatMap(({ from, to }) => words.slice(from, to).map((word) => word.said));
  // Who says "drop the meat" speaks of what they eat.
  const isEaten = sought.some(({ id, categories }) => categories.includes("food") && !SWEETS.has(id));
  if (!verb || isEaten || sought.length === 0 || sought.length < hits.length || wish.named || wish.unwantedPlace)
    return false;
  return !day.stops.some((stop) => {
    const place = guide.places.find(({ id }) => id === stop.placeId);
    const isIt = place !== undefined && sought.some(({ words: own }) => keywordHits(place, own) > 0);
    const own = readWords(`${stop.title}. ${stop.note}`);
    const isCalled = KIND_TABLE.find(own).some(({ id }) => hits.some((hit) => hit.id === id));
    return isIt || isCalled || own.some((word) => said.some((each) => word.said.startsWith(each)));
  });
}
const SWEETS: ReadonlySet<string> = new Set(["sweet", "iceCream"]);

function stopCalled({ day, blockName, guide, wish, feedback }: RevisionContext): PlacedStop | null {
  const words = readWords(feedback);
  const here = stopsOfPart(day.stops, blockName);
  const stops = [...here, ...day.stops.filter((stop) => !here.includes(stop))].filter(({ kind }) => kind !== "meal");
  const place = wish.named ?? wish.unwantedPlace;
  if (place) return stops.find((stop) => isPlaceOf(stop, place)) ?? null;
  const hits = KIND_TABLE.find(words).filter(({ from }) => DEFINITE.has(words[from - 1]?.said ?? ""));
  const said = hits.map(({ from, to }) => words.slice(from, to).map((word) => word.said));
  const called = stops.find(({ title }) =>
    said.some((each) => each.every((word) => nameKey(title).split(" ").includes(word))),
  );
  if (called) return called;
  const kinds = new Set(hits.map(({ id }) => id));
  const placeOf = ({ placeId }: PlacedStop) => guide.places.find(({ id }) => id === placeId);
  // "The dessert stop" is where there are cakes, and not the market because there may be some.
  const sought = [...kinds].flatMap((id) => soughtOf(id) ?? []);
  if (sought.length > 0)
    return (
      stops.find((stop) => {
        const there = placeOf(stop);
        return there !== undefined && sought.some((each) => isSought(there, each));
      }) ?? null
    );
  const categories = KIND_ROWS.filter(([id]) => kinds.has(id)).flatMap(([, { categories: all = [] }]) =>
    all.length <= FEW_CATEGORIES ? all : [],
  );
  return stops.find((stop) => categories.some((category) => category === placeOf(stop)?.category)) ?? null;
}
