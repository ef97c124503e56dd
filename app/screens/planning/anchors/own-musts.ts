import * as z from "zod/mini";
import { draftAt } from "~/browser/forms/form-draft";
import { nameKey } from "~/domain/place/place-name";
import { type Anchor, isTyped } from "~/domain/trip/anchor";

/** A must that nobody suggested, typed by who must not miss it. `isLookedUp` is false where nobody could be asked what it is. */
export type OwnMust = { title: string; location: string | null; isLookedUp: boolean };

const ownShape = z.array(z.object({ title: z.string(), location: z.nullable(z.string()), isLookedUp: z.boolean() }));

/** What was typed on this screen before it is saved. */
export const ownMustsDraft = (tripId: string) => draftAt(`own-musts:${tripId}`, ownShape);

/** The musts among the picks that somebody typed: those just typed, and those of earlier visits. */
export function ownMustsOf(
  picks: readonly string[],
  suggestions: readonly (string | Anchor)[],
  typed: readonly OwnMust[],
): OwnMust[] {
  const saved = suggestions
    .filter(isTyped)
    .map(({ title, location = null }): OwnMust => ({ title, location, isLookedUp: true }));
  return picks.flatMap((title) => [...saved, ...typed].findLast((must) => must.title === title) ?? []);
}

/** The title under which something is picked already, or suggested: who types it gets that one, and no second. */
export function titleKnown(
  { title, placeId }: { title: string; placeId?: string | null },
  picks: readonly string[],
  suggestions: readonly (string | Anchor)[],
): string | null {
  const isIt = (other: string): boolean => nameKey(other) === nameKey(title);
  const suggested = suggestions
    .map((anchor) => (typeof anchor === "string" ? { title: anchor, placeId: null } : anchor))
    .find((anchor) => isIt(anchor.title) || (placeId && anchor.placeId === placeId));
  return picks.find(isIt) ?? suggested?.title ?? null;
}
