import { MAX_LINK_LENGTH, MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from "../forms/limits";
import { BLOCK_FIELDS, type BlockFieldRule, type BlockName, type FieldValue } from "./block";

/** What one does at a stop. */
export const STOP_KINDS = ["sight", "meal", "drink", "walk", "rest", "travel", "stay", "event"] as const;

export type StopKind = (typeof STOP_KINDS)[number];

/** Where a stop is in the plan. `order` is a fractional index within its part of the day. */
export type StopAt = { day: number; part: BlockName; order: string };

/** `time` is local, `"HH:MM"`, as the other times of a plan. */
export type Booking = { reference: string; name: string; time: string | null; url: string; note: string };

/** `each`: a head; else for all together. `currency` is its ISO 4217 code. */
export type Cost = { amount: number; currency: string; each: boolean };

type Values = { at: StopAt | null; time: string | null; booking: Booking | null; cost: Cost | null };

/** One field of a stop: as those of a block, and a few that blocks have not. Nobody said: null. */
export type StopFieldRule =
  | BlockFieldRule
  | { [Type in keyof Values]: { type: Type; default: null; writable: boolean; shown: boolean } }[keyof Values];

const { description, timeOfDay: _partOfItsAt, ...shared } = BLOCK_FIELDS;

/**
 * All fields of a stop but its id (DESIGN section 10). The type `Stop`, the shapes of the calls, the shared document and what is read of stored
 * plans are derived from this record: a new field is added here, and to the screens that ask for it or show it.
 */
export const STOP_FIELDS = {
  ...shared,
  /** What a block calls its description. */
  note: description,
  /** One value, so that of two moves at once one counts, whole. Null on the shelf: an idea without a day. */
  at: { type: "at", default: null, writable: true, shown: true },
  kind: { type: "choice", of: STOP_KINDS, default: "sight", writable: true, shown: true },
  /** Local time of the trip, `"HH:MM"`. */
  start: { type: "time", default: null, writable: true, shown: true },
  /** True where a person set `start`; the planner's is a proposal. */
  startIsSet: { type: "boolean", default: false, writable: true, shown: true },
  minutes: { type: "number", least: 5, most: 24 * 60, default: null, writable: true, shown: true },
  /** Neither planner nor assistant moves or replaces it. */
  locked: { type: "boolean", default: false, writable: true, shown: true },
  booking: { type: "booking", default: null, writable: true, shown: true },
  cost: { type: "cost", default: null, writable: true, shown: true },
  /** The user who added it; null for what was planned. */
  by: { type: "id", default: null, writable: true, shown: false },
} as const satisfies Record<string, StopFieldRule>;

type Fields = typeof STOP_FIELDS;

export type StopField = keyof Fields;

type ValueOf<Rule> = Rule extends { type: infer Type }
  ? Type extends keyof Values
    ? Values[Type]
    : FieldValue<Rule>
  : never;

/** One thing in the plan. */
export type Stop = { id: string } & { -readonly [Name in StopField]: ValueOf<Fields[Name]> };

/** A stop that has a day. */
export type PlacedStop = Stop & { at: StopAt };

/** What may be changed of a stop; what is left out stays. */
export type StopPatch = { [Name in StopField]?: Stop[Name] | undefined };

/** The texts of a stop, which several people type at once. */
export const STOP_TEXTS = ["title", "note"] as const satisfies readonly StopField[];

export type StopText = (typeof STOP_TEXTS)[number];

const isStopField = (name: string): name is StopField => name in STOP_FIELDS;
const isText = (name: StopField): name is StopText => STOP_TEXTS.some((text) => text === name);

export const ALL_STOP_FIELDS: readonly StopField[] = Object.keys(STOP_FIELDS).filter(isStopField);
/** The fields that are one value each, the last one written of which stays. */
export const PLAIN_STOP_FIELDS: readonly Exclude<StopField, StopText>[] = ALL_STOP_FIELDS.filter(
  (name): name is Exclude<StopField, StopText> => !isText(name),
);

export const BOOKING_LIMITS = {
  reference: MAX_NAME_LENGTH,
  name: MAX_NAME_LENGTH,
  url: MAX_LINK_LENGTH,
  note: MAX_TEXT_LENGTH,
} as const;

/** What fills the gaps between the things a day is for. */
const BETWEEN: ReadonlySet<StopKind> = new Set(["meal", "drink", "walk", "rest", "travel"]);

/** The stop by which a part of a day is known: the first that is more than a meal or a way, else the first (DESIGN section 10). */
export const leadOf = <Each extends Stop>(stopsOfPart: readonly Each[]): Each | null =>
  stopsOfPart.find(({ kind }) => !BETWEEN.has(kind)) ?? stopsOfPart[0] ?? null;
