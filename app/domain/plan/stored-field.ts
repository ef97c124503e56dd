import { cleanLine, cleanText } from "../forms/clean-text";
import { MAX_NAME_LENGTH, MAX_TRIP_DAYS } from "../forms/limits";
import { BLOCK_NAMES } from "./block";
import { BOOKING_LIMITS, type Booking, type Cost, type StopAt, type StopFieldRule } from "./stop";
import { isOrder } from "./stop-order";

/** The value of a stored field. One that is missing or holds something else has that of a field which nobody filled in; too long a text is cut. */
export function storedFieldFrom(rule: StopFieldRule, value: unknown): unknown {
  switch (rule.type) {
    case "text":
      return typeof value === "string" ? cleaned(value, rule) : rule.default;
    case "boolean":
      return typeof value === "boolean" ? value : rule.default;
    case "choice":
      return rule.of.find((choice) => choice === value) ?? rule.default;
    case "id":
      return typeof value === "string" && value.length <= MAX_NAME_LENGTH ? value : rule.default;
    case "number":
      return typeof value === "number" && value >= rule.least && value <= rule.most ? value : rule.default;
    case "at":
      return atFrom(value);
    case "time":
      return timeFrom(value);
    case "booking":
      return bookingFrom(value);
    case "cost":
      return costFrom(value);
    default:
      return rule satisfies never;
  }
}

export function atFrom(value: unknown): StopAt | null {
  if (!isRecord(value)) return null;
  const { day, order } = value;
  const part = BLOCK_NAMES.find((name) => name === value.part);
  if (typeof day !== "number" || !Number.isInteger(day) || day < 1 || day > MAX_TRIP_DAYS) return null;
  return part !== undefined && isOrder(order) ? { day, part, order } : null;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const timeFrom = (value: unknown): string | null => (typeof value === "string" && TIME.test(value) ? value : null);

function bookingFrom(value: unknown): Booking | null {
  if (!isRecord(value)) return null;
  const line = (name: "reference" | "name"): string => lineFrom(value[name], BOOKING_LIMITS[name]);
  const booking = {
    reference: line("reference"),
    name: line("name"),
    time: timeFrom(value.time),
    url: linkFrom(value.url),
    note: typeof value.note === "string" ? cleaned(value.note, { lines: "several", longest: BOOKING_LIMITS.note }) : "",
  };
  return Object.values(booking).some(Boolean) ? booking : null;
}

/** A link that a browser may open; empty for any other. */
const linkFrom = (value: unknown): string => {
  const link = lineFrom(value, BOOKING_LIMITS.url);
  return /^https?:\/\//i.test(link) && URL.canParse(link) ? link : "";
};

const lineFrom = (value: unknown, longest: number): string =>
  typeof value === "string" ? cleaned(value, { lines: "one", longest }) : "";

const MOST_COST = 1_000_000_000;

function costFrom(value: unknown): Cost | null {
  if (!isRecord(value)) return null;
  const { amount, currency, each } = value;
  const isCost =
    typeof amount === "number" &&
    amount >= 0 &&
    amount <= MOST_COST &&
    typeof currency === "string" &&
    /^[A-Z]{3}$/.test(currency);
  return isCost ? { amount, currency, each: each === true } : null;
}

/** Whoever may edit the shared document writes into it directly, past the contracts of the calls. */
export const cleaned = (text: string, { lines, longest }: { lines: "one" | "several"; longest: number }): string =>
  (lines === "one" ? cleanLine : cleanText)(text.slice(0, longest));

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
