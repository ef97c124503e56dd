/** A user's role on the trip they are on now; `noroleset` before they started or joined one (SPEC section 6). */
export const ROLES = ["originator", "participant", "noroleset"] as const;

export type Role = (typeof ROLES)[number];

/** Who did something that the others are told of; null when nobody in particular did. */
export type Actor = { userId: string; name: string } | null;

/** A user as they see themselves. Texts not given yet are empty. */
export type User = {
  _id: string;
  firebaseId: string;
  email: string;
  firstName: string;
  lastName: string;
  preferredName: string;
  name: string;
  hometownCity: string;
  city: string;
  state: string;
  travelStyle: string[];
  tripVibe: string[];
  profileComplete: boolean;
  tripId: string | null;
  role: Role;
};
