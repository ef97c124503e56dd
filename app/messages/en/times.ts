import type { WayAdvice } from "~/domain/place/way-between";
import type { TimeOfDay, ToldTime } from "~/domain/plan/time-of-day";

/** "9:40": by the twenty-four hours, as timetables and tickets have it. */
export const clockText = (time: TimeOfDay): string => time.replace(/^0/, "");

/** "about 10:00"; "10:00" where it is booked or somebody set it. */
export const timeText = ({ time, about }: ToldTime): string => (about ? `about ${clockText(time)}` : clockText(time));

/** "45 min", "1 h", "1 h 30 min". */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(" ");
}

/** "by metro and ferry", "over the bridge": what a water is crossed by. */
export const meansText = (by: readonly string[]): string =>
  by
    .map((means) => (means === "bridge" ? "over the bridge" : means === "tunnel" ? "by tunnel" : `by ${means}`))
    .join(" and ");

/** The way between two stops where both stand beside it: "12 min on foot". Its minutes are an estimate, which the list says once. */
export function shortWayText(advice: WayAdvice): string {
  switch (advice.code) {
    case "right-there":
      return "right there";
    case "on-foot":
      return `${lengthText(advice.minutes)} on foot`;
    case "by-ride":
      return `${lengthText(advice.minutes)} by transport`;
    case "across-water":
      return `${lengthText(advice.minutes)} across the water, ${meansText(advice.by)}`;
    default:
      return advice satisfies never;
  }
}
