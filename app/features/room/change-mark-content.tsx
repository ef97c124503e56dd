import type { BlockName } from "~/domain/plan/block";
import { roomTexts } from "#messages/room";
import { useChange } from "./use-change";

/** Glows once around the thing it lies in (which is `relative`) when somebody else changed it, and says who for a while. */
export default function ChangeMarkContent({ dayIndex, block }: { dayIndex: number; block?: BlockName }) {
  const change = useChange(dayIndex, block);
  if (change === null) return null;
  return (
    <>
      <span
        key={change.at}
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 z-10 animate-glow rounded-xl"
      />
      <span className="justify-self-start rounded-full bg-accent-wash px-2.5 py-0.5 text-xs font-bold text-accent-deep">
        {roomTexts.changed(change.by)}
      </span>
    </>
  );
}
