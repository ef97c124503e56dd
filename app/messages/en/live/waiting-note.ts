import type { QueuedCommand } from "~/domain/offline/outbox";
import { blockTexts } from "#messages/ui/blocks";
import { formatList } from "~/messages/formats";

const nameOf = (command: QueuedCommand): string =>
  command.kind === "reflect"
    ? `your words about day ${command.dayIndex}`
    : `${blockTexts.word[command.blockName]} of day ${command.dayIndex} complete`;

export const waitingNoteTexts = {
  willBeSent: (commands: readonly QueuedCommand[]): string => `Will be sent: ${formatList(commands.map(nameOf))}.`,
};
