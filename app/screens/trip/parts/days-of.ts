import { can } from "~/domain/people/capability";
import type { User } from "~/domain/people/companion";

/** Where somebody finds all days of their trip: to plan them, or to read them. */
export const daysOf = (role: User["role"]): string =>
  can(role, "plan-trip") ? "/wayfellow/itineraryupdate" : "/wayfellow/itinerary";
