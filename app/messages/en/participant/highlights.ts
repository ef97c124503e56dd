import type { Position } from "~/domain/live/live-position";
import { blockTexts } from "#messages/ui/blocks";

/** Every sentence of /curatedhighlights. */
export const highlightsTexts = {
  documentTitle: "Curated highlights · Wayfellow",
  loading: "Gathering the highlights…",
  title: "Curated Highlights",
  lead: (city: string) =>
    `What makes this trip to ${city}: the musts it is built around, and beside them the best of each day.`,
  anchors: "The musts",
  days: "The best of each day",
  day: (dayIndex: number) => `Day ${dayIndex}`,
  at: ({ dayIndex, block }: Position) => `Day ${dayIndex}, ${blockTexts.word[block]}`,
  notPlanned: "Not on a day yet",
  dayTrip: "Day trip",
  onTheMap: (city: string) => `The highlights of ${city}, at their true bearings from one another.`,
  empty: "Your organizer is still choosing. The highlights appear here as soon as there are some.",
  itinerary: "See All Days",
};
