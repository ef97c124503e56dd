import { Cloud, CloudOff } from "lucide-react";
import type { LiveNews } from "./use-live-status";

const WORDS: Record<LiveNews, string> = {
  asking: "Checking the connection to your trip…",
  confirmed: "Backend sync is available",
  unreachable: "Local offline mode: going on with what this phone remembers",
};

/** Whether the trip is in step with the server or runs from this phone alone (SPEC section 2, /livetriphydrator). */
export function SyncBadge({ news }: { news: LiveNews }) {
  const Icon = news === "unreachable" ? CloudOff : Cloud;
  return (
    <p role="status" className="flex items-center gap-2.5 text-sm font-semibold text-ink-soft">
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {WORDS[news]}
    </p>
  );
}
