import { sharedLabels } from "#messages/ui";
import { companionsTexts as texts } from "#messages/companions";
import { Button } from "~/ui/actions/button";
import { ErrorCard } from "~/ui/feedback/error-card";
import { SkeletonCard } from "~/ui/feedback/skeleton";
import type { Listing } from "./use-companions";

/** The list on its way, or why it did not come. */
export function ListWaiting({
  listing,
  onAgain,
}: {
  listing: Exclude<Listing, { kind: "here" }>;
  onAgain: () => void;
}) {
  if (listing.kind === "failed")
    return (
      <ErrorCard
        title={texts.unreachable}
        message={listing.offline ? texts.offline : texts.failed}
        actions={<Button onClick={onAgain}>{sharedLabels.again}</Button>}
      />
    );
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <SkeletonCard lines={3} />
    </div>
  );
}
