import { destinationTexts } from "#messages/hub";
import { formatRelative } from "~/messages/formats";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago an instant was: "just now", "12 minutes ago", "yesterday". Both in milliseconds since 1970. */
export function spokenAge(at: number, now: number): string {
  const age = Math.max(0, now - at);
  if (age < MINUTE_MS) return destinationTexts.justNow;
  if (age < HOUR_MS) return formatRelative(-Math.floor(age / MINUTE_MS), "minute");
  if (age < DAY_MS) return formatRelative(-Math.floor(age / HOUR_MS), "hour");
  return formatRelative(-Math.floor(age / DAY_MS), "day");
}
