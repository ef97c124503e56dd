import type { Block, BlockName } from "~/domain/plan/block";
import type { Day } from "~/domain/plan/itinerary";
import type { PlanEditing } from "~/browser/room/document/plan-editing";
import { toast } from "~/ui/feedback/toast";
import type { HintPlace, ProposedTime } from "./judge-plan";
import { Disclosure } from "../../ui/layout/disclosure";
import { HintList } from "./hint-list";
import { hintTexts as texts } from "#messages/notices/hints";
import { clockText } from "#messages/times";
import { sharedLabels } from "#messages/ui";
import { useChangeHints, useHints } from "./use-hints";

type PlacedProps = {
  days: readonly Day[];
  at: HintPlace;
  className?: string;
  /** What takes a proposal; without it hints are read only. */ editing?: PlanEditing | null;
};

/** What is worth knowing at one place of a screen. */
export function PlacedHints({ days, at, className, editing }: PlacedProps) {
  const { hints, hide } = useHints(days, at);
  const onTake = editing ? (proposal: ProposedTime) => takeProposal(editing, proposal) : undefined;
  return <HintList {...{ hints, hide, onTake, className }} label={texts.count(hints.length)} />;
}

/** Gives a stop the time that was proposed: from then on it is the traveller's. */
function takeProposal(editing: PlanEditing, { stopId, start, title }: ProposedTime): void {
  if (!editing.change(stopId, { start, startIsSet: true })) return;
  const undo = editing.undoOf();
  const action = undo && { label: sharedLabels.undo, run: undo };
  toast(texts.taken(title, clockText(start)), { about: stopId, action });
}

/** A quiet line on a day's card that unfolds to all there is to know about the day. */
export function DayHints({ days, dayIndex }: { days: readonly Day[]; dayIndex: number }) {
  const { hints, hide } = useHints(days, { of: "day", dayIndex });
  if (hints.length === 0) return null;
  const label = (
    <span className="flex items-center gap-2.5 text-sm">
      <span
        aria-hidden="true"
        className="grid size-5 shrink-0 place-items-center rounded-full border border-edge text-xs font-bold text-ink-soft"
      >
        i
      </span>
      <span>
        {texts.count(hints.length)}
        <span className="sr-only">{texts.day(dayIndex)}</span>
      </span>
    </span>
  );
  return (
    <Disclosure label={label} className="-my-2 animate-arrive border-t border-line">
      <HintList hints={hints} hide={hide} label={texts.count(hints.length)} className="pb-3 pt-1" />
    </Disclosure>
  );
}

type ChangeProps = { days: readonly Day[]; dayIndex: number; block: BlockName; changed: Block };

/** What a change would bring, told before it is saved. */
export function ChangeHints({ days, dayIndex, block, changed }: ChangeProps) {
  const { hints, hide } = useChangeHints(days, { dayIndex, block }, changed);
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {hints.length > 0 && <p className="text-sm font-semibold text-ink-soft">{texts.beforeSaving}</p>}
      <HintList hints={hints} hide={hide} label={texts.beforeSaving} />
    </div>
  );
}
