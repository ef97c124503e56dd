import { isCalendarDate } from "~/domain/dates/calendar-date";
import { dateOfDay } from "~/domain/dates/day-index";
import { holidayOn, openThen, weekdayAndMonth } from "~/domain/place/opening-hours";
import type { CityGuide, PlaceWithHours } from "~/domain/place/place";
import type { TripBrief } from "~/domain/trip/trip-brief";
import { customsOf } from "../fit/customs";
import { isChristmasDay } from "../fit/day-conditions";
import { shutsAtChristmas } from "../fit/opening";
import type { HoursReader } from "./day-on-clock";

type HoursBrief = Pick<TripBrief, "startDate" | "roughDates" | "holidays"> & {
  guide: (Pick<CityGuide, "country" | "countryCode"> & { places: readonly PlaceWithHours[] }) | null;
};

/** Tells the usual hours of a trip's places on its days. Nothing is known where the dates are not. */
export function hoursOfPlaces({ guide, startDate, roughDates = false, holidays = [] }: HoursBrief): HoursReader {
  if (roughDates || !guide || !isCalendarDate(startDate)) return () => null;
  const customs = customsOf(guide.country);
  const places = new Map<string, PlaceWithHours>(guide.places.map((place) => [place.id, place]));
  const onDate = (date: string) => ({
    ...weekdayAndMonth(date),
    date,
    ...holidayOn(date, guide.countryCode, holidays),
    isChristmas: isChristmasDay(date, customs),
  });
  const dates = new Map<number, ReturnType<typeof onDate>>();
  return (placeId, dayIndex) => {
    const place = places.get(placeId);
    if (!place) return null;
    const today = dates.get(dayIndex) ?? onDate(dateOfDay(startDate, dayIndex));
    dates.set(dayIndex, today);
    return today.isChristmas && shutsAtChristmas(place) ? [] : openThen(place, today);
  };
}
