import { hashText } from "../emblem/seed";

/** One or two letters for a name; a question mark when there is none. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words.at(0)?.at(0);
  const last = words.length > 1 ? words.at(-1)?.at(0) : undefined;
  return first ? `${first}${last ?? ""}`.toUpperCase() : "?";
}

/** The place of an id's colour in a list of `count` colours; the same for the same id, always. */
export const avatarColour = (id: string, count: number): number => hashText(id) % count;
