import type { BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Place } from "~/domain/place/place";
import { blocksOf, isPlaceOf } from "~/planner/plan/planned-blocks";
import { nameKey } from "~/domain/place/place-name";
import type { Preferences } from "~/planner/fit/preferences";
import { outingTo } from "~/planner/outings/outing";
import { isOuting } from "~/planner/plan/choice";
import type { PickedDay } from "./answer-shapes";
import type { Candidate } from "./candidates";
import { plainWords } from "./plain-words";

type Trip = { kind: "trip" | "trip-continued"; place: Place; words: string | null };

/** What was chosen for one part of a day. `words` are the model's; null where the built-in planner writes them. */
export type Pick =
  | { kind: "place"; place: Place; words: string | null }
  | Trip
  | { kind: "own"; title: string; words: string | null }
  | { kind: "open" };

export type Picks = Record<BlockName, Pick>;

/** A must that is no known place, under the id that the model knows it by. */
export type OwnMust = { id: string; title: string };

/** What the model may choose from, and the check that each of its sentences has to pass. */
export type Offer = {
  candidates: readonly Candidate[];
  own: readonly OwnMust[];
  isAllowed: (sentence: string) => boolean;
};

export const LONGEST_WORDS = 360;

/** The places and musts that the model chose. A choice that is not allowed becomes open, and a finding says why. */
export function readPicks(
  answer: PickedDay,
  { candidates, own, isAllowed }: Offer,
  existing: readonly Day[],
  preferences: Preferences,
): { picks: Picks; findings: string[] } {
  const findings: string[] = [];
  const planned = blocksOf(existing);
  const today = new Set<string>();
  const pick = (part: BlockName): Pick => {
    const { id: given, words: said } = answer[part];
    const id = given.trim();
    const words = plainWords(said, { longest: LONGEST_WORDS, isAllowed });
    const found = candidates.find((candidate) => candidate.id === id)?.place;
    const must = own.find((option) => option.id === id);
    if (!found && !must) return open(`The id of the ${part} is not in the list.`);
    const before = planned.find(({ block }) =>
      found ? isPlaceOf(block, found) : nameKey(block.title) === nameKey(must?.title ?? ""),
    );
    if (before) return open(`The ${part} has ${id}, which is on day ${before.dayIndex} already.`);
    if (today.has(id))
      return found?.dayTrip && part === outingTo(found, preferences).parts[1]
        ? { kind: "trip-continued", place: found, words }
        : open(`The ${part} has ${id} a second time.`);
    today.add(id);
    if (!words) findings.push(`The ${part} says too little, or only what cannot be known.`);
    if (must) return { kind: "own", title: must.title, words };
    if (!found) return { kind: "open" };
    return { kind: found.dayTrip ? "trip" : "place", place: found, words };
  };
  const open = (finding: string): Pick => {
    findings.push(finding);
    return { kind: "open" };
  };
  const [morning, afternoon, evening] = BLOCK_NAMES.map(pick);
  return {
    picks: wholeTrips(
      {
        morning: morning ?? { kind: "open" },
        afternoon: afternoon ?? { kind: "open" },
        evening: evening ?? { kind: "open" },
      },
      preferences,
      findings,
    ),
    findings,
  };
}

/** A day trip takes two parts of its day, the morning and the afternoon or the afternoon and the evening, wherever the model put it. */
function wholeTrips(picks: Picks, preferences: Preferences, findings: string[]): Picks {
  const trip = BLOCK_NAMES.map((part) => picks[part]).find((pick): pick is Trip => pick.kind === "trip");
  if (!trip) return picks;
  const [sets, stays] = outingTo(trip.place, preferences).parts;
  const [free] = BLOCK_NAMES.filter((part) => part !== sets && part !== stays);
  const isThere = picks[sets] === trip && free !== undefined && !isOuting(picks[free]);
  if (!isThere) findings.push(`That day trip takes the ${sets} and the ${stays}.`);
  else if (picks[stays].kind !== "trip-continued" && picks[stays].kind !== "open")
    findings.push(`The ${stays} of a day trip goes on with it.`);
  const goesOn = BLOCK_NAMES.map((part) => picks[part]).find((pick): pick is Trip => pick.kind === "trip-continued");
  const continued: Pick = goesOn ?? { kind: "trip-continued", place: trip.place, words: null };
  const rest: Pick = isThere
    ? picks[free]
    : (BLOCK_NAMES.map((part) => picks[part]).find(({ kind }) => kind === "place" || kind === "own") ?? {
        kind: "open",
      });
  const whole: Picks = { morning: rest, afternoon: rest, evening: rest };
  whole[sets] = trip;
  whole[stays] = continued;
  return whole;
}
