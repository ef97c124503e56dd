import { watchOutbox } from "~/browser/outbox/watch-outbox";
import type { QueueTold } from "~/domain/outbox-answer";
import { toast } from "~/ui/toast";

/** Why something done offline was not taken when it was sent. */
function toldText(told: QueueTold): string {
  switch (told.kind) {
    case "moved-meanwhile":
      return "The trip had moved on without you. This is where it stands now.";
    case "not-started":
      return "The trip is not under way, so the blocks you finished offline do not count.";
    case "not-yours":
      return "Somebody else moves this trip along now, so the blocks you finished offline do not count.";
    case "not-taken":
      return "The blocks you finished offline could not be taken over. This is where the trip stands now.";
    case "words-kept":
      return `Your words about day ${told.dayIndex} could not be sent. They are kept on this phone for you to copy.`;
    default:
      return told satisfies never;
  }
}

/** Sends what was done offline, whatever screen is open, and says what was not taken. */
export const tendOutbox = (): (() => void) => watchOutbox((told) => toast(toldText(told), { tone: "note" }));
