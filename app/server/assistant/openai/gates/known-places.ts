import type { CityGuide } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";
import { oneOf } from "~/language/words/one-of";

/** Kinds of places. A capitalised phrase with one of these words in it is the name of a place. */
const KINDS = oneOf(`
  coffee, restaurant, tavern, pub, bar, club, inn, hotel, hostel, bakery, market, mall, arcade,
  museum, gallery, library, hall, theatre/theater, opera, palace, castle, fort, tower,
  church, cathedral, basilica, temple, shrine, mosque, monastery, abbey,
  square, place, street, avenue, boulevard, bridge, station,
  park, garden/gardens, beach, viewpoint, spa, bath/baths, zoo, aquarium
  | galerie
  | café/cafe, bistro/bistrot, brasserie, patisserie, marché/marche, musée/musee, galerie, palais, parc,
  jardin/jardins, rue, pont
  | restaurante, museo, mercado, iglesia, torre, parque, plaza, calle
  | ristorante, trattoria, osteria, taverna, pasticceria, gelateria, mercato, museo, galleria, chiesa, palazzo,
  piazza, via, ponte
  | tasca, pastelaria, confeitaria, museu, igreja, palácio/palacio, castelo, praça/praca, rua, praia, miradouro
`);
const NAME = String.raw`\p{Lu}(?:[\p{L}\p{M}\p{N}'’-]|\.(?=\p{L}))*`;
/** What stands between the words of one name. */
const OF_THE = oneOf(`
  of, the, and, &
  |
  | du, des, la, le, et
  | de, del, y
  | della, di, e
  | da, do, das, dos
`);
const PHRASE = new RegExp(String.raw`${NAME}(?:\s+(?:${OF_THE}\s+){0,2}${NAME})+`, "gu");
const KIND = new RegExp(String.raw`(?:^|\s)${KINDS}(?=\s|$)`, "iu");

/**
 * A test for sentences: true when a sentence names no place that the guide does not know. It finds only names that say what kind of place they are
 * ("Bar Luso", "Rua Nova").
 */
export function namesOnlyKnownPlaces(guide: CityGuide): (sentence: string) => boolean {
  const known = ` ${nameKey([guide.name, guide.country, ...guide.places.flatMap(({ name, neighborhood, about }) => [name, neighborhood, about])].join(" . "))} `;
  const isKnown = (phrase: string): boolean => known.includes(` ${nameKey(phrase)} `);
  return (sentence) => {
    const names = (sentence.match(PHRASE) ?? []).filter((phrase) => KIND.test(phrase));
    // A sentence begins with a capital: "Visit Time Out Market" names Time Out Market.
    return names.every((phrase) => isKnown(phrase) || isKnown(phrase.replace(/^\S+\s+/, "")));
  };
}
