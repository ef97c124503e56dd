import type { BlockName } from "~/domain/plan/block";
import type { StopRefusal } from "~/domain/plan/stop-moves";
import type { Hold } from "~/domain/plan/stop-copies";
import { plural } from "~/messages/formats";
import { blockTexts } from "./ui";

export const stopRefusalTexts: Record<StopRefusal, string> = {
  "day-full": "That day is full: it holds 24 stops. Move one to Ideas first.",
  "trip-full": "This trip holds 500 stops, and has them all. Remove one first.",
};

/** Adding, moving and removing the stops of a day. */
export const dayStopsTexts = {
  open: (part: BlockName) => `Nothing is planned for the ${blockTexts.word[part]} yet.`,
  add: "Add a stop",
  addTo: (part: BlockName) => `Add a stop to the ${blockTexts.word[part]}`,
  what: "What will you do?",
  whatHint: "Lunch at the market, tea with my aunt, or a link from a map…",
  whatMissing: "Say in a word or two what it is.",
  inOwnWords: "it is added in your words.",
  atThatSpot: "it is added at your spot on the map.",
  pinned: (lat: number, lng: number) => `On the map at ${lat}, ${lng}. What is it called?`,
  kind: "What kind of stop?",
  save: "Add to the Day",
  cancel: "Leave it",
  drag: (title: string) => `Drag ${title}`,
  more: (title: string) => `Move or remove ${title}`,
  change: "Change This Stop",
  moveTo: "Move to…",
  earlier: "Earlier",
  later: "Later",
  ideas: "Ideas",
  day: (dayIndex: number) => `Day ${dayIndex}`,
  toAnotherDay: "Let it go on another day",
  lock: "Lock",
  unlock: "Unlock",
  nowLocked: (title: string) => `${title} is locked. Neither the planner nor the assistant moves it.`,
  nowUnlocked: (title: string) => `${title} is no longer locked.`,
  remove: "Remove from the Plan",
  removed: (title: string) => `${title} is out of the plan.`,
  moved: (title: string, where: string) => `${title} moved to ${where}.`,
  added: (title: string) => `${title} is in the plan.`,
  undo: "Undo",
  redo: "Redo",
  undoMine: "Undo my last change of the plan",
  redoMine: "Redo my last change of the plan",
  lift: (title: string) => `Picked up ${title}. Move it with the arrow keys, drop it with space, leave it with escape.`,
  area: (part: BlockName) => `the ${blockTexts.word[part]}`,
  over: (title: string, over: string) => `${title} is now at ${over}.`,
  dropped: (title: string) => `${title} was dropped.`,
  left: (title: string) => `${title} stays where it was.`,
};

/** Swapping and copying what is in a part of a day, or on a day. */
export const rearrangeTexts = {
  open: "Swap or copy",
  openDay: (day: number) => `Swap or copy day ${day}`,
  what: "What",
  whole: (what: BlockName | "day") => (what === "day" ? "The whole day" : blockTexts.title[what]),
  day: (day: number) => `Day ${day}`,
  swapWith: "Swap with…",
  swapWithThat: (what: string) => `Swap with ${what}`,
  copyTo: "Copy to…",
  copyToThat: (what: string) => `Copy to ${what}`,
  swappedParts: (one: BlockName, other: BlockName) =>
    `The ${blockTexts.word[one]} and the ${blockTexts.word[other]} have changed places.`,
  swappedDays: (one: number, other: number) => `Day ${one} and day ${other} have changed places.`,
  copiedPart: (part: BlockName, day: number) => `The ${blockTexts.word[part]} is on day ${day} too.`,
  copiedDay: (from: number, day: number) => `What is on day ${from} is on day ${day} too.`,
  copiedStop: (title: string, day: number) => `${title} is on day ${day} too.`,
  withoutBookings: "What is booked is booked for one day: bookings are not copied.",
  held: ({ why, title }: Hold) =>
    why === "booked"
      ? `${title} is booked and stays. Move the other stops one by one.`
      : `${title} is locked and stays. Unlock it first, or move the other stops one by one.`,
  otherCities: "Days in another city, and days on which you change cities, keep their place.",
};

/** The search of the city's places, wherever a stop is given one. */
export const placeSearchTexts = {
  list: "Places",
  idle: (city: string) => `Places in ${city} come up as you type.`,
  looking: "Looking…",
  count: (places: number) =>
    places === 0
      ? ""
      : plural(places, { one: "1 place to choose.", other: `${places} places to choose, with the arrow keys.` }),
  onDay: (day: number) => `On day ${day}`,
  none: "No place of that name here;",
  uncovered: "I know no places here yet;",
  failed: "The places did not come;",
  offline: "Without a connection your own words are taken as they are. Places come up again once you are back.",
  chosen: (location: string) => `In ${location}. It comes with its place on the map.`,
};

/** The shelf: what has no day yet. */
export const shelfTexts = {
  title: "Ideas",
  lead: "What has no day yet. Everybody on the trip sees it.",
  empty: "Nothing is waiting here. What you take off a day without removing it comes here.",
};

/** What was suggested for the trip and is in no day and no idea. */
export const suggestedTexts = {
  open: (count: number) =>
    plural(count, { one: "Look at 1 more suggestion", other: `Look at ${count} more suggestions` }),
  title: "Suggested, not in the plan",
  picked: "You picked it",
  keep: "Keep as an Idea",
  keepThat: (title: string) => `Keep ${title} as an idea`,
  kept: (title: string) => `${title} is with your ideas.`,
  none: "All of them are in the plan now.",
  done: "Done",
};
