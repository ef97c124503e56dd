import { offeredChangesTexts as texts } from "#messages/block-editing";
import { useLocal } from "~/browser/storage/local-copy";
import { LazyProposals } from "~/features/proposals/lazy-proposals";
import { useFocusOnAnswer } from "./use-focus-on-answer";

type OfferedChangesProps = {
  tripId: string;
  offer: { note: string; proposals: readonly unknown[] };
  /** Moves the focus here when it comes. */
  answer: object | null;
};

const NOTE_ID = "offered-note";

/** What a wish asks of the plan that is no other block: a card each, which does it when it is accepted. */
export function OfferedChanges({ tripId, offer: { note, proposals }, answer }: OfferedChangesProps) {
  const user = useLocal("userData");
  const heading = useFocusOnAnswer(answer);
  if (!user) return null;
  return (
    <section aria-labelledby="offered-changes" className="grid min-w-0 animate-arrive gap-3">
      {/* The focus comes here, so what is said of them is read out along with the heading. */}
      <h2
        id="offered-changes"
        ref={heading}
        tabIndex={-1}
        aria-describedby={NOTE_ID}
        className="font-display text-xl font-semibold outline-none"
      >
        {texts.title}
      </h2>
      <p id={NOTE_ID} className="text-ink-soft">
        {note}
      </p>
      <LazyProposals proposals={proposals} tripId={tripId} user={user} />
    </section>
  );
}
