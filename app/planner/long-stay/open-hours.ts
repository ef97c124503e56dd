import type { BlockName } from "~/domain/plan/block";
import type { Phrases } from "../words/phrase-deck";

/** An unplanned part of a day in a neighborhood. `proper`: the title begins with a name and keeps its capital. */
export type OpenHours = { title: (area: string) => string; text: (area: string) => string; proper?: boolean };

const MORNINGS: Phrases<OpenHours> = [
  {
    title: (area) => `A slow morning in ${area}`,
    text: (area) => `Sleep in, then have a long breakfast in ${area}.`,
  },
  {
    title: (area) => `Breakfast twice in ${area}`,
    text: (area) => `One counter standing up, one table sitting down, both in ${area}, and no plan between them.`,
  },
  {
    title: (area) => `${area} before the shops open`,
    text: (area) => `Walk the streets of ${area} while they are being swept.`,
    proper: true,
  },
  {
    title: (area) => `Errands in ${area}`,
    text: (area) =>
      `Postcards, stamps, a haircut: in ${area} you are not a visitor this morning but somebody with things to do.`,
  },
  {
    title: (area) => `${area}, late and slowly`,
    text: (area) => `Let the others queue at the sights; start when you like, somewhere in ${area}.`,
    proper: true,
  },
  {
    title: (area) => `Laundry day in ${area}`,
    text: (area) => `A machine, a coffee while it turns, and the gossip of ${area} for company.`,
  },
  {
    title: (area) => `The back streets of ${area}`,
    text: (area) => `Turn off the main street of ${area} at the first corner and see where you come out.`,
  },
  {
    title: (area) => `Letters home from ${area}`,
    text: (area) => `A café table in ${area}, a pen, and the three things you would tell nobody by phone.`,
  },
  {
    title: (area) => `A sketch of ${area}`,
    text: (area) => `Paper and pencil, one corner of ${area}, half an hour. It does not have to be good.`,
  },
  {
    title: (area) => `Rush hour in ${area}`,
    text: (area) => `Everyone in ${area} has to be somewhere but you. Watch from a window with coffee.`,
  },
];
const AFTERNOONS: Phrases<OpenHours> = [
  {
    title: (area) => `A free afternoon in ${area}`,
    text: (area) => `Leave the map in your pocket and turn where ${area} is shady.`,
  },
  {
    title: (area) => `A bench and a book in ${area}`,
    text: (area) => `The best part of a long stay is an afternoon nobody has planned; spend this one in ${area}.`,
  },
  {
    title: (area) => `${area} without a list`,
    text: (area) => `Go into whatever you walked past in ${area} because something else was waiting.`,
    proper: true,
  },
  {
    title: (area) => `Coffee, slowly, in ${area}`,
    text: (area) => `Choose the café in ${area} with the most regulars and stay for two cups.`,
  },
  {
    title: (area) => `An hour's sleep, then ${area}`,
    text: (area) => `Draw the curtains first, and go out to ${area} when the light turns.`,
  },
  {
    title: (area) => `Ten doors in ${area}`,
    text: (area) => `Find the ten best doors of ${area} and agree on a winner over something cold.`,
  },
  {
    title: (area) => `Small shopping in ${area}`,
    text: (area) => `Spend as little as you can on the most useful thing in ${area}.`,
  },
  {
    title: (area) => `Getting lost in ${area}`,
    text: (area) => `Three lefts, three rights, and only then a look at where in ${area} you are.`,
  },
  {
    title: (area) => `${area} by its corners`,
    text: (area) => `Stop at each crossing in ${area} and go where more people come from than go to.`,
    proper: true,
  },
  {
    title: (area) => `A call home from ${area}`,
    text: (area) => `A quiet step in ${area}, good reception, and time to tell it properly.`,
  },
];
const EVENINGS: Phrases<OpenHours> = [
  {
    title: (area) => `An easy evening in ${area}`,
    text: (area) => `Walk once round ${area} and call it a day.`,
  },
  {
    title: (area) => `Your favourite corner of ${area}`,
    text: (area) =>
      `Go back to the street in ${area} that you liked best so far; by now you know somebody there by sight.`,
  },
  { title: (area) => `A last drink in ${area}`, text: (area) => `No booking and no hurry, just ${area} going quiet.` },
  {
    title: (area) => `Supper from the shops of ${area}`,
    text: (area) => `Bread, fruit and something local from ${area}, eaten where you are staying.`,
  },
  {
    title: (area) => `One more look at ${area} by night`,
    text: (area) => `You know ${area} by day; it is another place once the lamps are on.`,
  },
  {
    title: (area) => `Dinner by chance in ${area}`,
    text: (area) => `Walk through ${area} until one window looks right, then stop looking.`,
  },
  {
    title: (area) => `Pictures of ${area}`,
    text: (area) => `Sit down somewhere in ${area}, go through your photographs and throw half of them away.`,
  },
  {
    title: (area) => `Whoever is playing in ${area}`,
    text: (area) => `Follow music in ${area} if you hear any; if not, the quiet is the concert.`,
  },
  {
    title: (area) => `Something sweet in ${area}`,
    text: (area) => `Have dessert by itself, somewhere in ${area}.`,
  },
  {
    title: (area) => `Home through ${area}`,
    text: (area) => `The long way back to where you sleep, by way of ${area}.`,
  },
];
export const OPEN_HOURS: Record<BlockName, Phrases<OpenHours>> = {
  morning: MORNINGS,
  afternoon: AFTERNOONS,
  evening: EVENINGS,
};

export const ON_PURPOSE: Phrases<string> = [
  "Nothing is planned here on purpose.",
  "I keep this open for you.",
  "No place of mine today.",
  "Rest counts as travelling too.",
  "Fill it as you like.",
  "Do less if you like.",
  "This is what a long stay is for.",
];

/** Ideas that a covered city does not need, since its plan has the real places. */
export const KNOWN_BY_NAME: readonly string[] = [
  "The old centre on foot",
  "The main market, early",
  "The highest point you can reach",
  "The town's own museum",
  "The great church, temple or mosque",
  "The largest park, from gate to gate",
  "The botanical garden",
  "The big sight in its first hour",
  "Animals before noon",
];

/** Says that the traveller has to choose the place for an idea. */
export const WHERE_IS_YOURS: Phrases<(city: string) => string> = [
  (city) => `An idea rather than a named place; ${city} will have one.`,
  () => "Pick the spot on the map yourselves.",
  () => "Ask where you are staying which one they would choose.",
  (city) => `I name no place for it in ${city}; the choice is yours.`,
  () => "Where exactly is for you to find.",
  (city) => `Any good one in ${city} will do.`,
];
