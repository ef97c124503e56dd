import type { QueueTold } from "~/domain/offline/outbox-answer";

/** Why something done offline was not taken when it was sent. */
function told(news: QueueTold): string {
  switch (news.kind) {
    case "moved-meanwhile":
      return "The trip had moved on without you. This is where it stands now.";
    case "not-started":
      return "The trip is not under way, so the blocks you finished offline do not count.";
    case "not-yours":
      return "Somebody else moves this trip along now, so the blocks you finished offline do not count.";
    case "not-taken":
      return "The blocks you finished offline could not be taken over. This is where the trip stands now.";
    case "words-kept":
      return `Your words about day ${news.dayIndex} could not be sent. They are kept on this phone for you to copy.`;
    default:
      return news satisfies never;
  }
}

/** What is said of work done offline once it was sent. */
export const outboxTexts = { told };
