import type { FieldSentences } from "~/browser/forms/form-fields";
import { draftList, draftText, type FormDraft } from "~/browser/forms/form-draft";
import { MAX_PARTY_COUNT } from "~/domain/forms/limits";
import { WHO_WITH_OPTIONS } from "~/domain/trip/trip";
import { type TripSetupField, usualPartyCount } from "~/domain/trip/trip-setup-rules";
import { ChipChoice } from "~/ui/fields/chip-choice";
import { CityField } from "~/ui/fields/city-field";
import { NumberField } from "~/ui/fields/number-field";
import { TextField } from "~/ui/fields/text-field";
import { useSuggestedAnswer } from "~/ui/fields/use-suggested-answer";
import { suggestedTripName, tripSetupTexts as texts } from "#messages/trip-setup";
import { TripDates } from "./trip-dates";
import type { SaidSoFar } from "./use-said-so-far";

type TripFieldsProps = {
  draft: FormDraft;
  /** What a demo has answered already. */
  start: { destination: string; numDays: number | null } | null;
  said: SaidSoFar;
  problems: FieldSentences<TripSetupField>;
};

/** The questions of a new trip but the join code (SPEC section 5, trip setup required fields). */
export function TripFields({ draft, start, said, problems }: TripFieldsProps) {
  const tripName = useSuggestedAnswer(draftText(draft, "tripName"), suggestedTripName(said));
  const purpose = useSuggestedAnswer(draftText(draft, "purpose"), texts.usualPurpose);
  const partyCount = useSuggestedAnswer(draftText(draft, "partyCount"), String(usualPartyCount(said.whoWith)));
  return (
    <>
      <CityField
        label={texts.city}
        name="city"
        defaultValue={draftText(draft, "city", start?.destination)}
        placeholder={texts.cityExample}
        required
        error={problems.city}
      />
      <TripDates
        startDate={draftText(draft, "startDate")}
        endDate={draftText(draft, "endDate")}
        days={start?.numDays ?? null}
        problems={problems}
      />
      <TextField
        {...tripName}
        label={texts.tripName}
        name="tripName"
        placeholder={texts.tripNameExample}
        autoComplete="off"
        required
        error={problems.tripName}
      />
      <TextField
        {...purpose}
        label={texts.purpose}
        name="purpose"
        hint={texts.purposeHint}
        placeholder={texts.purposeExample}
        autoComplete="off"
        required
        error={problems.purpose}
      />
      <ChipChoice
        legend={texts.whoWith}
        name="whoWith"
        options={WHO_WITH_OPTIONS}
        multiple
        optional
        defaultValue={draftList(draft, "whoWith")}
      />
      <NumberField
        {...partyCount}
        label={texts.partyCount}
        name="partyCount"
        hint={texts.partyCountHint}
        min={1}
        max={MAX_PARTY_COUNT}
        required
        error={problems.partyCount}
      />
    </>
  );
}
