import { minutesOfDay } from "../plan/time-of-day";

/** When people sit down to dinner, by country: an hour at which kitchens cook and rooms are not empty. */
const HOURS: Readonly<Record<string, string>> = {
  "18:30": "AU CA CN DK EE FI IE IS JP KR LT LV NL NO NZ SE TW US VN",
  "19:30": "AE BE BG BR CO CU EG FR HR IL JO MA MT OM PE QA RO RS SI TN TR",
  "20:00": "CL GR IN IT MX PT UY",
  "21:00": "AR ES",
};

/** Everywhere else, and where nobody knows the country. */
export const USUAL_DINNER = 19 * 60;

const BY_COUNTRY = new Map<string, number>(
  Object.entries(HOURS).flatMap(([time, codes]) =>
    codes.split(" ").map((code): [string, number] => [code, minutesOfDay(time) ?? USUAL_DINNER]),
  ),
);

/** Minutes from midnight at which dinner usually begins in a country, by its two letters. */
export const dinnerHour = (countryCode: string | undefined): number =>
  BY_COUNTRY.get(countryCode ?? "") ?? USUAL_DINNER;

/** With children one eats an hour earlier, as far as anybody cooks by then, and is done by their bedtime. */
const EARLIEST_WITH_CHILDREN = 17 * 60 + 30;
const LATEST_WITH_CHILDREN = 19 * 60 + 30;

/** The same with small children. */
export const dinnerHourWithChildren = (countryCode: string | undefined): number =>
  Math.min(LATEST_WITH_CHILDREN, Math.max(EARLIEST_WITH_CHILDREN, dinnerHour(countryCode) - 60));

/** Elders do not wait for the last table of the evening either. */
const EARLIEST_WITH_ELDERS = 18 * 60 + 30;

/** The same with elders. */
export const dinnerHourWithElders = (countryCode: string | undefined): number =>
  Math.max(EARLIEST_WITH_ELDERS, dinnerHour(countryCode) - 60);
