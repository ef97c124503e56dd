import type { LandKind } from "~/domain/cities/land";
import { counted, formatList, plural } from "../../formats";
import { days } from "../ui";

/** What the suggestions under a city field say. */
export const citySuggestionTexts = {
  list: "Cities",
  count: (cities: number) =>
    cities === 0
      ? ""
      : plural(cities, { one: "1 city to choose.", other: `${cities} cities to choose, with the arrow keys.` }),
  hasPlaces: "Real places",
  noPlaces: "I know no places there yet; you get ideas, not names.",
  which: (name: string) => `Which ${name}?`,
  slip: (city: string) => `Did you mean ${city}?`,
  yes: (city: string) => `Yes, ${city}`,
  mayStay: "You may leave it as it is.",
  leftAsItIs: (city: string) => `Left as it is, I take ${city}.`,
  taken: (city: string) => `I take it as ${city}.`,
  another: (city: string) => `Another ${city}`,
  /** What an island, region or country in the list is. */
  kindOf: (kind: LandKind, where: string) => (kind === "country" ? "Country" : `${KINDS[kind].name} · ${where}`),
  land: {
    is: (name: string, kind: LandKind, where: string) =>
      kind === "country"
        ? `${name} is a country.`
        : name === where
          ? `${name} is ${KINDS[kind].is.replace(/ \w+$/, "")}.`
          : `${name}, ${KINDS[kind].is} ${where}.`,
    calledSo: (name: string) => `${name}:`,
    known: (cities: readonly string[]) => `The places I know there are in ${formatList(cities)}.`,
    one: (city: string, count: number | null) =>
      count === null ? `The places I know there are in ${city}.` : `For ${days(count)} I would stay in ${city}.`,
    several: (count: number, stops: readonly { city: string; nights: number }[]) =>
      `For ${days(count)} I would go to ${formatList(stops.map(({ city, nights }) => `${city} (${counted(nights, NIGHTS)})`))}.`,
    leftAsItIs: (city: string | null) =>
      city === null ? "Left as it is, you get ideas, not names." : `Left as it is, I plan ${city}.`,
    take: "Take this route",
    only: (city: string) => `Only ${city}`,
    towns: (isMore: boolean) =>
      isMore
        ? "Or stay in one of these towns. I have ideas for them, not names."
        : "Stay in one of these. I know no places there yet; you get ideas, not names.",
  },
};

/** Each kind of land in a list, and before its countries. */
const KINDS: Record<Exclude<LandKind, "country">, { name: string; is: string }> = {
  island: { name: "Island", is: "an island of" },
  archipelago: { name: "Islands", is: "a group of islands in" },
  region: { name: "Region", is: "a region in" },
  coast: { name: "Coast", is: "a coast of" },
  lake: { name: "Lake", is: "a lake in" },
  valley: { name: "Valley", is: "a valley in" },
  "national park": { name: "National park", is: "a national park in" },
};

const NIGHTS = { one: "night", other: "nights" };
