import type { OfflinePart } from "~/domain/offline/offline-readiness";
import type { QueueTold } from "~/domain/offline/outbox-answer";
import { formatMegabytes, formatMoment } from "~/messages/device-formats";
import { counted } from "~/messages/formats";

/** What the card about this device's readiness says. */
export const readinessTexts = {
  ready: "Ready for offline",
  readyMeans: "Wayfellow and your trip open on this device without a connection.",
  readyWithoutTrip: "Wayfellow opens on this device without a connection. You are on no trip that could come along.",
  notReady: "Not ready for offline yet",
  notReadyMeans: "Without a connection some of this would be missing.",
  impossible: "Not ready for offline",
  impossibleMeans:
    "This browser cannot keep Wayfellow for use without a connection. Another browser, or a window that is not private, can.",
  parts: {
    screens: "Wayfellow's screens",
    trip: "Your trip",
    itinerary: "The itinerary",
    reflections: "What you all wrote",
  } satisfies Record<OfflinePart, string>,
  days: (days: number): string => (days === 0 ? "not planned yet" : counted(days, { one: "day", other: "days" })),
  reflections: (count: number): string =>
    count === 0 ? "nothing yet" : counted(count, { one: "page", other: "pages" }),
  here: "on this device",
  missing: "missing",
  notStarted: "once the trip has started",
  waiting: (count: number): string =>
    `${counted(count, { one: "change waits", other: "changes wait" })} on this device to be sent.`,
  stored: (bytes: number): string => `${formatMegabytes(bytes)} on this device.`,
  asOf: (moment: number): string => `Your trip as of ${formatMoment(moment)}.`,
  fetch: "Fetch what is missing",
  fetching: "Fetching…",
  notFetched: "Some of it could not be fetched just now. Please try again when there is a connection.",
};

/** What is said when a new version of the app is there. */
export const updateTexts = {
  ready: "A new version is ready.",
  update: "Update",
  later: "Later",
  updating: "Updating…",
  missed: "The new version could not be loaded just now. Please try again later.",
  missedOffline: "The new version could not be loaded without a connection. Please try again when there is one.",
};

/** How to have the app on the home screen. */
export const installTexts = {
  title: "Wayfellow on your home screen",
  means: "It then opens like any other app, without the browser around it.",
  install: "Install Wayfellow",
  onApple: "In Safari, press Share and then Add to Home Screen.",
};

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
      return `Your words about day ${news.dayIndex} could not be sent. They are kept on this device for you to copy.`;
    default:
      return news satisfies never;
  }
}

/** What is said of work done offline once it was sent. */
export const outboxTexts = { told };
