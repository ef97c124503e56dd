import { type RefObject, useEffect, useState } from "react";
import { draftList, draftText, type FormDraft } from "~/browser/forms/form-draft";
import { formChoices, formText } from "~/browser/forms/form-fields";
import { isCalendarDate } from "~/domain/dates/calendar-date";
import { WHO_WITH } from "~/domain/trip/trip";
import { citiesInDraft, nextCities } from "~/features/trip-cities/cities-in-form";
import { missingFields } from "./trip-form";

/** What the form says of the trip by now, from which other answers follow. */
export type SaidSoFar = { cities: readonly string[]; startDate: string | null; whoWith: readonly string[] };

/** Follows what is said in the form, and what still keeps the trip from being created; `listen` at each change. */
export function useSaidSoFar(form: RefObject<HTMLFormElement>, draft: FormDraft, destination: string | undefined) {
  const [said, setSaid] = useState<SaidSoFar>(() => ({
    cities: citiesInDraft(draft, destination).map(({ city }) => city),
    startDate: dateOrNull(draftText(draft, "startDate")),
    whoWith: draftList(draft, "whoWith"),
  }));
  const [missing, setMissing] = useState<string[]>([]);
  useEffect(() => {
    if (form.current) setMissing(missingFields(new FormData(form.current)));
  }, [form]);
  const listen = (element: HTMLFormElement) => {
    const typed = new FormData(element);
    setSaid({
      cities: [formText(typed, "city"), ...nextCities(typed)],
      startDate: dateOrNull(formText(typed, "startDate")),
      whoWith: formChoices(typed, "whoWith", WHO_WITH),
    });
    setMissing(missingFields(typed));
  };
  return { said, missing, listen };
}

const dateOrNull = (text: string): string | null => (isCalendarDate(text) ? text : null);
