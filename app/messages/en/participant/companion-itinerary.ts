import { formatNumber, plural } from "~/messages/formats";

/** Every sentence of /wayfellow/itinerary. */
export const companionItineraryTexts = {
  documentTitle: "The itinerary · Wayfellow",
  loading: "Loading your days…",
  title: "The itinerary",
  lead: (tripName: string, days: number) =>
    `${tripName}, ${plural(days, { one: "one day", other: `${formatNumber(days)} days` })}, as the organizer planned them.`,
  leadEmpty: (tripName: string) => `The days of ${tripName}.`,
  today: "The trip is on this day",
  look: "Look Closer",
  lookAt: (day: number) => `Look Closer at day ${day}`,
  unfinished: (days: number, total: number) => `${days} of ${total} days are planned so far. The rest appears here.`,
  empty: "There are no days yet. As soon as your organizer has planned them, they are here.",
  highlights: "See the Highlights",
  follow: "Follow the Trip Live",
};
