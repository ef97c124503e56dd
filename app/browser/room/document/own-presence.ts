import type { Awareness } from "y-protocols/awareness";
import type { PresencePlace } from "~/contracts/room/presence";

export type OwnPresence = { show: (place: PresencePlace | null) => void; stop: () => void };

/**
 * Shows the others where this traveller is, for as long as the page is seen: a phone that is put away says so before it sleeps, since its socket may
 * stay open for long without a word.
 */
export function showWhileSeen(awareness: Awareness): OwnPresence {
  let at: PresencePlace | null = null;
  const tell = () => awareness.setLocalState(document.visibilityState === "hidden" ? null : { at });
  document.addEventListener("visibilitychange", tell);
  tell();
  return {
    show: (place) => {
      at = place;
      tell();
    },
    stop: () => document.removeEventListener("visibilitychange", tell),
  };
}
