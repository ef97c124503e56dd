import type { Progress } from "#db/repositories/itineraries";
import type { Actor } from "~/domain/people/companion";
import type { BuildStep, TellStep } from "~/domain/plan/build-step";
import type { TellRoom } from "../rooms/news";
import { TripChanged } from "./trip-changed";

/** Called with each batch of days once it is saved. */
export type OnDaysSaved = (daysReady: number, update: Uint8Array) => void;

export type BuildAnnouncement = { tellRoom: TellRoom; tripId: string; by: Actor; daysTotal: number };

/** Announces a plan that is complete already: the build that made it may have been cut off before it could announce it. */
export const announceComplete = (
  { tellRoom, tripId, by, daysTotal }: BuildAnnouncement,
  state: Uint8Array | null,
): void =>
  tellRoom(tripId, {
    by,
    messages: [{ type: "building", state: "finished", daysReady: daysTotal, daysTotal }],
    update: state ?? undefined,
  });

/** Where a build begins: the days and state that are saved already, of which the room may not know, and the first step. */
export type BuildStart = { daysSaved: number; state: Uint8Array | null; doing: BuildStep };

/** What a build tells while it runs: that it has begun, each step of the assistant, and each batch of days once it is saved. */
export type BuildTelling = { begun: () => void; step: TellStep; saved: OnDaysSaved };

/**
 * Runs a build and announces it to the room: its start, each step, each batch of days, and how it ended. One that only waits for another build's
 * days never begins: what that one does is what is told.
 */
export async function announceBuild(
  { tellRoom, tripId, by, daysTotal }: BuildAnnouncement,
  { daysSaved, state, doing: first }: BuildStart,
  build: (telling: BuildTelling) => Promise<Progress>,
): Promise<Progress> {
  let daysReady = daysSaved;
  let doing = first;
  const announce = (state: "started" | "finished" | "failed", update?: Uint8Array | null) =>
    tellRoom(tripId, {
      by,
      messages: [{ type: "building", state, daysReady, daysTotal, ...(state === "started" && { doing }) }],
      update: update ?? undefined,
    });
  const telling: BuildTelling = {
    begun: () => announce("started", state),
    step(step) {
      doing = step;
      // A step for a later day is announced with the next batch of days.
      if (step.kind !== "writing" || step.day <= daysReady + 1) announce("started");
    },
    saved(ready, update) {
      daysReady = ready;
      announce("started", update);
    },
  };
  try {
    const progress = await build(telling);
    daysReady = progress.daysSaved;
    announce("finished");
    return progress;
  } catch (problem) {
    // One that begins again for the trip as it is by now is not at its end.
    if (!(problem instanceof TripChanged)) announce("failed");
    throw problem;
  }
}
