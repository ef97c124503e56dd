/** A time of day where the trip is, "09:40". Text order is the order of the day. */
export type TimeOfDay = string;

export const DAY_MINUTES = 24 * 60;

const SHAPE = /^([01]\d|2[0-3]):([0-5]\d)$/;
const STEP_MINUTES = 5;

/** Minutes from midnight, or null for what is no time of day. */
export function minutesOfDay(time: string | null): number | null {
  const parts = SHAPE.exec(time ?? "");
  return parts ? Number(parts[1]) * 60 + Number(parts[2]) : null;
}

export const isTimeOfDay = (text: string): boolean => SHAPE.test(text);

/** The time so many minutes after midnight; past the next midnight the clock begins anew. */
export function timeAt(minutes: number): TimeOfDay {
  const ofDay = ((Math.round(minutes) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const twoDigits = (number: number): string => String(number).padStart(2, "0");
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}

/** The next five minutes: proposals are no more exact than that. */
export const nextFiveMinutes = (minutes: number): number => Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES;

/** When something is over; null where its start or its length is not known. */
export function endOf({ start, minutes }: { start: string | null; minutes: number | null }): TimeOfDay | null {
  const from = minutesOfDay(start);
  return from === null || minutes === null ? null : timeAt(from + minutes);
}

const TYPED = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})?|(\d{2}))?\s*(?:uhr)?\s*([ap])?\.?(?:m\.?)?$/i;
const NOON = 12;

/** The time that somebody typed: "9:40", "9.40", "940", "21h30", "9 pm"; null for what is none. */
export function typedTime(text: string): TimeOfDay | null {
  const parts = TYPED.exec(text.trim());
  if (!parts) return null;
  const [hour, minutes] = [Number(parts[1]), Number(parts[2] ?? parts[3] ?? 0)];
  const half = parts[4]?.toLowerCase();
  if (half && (hour < 1 || hour > NOON)) return null;
  const ofDay = half ? (hour % NOON) + (half === "p" ? NOON : 0) : hour;
  return ofDay < 24 && minutes < 60 ? timeAt(ofDay * 60 + minutes) : null;
}

/** What decides when a stop is: a booking's time, else its own, which a person set or the planner proposed. */
export type TimedBy = { start: string | null; startIsSet: boolean; booking: { time: string | null } | null };

/** The time that a booking or a person gave a stop; null where the planner may propose one. */
export const fixedStart = ({ start, startIsSet, booking }: TimedBy): TimeOfDay | null =>
  booking?.time ?? (startIsSet ? start : null);

/** When a stop is, as it is told: exactly where it is booked or set, else about. */
export type ToldTime = { time: TimeOfDay; about: boolean };

/** Null where a stop has no time. */
export function toldTime(stop: TimedBy): ToldTime | null {
  const fixed = fixedStart(stop);
  const time = fixed ?? stop.start;
  return time === null ? null : { time, about: fixed === null };
}
