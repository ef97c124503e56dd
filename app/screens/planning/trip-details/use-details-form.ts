import { useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { suggestedTripName } from "#messages/planning/trip-setup";
import { draftText, readDraft, saveDraft } from "~/browser/forms/form-draft";
import { type FieldSentences, formText } from "~/browser/forms/form-fields";
import { useCheckedForm } from "~/browser/forms/use-checked-form";
import { readLocal } from "~/browser/storage/local-copy";
import { isCalendarDate, tripLength } from "~/domain/dates/calendar-date";
import type { Trip } from "~/domain/trip/trip";
import { changedFields } from "~/domain/trip/trip-details";
import { citiesInDraft, citiesToChange } from "~/features/trip-cities/cities-in-form";
import { useCities } from "~/features/trip-cities/use-cities";
import { useSuggestedAnswer } from "~/ui/fields/use-suggested-answer";
import { detailsFormName, detailsFormProblems, detailsFrom, typedStay, typedStays } from "./details-form";
import { baseOf } from "./save-details";

/**
 * The form of a trip's details while it is filled in: what is in it, and whether that changes anything. `refused` is what
 * the server found wrong when it was sent.
 */
export function useDetailsForm(trip: Trip, refused: FieldSentences<string> | undefined) {
  const name = detailsFormName(trip.tripId);
  const [draft] = useState(() => readDraft(name));
  const pending = useNavigation().state !== "idle";
  const base = baseOf(trip, draft);
  const live = { ...trip, totalDays: trip.daysTotal, currentDayIndex: readLocal("currentDayIndex") };
  const { problems, formProps } = useCheckedForm<string>({
    name,
    judge: (form) => detailsFormProblems(form, base, live),
    refused,
  });
  const [stays, setStays] = useState(() =>
    draft === null ? trip.stays.map(typedStay) : typedStays((field) => draft[field]?.[0]),
  );
  const [dates, setDates] = useState({
    start: draftText(draft, "startDate", trip.startDate),
    end: draftText(draft, "endDate", trip.endDate),
  });
  const daysTotal =
    isCalendarDate(dates.start) && isCalendarDate(dates.end)
      ? Math.max(1, tripLength(dates.start, dates.end))
      : trip.daysTotal;
  const [changed, setChanged] = useState(draft !== null);

  const read = (form: HTMLFormElement) => {
    const data = new FormData(form);
    setDates({ start: formText(data, "startDate"), end: formText(data, "endDate") });
    setChanged(changedFields(base, detailsFrom(data, base)).length > 0);
  };
  const cities = useCities(
    () => (draft?.city ? citiesInDraft(draft) : citiesToChange(base.legs)),
    daysTotal,
    () => {
      const form = formProps.ref.current;
      if (form === null) return;
      saveDraft(name, new FormData(form));
      read(form);
    },
  );
  // A name that says where and when, and was nobody's own, goes on saying so.
  const tripName = useSuggestedAnswer(
    draftText(draft, "tripName", trip.tripName),
    suggestedTripName({
      cities: cities.rows.map(({ city }) => city),
      startDate: isCalendarDate(dates.start) ? dates.start : null,
    }),
  );
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    formProps.onChange(event);
    read(event.currentTarget);
  };
  // A stay that was added or taken away changes the form without an event of it.
  const count = stays.length;
  const [kept, keep] = useState(count);
  useEffect(() => {
    const form = formProps.ref.current;
    if (kept === count || form === null) return;
    keep(count);
    saveDraft(name, new FormData(form));
    setChanged(true);
  }, [kept, count, name, formProps.ref]);

  return {
    name,
    base,
    draft,
    pending,
    problems,
    formProps,
    onChange,
    changed,
    stays,
    setStays,
    dates,
    daysTotal,
    cities,
    tripName,
  };
}
