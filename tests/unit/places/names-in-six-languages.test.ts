import { expect, test } from "vitest";
import { placeNamed } from "~/domain/place/typed-name";
import { loadCities } from "#db/places/load-cities";

const guides = loadCities();

/** What travellers of five languages call what English and the place itself call otherwise (docs/decisions/043). */
test.each([
  ["kyoto", "goldener Pavillon", "Kinkaku-ji"],
  ["kyoto", "Affenpark", "Iwatayama Monkey Park"],
  ["istanbul", "o grande bazar", "Grand Bazaar"],
  ["istanbul", "mosquée bleue", "Blue Mosque"],
  ["rome", "Petersdom", "St Peter's Basilica"],
  ["london", "torre di londra", "Tower of London"],
  ["prague", "pont charles", "Charles Bridge"],
  ["mexico-city", "casa blu di frida", "Museo Frida Kahlo (Casa Azul)"],
  ["cairo", "pirámides de guiza", "Pyramids of Giza"],
])("%s: %s", (city, typed, name) => {
  const guide = guides.find(({ id }) => id === city);
  expect(placeNamed(typed, guide?.places ?? [])?.name).toBe(name);
});
