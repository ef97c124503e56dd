import type { OpeningHours } from "~/domain/place/opening-hours";
import type { Place } from "~/domain/place/place";
import { oneOf } from "~/language/words/one-of";
import { WEEKDAY_NAMES } from "../fit/market-days";
import type { Diet } from "../fit/diet";
import { capitalised, listed } from "./sentences";

const AHEAD: readonly [upTo: number, words: string][] = [
  [1, "a day ahead"],
  [4, "a few days ahead"],
  [9, "about a week ahead"],
  [17, "about two weeks ahead"],
  [25, "about three weeks ahead"],
  [45, "about a month ahead"],
  [75, "about two months ahead"],
];

/** How long before one usually has to book: "about two weeks ahead"; null where one just comes, or nobody knows. */
export function spokenAhead(days: number | null): string | null {
  if (days === null || days === 0) return null;
  return AHEAD.find(([upTo]) => days <= upTo)?.[1] ?? "several months ahead";
}

/** Up to so many closing days are worth telling; a place that opens on fewer says when it is there. */
const CLOSING_DAYS = 2;

/** The weekdays on which a place is usually closed in a month (1 to 12); empty where it never is, or nobody knows. */
function closingDays(hours: OpeningHours | null, month: number | null): string[] {
  const week = hours?.periods.find(({ months }) => month === null || months.includes(month))?.week ?? [];
  return week.flatMap((spans, weekday) => (spans.length === 0 ? [`${WEEKDAY_NAMES[weekday] ?? ""}s`] : []));
}

/** "Closed on Tuesdays.", of what is closed now and then. */
export function sayClosingDay({ hours }: Pick<Place, "hours">, month: number | null): string | null {
  const days = closingDays(hours, month);
  return days.length > 0 && days.length <= CLOSING_DAYS ? `Closed on ${listed(days)}.` : null;
}

const PRICES = ["free", "cheap", "mid-priced", "expensive"] as const;
const priceOf = ({ price }: Pick<Place, "price">): string => PRICES[Math.min(3, Math.max(0, Math.round(price)))] ?? "";

const DIET_WORDS: Record<Diet, string> = {
  vegetarian: "with dishes for vegetarians",
  vegan: "with dishes for vegans",
  halal: "halal",
  kosher: "kosher",
  "gluten-free": "with dishes free of gluten",
};

/** Languages and peoples have capitals, which the data leaves out. */
const PEOPLES = oneOf(`
  african, arab, arabic, egyptian, emirati, ethiopian, iranian, iraqi, israeli, jewish, lebanese, moroccan, persian,
  syrian, yemeni,
  american, argentinian, brazilian, californian, canadian, caribbean, chilean, colombian, creole, cuban, jamaican,
  mexican, peruvian,
  asian, balinese, bengali, burmese, cantonese, chinese, filipino, indian, indonesian, japanese, korean, malay,
  malaysian, nepali, nyonya, pakistani, peranakan, shanghainese, singaporean, taiwanese, thai, tibetan, uyghur,
  vietnamese, australian,
  austrian, basque, bavarian, belgian, british, catalan, czech, danish, dutch, english, european, finnish, french,
  galician, georgian, german, greek, hungarian, irish, italian, mediterranean, neapolitan, nordic, ottoman, polish,
  portuguese, roman, russian, scandinavian, scottish, sicilian, spanish, swedish, swiss, turkish, tuscan, venetian,
  viennese, welsh
`);
const CAPITALS = new RegExp(String.raw`\b${PEOPLES}\b`, "g");

/** What one eats there, at what level of price, and for which of these diets: "Roman pizza, cheap." */
export function sayTable(place: Place, diets: readonly Diet[]): string | null {
  if (!place.meal) return null;
  const cuisine = place.meal.cuisine.replace(CAPITALS, capitalised);
  return `${capitalised([cuisine, priceOf(place), ...diets.map((diet) => DIET_WORDS[diet])].join(", "))}.`;
}
