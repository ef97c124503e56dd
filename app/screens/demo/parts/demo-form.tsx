import type { FieldSentences } from "~/browser/forms/form-fields";
import { Form } from "@remix-run/react";
import { useState } from "react";
import { sharedLabels } from "#messages/ui";
import { demoTexts as texts } from "#messages/demo";
import { draftList, draftText, readDraft } from "~/browser/forms/form-draft";
import { useCheckedForm } from "~/browser/forms/use-checked-form";
import { DEMO_DAYS, DEMO_GOALS, SEASONS, type Season } from "~/domain/demo/demo";
import { Button } from "~/ui/actions/button";
import { ChipChoice } from "~/ui/fields/chip-choice";
import { CityField } from "~/ui/fields/city-field";
import { FormAlert } from "~/ui/fields/form-alert";
import { NumberField } from "~/ui/fields/number-field";
import { Screen } from "~/ui/layout/screen";
import { DEMO_FORM, type DEMO_FIELDS, demoFormProblems } from "./demo-form-data";

const GOALS = DEMO_GOALS.map((value) => ({ value, label: texts.goal(value) }));

type DemoFormProps = {
  season: Season;
  answer?: { alert: string; refused: FieldSentences<(typeof DEMO_FIELDS)[number]> } | null;
};

/** Four questions, of which only the destination has no answer yet. */
export function DemoForm({ season, answer }: DemoFormProps) {
  const [draft] = useState(() => readDraft(DEMO_FORM));
  const { problems, formProps } = useCheckedForm({
    name: DEMO_FORM,
    judge: demoFormProblems,
    refused: answer?.refused,
  });
  return (
    <Screen
      back={{ to: "/access", label: sharedLabels.back }}
      title={texts.title}
      lead={texts.lead}
      actions={
        <Button type="submit" form={DEMO_FORM}>
          {texts.generate}
        </Button>
      }
    >
      <Form id={DEMO_FORM} method="post" className="grid gap-7" {...formProps}>
        <CityField
          label={texts.destination}
          name="destination"
          placeholder={texts.destinationExample}
          defaultValue={draftText(draft, "destination")}
          required
          error={problems.destination}
        />
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
        <FormAlert>{answer?.alert}</FormAlert>
      </Form>
    </Screen>
  );
}
