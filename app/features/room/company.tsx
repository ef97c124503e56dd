import type { BlockName } from "~/domain/plan/block";
import { ChangeMark, Looking } from "./room-slots";

/** Who else is at a day, or at one block of it, who writes there, and who just changed it. Lies in something `relative`, which glows. */
export function Company({ dayIndex, block }: { dayIndex: number; block?: BlockName }) {
  return (
    <>
      <Looking dayIndex={dayIndex} block={block} />
      <ChangeMark dayIndex={dayIndex} block={block} />
    </>
  );
}
