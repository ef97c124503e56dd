import { Check, CloudOff } from "lucide-react";
import { readLocal } from "~/browser/storage/local-copy";
import { useRoomMessage, useRoomState } from "~/browser/room/use-room";
import { lookAlikes } from "~/domain/people/look-alike";
import { asksToReload, type RoomNotice } from "~/domain/offline/room-notice";
import { classes } from "~/ui/layout/classes";
import { PresenceRow } from "~/ui/people/presence-row";
import { toast } from "~/ui/feedback/toast";
import { membershipText, noticeText, roomTexts } from "#messages/notices/room";
import { useOfferNews } from "../companions/offer-news";
import { PendingNote } from "../companions/pending-note";
import { useRoomNotice } from "./use-room-notice";

/** First on every screen of the trip: who else is here, what waits for an answer, and quietly, when what is shown may not be true any more. */
export default function RoomBar() {
  const here = useRoomState((state) => state.here);
  const notice = useRoomNotice();
  const own = readLocal("userData");
  const alike = lookAlikes(own ? [...here, { userId: own._id, name: own.preferredName }] : here);
  return (
    <div className="no-print contents">
      <PresenceRow people={here} alike={alike} />
      <div role="status" className={notice === null ? "sr-only" : "pointer-events-none sticky top-3 z-20"}>
        {notice !== null && <Notice notice={notice} />}
      </div>
      <PendingNote />
      <RoomVoice />
    </div>
  );
}

function Notice({ notice }: { notice: RoomNotice }) {
  const Icon = notice.kind === "back" ? Check : CloudOff;
  const isFinal = asksToReload(notice);
  return (
    <div
      className={classes(
        "animate-arrive gap-2 border border-line bg-raised text-sm font-semibold text-ink shadow-card",
        isFinal
          ? "pointer-events-auto flex flex-wrap items-center rounded-lg py-1 ps-4 pe-1 sm:max-w-xl"
          : "inline-flex items-center rounded-xl px-4 py-2",
      )}
    >
      <Icon aria-hidden="true" className="size-4.5" />
      <p className={isFinal ? "min-w-0 flex-1 basis-44 py-2 leading-snug" : undefined}>{noticeText(notice)}</p>
      {isFinal && (
        <button
          type="button"
          onClick={() => window.location.reload()}
          className="min-h-12 rounded-md px-3 underline decoration-accent decoration-2 underline-offset-4"
        >
          {roomTexts.reload}
        </button>
      )}
    </div>
  );
}

/** Says what others do: politely to a screen reader what they changed, to everybody who comes and goes. */
function RoomVoice() {
  useOfferNews();
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
