import { Check } from "lucide-react";
import { Suspense, useMemo, type ReactNode } from "react";
import { modifyBlockTexts as texts } from "#messages/block-editing";
import { sharedLabels } from "#messages/ui";
import { type Block, sameToTravellers } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { Trip } from "~/domain/trip/trip";
import { useDayDate } from "~/features/trip-home/use-moment";
import { ChangeHints, PlacedHints } from "~/features/hints/hints";
import { BlockCard } from "~/features/plan/block-card";
import { Company } from "~/features/room/company";
import { Alternatives } from "~/features/plan/alternatives";
import { Button } from "~/ui/actions/button";
import { Alert } from "~/ui/feedback/alert";
import { SkeletonCard } from "~/ui/feedback/skeleton";
import { optionalPart } from "~/browser/page/optional-part";
import { Screen } from "~/ui/layout/screen";
import { useStored } from "~/browser/storage/stored-value";
import { leadAt } from "~/domain/plan/day-of-stops";
import type { BlockAddress } from "./block-actions";
import { type BlockDraft, EMPTY_DRAFT, blockDraftAt, candidateOf, maySave, patchOf, undoAt } from "./block-draft";
import { AskForm } from "./block-wishes";
import { ByHand } from "./by-hand/by-hand";
import { OfferedChanges } from "./offered-changes";
import { type BlockActions, useBlockActions } from "./use-block-actions";

/** Fetched when there is something to compare; where it cannot be, the block is shown as it would become. */
const BlockProposal = optionalPart(() => import("./block-proposal"));

type BlockEditorProps = { trip: Trip; days: readonly Day[]; dayIndex: number; block: Block; notice: ReactNode };

/** One block to change: by a wish, by hand, or both; to save, to discard, and to take back. */
export function BlockEditor({ trip, days, dayIndex, block, notice }: BlockEditorProps) {
  const change = useBlockChange({ tripId: trip.tripId, dayIndex, block });
  const actions = useBlockActions();
  const dateOf = useDayDate(trip);
  const { draft, write, isChanged } = change;
  const { run, running, alertOf, answer } = actions;
  const busy = running !== null;
  return (
    <Screen
      title={texts.title(dayIndex, block.timeOfDay)}
      lead={texts.lead}
      back={{ to: `/modify/day/${trip.tripId}/${dayIndex}`, label: texts.back(dayIndex) }}
      above={<p className="text-sm font-semibold text-ink-soft">{dateOf(dayIndex)}</p>}
      aside={
        <div className="grid gap-6">
          <AskForm
            draft={draft}
            onDraft={write}
            asking={running === "ask"}
            alert={alertOf("ask")}
            onAsk={() => run("ask")}
          />
          <ByHand dayIndex={dayIndex} block={block} draft={draft} onDraft={write} disabled={busy} />
        </div>
      }
      actionsRest={!isChanged && !busy}
      actions={<SaveActions {...{ change, actions }} />}
    >
      {notice}
      {change.mayUndo && <UndoSave undoing={running === "undo"} onUndo={() => run("undo")} />}
      {draft.offer && <OfferedChanges tripId={trip.tripId} offer={draft.offer} answer={answer} />}
      {isChanged ? <AsItWouldBe {...{ days, dayIndex, change, actions }} /> : <AsItIs {...{ days, dayIndex, block }} />}
    </Screen>
  );
}

/** What may become of a block: the draft, the block as the draft makes it, and what can be done with either. */
function useBlockChange(at: BlockAddress) {
  const { tripId, dayIndex, block } = at;
  const place = `${tripId} ${dayIndex} ${block.timeOfDay}`;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `place` names all of `at` that the drafts depend on.
  const { draftStore, undoStore } = useMemo(() => ({ draftStore: blockDraftAt(at), undoStore: undoAt(at) }), [place]);
  const draft = useStored(draftStore) ?? EMPTY_DRAFT;
  const undo = useStored(undoStore);
  const candidate = candidateOf(block, draft);
  const differs = !sameToTravellers(block, candidate);
  const isChanged = draft.proposal !== null || differs;
  return {
    block,
    draft,
    candidate,
    /** A traveller would notice what is proposed or written. */
    differs,
    /** There is something to look at, be it only the assistant's answer that nothing changes. */
    isChanged,
    isByHand: patchOf(block, draft).source === undefined,
    maySave: maySave(block, draft),
    mayUndo: undo !== null && !isChanged && sameToTravellers(undo.saved, block),
    write: (part: Partial<BlockDraft>) => draftStore.write({ ...draft, ...part }),
    discard: () => draftStore.write({ ...EMPTY_DRAFT, feedback: draft.feedback }),
  };
}

type Changing = { change: ReturnType<typeof useBlockChange>; actions: BlockActions };

function SaveActions({ change, actions: { run, running, alertOf } }: Changing) {
  const busy = running !== null;
  return (
    <>
      <Alert>{alertOf("save") ?? alertOf("undo")}</Alert>
      <Button
        disabled={busy || !change.maySave}
        pending={running === "save"}
        pendingLabel={sharedLabels.saving}
        onClick={() => run("save")}
      >
        {texts.save}
      </Button>
      {!change.isChanged && !busy && (
        <p className="self-center text-center text-sm text-ink-soft">{texts.nothingToSave}</p>
      )}
      {change.differs && (
        <Button look="secondary" disabled={busy} onClick={change.discard}>
          {texts.discard}
        </Button>
      )}
    </>
  );
}

type OnDay = { days: readonly Day[]; dayIndex: number };

/** What the block would become beside what it is, and what that means for the day. */
function AsItWouldBe({ days, dayIndex, change, actions: { run, running, answer } }: OnDay & Changing) {
  const { block, draft, candidate, isByHand, differs } = change;
  return (
    <Suspense fallback={<SkeletonCard lines={3} />}>
      <BlockProposal
        original={block}
        candidate={candidate}
        byHand={isByHand}
        note={draft.proposal?.note ?? null}
        answer={answer}
        alternatives={
          draft.proposal && (
            <Alternatives
              isBeside={differs}
              offered={draft.proposal.alternatives}
              disabled={running !== null}
              onChoose={(name) => run("ask", name)}
            />
          )
        }
        otherwise={<BlockCard block={candidate} heading="h2" />}
      />
      <ChangeHints
        days={days}
        dayIndex={dayIndex}
        block={block.timeOfDay}
        changed={isByHand ? { ...candidate, source: "traveller", verified: false } : candidate}
      />
    </Suspense>
  );
}

function AsItIs({ days, dayIndex, block }: OnDay & { block: Block }) {
  const part = block.timeOfDay;
  const day = days.find((each) => each.dayIndex === dayIndex);
  return (
    <>
      <PlacedHints days={days} at={{ of: "way", dayIndex, block: part }} />
      <BlockCard
        block={block}
        stop={day ? leadAt(day, part) : null}
        heading="h2"
        company={<Company dayIndex={dayIndex} block={part} />}
      >
        <PlacedHints days={days} at={{ of: "block", dayIndex, block: part }} />
      </BlockCard>
    </>
  );
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
