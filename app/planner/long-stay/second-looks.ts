import type { PlaceCategory } from "~/domain/place/place";
import type { Phrases } from "../words/phrase-deck";

/** What a second visit is good for, by kind of place. */
export const SECOND_LOOKS: Record<PlaceCategory, Phrases<string>> = {
  food: [
    "Order what the next table had.",
    "Sit in another corner and ask what is good today.",
    "Let them choose for you this time.",
    "The second meal is where one becomes a guest.",
    "Come at a different hour; it is another room.",
  ],
  museum: [
    "Choose the one room you walked through too fast, and only that one.",
    "An hour, one floor, and out before your eyes tire.",
    "Look up the piece you keep thinking of.",
    "Begin at the end this time.",
    "Take the bench in front of the best thing and stay on it.",
  ],
  landmark: [
    "Walk round the outside, which nobody does the first time.",
    "Come without the camera.",
    "See it at another hour; the light makes a second building of it.",
    "Look up at what is above the door.",
    "Sit opposite and watch other people see it for the first time.",
  ],
  religious: [
    "Sit down in the back for ten minutes; that is all.",
    "Come when there is singing, if you can find out when.",
    "One corner you missed, then quiet.",
    "Look at the floor and the ceiling this time.",
  ],
  park: [
    "Bring breakfast or a book.",
    "Take the path that you did not take.",
    "A bench, an hour, and whoever walks past.",
    "Go in by one gate and out by another.",
  ],
  nature: [
    "Go a little further than last time, or only half as far.",
    "The same way, the other direction.",
    "Bring something warm to drink and stop at the best place.",
    "Weather changes it; see it in a different one.",
  ],
  viewpoint: [
    "The same view in another light.",
    "By now you can name what you see; try it.",
    "Bring something to drink and stay until the light changes.",
    "Find your own roof from up here.",
  ],
  market: [
    "You know the stalls by now, so buy for supper.",
    "Ask for the thing you could not name last time.",
    "Come with an empty bag and a small note.",
    "Taste first, then choose; nobody hurries a regular.",
  ],
  shopping: [
    "For the thing that you saw and did not buy.",
    "Presents, while you still have room in the bag.",
    "Only look, and only at one shelf.",
  ],
  nightlife: [
    "The same stool, if it is free.",
    "They may know your order by now.",
    "Stay for one, or for the whole evening.",
    "Come earlier this time and talk to whoever pours.",
  ],
  performance: [
    "Another programme, another evening: look up what is on.",
    "Try the cheap seats or the very good ones, whichever you did not have.",
    "See something you know nothing about.",
  ],
  wellness: ["Warm, rest, warm again.", "Stay until your fingers wrinkle.", "Go on a weekday, when it is yours."],
  neighborhood: [
    "Turn left wherever you turned right.",
    "Choose one street and go into three doors.",
    "Sit where the street is busiest, then where it is quietest.",
    "Walk it without the map; you know it well enough.",
  ],
  family: [
    "Whoever is youngest chooses the first thing.",
    "Do the favourite bit twice and leave out the rest.",
    "The second time there is no queue for anyone who knows the way.",
  ],
};

export const ANYWHERE: Phrases<string> = [
  "You liked it once; like it twice.",
  "Leave out what tired you and stay with the rest.",
  "This time without looking at the clock.",
  "Go back for the one thing you remember best.",
];

export const SEEN_BEFORE: Phrases<(name: string, day: number) => string> = [
  (name, day) => `You were at ${name} on day ${day}.`,
  (name, day) => `After day ${day}, ${name} deserves another look.`,
  (name, day) => `You have known the way to ${name} since day ${day}.`,
  (name, day) => `Nothing new about ${name} since day ${day}, but it is yours now.`,
  (name, day) => `${name} had its turn on day ${day}; today there is no list.`,
  (name, day) => `If you liked ${name} on day ${day}, here it is again.`,
  (name, day) => `Day ${day} left something over at ${name}.`,
];

export const BACK_TO: readonly ((name: string) => string)[] = [
  (name) => `Back to ${name}`,
  (name) => `${name} once more`,
  (name) => `${name}, a third time`,
];
