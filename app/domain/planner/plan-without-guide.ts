import type { Block, BlockName } from "../block";
import { BLOCK_NAMES } from "../block";
import type { Day } from "../itinerary";
import type { TripBrief } from "../trip-brief";
import { IDEAS, ALL_IDEAS } from "./ideas";
import type { Idea } from "./ideas";
import { ideaAppeal, suitsTravellers } from "./ideas/choose-idea";
import { partInTitle } from "./draft";
import { mustsOf } from "./musts";
import type { PhraseDeck, Phrases } from "./phrase-deck";
import { createPhraseDeck } from "./phrase-deck";
import { nameKey } from "./place-name";
import type { Preferences } from "./preferences";
import { preferencesOf } from "./preferences";
import type { Random } from "./random";
import { seedFrom, seededRandom } from "./random";
import { writeOwnBlock } from "./write-block";

const HONEST: Phrases<(city: string) => string> = [
  (city) => `An idea, not a named place: I have no places for ${city} yet.`,
  (city) => `Which one in ${city} is for you to find; I can only give the idea.`,
  () => "Take it as an idea and pick the actual place on the map.",
  (city) => `I cannot name a spot in ${city}; your host or the tourist office can.`,
  (city) => `This is an idea to fill in, since I do not know ${city} place by place.`,
  () => "No named place here, only the idea; ask someone local for the where.",
];

/** When a long trip has used every idea once, it comes round again from another side. */
const AGAIN: readonly { suffix: string; text: string }[] = [
  { suffix: "", text: "" },
  { suffix: ", in another quarter", text: "You had something like it earlier; this time choose another part of town." },
  { suffix: ", the second helping", text: "By now you know how you like it, so go back to the idea and change one thing." },
  { suffix: ", one last time", text: "Do it the way you would if you lived here." },
];

/** A generic block: complete, and plain about what it is. */
export function writeIdeaBlock(idea: Idea, round: number, part: BlockName, cityName: string, deck: PhraseDeck): Block {
  const again = AGAIN[round % AGAIN.length] ?? { suffix: "", text: "" };
  return {
    title: `${idea.title}${again.suffix}`,
    description: [idea.text, again.text, deck.deal(HONEST)(cityName)].filter(Boolean).join(" "),
    timeOfDay: part,
    location: cityName,
    neighborhoodTag: cityName,
    isTicketed: false,
    isDayTrip: false,
    source: "embedded",
    verified: false,
    placeId: null,
    lat: null,
    lng: null,
  };
}

type Deal = (part: BlockName, avoid: string | null) => { idea: Idea; round: number };

/** Deals a part's ideas best first, each once before any comes again, never the kind just done when there is another. */
function dealer(preferences: Preferences, used: ReadonlySet<string>, random: Random): Deal {
  const rounds: Record<BlockName, number> = { morning: 0, afternoon: 0, evening: 0 };
  const ranked = (part: BlockName, skip: ReadonlySet<string>): Idea[] =>
    IDEAS[part]
      .filter((idea) => suitsTravellers(idea, preferences) && !skip.has(nameKey(idea.title)))
      .map((idea) => ({ idea, points: ideaAppeal(idea, preferences) + random() * 0.8 }))
      .sort((a, b) => b.points - a.points)
      .map(({ idea }) => idea);
  const piles: Record<BlockName, Idea[]> = { morning: ranked("morning", used), afternoon: ranked("afternoon", used), evening: ranked("evening", used) };
  return (part, avoid) => {
    if (piles[part].length === 0) [piles[part], rounds[part]] = [ranked(part, new Set()), rounds[part] + 1];
    const other = piles[part].findIndex((idea) => idea.category !== avoid);
    const [idea] = piles[part].splice(Math.max(0, other), 1);
    return { idea: idea ?? IDEAS[part][0] ?? ALL_IDEAS[0] ?? NO_IDEA, round: rounds[part] };
  };
}

const NO_IDEA: Idea = { title: "Time of your own", text: "Nothing is planned.", part: "morning", category: "neighborhood", interests: [], indoor: false, effort: 0, children: true, price: 0 };

/** Where each chosen must goes: by the part its idea or its words ask for, one a day before two. */
function placeMusts(titles: readonly string[], days: number): Map<string, string> {
  const at = new Map<string, string>();
  const load = new Array<number>(days).fill(0);
  for (const title of titles) {
    const wanted = ALL_IDEAS.find((idea) => nameKey(idea.title) === nameKey(title))?.part ?? partInTitle(title);
    const parts = [wanted, ...BLOCK_NAMES.filter((part) => part !== wanted)];
    const order = load.map((count, day) => ({ day, count })).sort((a, b) => a.count - b.count || a.day - b.day);
    const slot = order.flatMap(({ day }) => parts.map((part) => ({ day, part }))).find(({ day, part }) => !at.has(`${day} ${part}`));
    if (!slot) continue;
    at.set(`${slot.day} ${slot.part}`, title);
    load[slot.day] = (load[slot.day] ?? 0) + 1;
  }
  return at;
}

const SUMMARIES: Phrases<(first: string, second: string, city: string) => string> = [
  (first, second) => `Ideas for the day: ${first}, then ${second}`,
  (first, second, city) => `A ${city} day to fill in yourselves: ${first} and ${second}`,
  (first, second) => `${first}, and later ${second}: ideas, not appointments`,
  (first, second, city) => `Loose ideas for ${city}: ${first}, ${second}`,
];

const inSentence = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A whole plan of ideas for a city without data: complete, varied and honest. */
export function planWithoutGuide(brief: TripBrief): Day[] {
  const random = seededRandom(seedFrom(`${brief.tripId} ${brief.cityName}`));
  const preferences = preferencesOf(brief);
  const deck = createPhraseDeck(random);
  const titles = mustsOf(brief.anchors, null).own;
  const musts = placeMusts(titles, brief.daysTotal);
  const deal = dealer(preferences, new Set(titles.map(nameKey)), random);
  let lastKind: string | null = null;

  const blockFor = (day: number, part: BlockName): Block => {
    const must = musts.get(`${day} ${part}`);
    if (must !== undefined) {
      const known = ALL_IDEAS.find((idea) => nameKey(idea.title) === nameKey(must));
      lastKind = known?.category ?? null;
      return known ? { ...writeIdeaBlock(known, 0, part, brief.cityName, deck), title: must } : writeOwnBlock(must, part, brief.cityName, deck);
    }
    const { idea, round } = deal(part, lastKind);
    lastKind = idea.category;
    return writeIdeaBlock(idea, round, part, brief.cityName, deck);
  };

  return Array.from({ length: brief.daysTotal }, (_, day): Day => {
    const blocks = { morning: blockFor(day, "morning"), afternoon: blockFor(day, "afternoon"), evening: blockFor(day, "evening") };
    const [first, second] = day % 2 === 0 ? [blocks.morning, blocks.afternoon] : [blocks.morning, blocks.evening];
    const summary = capitalised(deck.deal(SUMMARIES)(inSentence(first.title), inSentence(second.title), brief.cityName));
    return { dayIndex: day + 1, summary, blocks };
  });
}
