import type { Progress } from "#db/repositories/itineraries";
import type { Actor } from "~/contracts/room/room";
import type { BuildStep, TellStep } from "~/domain/plan/build-step";
import type { TellRoom } from "../rooms/announcer";

/** Called with each stretch of days once it is saved. */
export type OnDaysSaved = (daysReady: number, update: Uint8Array) => void;

export type BuildAnnouncement = { tellRoom: TellRoom; tripId: string; by: Actor; daysTotal: number };

/** Tells that nothing is left to build, and what there is: the build that made it may have been cut off before it could. */
export const announceComplete = (
  { tellRoom, tripId, by, daysTotal }: BuildAnnouncement,
  state: Uint8Array | null,
): void =>
  tellRoom(tripId, {
    by,
    messages: [{ type: "building", state: "finished", daysReady: daysTotal, daysTotal }],
    update: state ?? undefined,
  });

/** What is there when a build begins, and what it begins with: of one that was cut off, days that the room was perhaps never told of. */
export type BuildStart = { daysSaved: number; state: Uint8Array | null; doing: BuildStep };

/** Lets the room watch a build: that it began and with what, what the assistant does, each stretch of days as it is saved, and how it ended, whoever built the last of them. */
export async function announceBuild(
  { tellRoom, tripId, by, daysTotal }: BuildAnnouncement,
  { daysSaved, state, doing: first }: BuildStart,
  build: (tell: OnDaysSaved, tellStep: TellStep) => Promise<Progress>,
): Promise<Progress> {
  let daysReady = daysSaved;
  let doing = first;
  const announce = (state: "started" | "finished" | "failed", update?: Uint8Array | null) =>
    tellRoom(tripId, {
      by,
      messages: [{ type: "building", state, daysReady, daysTotal, ...(state === "started" && { doing }) }],
      update: update ?? undefined,
    });
  announce("started", state);
  try {
    const tell: OnDaysSaved = (ready, update) => {
      daysReady = ready;
      announce("started", update);
    };
    const progress = await build(tell, (step) => {
      doing = step;
      // The day before it is about to be saved, and its message says this too.
      if (step.kind !== "writing" || step.day <= daysReady + 1) announce("started");
    });
    daysReady = progress.daysSaved;
    announce("finished");
    return progress;
  } catch (problem) {
    announce("failed");
    throw problem;
  }
}
