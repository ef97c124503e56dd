import { useRoomState } from "~/browser/room/use-room";
import type { BlockName } from "~/domain/plan/block";
import { PresenceDots } from "~/ui/people/presence-row";
import { roomTexts } from "#messages/room";

/** Who else looks at a day, or at one block of it; whoever has a caret in its words is said to be writing. */
export default function LookingContent({ dayIndex, block }: { dayIndex: number; block?: BlockName }) {
  const here = useRoomState((state) => state.here);
  const people = here.filter(({ at }) => at?.dayIndex === dayIndex && (block === undefined || at.block === block));
  const writers = people.filter(({ at }) => at?.caret !== undefined);
  return (
    <>
      <PresenceDots people={people} label={roomTexts.looking} />
      {writers.length > 0 && (
        <span className="text-sm text-ink-soft">{roomTexts.writing(writers.map(({ name }) => name))}</span>
      )}
    </>
  );
}
