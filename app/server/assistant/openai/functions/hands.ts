import type { Place } from "~/domain/place/place";
import type { Day } from "~/domain/plan/itinerary";
import type { Stop } from "~/domain/plan/stop";
import { MOST_PROPOSALS, type Proposal, type ProposedChange } from "~/domain/proposal/proposal";
import type { TripBrief } from "~/domain/trip/trip-brief";
import type { AtHand } from "../../port";
import { plainWords } from "../gates/plain-words";
import { typed } from "../prompts/data";

/** What the model may reach while it answers one question: the trip, ids that mean nothing elsewhere, and what it has proposed so far. */
export type Hands = {
  brief: TripBrief;
  /** The whole trip; `brief` may have the places of a part of it. */
  trip: TripBrief;
  days: readonly Day[];
  stops: readonly Stop[];
  firstOpenDay: number;
  mayPropose: boolean;
  weather: NonNullable<AtHand["weather"]>;
  idOfStop: (stop: Stop) => string;
  idOfPlace: (place: Place) => string;
  stopOf: (id: string) => Stop | null;
  placeOf: (id: string) => Place | null;
  proposals: readonly Proposal[];
  /** Keeps a proposal that passed its gate. */
  propose: (change: ProposedChange, why: string) => void;
};

/** A function that cannot be done, said in a sentence for the model. */
export class NotDone extends Error {}

const WHY = { longest: 180, shortest: 8 };

type About = AtHand & { brief: TripBrief; days: readonly Day[]; isAllowed: (sentence: string) => boolean };

export function handsOn({
  brief,
  trip = brief,
  days,
  shelf = [],
  firstOpenDay = 1,
  weather,
  mayPropose = false,
  isAllowed,
}: About): Hands {
  const stops = [...days.flatMap((day) => day.stops), ...shelf];
  const [knownStops, knownPlaces] = [numbering<Stop>("s"), numbering<Place>("p")];
  const proposals: Proposal[] = [];
  return {
    brief,
    trip,
    days,
    stops,
    firstOpenDay,
    mayPropose,
    weather: weather ?? (() => Promise.resolve(null)),
    idOfStop: knownStops.idOf,
    idOfPlace: knownPlaces.idOf,
    stopOf: knownStops.of,
    placeOf: knownPlaces.of,
    proposals,
    propose(change, why) {
      if (proposals.length === MOST_PROPOSALS) throw new NotDone("There are enough proposals. Answer now.");
      if (proposals.some((other) => aboutOf(other) === aboutOf(change))) throw new NotDone("That is proposed already.");
      proposals.push({
        id: String(proposals.length + 1),
        why: plainWords(why, { ...WHY, isAllowed }) ?? "",
        ...change,
      });
    },
  };
}

/** Ids that are given out one by one, so that none can be guessed and none is another trip's. */
function numbering<Thing extends { id: string }>(letter: string) {
  const ids = new Map<string, string>();
  const things = new Map<string, Thing>();
  return {
    idOf(thing: Thing): string {
      const id = ids.get(thing.id) ?? `${letter}${ids.size + 1}`;
      ids.set(thing.id, id);
      things.set(id, thing);
      return id;
    },
    of: (id: string): Thing | null => things.get(id.trim()) ?? null,
  };
}

/** What a proposal would change: of two that change the same, one is enough. Several places may be proposed instead of one stop. */
function aboutOf(change: ProposedChange): string {
  if (change.kind === "add") return change.place.id;
  if (change.kind === "add-own") return change.title;
  if (change.kind === "swap-days")
    return `days ${Math.min(change.one, change.other)} ${Math.max(change.one, change.other)}`;
  return `${change.kind} ${change.stop.id} ${change.kind === "replace" ? change.place.id : ""}`;
}

/** "s3 | afternoon | 14:00 | Ueno Zoo | sight": what travellers typed in it stays data. */
export const stopLine = (hands: Hands, stop: Stop): string =>
  [
    hands.idOfStop(stop),
    stop.at?.part ?? "idea",
    stop.start ?? "no time",
    typed(stop.title),
    stop.kind,
    ...(stop.locked || stop.booking ? ["stays"] : []),
  ].join(" | ");
