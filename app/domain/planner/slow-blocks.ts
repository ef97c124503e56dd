import type { Block, BlockName } from "../block";
import { ideaBlock } from "./ideas/write-idea-block";
import type { Phrases } from "./phrase-deck";
import type { SlowSource } from "./slow-source";

type Slow = { title: (area: string) => string; text: string };

const MORNINGS: Phrases<Slow> = [
  { title: (area) => `A slow morning in ${area}`, text: "Sleep in, find a table in the sun and read the paper you cannot read." },
  { title: (area) => `Breakfast twice in ${area}`, text: "One counter standing up, one table sitting down, and no plan between them." },
  { title: (area) => `${area} before the shops open`, text: "Walk the streets you already know while they are being swept." },
  { title: (area) => `Errands in ${area}`, text: "Postcards, stamps, the thing you saw the other day and did not buy." },
  { title: (area) => `${area}, late and slowly`, text: "Let the others queue at the sights; you have all the time there is." },
];
const AFTERNOONS: Phrases<Slow> = [
  { title: (area) => `A free afternoon in ${area}`, text: "Leave the map in your pocket and turn where it is shady." },
  { title: (area) => `A bench and a book in ${area}`, text: "The best part of a long stay is an afternoon nobody has planned." },
  { title: (area) => `${area} without a list`, text: "Go into whatever you walked past last time because something else was waiting." },
  { title: (area) => `Coffee, slowly, in ${area}`, text: "Choose the café with the most regulars and stay for two cups." },
  { title: (area) => `An hour's sleep, then ${area}`, text: "Draw the curtains first and go out when the light turns." },
];
const EVENINGS: Phrases<Slow> = [
  { title: (area) => `An easy evening in ${area}`, text: "Eat early, walk once round the block and call it a day." },
  { title: (area) => `Your favourite table in ${area}`, text: "Wherever you ate best so far, they may remember you by now." },
  { title: (area) => `A last drink in ${area}`, text: "No booking and no hurry, just the street going quiet." },
  { title: (area) => `Supper from the shops of ${area}`, text: "Bread, fruit and something local, eaten where you are staying." },
  { title: (area) => `One more look at ${area} by night`, text: "A street you know by day is another one once the lamps are on." },
];
const SLOW: Record<BlockName, Phrases<Slow>> = { morning: MORNINGS, afternoon: AFTERNOONS, evening: EVENINGS };

const RETURNS: Phrases<(favourite: string) => string> = [
  (favourite) => `I have no new place left that suits you here, so choose your favourite and go back. If it was ${favourite}, this is the time.`,
  (favourite) => `This part of the day is kept free on purpose. Was ${favourite} too short? Go again.`,
  (favourite) => `Nothing new is planned, so this is the time for going back, to ${favourite} perhaps.`,
  (favourite) => `My list for this part of the day is used up. Return to what you liked, say ${favourite}, or do nothing at all.`,
  (favourite) => `No new place from me today. Some things are better the second time; ${favourite} may be one of them.`,
];
const YOURS = "I have no place for this part of the day that suits you, so it is yours.";

/** A title no other block has: the area the day is in first, then any other. */
function freshTitle(slow: Slow, near: string | null, { area, titles, guide }: SlowSource): { title: string; at: string } {
  const tries = [...(near ? [near] : []), ...Array.from({ length: 40 }, area)];
  const at = tries.find((option) => !titles.has(slow.title(option)));
  return at ? { title: slow.title(at), at } : { title: `${slow.title(guide.name)} (${titles.size + 1})`, at: guide.name };
}

/** An honest empty block: when a city runs out, time to go back to one's favourite rather than a repetition. */
export function writeSlowBlock(part: BlockName, near: string | null, source: SlowSource): Block {
  const { guide, deck, titles } = source;
  const slow = deck.deal(SLOW[part]);
  const { title, at } = freshTitle(slow, near, source);
  titles.add(title);
  const favourite = source.favourite();
  const block = ideaBlock(title, `${slow.text} ${favourite ? deck.deal(RETURNS)(favourite) : YOURS}`, part, guide.name);
  return { ...block, location: at === guide.name ? at : `${at}, ${guide.name}`, neighborhoodTag: at };
}
