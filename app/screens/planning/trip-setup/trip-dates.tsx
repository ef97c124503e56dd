import { useRef, useState } from "react";
import { addDays, isCalendarDate, tripLength } from "~/domain/dates/calendar-date";
import { MAX_TRIP_DAYS } from "~/domain/forms/limits";
import { DateField } from "~/ui/fields/text-field";
import { tripSetupTexts as texts } from "#messages/trip-setup";
import { days as countedDays } from "#messages/ui";

type TripDatesProps = {
  startDate: string;
  endDate: string;
  /** How long the trip is to be, where a demo has said it: the end follows the start as long as it has not been chosen. */
  days: number | null;
  problems: { startDate?: string; endDate?: string };
};

/** Both ends of the trip, and how many days that makes. */
export function TripDates({ startDate, endDate, days, problems }: TripDatesProps) {
  const [start, setStart] = useState(startDate);
  const [end, setEnd] = useState(endDate);
  const endField = useRef<HTMLInputElement>(null);
  const endIsChosen = useRef(endDate !== "");
  const chooseStart = (chosen: string) => {
    setStart(chosen);
    if (days === null || endIsChosen.current || !isCalendarDate(chosen) || !endField.current) return;
    endField.current.value = addDays(chosen, days - 1);
    setEnd(endField.current.value);
  };
  const chooseEnd = (chosen: string) => {
    endIsChosen.current = chosen !== "";
    setEnd(chosen);
  };
  return (
    <div className="grid gap-2">
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          label={texts.startDate}
          name="startDate"
          defaultValue={startDate}
          required
          hint={days === null ? undefined : texts.demoHad(days)}
          onChange={(event) => chooseStart(event.currentTarget.value)}
          error={problems.startDate}
        />
        <DateField
          ref={endField}
          label={texts.endDate}
          name="endDate"
          defaultValue={endDate}
          min={start || undefined}
          required
          onChange={(event) => chooseEnd(event.currentTarget.value)}
          error={problems.endDate}
        />
      </div>
      <p role="status" className="text-sm font-semibold text-ink-soft empty:hidden">
        {lengthNote(start, end)}
      </p>
    </div>
  );
}

/** "4 days": both ends count (DESIGN section 3); nothing while the dates make no trip. */
export function lengthNote(start: string, end: string): string | null {
  if (!isCalendarDate(start) || !isCalendarDate(end)) return null;
  const count = tripLength(start, end);
  return count < 1 || count > MAX_TRIP_DAYS ? null : countedDays(count);
}
