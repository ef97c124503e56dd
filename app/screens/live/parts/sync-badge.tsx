import { Cloud, CloudOff } from "lucide-react";
import type { LiveNews } from "~/features/live/use-live-status";
import { liveTripHydratorTexts } from "#messages/live";

/** Whether the trip is in step with the server or runs from this phone alone (SPEC section 2, /livetriphydrator). */
export function SyncBadge({ news }: { news: LiveNews }) {
  const Icon = news === "unreachable" ? CloudOff : Cloud;
  return (
    <p role="status" className="flex items-center gap-2.5 text-sm font-semibold text-ink-soft">
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {liveTripHydratorTexts.sync[news]}
    </p>
  );
}
