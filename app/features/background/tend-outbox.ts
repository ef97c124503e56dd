import { outboxTexts } from "#messages/offline";
import { watchOutbox } from "~/browser/outbox/watch-outbox";
import { toast } from "~/ui/feedback/toast";

/** Sends what was done offline, whatever screen is open, and says what was not taken. */
export const tendOutbox = (): (() => void) => watchOutbox((told) => toast(outboxTexts.told(told), { tone: "note" }));
