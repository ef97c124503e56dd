import type { Companions } from "~/domain/membership";
import { can } from "~/domain/capability";
import type { Role } from "~/domain/companion";

/** The company as a companion of that role sees it: who was removed concerns the organizer alone. */
export const seenBy = (role: Role, { companions, removed }: Companions): Companions => ({
  companions,
  removed: can(role, "manage-companions") ? removed : [],
});
