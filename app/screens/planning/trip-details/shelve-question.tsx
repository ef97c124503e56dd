import { shelveTexts as texts } from "#messages/trip-details";
import type { PlannedDay } from "~/contracts/problem";
import { ConfirmDialog } from "~/ui/feedback/confirm-dialog";

type ShelveQuestionProps = {
  /** The days that would go, with what is planned on them; null while nobody asks. */
  days: readonly PlannedDay[] | null;
  /** The cities change, and not the number of days alone. */
  ofCities: boolean;
  pending: boolean;
  onAgree: () => void;
  onClose: () => void;
};

/** Before a trip becomes shorter, or goes elsewhere: what lies on the days that go, and where it will be. */
export function ShelveQuestion({ days, ofCities, pending, onAgree, onClose }: ShelveQuestionProps) {
  return (
    <ConfirmDialog
      open={days !== null}
      onClose={onClose}
      onConfirm={onAgree}
      pending={pending}
      danger={false}
      title={(ofCities ? texts.titleOfCities : texts.title)(days?.length ?? 0)}
      description={ofCities ? texts.whyOfCities : texts.why}
      confirmLabel={texts.agree}
      cancelLabel={ofCities ? texts.keepCities : texts.keep}
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
