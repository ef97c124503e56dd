import { counted, formatList, formatMonth } from "~/messages/formats";
import { days } from "./ui";

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
  stroller: "A stroller comes along",
  strollerHint: "Then short ways, ramps and early evenings count.",
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
