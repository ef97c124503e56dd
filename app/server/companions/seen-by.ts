import type { Companions } from "~/domain/people/membership";
import { can } from "~/domain/people/capability";
import type { Role } from "~/domain/people/companion";

/** The company as a companion of that role sees it: who was removed concerns the organizer alone. */
export const seenBy = (role: Role, { companions, removed }: Companions): Companions => ({
  companions,
  removed: can(role, "manage-companions") ? removed : [],
});
