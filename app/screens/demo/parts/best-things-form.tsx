import { useState } from "react";
import { bestThingsTexts as texts } from "#messages/demo";
import { draftText, readDraft } from "~/browser/forms/form-draft";
import type { FieldSentences } from "~/browser/forms/form-fields";
import { useCheckedForm } from "~/browser/forms/use-checked-form";
import { BEST_THINGS_BUDGETS, BEST_THINGS_CATEGORIES, DEFAULT_BUDGET } from "~/domain/demo/demo";
import { ChipChoice } from "~/ui/fields/chip-choice";
import { THINGS_FORM, thingsFormProblems } from "./best-things-form-data";
import { MADE } from "./demo-stage";
import { DestinationForm } from "./destination-form";

const CATEGORIES = BEST_THINGS_CATEGORIES.map((value) => ({ value, label: texts.categoryName(value) }));

type FormProps = {
  answer?: { alert: string; refused: FieldSentences<"destination"> } | null;
  /** The title of the list that was made before. */
  made: string | null;
};

/** Where to, what kind of things, and how much they may cost. */
export function BestThingsForm({ answer, made }: FormProps) {
  const [draft] = useState(() => readDraft(THINGS_FORM));
  const { problems, formProps } = useCheckedForm({
    name: THINGS_FORM,
    judge: thingsFormProblems,
    refused: answer?.refused,
  });
  return (
    <DestinationForm
      name={THINGS_FORM}
      texts={texts}
      submit={texts.find}
      destination={draftText(draft, "destination")}
      destinationError={problems.destination}
      formProps={formProps}
      alert={answer?.alert}
      made={made === null ? null : { title: made, to: `/bestthings?${MADE}` }}
    >
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
    </DestinationForm>
  );
}
