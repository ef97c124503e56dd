import { useFetcher } from "@remix-run/react";
import { Check } from "lucide-react";
import { Suspense, useEffect, useMemo, useRef, type ReactNode } from "react";
import { modifyBlockTexts as texts } from "#messages/block-editing";
import { sharedLabels } from "#messages/ui";
import { type Block, sameToTravellers } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Trip } from "~/domain/trip/trip";
import { useStartAsTravelled } from "~/features/trip-home/use-moment";
import { ChangeHints, PlacedHints } from "~/features/hints/hints";
import { BlockCard } from "~/features/plan/block-card";
import { Company } from "~/features/room/company";
import { dayDate } from "~/features/trip-at-hand/day-date";
import { Alternatives } from "~/features/plan/alternatives";
import { Button } from "~/ui/actions/button";
import { Alert } from "~/ui/feedback/alert";
import { SkeletonCard } from "~/ui/feedback/skeleton";
import { toast } from "~/ui/feedback/toast";
import { optionalPart } from "~/browser/page/optional-part";
import { Screen } from "~/ui/layout/screen";
import { useStored } from "~/browser/storage/stored-value";
import { leadAt } from "~/domain/plan/day-of-stops";
import type { BlockOutcome } from "./block-actions";
import { EMPTY_DRAFT, blockDraftAt, candidateOf, maySave, patchOf, undoAt } from "./block-draft";
import { AskForm } from "./block-wishes";
import { ByHand } from "./by-hand/by-hand";
import { OfferedChanges } from "./offered-changes";

/** Fetched when there is something to compare; where it cannot be, the block is shown as it would become. */
const BlockProposal = optionalPart(() => import("./block-proposal"));

type BlockEditorProps = { trip: Trip; days: readonly Day[]; dayIndex: number; block: Block; notice: ReactNode };

/** One block to change: by a wish, by hand, or both; to save, to discard, and to take back. */
export function BlockEditor({ trip, days, dayIndex, block, notice }: BlockEditorProps) {
  const at = { tripId: trip.tripId, dayIndex, block };
  const place = `${trip.tripId} ${dayIndex} ${block.timeOfDay}`;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `place` names all of `at` that the drafts depend on.
  const { draftStore, undoStore } = useMemo(() => ({ draftStore: blockDraftAt(at), undoStore: undoAt(at) }), [place]);
  const draft = useStored(draftStore) ?? EMPTY_DRAFT;
  const undo = useStored(undoStore);
  const startDate = useStartAsTravelled(trip);
  const { run, running, alertOf, answer } = useBlockActions();

  const day = days.find((each) => each.dayIndex === dayIndex);
  const candidate = candidateOf(block, draft);
  const changed = draft.proposal !== null || !sameToTravellers(block, candidate);
  const byHand = patchOf(block, draft).source === undefined;
  const busy = running !== null;
  const onDraft = (change: Partial<typeof draft>) => draftStore.write({ ...draft, ...change });
  return (
    <Screen
      title={texts.title(dayIndex, block.timeOfDay)}
      lead={texts.lead}
      back={{ to: `/modify/day/${trip.tripId}/${dayIndex}`, label: texts.back(dayIndex) }}
      above={<p className="text-sm font-semibold text-ink-soft">{dayDate(startDate, dayIndex)}</p>}
      aside={
        <div className="grid gap-6">
          <AskForm
            draft={draft}
            onDraft={onDraft}
            asking={running === "ask"}
            alert={alertOf("ask")}
            onAsk={() => run("ask")}
          />
          <ByHand dayIndex={dayIndex} block={block} draft={draft} onDraft={onDraft} disabled={busy} />
        </div>
      }
      actionsRest={!changed && !busy}
      actions={
        <>
          <Alert>{alertOf("save") ?? alertOf("undo")}</Alert>
          <Button
            disabled={busy || !maySave(block, draft)}
            pending={running === "save"}
            pendingLabel={sharedLabels.saving}
            onClick={() => run("save")}
          >
            {texts.save}
          </Button>
          {!changed && !busy && <p className="self-center text-center text-sm text-ink-soft">{texts.nothingToSave}</p>}
          {!sameToTravellers(block, candidate) && (
            <Button
              look="secondary"
              disabled={busy}
              onClick={() => draftStore.write({ ...EMPTY_DRAFT, feedback: draft.feedback })}
            >
              {texts.discard}
            </Button>
          )}
        </>
      }
    >
      {notice}
      {undo && !changed && sameToTravellers(undo.saved, block) && (
        <UndoSave undoing={running === "undo"} onUndo={() => run("undo")} />
      )}
      {draft.offer && <OfferedChanges tripId={trip.tripId} offer={draft.offer} answer={answer} />}
      {changed ? (
        <Suspense fallback={<SkeletonCard lines={3} />}>
          <BlockProposal
            original={block}
            candidate={candidate}
            byHand={byHand}
            note={draft.proposal?.note ?? null}
            answer={answer}
            alternatives={
              sameToTravellers(block, candidate) && draft.proposal ? (
                <Alternatives
                  offered={draft.proposal.alternatives}
                  disabled={busy}
                  onChoose={(name) => run("ask", name)}
                />
              ) : null
            }
            otherwise={<BlockCard block={candidate} heading="h2" />}
          />
          <ChangeHints
            days={days}
            dayIndex={dayIndex}
            block={block.timeOfDay}
            changed={byHand ? { ...candidate, source: "traveller", verified: false } : candidate}
          />
        </Suspense>
      ) : (
        <>
          <PlacedHints days={days} at={{ of: "way", dayIndex, block: block.timeOfDay }} />
          <BlockCard
            block={block}
            stop={day ? leadAt(day, block.timeOfDay) : null}
            heading="h2"
            company={<Company dayIndex={dayIndex} block={block.timeOfDay} />}
          >
            <PlacedHints days={days} at={{ of: "block", dayIndex, block: block.timeOfDay }} />
          </BlockCard>
        </>
      )}
    </Screen>
  );
}

type Deed = "ask" | "save" | "undo";

/** Runs one deed at a time through the screen's action. */
function useBlockActions() {
  const fetcher = useFetcher<BlockOutcome>();
  const last = useRef<Deed | null>(null);
  const running = fetcher.state === "idle" ? null : last.current;
  // A second press may come before the first has been rendered.
  const locked = useRef(false);
  useEffect(() => {
    if (fetcher.state === "idle") locked.current = false;
  }, [fetcher.state]);
  const outcome = fetcher.data;
  useEffect(() => {
    if (outcome?.kind === "undone") toast(texts.undone);
  }, [outcome]);
  return {
    /** The latest answer of the assistant that came while the screen was open. */
    answer: outcome?.kind === "asked" ? outcome : null,
    running,
    run: (deed: Deed, wish = "") => {
      if (locked.current) return;
      locked.current = true;
      last.current = deed;
      fetcher.submit({ do: deed, wish }, { method: "post" });
    },
    alertOf: (deed: Deed): string | null =>
      running === null && last.current === deed && outcome?.kind === "failed" ? outcome.alert : null,
  };
}

/** Says that the block is saved, and takes it back when asked. */
function UndoSave({ undoing, onUndo }: { undoing: boolean; onUndo: () => void }) {
  return (
    <div className="flex animate-arrive items-center justify-between gap-x-4 gap-y-2 rounded-md border-s-4 border-good bg-good-wash py-2 ps-4 pe-2">
      <p role="status" className="flex items-center gap-2 font-semibold text-good">
        <Check aria-hidden="true" className="size-5" />
        {texts.saved}
      </p>
      <Button look="quiet" pending={undoing} pendingLabel={texts.undoing} onClick={onUndo}>
        {sharedLabels.undo}
      </Button>
    </div>
  );
}
