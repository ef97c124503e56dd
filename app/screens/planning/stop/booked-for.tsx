import { oneStopTexts as texts } from "#messages/one-stop";
import type { Stop } from "~/domain/plan/stop";
import type { Trip } from "~/domain/trip/trip";
import { dayDate } from "~/features/trip-at-hand/day-date";
import { useBookedForAnotherDate } from "~/features/trip-home/use-moment";
import { TextLink } from "~/ui/actions/text-link";

type BookedForProps = { stop: Stop; trip: Trip; mayMoveDates?: boolean };

/** Which date a booking counts for, where its day is travelled on another. */
export function BookedFor({ stop: { at }, trip, mayMoveDates = false }: BookedForProps) {
  const date = useBookedForAnotherDate(trip, at?.day ?? null);
  if (at === null || date === null) return null;
  return (
    <div className="grid gap-1">
      <p>{texts.bookingOn(dayDate(date, 1), at.day)}</p>
      {mayMoveDates && (
        <TextLink to="/tripdetails" className="inline-flex min-h-12 items-center justify-self-start">
          {texts.moveDates}
        </TextLink>
      )}
    </div>
  );
}
