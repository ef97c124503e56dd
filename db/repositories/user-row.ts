import type { users } from "#db/schema";
import type { Role, User } from "~/domain/people/companion";
import { displayName } from "~/domain/people/display-name";

export type UserRow = typeof users.$inferSelect;

/** A user as they see themselves; without a role they are on no trip, whatever the row remembers. */
export const toUser = (row: UserRow, role: Role | null | undefined): User => ({
  _id: row.id,
  firebaseId: row.firebaseId,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  preferredName: displayName(row),
  name: row.name,
  hometownCity: row.homeCity,
  city: row.homeCity,
  state: row.state,
  travelStyle: row.travelStyle,
  tripVibe: row.tripVibe,
  profileComplete: row.profileComplete,
  tripId: role ? row.currentTripId : null,
  role: role ?? "noroleset",
});
