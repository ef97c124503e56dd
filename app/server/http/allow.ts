import { problemTexts } from "#messages/server";
import type { CompanionAccess } from "~/contracts/endpoint";
import { can, rolesWith } from "~/domain/people/capability";
import type { Role } from "~/domain/people/companion";
import type { MEMBER_ROLES } from "~/domain/people/membership";
import { Problem } from "./problem";

/** Who makes a companion's call, on which trip, and the roles that may make it. */
export type Caller = { uid: string; tripId: string; roles: readonly (typeof MEMBER_ROLES)[number][] };

/**
 * Lets a companion through whose role may make the call, by the endpoint's `access`. `read` reads what the call needs, with the caller's
 * role, in one go; `isDone` says of a command that it was done before, by a caller who could then: asked again, it is answered.
 * Throws 404 when nothing is found (no such trip, or not theirs: the two look the same), 403 when the role may not.
 */
export type Allow = <Found extends { role: Role }>(
  read: (caller: Caller) => Promise<Found | null | undefined>,
  isDone?: (found: Found) => boolean,
) => Promise<Found & { tripId: string }>;

export const allowBy =
  ({ capability }: CompanionAccess, uid: string, tripId: string): Allow =>
  async (read, isDone) => {
    const found = await read({ uid, tripId, roles: rolesWith(capability) });
    if (!found) throw new Problem("not-found", problemTexts.noTrip);
    if (!can(found.role, capability) && !isDone?.(found)) throw new Problem("forbidden");
    return { ...found, tripId };
  };
