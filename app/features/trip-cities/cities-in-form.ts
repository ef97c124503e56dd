import { formText } from "~/browser/forms/form-fields";
import { draftList, draftText, type FormDraft } from "~/browser/forms/form-draft";
import { daysOfNights, nightsOf } from "~/domain/trip/nights";
import type { CityDays } from "~/domain/trip/trip-cities";

/** A city and its nights, as a form asks for them. */
export type CityNights = { city: string; nights: number };

export const FIRST_NIGHTS = 2;

/** The cities after the first, as typed. */
export const nextCities = (form: FormData): string[] => form.getAll("nextCity").map(String);

/** The cities of the form with their days, by the nights of each; one city has all the days of the trip. */
export function citiesIn(form: FormData, daysTotal: number): CityDays[] {
  const cities = [formText(form, "city"), ...nextCities(form)];
  if (cities.length === 1) return cities.map((city) => ({ city, fromDay: 1, toDay: daysTotal }));
  const days = daysOfNights(form.getAll("nights").map((nights) => Math.max(0, Number(nights) || 0)));
  return cities.map((city, i) => ({ city, ...(days[i] ?? { fromDay: 1, toDay: 1 }) }));
}

/** The cities of a draft with their nights. */
export function citiesInDraft(draft: FormDraft, destination?: string): CityNights[] {
  const nights = draftList(draft, "nights");
  return [draftText(draft, "city", destination), ...draftList(draft, "nextCity")].map((city, i) => ({
    city,
    nights: nights[i] === undefined ? FIRST_NIGHTS : Math.max(0, Number(nights[i]) || 0),
  }));
}

/** The cities that a trip has, with their nights. */
export const citiesToChange = (legs: readonly CityDays[]): CityNights[] => {
  const nights = nightsOf(legs);
  return legs.map(({ city }, i) => ({ city, nights: nights[i] ?? FIRST_NIGHTS }));
};

/** The city where one of several is on a day, by their nights; null where there is but one. */
export function cityByNights(cities: readonly CityNights[], dayIndex: number): string | null {
  if (cities.length < 2) return null;
  const days = daysOfNights(cities.map(({ nights }) => nights));
  return cities[days.findLastIndex(({ fromDay }) => fromDay <= dayIndex)]?.city.trim() || null;
}
