import type { Stay } from "~/domain/trip/stays";
import type { TripDetails, DetailField } from "~/domain/trip/trip-details";
import { counted, formatDateRange, formatList, plural } from "~/messages/formats";
import { days } from "./ui";

/** Every sentence of /tripdetails; those of its dates, company and party count are those of the trip's setup. */
export const tripDetailsTexts = {
  documentTitle: "Dates, cities, company · Wayfellow",
  loading: "Loading your trip…",
  title: "Dates, cities, company",
  lead: "Change what you like. Your days keep their order; nothing that is planned gets lost.",
  frame: "The trip",
  moves: "Move the start, and the whole plan moves with it. A day goes along with its city.",
  who: "Who comes along",
  save: "Save Changes",
  noChange: "Nothing has changed yet.",
  offline: "You have no connection. What you typed stays here; save it as soon as you are back.",
  failed: "Your changes could not be saved. They are still here; please try again.",
  conflict: "Somebody else changed the same thing meanwhile. What you typed is still here: look again, then save.",

  stays: "Where you stay",
  staysWhy: "Days then begin and end there.",
  stay: (number: number) => `Stay ${number}`,
  stayName: "Hotel, flat or friend",
  stayNameExample: "Hotel Mon",
  where: "Address, coordinates or a link from a map",
  whereHint: "With coordinates or a link I know how far everything is.",
  fromDay: "From day",
  nights: "Nights",
  leavesOn: (date: string) => `until ${date}`,
  nightsElsewhere: (cities: readonly string[]) => `with nights planned in ${formatList(cities)}`,
  addStay: "Add Where You Stay",
  addAnotherStay: "Add Another Stay",
  removeStay: (name: string) => (name.trim() === "" ? "Remove this stay" : `Remove ${name.trim()}`),
  noNights: "A trip of one day has no night.",

  ends: "How you come and go",
  endsWhy:
    "What is planned from now on begins once you have arrived and ends in time to leave. What stands in the plan already stays; the days say where it no longer fits.",
  arrival: { name: "Arrival", time: "Arrival time", place: "Arriving at", example: "The airport" },
  departure: { name: "Departure", time: "Departure time", place: "Leaving from", example: "The main station" },
};

/** The question before a trip becomes shorter. */
export const shelveTexts = {
  title: (count: number) => plural(count, { one: "One day would go", other: `${count} days would go` }),
  titleOfCities: (count: number) =>
    plural(count, { one: "The plan of one day would go", other: `The plans of ${count} days would go` }),
  why: "What is planned on them goes to the shelf with all its words. Nothing is lost.",
  whyOfCities:
    "What is planned there goes to the shelf with all its words. What is locked or booked stays on its date, as long as the trip has it.",
  day: (dayIndex: number) => `Day ${dayIndex}`,
  nothing: "Nothing is planned.",
  stops: (titles: readonly string[]) => formatList(titles),
  agree: "Shelve Them and Save",
  keep: "Keep the Days",
  keepCities: "Keep the Cities",
};

type SavedDetails = TripDetails & { daysTotal: number; destination: string };

/** What somebody has just changed of a trip, in one sentence: "Saved: October 8 – 12, 2027 (5 days), 4 travellers." */
export function savedText(details: SavedDetails, changed: readonly DetailField[]): string {
  const said = [...new Set(changed.map((field) => saidOf(field, details)))];
  return said.length === 0 ? "Saved." : `Saved: ${formatList(said)}.`;
}

function saidOf(
  field: DetailField,
  { tripName, startDate, endDate, daysTotal, destination, partyCount, stays, arrival, departure }: SavedDetails,
) {
  switch (field) {
    case "tripName":
      return `the name ${tripName}`;
    case "purpose":
      return "the purpose";
    case "startDate":
    case "endDate":
      return `${formatDateRange(startDate, endDate)} (${days(daysTotal)})`;
    case "legs":
      return destination;
    case "whoWith":
      return "the company";
    case "partyCount":
      return counted(partyCount, { one: "traveller", other: "travellers" });
    case "stays":
      return stays.length === 0 ? "no stays" : namesOf(stays);
    case "arrival":
      return arrival ? `arrival at ${arrival.time}` : "no arrival";
    case "departure":
      return departure ? `departure at ${departure.time}` : "no departure";
    default:
      return field satisfies never;
  }
}

const namesOf = (stays: readonly Stay[]): string => formatList(stays.map(({ name }) => name));
