import { CloudOff } from "lucide-react";
import type { LiveNews } from "./use-live-status";

/** Quietly says that the screen shows what this phone remembers; says nothing while all is well. */
export function SyncNote({ news }: { news: LiveNews }) {
  return (
    <div role="status" className={news === "unreachable" ? undefined : "sr-only"}>
      {news === "unreachable" && (
        <p className="flex items-center gap-2 text-sm font-semibold">
          <CloudOff aria-hidden="true" className="size-4.5 shrink-0" />
          Your trip cannot be reached right now. This is what your phone remembers.
        </p>
      )}
    </div>
  );
}
