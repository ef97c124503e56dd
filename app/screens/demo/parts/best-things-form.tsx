import type { FieldSentences } from "~/browser/forms/form-fields";
import { Form } from "@remix-run/react";
import { useState } from "react";
import { sharedLabels } from "#messages/ui";
import { bestThingsTexts as texts } from "#messages/demo";
import { draftText, readDraft } from "~/browser/forms/form-draft";
import { useCheckedForm } from "~/browser/forms/use-checked-form";
import { BEST_THINGS_BUDGETS, BEST_THINGS_CATEGORIES, DEFAULT_BUDGET } from "~/domain/demo/demo";
import { Button } from "~/ui/actions/button";
import { ChipChoice } from "~/ui/fields/chip-choice";
import { CityField } from "~/ui/fields/city-field";
import { FormAlert } from "~/ui/fields/form-alert";
import { Screen } from "~/ui/layout/screen";
import { THINGS_FORM, thingsFormProblems } from "./best-things-form-data";

const CATEGORIES = BEST_THINGS_CATEGORIES.map((value) => ({ value, label: texts.categoryName(value) }));

type FormProps = { answer?: { alert: string; refused: FieldSentences<"destination"> } | null };

export function BestThingsForm({ answer }: FormProps) {
  const [draft] = useState(() => readDraft(THINGS_FORM));
  const { problems, formProps } = useCheckedForm({
    name: THINGS_FORM,
    judge: thingsFormProblems,
    refused: answer?.refused,
  });
  return (
    <Screen
      back={{ to: "/access", label: sharedLabels.back }}
      title={texts.title}
      lead={texts.lead}
      actions={
        <Button type="submit" form={THINGS_FORM}>
          {texts.find}
        </Button>
      }
    >
      <Form id={THINGS_FORM} method="post" className="grid gap-7" {...formProps}>
        <CityField
          label={texts.destination}
          name="destination"
          placeholder={texts.destinationExample}
          defaultValue={draftText(draft, "destination")}
          required
          error={problems.destination}
        />
        <ChipChoice
          legend={texts.category}
          name="category"
          options={CATEGORIES}
          defaultValue={draftText(draft, "category", "all")}
        />
        <ChipChoice
          legend={texts.budget}
          name="budget"
          options={BEST_THINGS_BUDGETS}
          defaultValue={draftText(draft, "budget", DEFAULT_BUDGET)}
        />
        <FormAlert>{answer?.alert}</FormAlert>
      </Form>
    </Screen>
  );
}
