import type { TripPhase } from "~/domain/trip/trip-lifecycle";
import { formatNumber, plural } from "~/messages/formats";

/** Every sentence of /plannerparticipanthub. */
export const participantHubTexts = {
  documentTitle: "My trip · Wayfellow",
  loading: "Loading your trip…",
  titles: {
    none: "You travel along",
    planning: "You travel along",
    planned: "You travel along",
    started: "The trip is on",
    complete: "The trip is over",
  } satisfies Record<TripPhase, string>,
  leads: {
    none: "",
    planning: "Your organizer is still planning. What they decide shows up here.",
    planned: "The days are planned. Have a look around before you pack.",
    started: "Follow the day as it happens: where everybody is, and what comes next.",
    complete: "What you lived and wrote down stays here to be read.",
  } satisfies Record<TripPhase, string>,
  highlights: "Curated Highlights",
  highlightsAbout: "The musts of the trip and the best of each day.",
  itinerary: "The Itinerary",
  itineraryAbout: (days: number) =>
    days > 0
      ? `${plural(days, { one: "One day", other: `All ${formatNumber(days)} days` })}, morning to evening.`
      : "Not planned yet; the days appear here as they are made.",
  companions: "Companions",
  companionsAbout: "Who is on the trip with you.",
  now: "Right now",
  follow: "Follow the Trip Live",
  memories: "See Our Memories",
  organize: "Open the Trip Hub",
  own: "An idea of your own?",
  ownAbout: "You can organize a trip beside this one, and switch between them whenever you like.",
  startOwn: "Start My Own Trip",
};
