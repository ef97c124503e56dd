import { useEffect, useRef, useState } from "react";
import { useLatest } from "~/browser/page/use-latest";
import { addDays, isCalendarDate, tripLength } from "~/domain/dates/calendar-date";
import { USUAL_TRIP_DAYS } from "~/domain/forms/limits";
import { endDateAfterStart, tripLengthProblem } from "~/domain/trip/trip-setup-rules";
import { DateField } from "~/ui/fields/text-field";
import { formProblemText } from "#messages/forms";
import { tripSetupTexts as texts } from "#messages/planning/trip-setup";
import { days as countedDays } from "#messages/ui";

type TripDatesProps = {
  startDate: string;
  endDate: string;
  /** How long the trip is to be, where a demo has said it. */
  days: number | null;
  /** How long the nights of several cities make it; null in a single city. */
  span?: number | null;
  onLength?: (days: number | null) => void;
  problems: { startDate?: string; endDate?: string };
  /** The trip is there already: moving its start moves its end, however it came about. */
  keepsLength?: boolean;
};

/** Both ends of the trip, and how many days that makes. The end follows the start, and what the two have against each other shows at once. */
export function TripDates({
  startDate,
  endDate,
  days,
  span = null,
  onLength = () => undefined,
  problems,
  keepsLength = false,
}: TripDatesProps) {
  const [start, setStart] = useState(startDate);
  const [end, setEnd] = useState(endDate);
  const endField = useRef<HTMLInputElement>(null);
  const chosen = useRef({
    days: lengthOf(startDate, endDate) ?? days ?? USUAL_TRIP_DAYS,
    isChosen: endDate !== "" && !keepsLength,
  });
  const follow = (follows: string) => {
    // The form keeps its draft when this event has risen to it.
    if (endField.current) endField.current.value = follows;
    setEnd(follows);
  };
  const chooseStart = (next: string) => {
    setStart(next);
    follow(endDateAfterStart(next, end, chosen.current));
  };
  const chooseEnd = (next: string) => {
    chosen.current = { days: lengthOf(start, next) ?? chosen.current.days, isChosen: next !== "" && !keepsLength };
    setEnd(next);
  };
  const length = lengthOf(start, end);
  const sayLength = useLatest(onLength);
  useEffect(() => sayLength(length), [length, sayLength]);
  const lengthen = useLatest((wanted: number) => {
    chosen.current = { days: wanted, isChosen: chosen.current.isChosen };
    if (isCalendarDate(start) && wanted !== length) follow(addDays(start, wanted - 1));
  });
  useEffect(() => {
    if (span !== null) lengthen(span);
  }, [span, lengthen]);
  const clash = tripLengthProblem(start, end);
  return (
    <div className="grid gap-2">
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          label={texts.startDate}
          name="startDate"
          defaultValue={startDate}
          required
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
          error={clash ? formProblemText(clash) : problems.endDate}
        />
      </div>
      <p role="status" className="text-sm font-semibold text-ink-soft empty:hidden">
        {lengthNote(start, end) ?? (days !== null && span === null && start === "" && texts.demoHad(days))}
      </p>
    </div>
  );
}

/** Days of a trip between the two dates; null while they make none. */
const lengthOf = (start: string, end: string): number | null =>
  isCalendarDate(start) && isCalendarDate(end) && tripLengthProblem(start, end) === null
    ? tripLength(start, end)
    : null;

/** "4 days": both ends count (DESIGN section 3); nothing while the dates make no trip. */
export function lengthNote(start: string, end: string): string | null {
  const count = lengthOf(start, end);
  return count === null ? null : countedDays(count);
}
