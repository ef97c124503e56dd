import { Clock } from "lucide-react";
import type { QueuedCommand } from "~/domain/outbox";
import { blockTitle } from "~/ui/sky/block-words";

const wordOf = (command: QueuedCommand): string => (command.kind === "reflect" ? `your words about day ${command.dayIndex}` : `${blockTitle(command.blockName).toLowerCase()} of day ${command.dayIndex} complete`);

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** What this phone did without a connection: it counts here already, and will be sent. */
export function WaitingNote({ waiting }: { waiting: readonly QueuedCommand[] }) {
  if (waiting.length === 0) return null;
  return (
    <p className="flex items-start gap-2 text-sm font-semibold">
      <Clock aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span>Will be sent: {list.format(waiting.map(wordOf))}.</span>
    </p>
  );
}
