const TROPIC = 23.5;
const SEASONS = ["winter", "spring", "summer", "autumn"] as const;

/** Seasons by the calendar; within the tropics it is one warm season all year. */
export type Season = (typeof SEASONS)[number] | "tropical";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

/** The month of a `YYYY-MM-DD` date, 1 to 12, or null when it is none. */
export function monthOf(date: string): number | null {
  const month = Number(/^\d{4}-(\d{2})-\d{2}/.exec(date)?.[1]);
  return month >= 1 && month <= 12 ? month : null;
}

export const monthName = (month: number): string => MONTHS[month - 1] ?? "";

/** The season of a month (1 to 12) at a latitude in degrees, north positive. */
export function seasonOf(month: number, latitude: number): Season {
  if (Math.abs(latitude) < TROPIC) return "tropical";
  const index = Math.floor((month % 12) / 3);
  return SEASONS[latitude >= 0 ? index : (index + 2) % 4] ?? "spring";
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** The sun counts as up until its upper edge has sunk, seen through the bending air. */
const SUN_DOWN_DEGREES = -0.83;

/** Hours between sunrise and sunset, 0 to 24, by the sun's declination; null for what is no date. A rule of astronomy, good to some ten minutes. */
export function daylightHours(date: string, latitude: number): number | null {
  const month = monthOf(date);
  if (month === null) return null;
  const dayOfYear = (DAYS_BEFORE[month - 1] ?? 0) + Number(date.slice(8, 10));
  const tilt = radians(-23.44 * Math.cos((2 * Math.PI * (dayOfYear + 10)) / 365.25));
  const at = radians(latitude);
  const cosine =
    (Math.sin(radians(SUN_DOWN_DEGREES)) - Math.sin(at) * Math.sin(tilt)) / (Math.cos(at) * Math.cos(tilt));
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 24) / Math.PI;
}
