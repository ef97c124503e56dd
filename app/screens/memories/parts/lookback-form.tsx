import { Form, useActionData, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { draftList, draftText, readDraft } from "~/browser/form-draft";
import { formText } from "~/browser/form-fields";
import { useCheckedForm } from "~/browser/use-checked-form";
import { MOODS, type Reflection } from "~/domain/reflection";
import { moodsOf, reflectionProblems } from "~/domain/reflection-rules";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { ChipChoice } from "~/ui/chip-choice";
import { TextArea } from "~/ui/text-area";
import { type LookbackAnswer, reflectionDraft } from "./lookback-action";
import { lookbackTexts as texts } from "./lookback-texts";

const judge = (form: FormData) => reflectionProblems({ moodTags: form.getAll("moodTags").map(String), journalText: formText(form, "journalText") });

/** The moods and the journal of one day; begins with what was typed and not saved, else with what was saved before. */
export function LookbackForm({ tripId, day, saved }: { tripId: string; day: number; saved: Reflection | null }) {
  const name = reflectionDraft(tripId, day);
  const [draft] = useState(() => readDraft(name));
  const [moods, setMoods] = useState(() => draftList(draft, "moodTags", saved ? moodsOf(saved) : []));
  const { problems, formProps } = useCheckedForm({ name, judge });
  const answer = useActionData<LookbackAnswer>();
  const saving = useNavigation().formMethod !== undefined;
  return (
    <Form method="post" className="grid gap-6" {...formProps}>
      <Card className="grid gap-7">
        <input type="hidden" name="day" value={day} />
        <ChipChoice legend={texts.moods} hint={texts.moodsHint} name="moodTags" multiple options={MOODS} value={moods} onChange={setMoods} error={problems.moodTags} />
        <TextArea label={texts.journal} optional name="journalText" rows={6} defaultValue={draftText(draft, "journalText", saved?.journalText ?? "")} placeholder={texts.journalHint} error={problems.journalText} />
      </Card>
      <div className="grid gap-2.5">
        <p role="status" className="font-semibold empty:hidden">
          {!saving && answer?.kind === "not-saved" && texts.notSaved}
        </p>
        <Button type="submit" disabled={moods.length === 0} pending={saving} pendingLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </Form>
  );
}
