import type { FoundPlace } from "../place/found-place";
import { BLOCK_NAMES } from "../plan/block";
import { cleaned, isRecord, storedFieldFrom } from "../plan/stored-field";
import { STOP_FIELDS, STOP_KINDS, type Stop, type StopAt, type StopField, type StopKind } from "../plan/stop";
import { isStopId } from "../plan/whole-block";
import { MAX_DAY_STOPS, MAX_NAME_LENGTH, MAX_TEXT_LENGTH, MAX_TRIP_DAYS } from "../forms/limits";
import type { TimeOfDay } from "../plan/time-of-day";

/** A part of a day. */
export type PartAt = Pick<StopAt, "day" | "part">;

/** A stop as it stood when something was proposed for it, so that the proposal can say what it meant when the stop has changed or gone. */
export type SeenStop = { id: string; title: string; placeId: string | null; at: PartAt | null };

/** A known place with its own sentence. */
export type ProposedPlace = FoundPlace & { about: string };

/**
 * One change of the plan that the assistant proposes: nothing is done until an organizer takes it. `why` is one sentence, empty where there is
 * nothing to say; `id` tells it from the others of one answer.
 */
export type Proposal = { id: string; why: string } & ProposedChange;

/** When what comes is to begin, where an hour is asked for; none in what earlier versions stored. */
type Beginning = { start?: TimeOfDay };

export type ProposedChange =
  | ({ kind: "replace"; stop: SeenStop; place: ProposedPlace } & Beginning)
  /** Null for the shelf, where nothing begins. */
  | ({ kind: "add"; place: ProposedPlace; to: PartAt | null } & Beginning)
  /** Something that the travellers find there themselves, called as it is wished for: "Coffee near the temple". */
  | ({ kind: "add-own"; title: string; does: StopKind; to: PartAt } & Beginning)
  | ({ kind: "move"; stop: SeenStop; to: PartAt } & Beginning)
  /** `also` go with it; none in what earlier versions stored. */
  | { kind: "shelve"; stop: SeenStop; also?: SeenStop[] }
  /** `from` is when it began as it was seen; null where it had no time. */
  | { kind: "set-time"; stop: SeenStop; start: TimeOfDay; from: TimeOfDay | null }
  /** `from` is how long it took as it was seen, in minutes; null where that was not known. */
  | { kind: "set-length"; stop: SeenStop; minutes: number; from: number | null }
  /** Two stops change places; `start` is for the other one, which comes to where the wish was made. */
  | ({ kind: "swap-stops"; stop: SeenStop; other: SeenStop } & Beginning)
  /** `stop` is one of day `one`, by which it is known whether the days have changed places. */
  | { kind: "swap-days"; one: number; other: number; stop: SeenStop };

/** A stop as a proposal remembers it. */
export const seenStop = ({ id, title, placeId, at }: Stop): SeenStop => ({
  id,
  title,
  placeId,
  at: at && { day: at.day, part: at.part },
});

/** How many come with one answer. */
export const MOST_PROPOSALS = 4;

/** Stored proposals; what is none, or of a kind that this version does not know, is left out. */
export const proposalsFrom = (stored: unknown): Proposal[] =>
  (Array.isArray(stored) ? stored : [])
    .slice(0, MOST_PROPOSALS)
    .flatMap((one: unknown) => (isRecord(one) && isStopId(one.id) ? (proposalFrom(one, one.id) ?? []) : []));

function proposalFrom(stored: Record<string, unknown>, id: string): Proposal | null {
  const change = changeFrom(stored);
  const why = typeof stored.why === "string" ? cleaned(stored.why, { lines: "one", longest: MAX_TEXT_LENGTH }) : "";
  return change && { id, why, ...change };
}

function changeFrom({ kind, stop: seen, place: where, ...stored }: Record<string, unknown>): ProposedChange | null {
  const [stop, place, to] = [seenFrom(seen), placeFrom(where), partFrom(stored.to)];
  switch (kind) {
    case "replace":
      return stop && place && { kind, stop, place, ...startFrom(stored.start) };
    case "add":
      return place && (to !== null || stored.to === null)
        ? { kind, place, to, ...(to && startFrom(stored.start)) }
        : null;
    case "add-own": {
      const [title, does] = [lineFrom(stored.title), STOP_KINDS.find((option) => option === stored.does)];
      return title !== "" && does && to ? { kind, title, does, to, ...startFrom(stored.start) } : null;
    }
    case "move":
      return stop && to && { kind, stop, to, ...startFrom(stored.start) };
    case "shelve":
      return stop && { kind, stop, ...alsoFrom(stored.also) };
    case "set-time": {
      const start = fieldFrom("start", stored.start);
      const from = fieldFrom("start", stored.from);
      return stop && typeof start === "string"
        ? { kind, stop, start, from: typeof from === "string" ? from : null }
        : null;
    }
    case "set-length": {
      const minutes = fieldFrom("minutes", stored.minutes);
      const from = fieldFrom("minutes", stored.from);
      return stop && typeof minutes === "number"
        ? { kind, stop, minutes, from: typeof from === "number" ? from : null }
        : null;
    }
    case "swap-stops": {
      const other = seenFrom(stored.other);
      return stop && other && { kind, stop, other, ...startFrom(stored.start) };
    }
    case "swap-days": {
      const { one, other } = stored;
      return stop && isDay(one) && isDay(other) && one !== other ? { kind, one, other, stop } : null;
    }
    default:
      return null;
  }
}

function alsoFrom(stored: unknown): { also?: SeenStop[] } {
  const also = (Array.isArray(stored) ? stored : []).slice(0, MAX_DAY_STOPS).flatMap((one) => seenFrom(one) ?? []);
  return also.length > 0 ? { also } : {};
}

function startFrom(stored: unknown): Beginning {
  const start = fieldFrom("start", stored);
  return typeof start === "string" ? { start } : {};
}

const fieldFrom = (name: StopField, value: unknown): unknown => storedFieldFrom(STOP_FIELDS[name], value);

const isDay = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= MAX_TRIP_DAYS;

function partFrom(value: unknown): PartAt | null {
  if (!isRecord(value)) return null;
  const part = BLOCK_NAMES.find((name) => name === value.part);
  return isDay(value.day) && part !== undefined ? { day: value.day, part } : null;
}

const lineFrom = (value: unknown): string =>
  typeof value === "string" ? cleaned(value, { lines: "one", longest: MAX_NAME_LENGTH }) : "";

function seenFrom(value: unknown): SeenStop | null {
  if (!isRecord(value) || !isStopId(value.id)) return null;
  const placeId = typeof value.placeId === "string" ? value.placeId : null;
  return { id: value.id, title: lineFrom(value.title), placeId, at: partFrom(value.at) };
}

function placeFrom(value: unknown): ProposedPlace | null {
  if (!isRecord(value)) return null;
  const { id, lat, lng, minutes } = value;
  const [name, kind] = [lineFrom(value.name), STOP_KINDS.find((option) => option === value.kind)];
  const isWhole = isStopId(id) && name !== "" && kind && [lat, lng, minutes].every((each) => typeof each === "number");
  if (!isWhole) return null;
  return {
    id,
    name,
    kind,
    neighborhood: lineFrom(value.neighborhood),
    location: lineFrom(value.location),
    lat: Number(lat),
    lng: Number(lng),
    minutes: Number(minutes),
    isTicketed: value.isTicketed === true,
    isDayTrip: value.isDayTrip === true,
    about: typeof value.about === "string" ? cleaned(value.about, { lines: "several", longest: MAX_TEXT_LENGTH }) : "",
  };
}
