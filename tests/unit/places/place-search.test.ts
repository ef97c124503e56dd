import { expect, test } from "vitest";
import { loadCities } from "#db/places/load-cities";
import { searchPlaces } from "~/domain/place/place-search";

const place = (name: string, anchor = false) => ({
  id: `new-york-${name.toLowerCase().replace(/\W+/g, "-")}`,
  cityId: "new-york",
  name,
  neighborhood: "",
  anchor,
});
const cities = loadCities();
const ofCity = (wanted: string) =>
  cities.flatMap(({ id, places }) => (id === wanted ? places.map((each) => ({ ...each, cityId: id })) : []));
const [inLisbon, inTokyo] = [ofCity("lisbon"), ofCity("tokyo")];
const names = (text: string, places: Parameters<typeof searchPlaces>[1]) =>
  searchPlaces(text, places).map(({ name }) => name);

test("accents, case and articles do not count", () => {
  expect(names("castelo de sao jorge", inLisbon)[0]).toBe("Castelo de São Jorge");
  expect(names("THE Castelo", inLisbon)[0]).toBe("Castelo de São Jorge");
  expect(names("graca", inLisbon)[0]).toBe("Miradouro da Graça");
  expect(names("sensoji", inTokyo)[0]).toBe("Sensō-ji");
});

test("the words may come in any order, and each only begun", () => {
  expect(names("jorge cast", inLisbon)).toEqual(["Castelo de São Jorge"]);
});

test("a place goes by what stands in brackets, and by the English name in its id", () => {
  expect(names("golden mount", [place("Wat Saket (Golden Mount)"), place("Wat Pho")])).toEqual([
    "Wat Saket (Golden Mount)",
  ]);
  expect(names("jeronimos monastery", inLisbon)[0]).toBe("Mosteiro dos Jerónimos");
});

test("a neighborhood names all that is in it, behind what has the name itself", () => {
  const found = names("belem", inLisbon);
  expect(found[0]).toBe("Torre de Belém");
  expect(found).toContain("Mosteiro dos Jerónimos");
});

test("the best comes first: the whole name, then its beginning, then a later word; of equals the one worth suggesting", () => {
  const places = [
    place("Old Park"),
    place("Park Lane Market"),
    place("Park Hall", true),
    place("Park"),
    place("Spark"),
  ];
  expect(names("park", places)).toEqual(["Park", "Park Hall", "Park Lane Market", "Old Park"]);
});

test("a slip is forgiven where hardly anything else fits", () => {
  expect(names("Jeronmos", inLisbon)).toEqual(["Mosteiro dos Jerónimos"]);
  expect(names("zzz", inLisbon)).toEqual([]);
  expect(names("  ", inLisbon)).toEqual([]);
});

test("the city's own name finds nothing by the ids of its places", () => {
  expect(names("york", [place("High Line")])).toEqual([]);
});

test("no more than eight are given", () => {
  expect(
    names(
      "place",
      Array.from({ length: 20 }, (_, i) => place(`Place ${i}`)),
    ),
  ).toHaveLength(8);
});

test("a place goes by the other names that people have for it, and the more famous of two comes first", () => {
  const met = { ...place("Metropolitan Museum of Art"), aliases: ["the Met"], fame: 3 as const };
  const opera = { ...place("Metropolitan Opera"), aliases: ["met opera"], fame: 2 as const };
  expect(names("met", [opera, met])).toEqual(["Metropolitan Museum of Art", "Metropolitan Opera"]);
});
