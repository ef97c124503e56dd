import { counted, formatList, formatMonth } from "~/messages/formats";
import { days } from "./ui";

/** Every sentence of /pretrip. */
export const tripStartTexts = {
  documentTitle: "Start a trip · Wayfellow",
  title: "Every trip begins with a name",
  lead: "In a few minutes you have days to look forward to.",
  start: "Start my journey",
  home: "Return home",
  ahead: [
    { title: "Name it", text: "A city, two dates, who comes along. That is the whole form." },
    { title: "Shape it", text: "Say what matters to you, and pick the few experiences you would hate to miss." },
    {
      title: "Read it",
      text: "The assistant writes your days; you change what you like and send the code to your companions.",
    },
  ],
};

/** Every sentence of /tripsetup but those of the join code; what a field still needs is in `forms`. */
export const tripSetupTexts = {
  previewEmpty: "Say where you go, and the city shows its face here.",
  begins: (date: string) => `Begins on ${date}`,
  documentTitle: "Set up your trip · Wayfellow",
  title: "Set up your trip",
  lead: "The frame first: where, when and with whom. The days come next.",
  city: "City or destination",
  cityExample: "Lisbon",
  startDate: "Start date",
  endDate: "End date",
  demoHad: (count: number) => `Your demo had ${days(count)}; the end follows.`,
  tripName: "Trip name",
  tripNameExample: "A week by the river",
  purpose: "Purpose",
  purposeHint: "In a few words, what this trip is for.",
  purposeExample: "Ana turns forty",
  usualPurpose: "Holiday",
  whoWith: "Who with",
  partyCount: "Party count",
  partyCountHint: "Everyone who travels, you included.",
  create: "Create Trip",
  creating: "Creating Trip...",
  stillNeeded: (fields: string[]) => `Still needed: ${formatList(fields)}.`,
  freeCode: "a join code that is free",
  codeNotConfirmed: "Please pick a valid, available join code before creating your trip.",
  failed: "Failed to create trip. Please try again.",
  failedWith: (status: number) => `Create failed (${status})`,
};

/** Every sentence about the cities of a trip through several. */
export const tripCitiesTexts = {
  legend: "Your cities, in travel order",
  add: "Add another city",
  nth: (position: number) => `City ${position}`,
  nights: (count: number) => counted(count, { one: "night", other: "nights" }),
  nightsIn: (city: string) => `Nights in ${city}`,
  lessNights: (city: string) => `One night fewer in ${city}`,
  moreNights: (city: string) => `One night more in ${city}`,
  moveUp: (city: string) => `Move ${city} up`,
  moveDown: (city: string) => `Move ${city} down`,
  remove: (city: string) => `Remove ${city}`,
  drag: "Drag to another place",
};

/** So many cities are named in what a trip is called. */
const NAMED_CITIES = 3;

/** What a trip is called until somebody says otherwise: "Tokyo and Kyoto, November 2026". */
export function suggestedTripName({
  cities,
  startDate,
}: {
  cities: readonly string[];
  startDate: string | null;
}): string {
  const names = new Set(cities.map((city) => city.split(",", 1)[0]?.trim() ?? ""));
  names.delete("");
  const name = formatList([...names].slice(0, NAMED_CITIES));
  return name && startDate !== null ? `${name}, ${formatMonth(startDate)}` : name;
}

/** Every sentence of /tripcreated. */
export const tripCreatedTexts = {
  documentTitle: "Trip created · Wayfellow",
  lead: (city: string) => `It has a name, a place and its dates. Next come the days in ${city}.`,
  plan: "Yes! Let's Plan It",
  city: "City",
  dates: "Dates",
  purpose: "Purpose",
  travellers: "Travellers",
  travellerCount: (count: number) => counted(count, { one: "traveller", other: "travellers" }),
  joinCode: "Join code",

  noTrip: "Your trip",
  couldNotLoad: "Could not load trip.",
  safe: "If you have just created it, it is safe: it only could not be fetched.",
};

/** Every sentence of /prepbuild. */
export const prepBuildTexts = {
  documentTitle: "Plan your trip · Wayfellow",
  title: "Welcome to the planner",
  lead: (city: string) =>
    `Three steps to your days in ${city}. It takes about 5 minutes, and you can stop and come back at any time.`,
  start: "Set My Travel Intent",
  resume: "Take Me Where I Left Off",
  done: ", done",
  steps: (anchors: number) => ({
    intent: { title: "Set your travel intent", about: "What matters, what mood, how fast and how far you like to go." },
    anchors: {
      title: `Choose ${anchors} anchor experiences`,
      about: "The ones you would be sorry to miss. Your days grow around them.",
    },
    build: {
      title: "The assistant builds your itinerary",
      about: "A morning, an afternoon and an evening for every day. You change what you like.",
    },
  }),
};

/** Every sentence of /tripintent; hints and the disabled label are in `forms`. */
export const tripIntentTexts = {
  documentTitle: "Your travel intent · Wayfellow",
  loading: "Loading your choices…",
  title: "What do you want from this trip?",
  lead: (city: string) => `A few taps tell the assistant what ${city} should be for you. Choose as many as you like.`,
  back: "Planner",
  priorities: "What matters most?",
  vibes: "What mood are you after?",
  mobility: "How do you get around?",
  travelPace: "At what pace?",
  chosen: (count: number) => `${count} chosen`,
  budget: "Budget",
  budgetHint: "In your own words: a sum a day, “not too expensive”, “splurge on dinners”.",
  submit: "Save My Travel Intent",
  fromDemo: "The first answers come from your demo. Change whatever you like.",
  afterBuild:
    "Your days are already planned and stay as they are. New wishes show in fresh suggestions, and when you ask the assistant to change a block.",
};
