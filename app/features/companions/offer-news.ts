import { pendingTexts as texts } from "#messages/trip-at-hand";
import { useRoomMessage } from "~/browser/room/use-room";
import { readLocal } from "~/browser/storage/local-copy";
import { toast } from "~/ui/feedback/toast";

/** Tells the organizer when whoever was asked turns the trip down, and calls back whenever an offer is made or gone. */
export function useOfferNews(onNews?: () => void): void {
  useRoomMessage("offer", ({ offer, by }, isNews) => {
    if (!isNews) return;
    const own = readLocal("userData");
    if (offer === null && by !== null && own?.role === "originator" && by.userId !== own._id)
      toast(texts.turnedDown(by.name), { tone: "note" });
    onNews?.();
  });
}
