import type { Block, BlockName } from "~/domain/plan/block";
import { newBlock } from "~/domain/plan/whole-block";
import type { PhraseDeck, Phrases } from "../words/phrase-deck";
import type { Idea } from "./idea";

const HONEST: Phrases<(city: string) => string> = [
  (city) => `An idea, not a named place: I have no places for ${city} yet.`,
  (city) => `Which one in ${city} is for you to find; I can only give the idea.`,
  () => "Take it as an idea and pick the actual place on the map.",
  (city) => `I cannot name a spot in ${city}; your host or the tourist office can.`,
  (city) => `This is an idea to fill in, since I do not know ${city} place by place.`,
  () => "No named place here, only the idea; ask someone local for the where.",
];

/** On a long trip ideas repeat: the title and text change with each round. */
const AGAIN: readonly { suffix: string; text: string }[] = [
  { suffix: "", text: "" },
  { suffix: ", in another quarter", text: "You had something like it earlier; this time choose another part of town." },
  {
    suffix: ", the second helping",
    text: "By now you know how you like it, so go back to the idea and change one thing.",
  },
  { suffix: ", one last time", text: "Do it the way you would if you lived here." },
];
/** Rounds beyond the list above are numbered. */
const nthTime = (round: number): string => (round < AGAIN.length ? "" : ` (${round + 1})`);

/** "An early night" in the middle of a sentence. */
export const inSentence = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

const again = (round: number): (typeof AGAIN)[number] => AGAIN[round % AGAIN.length] ?? { suffix: "", text: "" };

/** The title of an idea in its round, counted from 0. */
export const ideaTitle = ({ idea, round }: { idea: Idea; round: number }): string =>
  `${idea.title}${again(round).suffix}${nthTime(round)}`;

/** A complete block that says it is an idea and no named place. `second` is another idea for the time left. */
export function writeIdeaBlock(
  idea: Idea,
  round: number,
  second: Idea | null,
  cityName: string,
  deck: PhraseDeck,
): Block {
  const more = second ? `With time left over, add this: ${inSentence(second.title)}.` : "";
  return ideaBlock(
    ideaTitle({ idea, round }),
    [idea.text, again(round).text, more, deck.deal(HONEST)(cityName)].filter(Boolean).join(" "),
    idea.part,
    cityName,
  );
}

/** A block that names no known place. */
export const ideaBlock = (title: string, description: string, part: BlockName, cityName: string): Block =>
  newBlock({
    title,
    description,
    timeOfDay: part,
    location: cityName,
    neighborhoodTag: cityName,
    source: "embedded",
  });
