import { shelveTexts as texts } from "#messages/trip-details";
import type { PlannedDay } from "~/contracts/problem";
import { ConfirmDialog } from "~/ui/feedback/confirm-dialog";

type ShelveQuestionProps = {
  /** The days that would go, with what is planned on them; null while nobody asks. */
  days: readonly PlannedDay[] | null;
  pending: boolean;
  onAgree: () => void;
  onClose: () => void;
};

/** Before a trip becomes shorter: what lies on the days that go, and where it will be. */
export function ShelveQuestion({ days, pending, onAgree, onClose }: ShelveQuestionProps) {
  return (
    <ConfirmDialog
      open={days !== null}
      onClose={onClose}
      onConfirm={onAgree}
      pending={pending}
      danger={false}
      title={texts.title(days?.length ?? 0)}
      description={texts.why}
      confirmLabel={texts.agree}
      cancelLabel={texts.keep}
    >
      <ul className="grid gap-3">
        {days?.map(({ dayIndex, stops }) => (
          <li key={dayIndex} className="grid gap-0.5 border-s-2 border-line ps-3">
            <p className="font-semibold">{texts.day(dayIndex)}</p>
            <p dir="auto" className="text-ink-soft">
              {stops.length === 0 ? texts.nothing : texts.stops(stops)}
            </p>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
