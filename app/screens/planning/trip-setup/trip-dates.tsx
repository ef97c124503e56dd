import { useState } from "react";
import { isCalendarDate, tripLength } from "~/domain/calendar-date";
import { MAX_TRIP_DAYS } from "~/domain/limits";
import { DateField } from "~/ui/date-field";

type TripDatesProps = { startDate: string; endDate: string; problems: { startDate?: string; endDate?: string } };

/** Both ends of the trip, and how many days that makes. */
export function TripDates({ startDate, endDate, problems }: TripDatesProps) {
  const [start, setStart] = useState(startDate);
  const [end, setEnd] = useState(endDate);
  return (
    <div className="grid gap-2">
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField label="Start date" name="startDate" defaultValue={startDate} required onChange={(event) => setStart(event.currentTarget.value)} error={problems.startDate} />
        <DateField label="End date" name="endDate" defaultValue={endDate} min={start || undefined} required onChange={(event) => setEnd(event.currentTarget.value)} error={problems.endDate} />
      </div>
      <p role="status" className="text-sm font-semibold text-ink-soft empty:hidden">{lengthNote(start, end)}</p>
    </div>
  );
}

/** "4 days": both ends count (DESIGN section 3); nothing while the dates make no trip. */
export function lengthNote(start: string, end: string): string | null {
  if (!isCalendarDate(start) || !isCalendarDate(end)) return null;
  const days = tripLength(start, end);
  if (days < 1 || days > MAX_TRIP_DAYS) return null;
  return days === 1 ? "1 day" : `${days} days`;
}
