import type { Place, PlaceCategory } from "../place";
import type { Choice } from "./choose-places";
import type { PhraseDeck, Phrases } from "./phrase-deck";

const BY_DAY: Record<PlaceCategory, Phrases<string>> = {
  food: ["a good table", "something to eat", "plates to share"],
  museum: ["museum rooms", "a good museum", "halls and galleries"],
  landmark: ["a famous sight", "a landmark up close", "the sight itself"],
  religious: ["a hushed nave or court", "incense and quiet", "a holy place"],
  park: ["lawns and shade", "green paths", "a park bench"],
  nature: ["fresh air", "earth underfoot", "open country"],
  viewpoint: ["the long view", "a look from above", "the whole town below"],
  market: ["market stalls", "baskets and bargaining", "a market's noise"],
  shopping: ["shop windows", "bags to carry", "browsing"],
  nightlife: ["a drink", "late voices", "the bar"],
  performance: ["a stage", "a show", "the curtain"],
  wellness: ["warm water", "a rest", "an hour of nothing"],
  neighborhood: ["streets to get lost in", "everyday streets", "wandering"],
  family: ["play", "something for all ages", "fun and games"],
};

const BY_NIGHT: Partial<Record<PlaceCategory, Phrases<(area: string) => string>>> = {
  food: [(area) => `dinner in ${area}`, (area) => `a table in ${area}`, (area) => `supper in ${area}`],
  nightlife: [(area) => `a drink in ${area}`, (area) => `a late hour in ${area}`, (area) => `a night out in ${area}`],
  performance: [(area) => `a show in ${area}`, (area) => `an evening's performance in ${area}`],
  viewpoint: [(area) => `the last light from ${area}`, (area) => `dusk over ${area}`],
};
const ANY_NIGHT: Phrases<(area: string) => string> = [(area) => `the evening in ${area}`, (area) => `${area} after dark`, (area) => `${area} by lamplight`];

type DayWords = { first: string; second: string; firstArea: string; secondArea: string; night: string; firstName: string; secondName: string };

const ONE_AREA: Phrases<(words: DayWords) => string> = [
  ({ firstArea, first, second, night }) => `${firstArea}: ${first}, ${second}, then ${night}`,
  ({ firstArea, first, second, night }) => `${first} and ${second} in ${firstArea}, with ${night} to end on`,
  ({ firstName, firstArea, second, night }) => `${firstName}, ${second} close by in ${firstArea}, and ${night}`,
];
const TWO_AREAS: Phrases<(words: DayWords) => string> = [
  ({ firstArea, secondArea, first, second, night }) => `From ${firstArea} to ${secondArea}: ${first}, ${second}, and ${night}`,
  ({ firstArea, secondArea, first, second, night }) => `${first} in ${firstArea}, ${second} in ${secondArea}, then ${night}`,
  ({ firstName, secondName, night }) => `${firstName}, ${secondName}, and ${night}`,
  ({ secondArea, firstName, second, night }) => `${firstName} first, ${second} in ${secondArea} after, ${night} at the end`,
];

/** "7e, Saint-Germain" is an address; in a sentence it is Saint-Germain. */
const areaOf = (place: Place): string => place.neighborhood.split(",").at(-1)?.trim() || place.neighborhood;

const SLOW_DAYS: Phrases<(area: string) => string> = [
  (area) => `A slow day from ${area}: choose your favourite and go back`,
  (area) => `Nothing new today: an idle morning in ${area}, and a favourite again`,
  (area) => `A day off from seeing things, beginning in ${area}`,
  (area) => `Second helpings: start in ${area} and return to what you liked`,
];

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function nightOf(choice: Choice, deck: PhraseDeck): string {
  if (choice.kind === "place") return deck.deal(BY_NIGHT[choice.place.category] ?? ANY_NIGHT)(areaOf(choice.place));
  return choice.kind === "own" ? choice.title : "an evening of your own";
}

/** One line that tells this day from the others: where it goes and what it is made of. */
export function sayDay([morning, afternoon, evening]: readonly [Choice, Choice, Choice], slowArea: string, deck: PhraseDeck): string {
  const night = nightOf(evening, deck);
  if (morning.kind === "trip") return `A day out: ${morning.place.name}, then ${night}`;
  const named = [morning, afternoon].flatMap((choice) => (choice.kind === "place" ? [choice.place] : []));
  const own = [morning, afternoon].flatMap((choice) => (choice.kind === "own" ? [choice.title] : []));
  const [first, second] = named;
  if (first && second) {
    const words: DayWords = {
      first: deck.deal(BY_DAY[first.category]), second: deck.deal(BY_DAY[second.category]), firstArea: areaOf(first),
      secondArea: areaOf(second), night, firstName: first.name, secondName: second.name,
    };
    return capitalised(deck.deal(first.neighborhood === second.neighborhood ? ONE_AREA : TWO_AREAS)(words));
  }
  if (first) return capitalised([first.name, ...own, own.length > 0 ? night : `time of your own in ${areaOf(first)}, then ${night}`].join(", "));
  if (own.length > 0) return capitalised([...own, night].join(", "));
  const area = slowArea.split(",").at(-1)?.trim() ?? slowArea;
  return evening.kind === "nothing" ? deck.deal(SLOW_DAYS)(area) : capitalised(night.includes(area) ? `a slow day, then ${night}` : `a slow day around ${area}, then ${night}`);
}
