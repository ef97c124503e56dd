import { Suspense } from "react";
import { useCalm } from "~/browser/page/use-calm";
import type { BlockName } from "~/domain/plan/block";
import { optionalPart } from "~/ui/layout/optional-part";

/** What the room shows of itself comes with the room, after the first paint; until then its places are empty. */
const BarContent = optionalPart(() => import("./room-bar-content"));
const MarkContent = optionalPart(() => import("./change-mark-content"));
const LookingContent = optionalPart(() => import("./looking-content"));
const BuildingContent = optionalPart(() => import("./building-note-content"));

/** The one place for the room on a screen that holds it: who else is here, and quietly, when the way to it or to the server is interrupted. */
export const RoomBar = ({ unreached }: { unreached?: boolean }) =>
  useCalm() && (
    <Suspense>
      <BarContent unreached={unreached} />
    </Suspense>
  );

/** Glows once around the thing it lies in (which is `relative`) when somebody else changed it, and says who for a while. */
export const ChangeMark = (place: { dayIndex: number; block?: BlockName }) =>
  useCalm() && (
    <Suspense>
      <MarkContent {...place} />
    </Suspense>
  );

/** Who else looks at a day, or at one block of it. */
export const Looking = (place: { dayIndex: number; block?: BlockName }) =>
  useCalm() && (
    <Suspense>
      <LookingContent {...place} />
    </Suspense>
  );

/** Says to those who only watch that the plan is being built, and how far it is. */
export const BuildingNote = () =>
  useCalm() && (
    <Suspense>
      <BuildingContent />
    </Suspense>
  );
