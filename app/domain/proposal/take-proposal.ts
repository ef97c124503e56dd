import { stopAtPlace } from "../place/found-place";
import type { Itinerary } from "../plan/itinerary";
import { MAX_NAME_LENGTH } from "../forms/limits";
import { isFixed } from "../plan/planned-days";
import type { Stop, StopPatch } from "../plan/stop";
import type { StopMove } from "../plan/stop-moves";
import { placeBefore } from "../plan/stop-place";
import type { TimeOfDay } from "../plan/time-of-day";
import { stopFrom } from "../plan/whole-block";
import type { PartAt, Proposal, ProposedPlace, SeenStop } from "./proposal";

type Plan = Pick<Itinerary, "days" | "shelf">;

/** What else of a trip decides how a proposal stands. */
export type TripNow = {
  isOver: boolean;
  /** The first day that is not over. */
  firstOpenDay: number;
  /** Whether two days are spent in one city. */
  maySwap: (one: number, other: number) => boolean;
};

/**
 * How a proposal stands to the plan as it is now. `gone`: what it was for has left its place or been replaced; `no-day`: the plan has no such day any more;
 * `twice`: the place has come into the plan elsewhere; `past`: the day is over; `over`: the trip is; `apart`: the days are spent in different cities now; `fixed`: it has been locked or booked since, and is nobody's to
 * move but a person's.
 */
export type ProposalState = "open" | "done" | "gone" | "twice" | "no-day" | "past" | "over" | "apart" | "fixed";

/** What taking a proposal does to the plan. */
export type ProposalStep =
  | { kind: "change"; id: string; patch: StopPatch }
  | { kind: "move"; moves: StopMove[] }
  | { kind: "add"; stop: Stop }
  | { kind: "swap"; one: number; other: number };

const stopsOf = ({ days, shelf }: Plan): Stop[] => [...days.flatMap((day) => day.stops), ...shelf];

const hasDay = ({ days }: Plan, day: number): boolean => days.some(({ dayIndex }) => dayIndex === day);

/** The days that it would change. */
function daysTouched(proposal: Proposal): number[] {
  if (proposal.kind === "swap-days") return [proposal.one, proposal.other];
  if (proposal.kind === "swap-stops")
    return [proposal.stop.at, proposal.other.at].flatMap((at) => (at ? [at.day] : []));
  const from = "stop" in proposal ? proposal.stop.at : null;
  const to = "to" in proposal ? proposal.to : null;
  return [from, to].flatMap((at) => (at ? [at.day] : []));
}

/**
 * Read from the plan and the trip alone, and stored nowhere: so every device says the same, also of what was done, or taken back, on another.
 */
export function proposalState(proposal: Proposal, plan: Plan, now: TripNow): ProposalState {
  const stops = stopsOf(plan);
  const stop = "stop" in proposal ? (stops.find(({ id }) => id === proposal.stop.id) ?? null) : null;
  if ("stop" in proposal ? stop && isDone(proposal, stop, stops) : isAdded(proposal, stops)) return "done";
  if ("stop" in proposal && !(stop && isAsSeen(stop, proposal.stop, proposal.kind))) return "gone";
  const other = proposal.kind === "swap-stops" ? (stops.find(({ id }) => id === proposal.other.id) ?? null) : null;
  if (proposal.kind === "swap-stops" && !(other && isAsSeen(other, proposal.other, proposal.kind))) return "gone";
  if (proposal.kind === "replace" && isInPlan({ place: proposal.place, to: proposal.stop.at }, stops)) return "twice";
  const days = daysTouched(proposal);
  if (!days.every((day) => hasDay(plan, day))) return "no-day";
  if (now.isOver) return "over";
  if (days.some((day) => day < now.firstOpenDay)) return "past";
  if (proposal.kind === "swap-days" && !now.maySwap(proposal.one, proposal.other)) return "apart";
  const touched = proposal.kind === "swap-days" ? stopsOn(stops, days) : [stop, other].filter((each) => each !== null);
  return touched.some(isFixed) ? "fixed" : "open";
}

const isAdded = (proposal: Exclude<Proposal, { stop: SeenStop }>, stops: readonly Stop[]): boolean =>
  proposal.kind === "add" ? isInPlan(proposal, stops) : stops.some(({ id }) => id === ownId(proposal));

/** For a day, what waits among the ideas is not in the plan yet. */
const isInPlan = ({ place, to }: { place: ProposedPlace; to: PartAt | null }, stops: readonly Stop[]): boolean =>
  stops.some(({ placeId, at }) => placeId === place.id && (at !== null || to === null));

function isDone(
  proposal: Extract<Proposal, { stop: SeenStop }>,
  { at, placeId, start, minutes }: Stop,
  stops: readonly Stop[],
): boolean {
  switch (proposal.kind) {
    case "replace":
      return placeId === proposal.place.id;
    case "move":
      return at?.day === proposal.to.day && at.part === proposal.to.part;
    case "shelve":
      return at === null && leaving(proposal, stops).length === 0;
    case "set-time":
      return start === proposal.start;
    case "set-length":
      return minutes === proposal.minutes;
    case "swap-stops":
      return at?.day === proposal.other.at?.day && at?.part === proposal.other.at?.part;
    case "swap-days":
      return at?.day === proposal.other;
    default:
      return proposal satisfies never;
  }
}

/** The same thing still, and not put elsewhere meanwhile. Days change places with whatever is on them. */
function isAsSeen({ at, placeId, title }: Stop, seen: SeenStop, kind: Proposal["kind"]): boolean {
  const isSame = placeId === seen.placeId && (placeId !== null || title === seen.title);
  const isThere = at?.day === seen.at?.day && at?.part === seen.at?.part;
  return kind === "swap-days" ? at?.day === seen.at?.day : isSame && isThere;
}

/** What goes to the ideas along with a stop: what still stands where it was seen, and is free to. */
const leaving = ({ also = [] }: { also?: SeenStop[] }, stops: readonly Stop[]): Stop[] =>
  also.flatMap(
    (seen) => stops.find((stop) => stop.id === seen.id && isAsSeen(stop, seen, "shelve") && !isFixed(stop)) ?? [],
  );

const stopsOn = (stops: readonly Stop[], days: readonly number[]): Stop[] =>
  stops.filter(({ at }) => at !== null && days.includes(at.day));

/** What taking the proposal does, of one that is open. `by` takes it; a new stop is called after its place, and `newId` where another has that name. */
export function takeProposal(
  proposal: Proposal,
  plan: Plan,
  { by, newId }: { by: string; newId: string },
): ProposalStep {
  const stops = stopsOf(plan);
  switch (proposal.kind) {
    case "replace":
      // What was to be paid at the other place is not this one's.
      return {
        kind: "change",
        id: proposal.stop.id,
        patch: { ...atPlace(proposal.place), cost: null, ...beginning(proposal) },
      };
    case "add": {
      const { place, to } = proposal;
      const shelved = stops.find(({ placeId }) => placeId === place.id);
      const at = to && placeBefore(stops, to, null, shelved?.id ?? null);
      if (shelved) return { kind: "move", moves: [{ id: shelved.id, at, ...beginning(proposal) }] };
      const fresh = stopFrom(null, idAfter(place, stops) ?? newId);
      return { kind: "add", stop: { ...fresh, ...atPlace(place), ...beginning(proposal), at, by } };
    }
    case "add-own": {
      const { title, does, to } = proposal;
      const at = placeBefore(stops, to, null, null);
      const fresh = stopFrom(null, ownId(proposal));
      return {
        kind: "add",
        stop: { ...fresh, title, kind: does, source: "traveller", ...beginning(proposal), at, by },
      };
    }
    case "move": {
      const { stop, to } = proposal;
      const at = placeBefore(stops, to, null, stop.id);
      return { kind: "move", moves: [{ id: stop.id, at, ...beginning(proposal) }] };
    }
    case "shelve":
      return {
        kind: "move",
        moves: [proposal.stop, ...leaving(proposal, stops)].map(({ id }) => ({ id, at: null })),
      };
    case "set-time":
      return { kind: "change", id: proposal.stop.id, patch: { start: proposal.start, startIsSet: true } };
    case "set-length":
      return { kind: "change", id: proposal.stop.id, patch: { minutes: proposal.minutes } };
    case "swap-stops": {
      const placeOf = ({ id }: SeenStop) => stops.find((stop) => stop.id === id)?.at ?? null;
      const [one, other] = [proposal.stop, proposal.other];
      return {
        kind: "move",
        moves: [
          { id: one.id, at: placeOf(other) },
          { id: other.id, at: placeOf(one), ...beginning(proposal) },
        ],
      };
    }
    case "swap-days":
      return { kind: "swap", one: proposal.one, other: proposal.other };
    default:
      return proposal satisfies never;
  }
}

/** An hour that was asked for is set by hand, and stays. */
const beginning = ({ start }: { start?: TimeOfDay }): { start?: TimeOfDay; startIsSet?: true } =>
  start === undefined ? {} : { start, startIsSet: true };

/** Of two devices that add the place at once, without having heard of each other, both add the same stop. Null where that is taken. */
function idAfter({ id: placeId }: ProposedPlace, stops: readonly Stop[]): string | null {
  const own = `at-${placeId}`;
  return stops.some(({ id }) => id === own) ? null : own;
}

/** What they find themselves is the same stop on two devices that add it at once, too. */
const ownId = ({ title, to: { day, part } }: Extract<Proposal, { kind: "add-own" }>): string =>
  `own-${day}-${part}-${title}`.slice(0, MAX_NAME_LENGTH);

/** The place with its own sentence: both are ours, so it is vouched for. */
const atPlace = (place: ProposedPlace) =>
  ({ ...stopAtPlace(place), note: place.about, source: "embedded" }) satisfies StopPatch;
