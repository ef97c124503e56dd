import type { RoomNotice } from "~/domain/offline/room-notice";
import type { Actor } from "~/domain/people/companion";
import type { MembershipNews } from "~/domain/people/membership";
import type { BlockName } from "~/domain/plan/block";
import { formatShortMoment } from "~/messages/device-formats";
import { counted, formatList, plural } from "~/messages/formats";
import { blockTexts } from "../ui";

const changes = (count: number): string => counted(count, { one: "change kept", other: "changes kept" });

const are = (names: readonly string[]): string =>
  `${formatList(names)} ${plural(names.length, { one: "is", other: "are" })}`;

const withKept = (sentence: string, kept: number): string => (kept === 0 ? sentence : `${sentence}, ${changes(kept)}`);

const withMoment = (sentence: string, asOf: number | null): string =>
  asOf === null ? sentence : `${sentence}. This is your trip as of ${formatShortMoment(asOf, Date.now())}`;

/** Every sentence about the room: who is here, what they changed, and what happens while it is away. */
export const roomTexts = {
  changed: (by: Actor): string => (by === null ? "Just changed" : `${by.name} just changed this`),
  changedWhere: (by: Actor, block: BlockName, day: number): string =>
    `${by?.name ?? "Somebody"} changed the ${blockTexts.word[block]} of day ${day}`,
  writing: (names: readonly string[]): string => `${are(names)} writing…`,
  looking: (names: readonly string[]): string => `${are(names)} looking at this`,
  looksAlike: (names: readonly string[]): string =>
    `The name ${formatList(names)} looks like another one on this trip. Make sure who this is.`,
  reload: "Reload",
  building: (by: Actor, ready: number, total: number): string =>
    `${by?.name ?? "Your organizer"} is having the days built: ${ready === 0 ? "the first is on its way" : `${ready} of ${total} are here`}`,
};

export function noticeText(notice: RoomNotice): string {
  switch (notice.kind) {
    case "offline":
      return withMoment(withKept("Working offline", notice.kept), notice.asOf);
    case "unreached":
      return withMoment(withKept("Your trip cannot be reached right now", notice.kept), notice.asOf);
    case "paused":
      return withKept("Live updates are paused", notice.kept);
    case "unsent":
      return `${changes(notice.kept)}, on the way`;
    case "crowded":
      return "The trip is busy right now: live updates come back by themselves";
    case "too-large":
      return "This is more text than one plan can hold. Shorten what you wrote last, then reload: everything else is safe.";
    case "unreadable":
      return "Live updates have stopped: this page does not fit your trip any more. Reload to go on; what you wrote stays.";
    case "elsewhere":
      return "You have this trip open in many places, and live updates go to the newest. Reload to have them here.";
    case "back":
      return "Back online, everything is saved";
    default:
      return notice satisfies never;
  }
}

/** What the others are told about who travels along; null for what needs no word. */
export function membershipText({ change, name, userId, by }: MembershipNews, ownUserId: string): string | null {
  if (userId === ownUserId)
    return change === "handed-over"
      ? `${by?.name ?? "The organizer"} handed the trip over to you: you plan and run it from now on.`
      : null;
  switch (change) {
    case "joined":
      return `${name} joined the trip.`;
    case "left":
      return `${name} left the trip.`;
    case "removed":
      return `${name} is no longer on the trip.`;
    case "readmitted":
      return `${name} is back on the trip.`;
    case "handed-over":
      return `${name} organizes the trip from now on.`;
    default:
      return change satisfies never;
  }
}

const NAMED = 3;

/** "Ana and Bo are online", wherever on the trip they look; beyond three names, how many more. Empty for nobody. */
export function whoIsOnline(names: readonly string[]): string {
  if (names.length === 0) return "";
  const more = Math.max(0, names.length - NAMED);
  const who = formatList(more > 0 ? [...names.slice(0, NAMED), `${more} more`] : names);
  return plural(names.length, { one: `${who} is online`, other: `${who} are online` });
}
