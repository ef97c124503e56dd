import type { Role } from "~/domain/people/companion";

/** Where somebody's trip is at home: the router knows for an organizer, a companion has a hub (SPEC section 6). */
export const hubOf = (role: Role): "/localrouter" | "/plannerparticipanthub" =>
  role === "originator" ? "/localrouter" : "/plannerparticipanthub";
