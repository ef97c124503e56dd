import { useState } from "react";
import type { FieldSentences } from "~/browser/forms/form-fields";
import { draftList, draftText, type FormDraft } from "~/browser/forms/form-draft";
import { MAX_PARTY_COUNT } from "~/domain/forms/limits";
import { WHO_WITH_OPTIONS } from "~/domain/trip/trip";
import { usualPartyCount } from "~/domain/trip/trip-setup-rules";
import { ChipChoice } from "~/ui/fields/chip-choice";
import { NumberField } from "~/ui/fields/number-field";
import { SwitchField } from "~/ui/fields/switch-field";
import { TextField } from "~/ui/fields/text-field";
import { useSuggestedAnswer } from "~/ui/fields/use-suggested-answer";
import { suggestedTripName, tripSetupTexts as texts } from "#messages/planning/trip-setup";
import { citiesInDraft } from "~/features/trip-cities/cities-in-form";
import { TripCities } from "~/features/trip-cities/trip-cities";
import { useCities } from "~/features/trip-cities/use-cities";
import { TripDates } from "./trip-dates";
import { STROLLER_FIELD, type TripField } from "./trip-form";
import type { SaidSoFar } from "./use-said-so-far";

type TripFieldsProps = {
  draft: FormDraft;
  /** What a demo has answered already. */
  start: { destination: string; numDays: number | null } | null;
  said: SaidSoFar;
  problems: FieldSentences<TripField>;
  /** Told when the form holds something else without anybody having typed it. */
  onRearranged: () => void;
};

/** What a route is offered for until there are dates: a week and the day of going home. */
const UNDATED_ROUTE_DAYS = 8;

/** The questions of a new trip but the join code (SPEC section 5, trip setup required fields). */
export function TripFields({ draft, start, said, problems, onRearranged }: TripFieldsProps) {
  const [length, setLength] = useState<number | null>(null);
  const cities = useCities(() => citiesInDraft(draft, start?.destination), length, onRearranged);
  const tripName = useSuggestedAnswer(draftText(draft, "tripName"), suggestedTripName(said));
  const purpose = useSuggestedAnswer(draftText(draft, "purpose"), texts.usualPurpose);
  const partyCount = useSuggestedAnswer(draftText(draft, "partyCount"), String(usualPartyCount(said.whoWith)));
  return (
    <>
      <TripCities cities={cities} routeDays={length ?? start?.numDays ?? UNDATED_ROUTE_DAYS} problems={problems} />
      <TripDates
        startDate={draftText(draft, "startDate")}
        endDate={draftText(draft, "endDate")}
        days={start?.numDays ?? null}
        span={cities.daysTotal}
        onLength={(days) => {
          setLength(days);
          if (days !== null) cities.fit(days);
        }}
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
      {said.whoWith.includes("kids") && (
        <SwitchField
          label={texts.stroller}
          hint={texts.strollerHint}
          name={STROLLER_FIELD}
          defaultChecked={draftText(draft, STROLLER_FIELD) !== ""}
        />
      )}
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
