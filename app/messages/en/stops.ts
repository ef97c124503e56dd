import type { BlockName } from "~/domain/plan/block";
import type { StopRefusal } from "~/domain/plan/stop-moves";
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
  whatHint: "Lunch at the market, the 9:40 train, tea with my aunt…",
  whatMissing: "Say in a word or two what it is.",
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
  remove: "Remove from the Plan",
  removed: (title: string) => `${title} is out of the plan. Undo brings it back.`,
  moved: (title: string, where: string) => `${title} moved to ${where}.`,
  added: (title: string) => `${title} is in the plan.`,
  undo: "Undo",
  redo: "Redo",
  undoMine: "Undo my last change of the plan",
  redoMine: "Redo my last change of the plan",
  lift: (title: string) => `Picked up ${title}. Move it with the arrow keys, drop it with space, leave it with escape.`,
  over: (title: string, over: string) => `${title} is now at ${over}.`,
  dropped: (title: string) => `${title} was dropped.`,
  left: (title: string) => `${title} stays where it was.`,
};

/** The shelf: what has no day yet. */
export const shelfTexts = {
  title: "Ideas",
  lead: "What has no day yet. Everybody on the trip sees it.",
  empty: "Nothing is waiting here. What you take off a day without removing it comes here.",
};
