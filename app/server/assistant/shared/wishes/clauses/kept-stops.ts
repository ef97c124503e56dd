import { mealOf } from "~/domain/plan/day-of-stops";
import { isFixed } from "~/domain/plan/planned-days";
import type { PlacedStop } from "~/domain/plan/stop";
import type { Proposal } from "~/domain/proposal/proposal";
import { MOVES } from "~/language/wish/act-words";
import { piecesOf } from "~/language/wish/clauses";
import { mealNamedIn } from "~/language/wish/need-words";
import { PARTS } from "~/language/wish/part-words";
import { AFTER, BEFORE } from "~/language/wish/role-words";
import { rolesOf } from "~/language/wish/roles";
import { LITTLE_WORDS } from "~/language/words/little-words";
import { PhraseTable, type Word } from "~/language/words/phrases";
import { ownWordsOfAll, readWords } from "~/language/words/read-words";
import { PLAIN_WORDS, USUAL_WORDS } from "~/language/words/usual-words";
import { isPlaceOf } from "~/planner/plan/planned-blocks";
import { keywordHits } from "~/planner/revise/demands/found-in-place";
import type { RevisionRequest } from "~/planner/revise/revision-request";
import { isOuting } from "../stops-of-day";
import { thingsIn } from "../things-named";

const TELLS_FROM = 4;

/** The stops that a wish wants left where they are: by their names, or by what they are known for in the part of the day that it names ("leave the tango"). */
export function keptStops(request: RevisionRequest): PlacedStop[] {
  const { words, things } = thingsIn(request);
  const roles = rolesOf(words, things);
  const named = things.flatMap(({ stop }, i) => (roles[i] === "keep" && stop ? [stop] : []));
  const today = named.filter(({ at }) => at.day === request.dayIndex);
  const parts = PARTS.find(words).map(({ id }) => id);
  const told = piecesOf(request.feedback).flatMap((piece) => toldOf(request, readWords(piece)));
  const there = told.filter(({ at }) => parts.includes(at.part));
  const namedThere = today.filter(({ at }) => parts.includes(at.part));
  const kept = [namedThere, there, today, told.slice(0, 1), named].find((each) => each.length > 0) ?? [];
  return kept.filter(({ id }, at) => kept.findIndex((each) => each.id === id) === at);
}

/** What stays by one clause of the wish that names none by its name. */
function toldOf({ brief, days, dayIndex, current }: RevisionRequest, words: readonly Word[]): PlacedStop[] {
  const keeps = [...BEFORE.find(words), ...AFTER.find(words)].filter(({ id }) => id === "keep");
  if (keeps.length === 0) return [];
  const stops = days.find((day) => day.dayIndex === dayIndex)?.stops ?? [];
  const meal = mealNamedIn(words);
  if (meal) return stops.filter((stop) => mealOf(stop) === meal).slice(-1);
  const said = [...keeps, ...PARTS.find(words)];
  const telling = words.flatMap((word, at) =>
    said.some(({ from, to }) => at >= from && at < to) || !tellsOfThing(word) ? [] : [word.said],
  );
  return stops.filter((stop) => {
    const place = brief.guide?.places.find((each) => isPlaceOf(stop, each));
    return place !== undefined && !isPlaceOf(current, place) && keywordHits(place, telling) > 0;
  });
}

const tellsOfThing = ({ said, isMark }: Word): boolean =>
  !isMark &&
  said.length >= TELLS_FROM &&
  ![LITTLE_WORDS, PLAIN_WORDS, USUAL_WORDS, ownWordsOfAll].some((known) => known.has(said));

/** All of a day but what is named, in English | German | French | Spanish | Italian | Portuguese. */
const EVERYTHING_BUT = new PhraseTable({
  but: `
    everything/all/anything .. but/except/besides, everything/all .. apart/aside from, everything/all .. other than
    | alles .. außer, alles .. bis auf
    | tout/tous .. sauf/excepte/hormis, tout/tous .. a part
    | todo/todos .. menos/excepto/salvo
    | tutto/tutti .. tranne/eccetto/salvo
    | tudo/todos .. menos/exceto/salvo
  `,
});

/** "Move everything but the museum": what of the day stays, all else that one goes to, and what is to become of that. */
export type AllBut = { kept: PlacedStop; others: PlacedStop[]; does: "move" | "drop" };

/** Null where nothing is said of everything but a stop of the day. */
export function allButIn(request: RevisionRequest): AllBut | null {
  const { words, things } = thingsIn(request);
  const [hit] = EVERYTHING_BUT.find(words);
  const day = request.days.find(({ dayIndex }) => dayIndex === request.dayIndex);
  const [named] = things.filter(({ from }) => hit && from >= hit.to);
  const meal = hit ? mealNamedIn(words.slice(hit.to)) : null;
  const isNamed = (stop: PlacedStop): boolean =>
    named !== undefined && (stop.id === named.stop?.id || (named.place !== null && isPlaceOf(stop, named.place)));
  const kept = day?.stops.findLast(meal ? (stop) => mealOf(stop) === meal : isNamed);
  const isDropped = BEFORE.find(words).some(({ id, to }) => id === "drop" && hit && to <= hit.to);
  const isMoved = MOVES.find(words).length > 0;
  if (!day || !kept || !(isDropped || isMoved)) return null;
  const others = day.stops.filter((stop) => stop.id !== kept.id && isOuting(stop) && !isFixed(stop));
  return { kept, others, does: isDropped ? "drop" : "move" };
}

/** The day without what stays where it is, for what else of it may change places. */
export function withoutKeptStops<Of extends { stops: readonly PlacedStop[] }>(day: Of, request: RevisionRequest): Of {
  const kept = keptStops(request);
  return kept.length === 0
    ? day
    : { ...day, stops: day.stops.filter(({ id }) => kept.every((stop) => stop.id !== id)) };
}

/** Whether a card would move a stop, or take it out. */
export const touches = (card: Proposal, stops: readonly PlacedStop[]): boolean => {
  const ids = [
    ...("stop" in card && card.kind !== "swap-days" ? [card.stop.id] : []),
    ...(card.kind === "swap-stops" ? [card.other.id] : []),
    ...(card.kind === "shelve" ? (card.also ?? []).map(({ id }) => id) : []),
  ];
  return stops.some(({ id }) => ids.includes(id));
};
