import { placeNamed } from "~/domain/place/typed-name";
import type { Place } from "~/domain/place/place";
import type { City } from "#db/places/place-schema";
import type { Icon, TypedName } from "../icons/icons";
import { eatsAt, isInTheOpen, namesOf } from "../judges/place-facts";
import { iconsMet } from "../judges/must-see";
import { namesAgree, wordsOfCity } from "../judges/names-agree";
import type { Count } from "./count";

/** The place that typed words name, as the product finds it. */
export type Finds = (typed: string, places: readonly Place[]) => Place | null;

/** Whether a place is what was meant: by the names of either, or because it is the icon of that name. */
function isMeant(place: Place, means: string, city: City, icons: readonly Icon[]): boolean {
  const names = namesOf(place);
  if (namesAgree({ own: means, others: [] }, names, wordsOfCity([city.name, ...city.aliases]))) return true;
  const icon = icons.find(({ name }) => name === means);
  return (
    icon !== undefined &&
    iconsMet([icon], [{ ...place, names, eats: eatsAt(place), inTheOpen: isInTheOpen(place) }], city).size > 0
  );
}

/** Of the names that people type for places of a city, those that find the place; what fails is told apart. */
export function typedFound(
  { city, icons }: { city: City; icons: readonly Icon[] },
  typed: readonly TypedName[],
  finds: Finds = placeNamed,
): Count & { known: number } {
  const looks = typed.map(({ typed: words, means }) => {
    const found = finds(words, city.places);
    const known = city.places.some((place) => isMeant(place, means, city, icons));
    if (found && isMeant(found, means, city, icons)) return { lack: null, known };
    const why = !known ? "is not in the data" : found ? `is taken for ${found.name}` : "is not recognised";
    return { lack: `${city.id}: “${words}” (${means}) ${why}`, known };
  });
  const lacks = looks.flatMap(({ lack }) => lack ?? []);
  return {
    part: typed.length - lacks.length,
    whole: typed.length,
    lacks,
    known: looks.filter(({ known }) => known).length,
  };
}
