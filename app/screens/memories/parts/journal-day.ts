import type { Trip } from "~/domain/trip/trip";
import { tripUnavailableTexts } from "#messages/trip-at-hand";
import { tripJournalTexts } from "#messages/memories";

type JournalDay = { kind: "day"; day: number } | { kind: "missing"; problem: string };

/** The day whose journal an address opens, where it is a day of this phone's trip; else SPEC's sentence for what is missing. */
export function journalDay(
  { tripId, dayIndex }: { tripId?: string; dayIndex?: string },
  trip: Pick<Trip, "tripId" | "daysTotal">,
): JournalDay {
  if (tripId !== trip.tripId) return { kind: "missing", problem: tripUnavailableTexts.problem };
  const day = Number(dayIndex);
  return Number.isInteger(day) && day >= 1 && day <= trip.daysTotal
    ? { kind: "day", day }
    : { kind: "missing", problem: tripJournalTexts.noDay(dayIndex ?? "") };
}
