import { Suspense } from "react";
import { useCalm } from "~/browser/page/use-calm";
import { optionalPart } from "~/ui/layout/optional-part";
import { SkeletonCard } from "~/ui/feedback/skeleton";

const OfflineCard = optionalPart(() => import("./offline-card"));

/** Whether this device is ready for offline; looked up after the screen is there. */
export function OfflineSlot() {
  return useCalm() ? (
    <Suspense fallback={<SkeletonCard />}>
      <OfflineCard />
    </Suspense>
  ) : (
    <SkeletonCard />
  );
}
