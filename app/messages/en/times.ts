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
