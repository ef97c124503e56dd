import { Clock } from "lucide-react";
import { keepsOrder, type QueuedCommand } from "~/domain/offline/outbox";
import { waitingNoteTexts } from "#messages/live";

/** What this phone did without a connection: it counts here already, and will be sent. */
export function WaitingNote({ waiting }: { waiting: readonly QueuedCommand[] }) {
  const told = waiting.filter(keepsOrder); // a tick is seen where it was set
  if (told.length === 0) return null;
  return (
    <p className="flex items-start gap-2 text-sm font-semibold">
      <Clock aria-hidden="true" className="mt-0.5 size-4.5" />
      <span>{waitingNoteTexts.willBeSent(told)}</span>
    </p>
  );
}
