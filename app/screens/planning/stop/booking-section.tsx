import { oneStopTexts as texts } from "#messages/one-stop";
import { bookingAfter, typedLink } from "~/domain/plan/booking";
import { BOOKING_LIMITS, type Booking, type Stop } from "~/domain/plan/stop";
import type { Trip } from "~/domain/trip/trip";
import { TextArea } from "~/ui/fields/text-area";
import { TextField } from "~/ui/fields/text-field";
import { Section } from "./section";
import { BookedFor } from "./booked-for";
import type { ChangeStop } from "./change-stop";
import { useCommitOnBlur } from "./use-commit-on-blur";

/** What is booked at a stop, and under which reference and name. */
export function BookingSection({ stop, trip, change }: { stop: Stop; trip: Trip; change: ChangeStop }) {
  const { booking } = stop;
  const set = (part: Partial<Booking>, label: string): null => {
    change({ booking: bookingAfter(booking, part) }, label);
    return null;
  };
  const reference = useCommitOnBlur(booking?.reference ?? "", (typed) =>
    set({ reference: typed.trim() }, texts.reference),
  );
  const name = useCommitOnBlur(booking?.name ?? "", (typed) => set({ name: typed.trim() }, texts.inTheName));
  const time = useCommitOnBlur(booking?.time ?? "", (typed) => set({ time: typed || null }, texts.bookedFor));
  const note = useCommitOnBlur(booking?.note ?? "", (typed) => set({ note: typed.trim() }, texts.bookingNote));
  const link = useCommitOnBlur(booking?.url ?? "", (typed) => {
    const url = typed.trim() === "" ? "" : typedLink(typed);
    return url === null ? texts.linkWrong : set({ url }, texts.link);
  });
  return (
    <Section title={texts.booking} why={texts.bookingWhy}>
      <BookedFor stop={stop} trip={trip} mayMoveDates />
      <TextField
        label={texts.reference}
        maxLength={BOOKING_LIMITS.reference}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...reference}
      />
      <TextField label={texts.inTheName} maxLength={BOOKING_LIMITS.name} autoComplete="off" {...name} />
      <TextField label={texts.bookedFor} type="time" className="max-w-56" {...time} />
      <TextField
        label={texts.link}
        type="url"
        inputMode="url"
        maxLength={BOOKING_LIMITS.url}
        autoComplete="off"
        {...link}
      />
      <TextArea label={texts.bookingNote} rows={2} maxLength={BOOKING_LIMITS.note} {...note} />
    </Section>
  );
}
