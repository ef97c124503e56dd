import { plural } from "~/messages/formats";

/** What the suggestions under a city field say. */
export const citySuggestionTexts = {
  list: "Cities",
  count: (cities: number) =>
    cities === 0
      ? ""
      : plural(cities, { one: "1 city to choose.", other: `${cities} cities to choose, with the arrow keys.` }),
  hasPlaces: "Real places",
  which: (name: string) => `Which ${name}?`,
  slip: (city: string) => `Did you mean ${city}?`,
  yes: (city: string) => `Yes, ${city}`,
  mayStay: "You may leave it as it is.",
};
