import { stopAtPlace } from "../place/found-place";
import type { Itinerary } from "../plan/itinerary";
import { isFixed } from "../plan/planned-days";
import type { Stop, StopPatch } from "../plan/stop";
import type { StopMove } from "../plan/stop-moves";
import { placeBefore } from "../plan/stop-place";
import { stopFrom } from "../plan/whole-block";
import type { PartAt, Proposal, ProposedPlace, SeenStop } from "./proposal";

type Plan = Pick<Itinerary, "days" | "shelf">;

/**
 * How a proposal stands to the plan as it is now. `gone`: what it was for has left its place, been replaced, or has no such day any more; `fixed`: it has been
 * locked or booked since, and is nobody's to move but a person's.
 */
export type ProposalState = "open" | "done" | "gone" | "fixed";

/** What taking a proposal does to the plan. */
export type ProposalStep =
  | { kind: "change"; id: string; patch: StopPatch }
  | { kind: "move"; moves: StopMove[] }
  | { kind: "add"; stop: Stop }
  | { kind: "swap"; one: number; other: number };

const stopsOf = ({ days, shelf }: Plan): Stop[] => [...days.flatMap((day) => day.stops), ...shelf];

const hasDay = ({ days }: Plan, day: number): boolean => days.some(({ dayIndex }) => dayIndex === day);

/**
 * Read from the plan alone, and stored nowhere: so every device says the same, also of what was done, or taken back, on another.
 */
export function proposalState(proposal: Proposal, plan: Plan): ProposalState {
  const stops = stopsOf(plan);
  if (proposal.kind === "add") return stateOfNew(proposal.place, proposal.to, plan);
  const stop = stops.find(({ id }) => id === proposal.stop.id);
  if (!stop) return "gone";
  if (isDone(proposal, stop)) return "done";
  if (!isAsSeen(stop, proposal.stop, proposal.kind) || !hasRoomFor(proposal, plan)) return "gone";
  const touched = proposal.kind === "swap-days" ? stopsOn(stops, [proposal.one, proposal.other]) : [stop];
  return touched.some(isFixed) ? "fixed" : "open";
}

function stateOfNew({ id }: ProposedPlace, to: PartAt | null, plan: Plan): ProposalState {
  const there = stopsOf(plan).find(({ placeId }) => placeId === id);
  if (there && (there.at !== null || to === null)) return "done";
  return to === null || hasDay(plan, to.day) ? "open" : "gone";
}

function isDone(proposal: Exclude<Proposal, { kind: "add" }>, { at, placeId, start }: Stop): boolean {
  switch (proposal.kind) {
    case "replace":
      return placeId === proposal.place.id;
    case "move":
      return at?.day === proposal.to.day && at.part === proposal.to.part;
    case "shelve":
      return at === null;
    case "set-time":
      return start === proposal.start;
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

function hasRoomFor(proposal: Proposal, plan: Plan): boolean {
  if (proposal.kind === "move") return hasDay(plan, proposal.to.day);
  return proposal.kind !== "swap-days" || [proposal.one, proposal.other].every((day) => hasDay(plan, day));
}

const stopsOn = (stops: readonly Stop[], days: readonly number[]): Stop[] =>
  stops.filter(({ at }) => at !== null && days.includes(at.day));

/** What taking the proposal does, of one that is open. `by` takes it; a new stop is called `newId`. */
export function takeProposal(
  proposal: Proposal,
  plan: Plan,
  { by, newId }: { by: string; newId: string },
): ProposalStep {
  const stops = stopsOf(plan);
  switch (proposal.kind) {
    case "replace":
      return { kind: "change", id: proposal.stop.id, patch: atPlace(proposal.place) };
    case "add": {
      const { place, to } = proposal;
      const shelved = stops.find(({ placeId }) => placeId === place.id);
      const at = to && placeBefore(stops, to, null, shelved?.id ?? null);
      if (shelved) return { kind: "move", moves: [{ id: shelved.id, at }] };
      return { kind: "add", stop: { ...stopFrom(null, newId), ...atPlace(place), at, by } };
    }
    case "move":
      return {
        kind: "move",
        moves: [{ id: proposal.stop.id, at: placeBefore(stops, proposal.to, null, proposal.stop.id) }],
      };
    case "shelve":
      return { kind: "move", moves: [{ id: proposal.stop.id, at: null }] };
    case "set-time":
      return { kind: "change", id: proposal.stop.id, patch: { start: proposal.start, startIsSet: true } };
    case "swap-days":
      return { kind: "swap", one: proposal.one, other: proposal.other };
    default:
      return proposal satisfies never;
  }
}

/** The place with its own sentence: both are ours, so it is vouched for. */
const atPlace = (place: ProposedPlace) =>
  ({ ...stopAtPlace(place), note: place.about, source: "embedded" }) satisfies StopPatch;
