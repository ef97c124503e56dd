import { problemTexts } from "#messages/server";
import type { Capability } from "~/domain/people/capability";
import { can } from "~/domain/people/capability";
import type { Role } from "~/domain/people/companion";
import { Problem } from "./problem";

/**
 * Lets a companion through who has the capability; `found` is what the repository read for caller and trip in one go.
 * Throws 404 when there is nothing (no such trip, or not theirs: the two look the same), 403 without the capability.
 */
export function allow<Found extends { role: Role }>(found: Found | null | undefined, capability: Capability): Found {
  if (!found) throw new Problem("not-found", problemTexts.noTrip);
  if (!can(found.role, capability)) throw new Problem("forbidden");
  return found;
}
