import { Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { inviteMessage, inviteTexts as texts } from "#messages/people/join-code";
import { inviteLink } from "~/domain/trip/join-code";
import type { Trip } from "~/domain/trip/trip";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { CopyButton } from "~/ui/actions/copy-button";

type Told = "nothing" | "copied" | "by-hand";

/** The message that brings companions along: copied, or handed to the phone's share sheet where there is one. */
export function Invite({ trip: { destination, joinCode, tripId } }: { trip: Trip }) {
  const [told, setTold] = useState<Told>("nothing");
  const canShare = useCanShare();
  const message = inviteMessage({
    city: destination,
    joinCode,
    tripId,
    link: inviteLink(window.location.origin, joinCode),
  });
  return (
    <section aria-labelledby="invite" className="grid gap-4">
      <h2 id="invite" className="font-display text-xl font-semibold">
        {texts.title}
      </h2>
      <blockquote className="rounded-xl rounded-es-sm bg-noon px-5 py-4 text-noon-ink select-all">{message}</blockquote>
      <div className="grid gap-2.5 sm:flex sm:flex-wrap">
        <CopyButton
          text={message}
          label={texts.copy}
          onCopied={() => setTold("copied")}
          onFailed={() => setTold("by-hand")}
        />
        {canShare && (
          <Button look="secondary" onClick={() => void share(message, () => setTold("by-hand"))}>
            <Share2 aria-hidden="true" className="size-5" />
            {texts.share}
          </Button>
        )}
      </div>
      {told === "copied" && (
        <Alert tone="good" onDismiss={() => setTold("nothing")}>
          {texts.copied}
        </Alert>
      )}
      {told === "by-hand" && (
        <Alert tone="note" onDismiss={() => setTold("nothing")}>
          {texts.byHand}
        </Alert>
      )}
    </section>
  );
}

/** Known only in the browser, after the first paint. */
function useCanShare(): boolean {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === "function"), []);
  return canShare;
}

/** Opens the phone's share sheet. Putting it away again is no error; a sheet that does not open is one. */
async function share(text: string, onFailed: () => void): Promise<void> {
  try {
    await navigator.share({ text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) onFailed();
  }
}
