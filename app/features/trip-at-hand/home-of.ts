import { wayHomeTexts as texts } from "#messages/trip-at-hand";
import type { Role } from "~/domain/people/companion";

export const COMPANION_HOME = { to: "/plannerparticipanthub", label: texts.companion };

/** The way back from a screen that everybody on the trip may open. */
export const homeOf = (role: Role): { to: string; label: string } =>
  role === "originator" ? { to: "/pretriphub", label: texts.organizer } : COMPANION_HOME;

/** Where somebody enters their trip while it is not known how far it has come: the router finds out for an organizer, a companion has a hub (SPEC section 6). */
export const entranceOf = (role: Role): "/localrouter" | "/plannerparticipanthub" =>
  role === "originator" ? "/localrouter" : "/plannerparticipanthub";

/** Where somebody follows the day: the organizer runs it, a companion watches it (SPEC section 6). */
export const liveScreenOf = (role: Role): "/tripliveday" | "/triplivedayparticipant" =>
  role === "originator" ? "/tripliveday" : "/triplivedayparticipant";

/** Where somebody looks at one day of the trip: the organizer at how it is lived, a companion in the itinerary. */
export const dayScreenOf = (role: Role, day: number): string =>
  role === "originator" ? `/tripliveday?day=${day}` : `/wayfellow/itinerary?day=${day}`;
