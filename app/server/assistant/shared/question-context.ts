import type { Block, BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Point } from "~/domain/place/geo";
import { kilometresBetween, pointOf, roundedWalk, spokenKilometres, walkingMinutes } from "~/domain/place/geo";
import type { Day } from "~/domain/plan/itinerary";
import type { Place } from "~/domain/place/place";
import { nameKey, placeByWord, placeMentioned } from "~/domain/place/place-name";
import type { Preferences } from "~/planner/fit/preferences";
import { preferencesOf } from "~/planner/fit/preferences";
import { blocksOf, isPlaceOf } from "~/planner/plan/planned-blocks";
import type { Standing } from "~/planner/plan/planned-blocks";
import { plainEnglish } from "~/language/wish/plain-english";
import { mayNamePlace } from "~/language/wish/wish-words";
import type { TripBrief } from "~/domain/trip/trip-brief";

/** Where in the trip a question is asked. */
export type Talk = {
  brief: TripBrief;
  days: Day[];
  question: string;
  /** The question as the patterns read it. */
  said: string;
  preferences: Preferences;
  standing: Standing[];
};

/** What a question is about: a stop of the plan, a known place, or both. */
export type Subject = { title: string; block: Block | null; place: Place | null; at: Standing | null };

export const talkOf = (brief: TripBrief, days: Day[], question: string): Talk => ({
  brief,
  days,
  question,
  said: plainEnglish(question, brief.guide?.places ?? []),
  preferences: preferencesOf(brief),
  standing: blocksOf(days),
});

const placesOf = ({ brief }: Talk): Place[] => brief.guide?.places ?? [];

export const placeOfBlock = (talk: Talk, block: Block): Place | null =>
  placesOf(talk).find((place) => isPlaceOf(block, place)) ?? null;

export function subjectOfBlock(talk: Talk, at: Standing): Subject {
  return { title: at.block.title, block: at.block, place: placeOfBlock(talk, at.block), at };
}

/** The stop or place that the question names, if it names one. */
export function namedIn(talk: Talk): Subject | null {
  const place =
    placeMentioned(talk.question, placesOf(talk)) ?? placeByWord(talk.question, placesOf(talk), mayNamePlace);
  if (place) {
    const at = talk.standing.find(({ block }) => isPlaceOf(block, place)) ?? null;
    return { title: place.name, block: at?.block ?? null, place, at };
  }
  const said = ` ${nameKey(talk.question)} `;
  const at = talk.standing.find(
    ({ block }) => nameKey(block.title).length > 3 && said.includes(` ${nameKey(block.title)} `),
  );
  return at ? subjectOfBlock(talk, at) : null;
}

/** Everything of the plan and the city that the question names, in the order in which it does. */
export function allNamed(talk: Talk): Subject[] {
  const said = ` ${nameKey(talk.question)} `;
  const at = (title: string): number => (nameKey(title).length > 3 ? said.indexOf(` ${nameKey(title)} `) : -1);
  const stops = talk.standing.map((stop) => subjectOfBlock(talk, stop));
  const others = placesOf(talk)
    .filter((place) => !stops.some(({ block }) => block && isPlaceOf(block, place)))
    .map((place): Subject => ({ title: place.name, block: null, place, at: null }));
  return [...stops, ...others].filter(({ title }) => at(title) >= 0).sort((a, b) => at(a.title) - at(b.title));
}

/** The stop that comes after, on the same day or the next morning. */
export function stopAfter(talk: Talk, dayIndex: number, part: BlockName): Standing | null {
  const at = talk.standing.findIndex((stop) => stop.dayIndex === dayIndex && stop.part === part);
  return at < 0 ? null : (talk.standing[at + 1] ?? null);
}

/** The stop before it on the same day. */
export function stopBefore(talk: Talk, dayIndex: number, part: BlockName): Standing | null {
  const name = BLOCK_NAMES[BLOCK_NAMES.indexOf(part) - 1];
  return talk.standing.find((stop) => stop.dayIndex === dayIndex && stop.part === name) ?? null;
}

export const pointOfSubject = ({ place, block }: Subject): Point | null => place ?? (block ? pointOf(block) : null);

/** "about 15 minutes on foot (1.1 km)", or the ride it takes. */
export function spokenWay(from: Point, to: Point, { walkingKmh, longestWalkMinutes }: Preferences): string {
  const km = kilometresBetween(from, to);
  const minutes = walkingMinutes(km, walkingKmh);
  if (minutes <= 3) return "a few steps";
  if (minutes <= longestWalkMinutes)
    return `about ${roundedWalk(minutes)} minutes on foot (${spokenKilometres(km)} km in a straight line)`;
  return `about ${spokenKilometres(km)} km, so a ride rather than a walk`;
}

/** Somewhere one only stands for a quarter of an hour comes after a table a little further on. */
const counter = (place: Place): number => (place.minutes < 30 ? 0.8 : 0);

/** The known places around, nearest first, that are neither in the plan nor excluded by `suits`. */
export function placesAround(
  talk: Talk,
  point: Point,
  withinKm: number,
  suits: (place: Place) => boolean,
): { place: Place; km: number }[] {
  return placesOf(talk)
    .filter((place) => !place.dayTrip && suits(place) && !talk.standing.some(({ block }) => isPlaceOf(block, place)))
    .map((place) => ({ place, km: kilometresBetween(point, place) }))
    .filter(({ km }) => km <= withinKm && km > 0)
    .sort((a, b) => a.km + counter(a.place) - b.km - counter(b.place));
}

export const sentences = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(" ");

export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words[words.length - 1] ?? ""}`;
