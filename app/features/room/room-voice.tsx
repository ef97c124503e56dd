import { readLocal } from "~/browser/storage/local-copy";
import { useRoomMessage, useRoomState } from "~/browser/room/use-room";
import { toast } from "~/ui/feedback/toast";
import { membershipText, roomTexts } from "#messages/room";

/** Says what others do: politely to a screen reader what they changed, to everybody who comes and goes. */
export function RoomVoice() {
  useRoomMessage("membership", (message, isNews) => {
    const sentence = isNews ? membershipText(message, readLocal("userData")?._id ?? "") : null;
    if (sentence !== null) toast(sentence, { tone: "note" });
  });
  const change = useRoomState(({ changes }) => changes.at(-1));
  return (
    <p role="status" className="sr-only">
      {change && roomTexts.changedWhere(change.by, change.block, change.dayIndex)}
    </p>
  );
}
