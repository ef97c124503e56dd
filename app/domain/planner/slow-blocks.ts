import type { Block, BlockName } from "../block";
import type { CityGuide } from "../place";
import type { PhraseDeck, Phrases } from "./phrase-deck";

type Slow = { title: (area: string) => string; text: string };

const MORNINGS: Phrases<Slow> = [
  { title: (area) => `A slow morning in ${area}`, text: "Sleep in, find a table in the sun and read the paper you cannot read." },
  { title: (area) => `Breakfast twice in ${area}`, text: "One counter standing up, one table sitting down, and no plan between them." },
  { title: (area) => `${area} before the shops open`, text: "Walk the streets you already know while they are being swept." },
  { title: (area) => `Errands in ${area}`, text: "Postcards, stamps, the thing you saw on the second day and did not buy." },
];
const AFTERNOONS: Phrases<Slow> = [
  { title: (area) => `A free afternoon in ${area}`, text: "Leave the map in your pocket and turn where it is shady." },
  { title: (area) => `A bench and a book in ${area}`, text: "The best part of a long stay is an afternoon nobody has planned." },
  { title: (area) => `${area} without a list`, text: "Go into whatever you walked past last time because something else was waiting." },
  { title: (area) => `Coffee, slowly, in ${area}`, text: "Choose the café with the most regulars and stay for two cups." },
];
const EVENINGS: Phrases<Slow> = [
  { title: (area) => `An easy evening in ${area}`, text: "Eat early, walk once round the block and call it a day." },
  { title: (area) => `Your favourite table in ${area}`, text: "Wherever you ate best so far, they may remember you by now." },
  { title: (area) => `A last drink in ${area}`, text: "No booking and no hurry, just the street going quiet." },
  { title: (area) => `Supper from the shops of ${area}`, text: "Bread, fruit and something local, eaten where you are staying." },
];
const SLOW: Record<BlockName, Phrases<Slow>> = { morning: MORNINGS, afternoon: AFTERNOONS, evening: EVENINGS };

const RETURNS: Phrases<(favourite: string) => string> = [
  (favourite) => `I have no new place left that suits you for this part of the day, so choose your favourite and go back. If it was ${favourite}, this is the time.`,
  (favourite) => `This part of the day is kept free on purpose. Was ${favourite} too short? Go again.`,
  (favourite) => `Nothing new is planned: a day for going back, to ${favourite} perhaps.`,
  (favourite) => `My list for this part of the day is used up. Return to what you liked, say ${favourite}, or do nothing at all.`,
];

/** What the slow blocks of a trip draw on: areas to be in, and earlier stops to go back to. */
export type SlowSource = { guide: CityGuide; deck: PhraseDeck; area: () => string; favourite: () => string | null; titles: Set<string> };

function freshTitle(slow: Slow, { area, titles, guide }: SlowSource): { title: string; at: string } {
  for (let tries = 0; tries < 200; tries += 1) {
    const at = area();
    const title = slow.title(at);
    if (!titles.has(title)) return { title, at };
  }
  return { title: `${slow.title(guide.name)} (${titles.size + 1})`, at: guide.name };
}

/** An honest empty block: when a city runs out, a day to go back to one's favourite rather than a repetition. */
export function writeSlowBlock(part: BlockName, source: SlowSource): Block {
  const slow = source.deck.deal(SLOW[part]);
  const { title, at } = freshTitle(slow, source);
  source.titles.add(title);
  const favourite = source.favourite();
  const back = favourite ? source.deck.deal(RETURNS)(favourite) : "I have no place for this part of the day that suits you, so it is yours.";
  return {
    title,
    description: `${slow.text} ${back}`,
    timeOfDay: part,
    location: at === source.guide.name ? at : `${at}, ${source.guide.name}`,
    neighborhoodTag: at,
    isTicketed: false,
    isDayTrip: false,
    source: "embedded",
    verified: false,
    placeId: null,
    lat: null,
    lng: null,
  };
}
