import type { Access } from "~/contracts/endpoint";
import { can } from "~/domain/people/capability";
import type { Role } from "~/domain/people/companion";

/** Everybody who may call, with the role they have on the trip that is called about; null for those who are no companions of it. */
const SIGNED_IN = {
  "a stranger": null,
  "one who waits": null,
  "a participant": "participant",
  "one removed": null,
  "another's organizer": null,
  "the organizer": "originator",
} as const satisfies Record<string, Role | null>;

export type Who = keyof typeof SIGNED_IN | "no token" | "a bad token" | "the trip's room" | "another room";

/** In the order of the matrix. */
export const EVERYBODY: readonly Who[] = [
  "no token",
  "a bad token",
  "a stranger",
  "one who waits",
  "one removed",
  "another's organizer",
  "a participant",
  "the organizer",
  "the trip's room",
  "another room",
];

const isSignedIn = (who: Who): who is keyof typeof SIGNED_IN => who in SIGNED_IN;

/** Let in, or the status of the refusal. */
export type Cell = "in" | 401 | 403 | 404;

/** What a call's `access` says to somebody; nothing else decides it. */
export function expectedCell(access: Access, who: Who): Cell {
  switch (access.kind) {
    case "open":
      return "in";
    case "room":
      return who === "the trip's room" ? "in" : 401;
    case "user":
      return isSignedIn(who) ? "in" : 401;
    case "companion": {
      if (!isSignedIn(who)) return 401;
      const role = SIGNED_IN[who];
      if (role === null) return 404;
      return can(role, access.capability) ? "in" : 403;
    }
    default:
      return access satisfies never;
  }
}

/** What `access` says to everybody, in the order of the matrix. */
export const expectedRow = (access: Access): Cell[] => EVERYBODY.map((who) => expectedCell(access, who));
