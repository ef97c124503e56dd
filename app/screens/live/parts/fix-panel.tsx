import { Suspense, useEffect, useState } from "react";
import type { Block } from "~/domain/plan/block";
import { canSend } from "~/domain/live/live-feedback-rules";
import type { Position } from "~/domain/live/live-position";
import { useLocal } from "~/browser/storage/local-copy";
import { LazyProposals } from "~/features/proposals/lazy-proposals";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { Alternatives } from "~/features/plan/alternatives";
import { Card } from "~/ui/layout/card";
import { optionalPart } from "~/browser/page/optional-part";
import { PendingLine } from "~/ui/feedback/pending-line";
import { TextArea } from "~/ui/fields/text-area";
import { type BlockFetcher, BlockForm, useBlockFetcher } from "./block-form";
import type { Before } from "./fix-block";
import { liveBlockTexts as texts } from "#messages/live";
import { sharedLabels } from "#messages/ui";

/** Marking the changed words needs a differ, which nobody waits for who changes nothing. */
const BlockChange = optionalPart(() => import("./block-change"));

/** "Fix the Itinerary": a wish in one's own words, what it changed, and the way back. */
export function FixPanel({ at }: { at: Position }) {
  const fix = useBlockFetcher();
  const undo = useBlockFetcher();
  const [wish, setWish] = useState("");
  const trip = useLocal("tripData");
  const user = useLocal("userData");
  const pending = fix.state !== "idle";
  const fixed = fix.data?.kind === "fixed" ? fix.data : null;
  useEffect(() => {
    if (fixed !== null && !isSameBlock(fixed.before.block, fixed.after)) setWish("");
  }, [fixed]);
  const take = (feedback: string) =>
    fix.submit(
      { intent: "fix", day: at.dayIndex, block: at.block, feedback },
      { method: "post", action: "/tripliveblock" },
    );
  return (
    <Card className="grid gap-4">
      <h2 className="font-display text-xl font-semibold">{texts.fixTitle}</h2>
      <BlockForm fetcher={fix} intent="fix" at={at} className="grid gap-3">
        <TextArea
          label={texts.fixLabel}
          hint={texts.fixHint}
          name="feedback"
          rows={2}
          value={wish}
          readOnly={pending}
          onChange={(event) => setWish(event.currentTarget.value)}
        />
        {!pending && fix.data?.kind === "not-fixed" && <Alert>{fix.data.sentence}</Alert>}
        <Button type="submit" look="secondary" disabled={!canSend(wish)} pending={pending} pendingLabel={texts.fixing}>
          {texts.fixSend}
        </Button>
      </BlockForm>
      {fixed !== null && !pending && (
        <>
          <Changed at={at} before={fixed.before} after={fixed.after} note={fixed.note} undo={undo} />
          <Alternatives
            isBeside={!isSameBlock(fixed.before.block, fixed.after)}
            offered={fixed.alternatives}
            onChoose={take}
          />
          {trip && user && <LazyProposals proposals={fixed.proposals} tripId={trip.tripId} user={user} />}
        </>
      )}
    </Card>
  );
}

type ChangedProps = { at: Position; before: Before; after: Block; note: string; undo: BlockFetcher };

function Changed({ at, before, after, note, undo }: ChangedProps) {
  if (undo.data?.kind === "undone" && undo.formData === undefined) return <Outcome note={texts.undone} />;
  if (isSameBlock(before.block, after)) return <Outcome note={note} effect={texts.unchanged} />;
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <Outcome note={note} effect={texts.changed} />
      <Suspense fallback={<PendingLine>{texts.fixing}</PendingLine>}>
        {/* One under the other: the panel is narrow on wide screens too. */}
        <div className="[&>div]:grid-cols-1!">
          <BlockChange before={before.block} after={after} labels={texts} />
        </div>
      </Suspense>
      <BlockForm fetcher={undo} intent="undo" at={at} className="grid gap-3">
        <input type="hidden" name="before" value={JSON.stringify(before)} />
        {undo.data?.kind === "not-undone" && <Alert>{undo.data.sentence}</Alert>}
        <Button
          type="submit"
          look="secondary"
          pending={undo.state !== "idle"}
          pendingLabel={texts.undoing}
          className="justify-self-start"
        >
          {sharedLabels.undo}
        </Button>
      </BlockForm>
    </section>
  );
}

/** What the assistant says to the wish, and what became of the plan. */
const Outcome = ({ note, effect }: { note: string; effect?: string }) => (
  <p role="status" className="font-semibold">
    {note} {effect && <span className="font-normal text-ink-soft">{effect}</span>}
  </p>
);

const isSameBlock = (a: Block, b: Block): boolean => a.title === b.title && a.description === b.description;
