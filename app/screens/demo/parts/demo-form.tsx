import { type FormEvent, useState } from "react";
import { demoTexts as texts } from "#messages/demo";
import { draftList, draftText, readDraft } from "~/browser/forms/form-draft";
import type { FieldSentences } from "~/browser/forms/form-fields";
import { useCheckedForm } from "~/browser/forms/use-checked-form";
import { DEMO_DAYS, DEMO_GOALS, SEASONS, type Season } from "~/domain/demo/demo";
import { ChipChoice } from "~/ui/fields/chip-choice";
import { NumberField } from "~/ui/fields/number-field";
import { MADE } from "./demo-stage";
import { daysFrom, DEMO_FORM, type DEMO_FIELDS, demoFormProblems } from "./demo-form-data";
import { DestinationForm } from "./destination-form";

const GOALS = DEMO_GOALS.map((value) => ({ value, label: texts.goal(value) }));

type DemoFormProps = {
  season: Season;
  answer?: { alert: string; refused: FieldSentences<(typeof DEMO_FIELDS)[number]> } | null;
  /** The title of the demo that was made before. */
  made: string | null;
};

/** Four questions, of which only the destination has no answer yet. */
export function DemoForm({ season, answer, made }: DemoFormProps) {
  const [draft] = useState(() => readDraft(DEMO_FORM));
  const { problems, formProps } = useCheckedForm({
    name: DEMO_FORM,
    judge: demoFormProblems,
    refused: answer?.refused,
  });
  const [days, setDays] = useState(Number(draftText(draft, "numDays")) || DEMO_DAYS.default);
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    formProps.onChange(event);
    setDays(daysFrom(new FormData(event.currentTarget)));
  };
  return (
    <DestinationForm
      name={DEMO_FORM}
      texts={texts}
      submit={texts.generate}
      destination={draftText(draft, "destination")}
      destinationError={problems.destination}
      formProps={{ ...formProps, onChange }}
      routeDays={days}
      alert={answer?.alert}
      made={made === null ? null : { title: made, to: `/demo?${MADE}` }}
    >
      <ChipChoice
        legend={texts.season}
        name="season"
        options={SEASONS}
        defaultValue={draftText(draft, "season", season)}
        required
        error={problems.season}
      />
      <NumberField
        label={texts.numDays}
        name="numDays"
        defaultValue={draftText(draft, "numDays", String(DEMO_DAYS.default))}
        min={DEMO_DAYS.min}
        max={DEMO_DAYS.max}
        required
        error={problems.numDays}
      />
      <ChipChoice
        legend={texts.goals}
        name="tripGoals"
        options={GOALS}
        multiple
        optional
        defaultValue={draftList(draft, "tripGoals")}
      />
    </DestinationForm>
  );
}
