import type { BlockName } from "~/domain/plan/block";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Place } from "~/domain/place/place";
import { blocksOf, isPlaceOf } from "~/planner/plan/planned-blocks";
import { nameKey } from "~/domain/place/place-name";
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
      return found?.dayTrip && part === "afternoon"
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
      findings,
    ),
    findings,
  };
}

/** A day trip takes the morning and the afternoon, wherever the model put it. */
function wholeTrips(picks: Picks, findings: string[]): Picks {
  const trip = BLOCK_NAMES.map((part) => picks[part]).find((pick): pick is Trip => pick.kind === "trip");
  if (!trip) return picks;
  const { morning, afternoon, evening } = picks;
  if (morning.kind === "trip" && evening.kind !== "trip" && evening.kind !== "trip-continued") {
    const stays = afternoon.kind === "trip-continued" || afternoon.kind === "open";
    if (!stays) findings.push("The afternoon of a day trip goes on with it.");
    return {
      morning,
      afternoon:
        afternoon.kind === "trip-continued" ? afternoon : { kind: "trip-continued", place: morning.place, words: null },
      evening,
    };
  }
  findings.push("A day trip takes the morning and the afternoon.");
  const rest = [morning, afternoon, evening].find((pick) => pick.kind === "place" || pick.kind === "own") ?? {
    kind: "open",
  };
  return { morning: trip, afternoon: { kind: "trip-continued", place: trip.place, words: null }, evening: rest };
}
