import { saveBlock } from "~/contracts/calls/itinerary";
import { mayCall } from "~/contracts/endpoint";
import type { User } from "~/domain/people/companion";

/** Where somebody finds all days of their trip: to plan them, or to read them. */
export const daysOf = (role: User["role"]): string =>
  mayCall(role, saveBlock) ? "/wayfellow/itineraryupdate" : "/wayfellow/itinerary";
