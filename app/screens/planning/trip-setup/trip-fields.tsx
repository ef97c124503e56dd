import { draftList, draftText, type FormDraft } from "~/browser/form-draft";
import type { FormProblems } from "~/domain/form-problems";
import { MAX_PARTY_COUNT } from "~/domain/limits";
import { WHO_WITH_OPTIONS } from "~/domain/trip-options";
import type { TripSetupField } from "~/domain/trip-setup-rules";
import { ChipChoice } from "~/ui/chip-choice";
import { CityField } from "~/ui/city-field";
import { NumberField } from "~/ui/number-field";
import { TextField } from "~/ui/text-field";
import { TripDates } from "./trip-dates";

type TripFieldsProps = {
  draft: FormDraft;
  /** What a demo has answered already. */
  start: { destination: string; numDays: number | null } | null;
  problems: FormProblems<TripSetupField>;
};

/** The questions of a new trip but the join code (SPEC section 5, trip setup required fields). */
export function TripFields({ draft, start, problems }: TripFieldsProps) {
  return (
    <>
      <CityField label="City or destination" name="city" defaultValue={draftText(draft, "city", start?.destination)} placeholder="Lisbon" required error={problems.city} />
      <TripDates startDate={draftText(draft, "startDate")} endDate={draftText(draft, "endDate")} days={start?.numDays ?? null} problems={problems} />
      <TextField label="Trip name" name="tripName" defaultValue={draftText(draft, "tripName")} placeholder="A week by the river" autoComplete="off" required error={problems.tripName} />
      <TextField label="Purpose" name="purpose" hint="In a few words, what this trip is for." defaultValue={draftText(draft, "purpose")} placeholder="Ana turns forty" autoComplete="off" required error={problems.purpose} />
      <ChipChoice legend="Who with" name="whoWith" options={WHO_WITH_OPTIONS} multiple optional defaultValue={draftList(draft, "whoWith")} />
      <NumberField label="Party count" name="partyCount" hint="Everyone who travels, you included." defaultValue={draftText(draft, "partyCount")} min={1} max={MAX_PARTY_COUNT} required error={problems.partyCount} />
    </>
  );
}
