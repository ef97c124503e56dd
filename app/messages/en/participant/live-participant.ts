import type { Position } from "~/domain/live/live-position";
import { blockTexts } from "#messages/ui/blocks";

const { word } = blockTexts;

/** Every sentence of /triplivedayparticipant. */
export const liveParticipantTexts = {
  documentTitle: "Following the trip · Wayfellow",
  waitingTitle: "Your day",
  waiting:
    "Opening today: where everybody is, and what comes next. It is kept on this phone, so it opens without a connection too.",
  title: (day: number, total: number) => `Day ${day} of ${total}`,
  place: (tripName: string, city: string) => `${tripName} · ${city}`,
  now: "Right now",
  announce: (title: string) => `The trip is now at: ${title}`,
  next: "What comes next",
  nextAt: ({ dayIndex, block }: Position, today: number) =>
    dayIndex === today ? `In the ${word[block]}` : `Tomorrow ${word[block]}`,
  last: "Nothing more is planned: this is the last evening of the trip.",
  follows: "Your organizer moves the day along; this screen follows by itself.",
  ask: "Ask the Assistant",
  allDays: "See all days",
  reflect: (day: number) => `Write down day ${day}`,
  dayDone: (day: number) => `Day ${day} is behind you`,
  dayDoneWhy: "While it is fresh: what was the highlight? A few words are enough.",
  reflectNow: (day: number) => `Reflect on day ${day}`,
  notStartedTitle: "Not on the road yet",
  notStarted:
    "Your organizer has not started the trip. Leave this open, or come back on the day: it follows by itself.",
  itinerary: "See the Itinerary",
  missingTitle: "This day is not here",
  missingWhy: "The plan on this phone does not have it. Your trip is safe; open the itinerary for every day there is.",
};
