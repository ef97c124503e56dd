import type { CityGuide } from "~/domain/place/place";
import { nameKey } from "~/domain/place/place-name";

/** Kinds of places. A capitalised phrase with one of these words in it is the name of a place. */
const KINDS =
  "caf[eé]|coffee|restaurante?|ristorante|trattoria|osteria|bistrot?|brasserie|taverna?|tavern|tasca|pub|bar|inn|hotel|hostel|bakery|pastelaria|pasticceria|patisserie|confeitaria|gelateria|museum|mus[eé]e|museo|museu|gallery|galleria|galerie|market|mercado|mercato|march[eé]|mall|tower|torre|church|igreja|chiesa|iglesia|cathedral|basilica|temple|shrine|mosque|monastery|abbey|palace|palais|palazzo|pal[aá]cio|castle|castelo|fort|park|parc|parque|gardens?|jardins?|square|piazza|plaza|place|pra[cç]a|street|rua|rue|via|calle|avenue|boulevard|bridge|ponte|pont|station|theatre|theater|opera|club|beach|praia|viewpoint|miradouro|library|hall|arcade|spa|baths?|zoo|aquarium";
const NAME = String.raw`\p{Lu}(?:[\p{L}\p{M}\p{N}'’-]|\.(?=\p{L}))*`;
const PHRASE = new RegExp(
  String.raw`${NAME}(?:\s+(?:(?:of|de|da|do|das|dos|del|della|di|du|des|la|le|the|and|e|et|y|&)\s+){0,2}${NAME})+`,
  "gu",
);
const KIND = new RegExp(String.raw`(?:^|\s)(?:${KINDS})(?=\s|$)`, "iu");

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
