import { sharedLabels } from "#messages/ui";
import { Button } from "../actions/button";
import { ErrorCard } from "./error-card";
import { SkeletonCard } from "./skeleton";

/** How far something is that a screen fetches and has not got. */
export type NotFetched = { kind: "loading" } | { kind: "failed"; offline: boolean };

type NotFetchedCardProps = {
  at: NotFetched;
  texts: { loading: string; unreachable: string; offline: string; failed: string };
  onAgain: () => void;
};

/** Stands in place of what a screen fetches: on its way, or why it did not come, with a way to ask again. */
export function NotFetchedCard({ at, texts, onAgain }: NotFetchedCardProps) {
  if (at.kind === "failed")
    return (
      <ErrorCard
        title={texts.unreachable}
        message={at.offline ? texts.offline : texts.failed}
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
