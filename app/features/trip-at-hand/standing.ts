import { can } from "~/domain/people/capability";
import type { User } from "~/domain/people/companion";
import type { Trip } from "~/domain/trip/trip";
import type { PlanningCopy } from "./planning-copy";

/** Who stands before a planning screen: the one who plans, someone who travels along, or nobody we know a trip of. */
export type Standing =
  { kind: "organizer"; user: User; trip: Trip } | { kind: "companion"; user: User; trip: Trip } | { kind: "missing" };

/** SPEC section 6: the organizer alone plans. */
export function standingOf({ user, trip }: Pick<PlanningCopy, "user" | "trip">): Standing {
  if (user === null || trip === null) return { kind: "missing" };
  return { kind: can(user.role, "plan-trip") ? "organizer" : "companion", user, trip };
}
