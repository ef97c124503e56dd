import { cityOn } from "~/domain/trip/legs";
import { Share2 } from "lucide-react";
import { readLocal } from "~/browser/storage/local-copy";
import type { Block } from "~/domain/plan/block";
import { dateAsTravelled } from "~/domain/live/live-moment";
import { blockToShare } from "~/domain/plan/block-to-share";
import { readLiveTrip } from "~/features/live/live-trip";
import { Button } from "~/ui/actions/button";
import { toast } from "~/ui/feedback/toast";
import { blockToShareText, shareBlockTexts as texts } from "#messages/days";

/** Hands a part of a day to a friend: by the phone's own share sheet; where there is none, onto the clipboard. */
export function ShareBlock({ block, dayIndex }: { block: Block; dayIndex: number }) {
  const share = () => {
    const known = readLocal("tripData");
    const moment = (known?.startedTrip && readLiveTrip()?.moment) || null;
    const shared = blockToShare({
      block,
      dayIndex,
      city: known ? cityOn(known, dayIndex) : "",
      date: known && dateAsTravelled(dayIndex, known, moment),
    });
    void send(block.title, blockToShareText(shared));
  };
  return (
    <div>
      <Button look="quiet" className="-ms-5" aria-label={texts.shareNamed(block.title)} onClick={share}>
        <Share2 aria-hidden="true" className="size-5" />
        {texts.share}
      </Button>
    </div>
  );
}

async function send(title: string, text: string): Promise<void> {
  try {
    if (typeof navigator.share === "function") await navigator.share({ title, text });
    else {
      await navigator.clipboard.writeText(text);
      toast(texts.copied);
    }
  } catch (error) {
    // Closing the share sheet is no mishap.
    if (!(error instanceof DOMException && error.name === "AbortError")) toast(texts.refused, { tone: "bad" });
  }
}
