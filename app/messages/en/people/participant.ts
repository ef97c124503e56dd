import type { Position } from "~/domain/live/live-position";
import type { TripPhase } from "~/domain/trip/trip-lifecycle";
import { formatNumber, plural } from "~/messages/formats";
import { blockTexts } from "../ui";

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

/** Every sentence of /wayfellow/itinerary. */
export const companionItineraryTexts = {
  documentTitle: "The itinerary · Wayfellow",
  loading: "Loading your days…",
  title: "The itinerary",
  lead: (tripName: string, days: number) =>
    `${tripName}, ${plural(days, { one: "one day", other: `${formatNumber(days)} days` })}, as the organizer planned them.`,
  leadEmpty: (tripName: string) => `The days of ${tripName}.`,
  today: "The trip is on this day",
  next: (isTomorrow: boolean) => (isTomorrow ? "Tomorrow" : "Next"),
  lookAt: (day: number) => `Look Closer at day ${day}`,
  unfinished: (days: number, total: number) => `${days} of ${total} days are planned so far. The rest appears here.`,
  empty: "There are no days yet. As soon as your organizer has planned them, they are here.",
  highlights: "See the Highlights",
  follow: "Follow the Trip Live",
};

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

const { word } = blockTexts;

/** Every sentence of /triplivedayparticipant. */
export const liveParticipantTexts = {
  documentTitle: "Following the trip · Wayfellow",
  waitingTitle: "Your day",
  waiting:
    "Opening today: where everybody is, and what comes next. It is kept on this device, so it opens without a connection too.",
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
  overdue: (date: string) => `It was to begin on ${date}.`,
  notStarted:
    "Your organizer has not started the trip. Leave this open, or come back on the day: it follows by itself.",
  itinerary: "See the Itinerary",
  missingTitle: "This day is not here",
  missingWhy: "The plan on this device does not have it. Your trip is safe; open the itinerary for every day there is.",
};

/** Every sentence of /profileparticipant. */
export const profileTexts = {
  documentTitle: "You're in · Wayfellow",
  loading: "Opening your profile…",
  title: "You're In!",
  lead: (tripName: string | null) =>
    tripName
      ? `Welcome to ${tripName}. A few words about you, so that your companions know who is coming.`
      : "A few words about you, so that your companions know who is coming.",
  /** For somebody whose profile is written already. */
  leadKnown: (tripName: string | null) =>
    `${tripName ? `Welcome to ${tripName}. ` : ""}This is what your companions see of you, from your profile. Change what you like, or just save.`,
  name: "Name",
  nameHint: "What your companions call you.",
  email: "Email",
  emailHint: "From your sign-in; it cannot be changed here.",
  city: "City",
  state: "State or region",
  travelStyle: "Travel style",
  travelStyleHint: "A few words with commas between them: early riser, light packer, always hungry",
  tripVibe: "Trip vibe",
  tripVibeHint: "The same for the trip: markets, long dinners, no museums before noon",
  save: "Save",
  saving: "Saving…",
  saved: (name: string) => `Saved. Welcome aboard, ${name}.`,
  failed: "Could not save your profile.",
};
