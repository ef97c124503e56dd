import { counted, formatList, formatMonth } from "~/messages/formats";
import { days } from "../ui";

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
  purposeHint: "What this trip is for, and what the plan should mind, such as “one of us is vegetarian”.",
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
