import { ExternalLink } from "lucide-react";
import { bookingTexts as texts } from "#messages/one-stop";
import type { Booking } from "~/domain/plan/stop";
import { buttonStyle } from "~/ui/actions/button-style";
import { CopyButton } from "~/ui/actions/copy-button";
import { toast } from "~/ui/feedback/toast";

/** A booking as one holds it out at a counter: the reference large, the name, and the way to what was sent. */
export function BookingTicket({ booking: { reference, name, url, note } }: { booking: Booking }) {
  return (
    <div className="grid gap-3">
      {reference && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border-[1.5px] border-dashed border-edge bg-paper px-4 py-3">
          <p className="grid min-w-0">
            <span className="text-sm text-ink-soft">{texts.reference}</span>
            <span dir="auto" className="text-xl font-bold tracking-wide tabular-nums select-all wrap-anywhere">
              {reference}
            </span>
          </p>
          <CopyButton
            text={reference}
            label={texts.copy}
            onFailed={() => toast(texts.refused, { tone: "bad" })}
            className="max-sm:grow"
          />
        </div>
      )}
      {name && (
        <p dir="auto" className="text-lg wrap-anywhere">
          {texts.inTheName(name)}
        </p>
      )}
      {note && (
        <p dir="auto" className="whitespace-pre-wrap text-ink-soft wrap-anywhere">
          {note}
        </p>
      )}
      {url && (
        <a href={url} target="_blank" rel="noreferrer" className={buttonStyle("quiet", "-ms-5 justify-self-start")}>
          <ExternalLink aria-hidden="true" className="size-5" />
          {texts.openLink}
        </a>
      )}
    </div>
  );
}
