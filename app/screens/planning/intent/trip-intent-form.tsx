import { Form } from "@remix-run/react";
import {
  INTENT_VIBES,
  MOBILITIES,
  PRIORITIES,
  TRAVEL_PACES,
  hasIntent,
  type TripIntentForm,
} from "~/domain/trip/trip-intent";
import { MAX_TEXT_LENGTH } from "~/domain/forms/limits";
import { Button } from "~/ui/actions/button";
import { ChipChoice } from "~/ui/fields/chip-choice";
import { TextArea } from "~/ui/fields/text-area";
import { formProblemText, intentHintTexts } from "#messages/forms";
import { tripIntentTexts as texts } from "#messages/planning/intent";
import { sharedLabels } from "#messages/ui";
import { intentFrom } from "./trip-intent-data";
import { useSubmitting } from "../parts/use-submitting";

export const INTENT_FORM = "trip-intent";

const QUESTIONS = [
  { name: "priorities", options: PRIORITIES, stacked: false },
  { name: "vibes", options: INTENT_VIBES, stacked: false },
  { name: "mobility", options: MOBILITIES, stacked: true },
  { name: "travelPace", options: TRAVEL_PACES, stacked: true },
] as const;

/** Four questions by chips and a line about money; every change is handed up to be kept. */
export function TripIntentQuestions({
  value,
  onChange,
}: {
  value: TripIntentForm;
  onChange: (value: TripIntentForm) => void;
}) {
  return (
    <Form
      id={INTENT_FORM}
      method="post"
      className="grid gap-x-14 gap-y-9 lg:grid-cols-2 lg:items-start"
      onChange={(event) => onChange(intentFrom(new FormData(event.currentTarget)))}
    >
      {QUESTIONS.map(({ name, options, stacked }) => (
        <ChipChoice
          key={name}
          multiple
          name={name}
          legend={texts[name]}
          options={options}
          stacked={stacked}
          value={value[name]}
          onChange={() => undefined}
          hint={value[name].length > 0 ? texts.chosen(value[name].length) : intentHintTexts[name]}
        />
      ))}
      <TextArea
        name="budget"
        label={texts.budget}
        optional
        hint={texts.budgetHint}
        rows={2}
        maxLength={MAX_TEXT_LENGTH}
        defaultValue={value.budget}
      />
    </Form>
  );
}

/** The way on: names what is missing while nothing is chosen, and takes one press only. */
export function SubmitIntent({ value }: { value: TripIntentForm }) {
  const pending = useSubmitting();
  const ready = hasIntent(value);
  return (
    <Button type="submit" form={INTENT_FORM} disabled={!ready} pending={pending} pendingLabel={sharedLabels.saving}>
      {ready ? texts.submit : formProblemText({ code: "nothing-chosen" })}
    </Button>
  );
}
