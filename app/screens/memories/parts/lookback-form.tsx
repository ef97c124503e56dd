import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { draftList, draftText, readDraft } from "~/browser/forms/form-draft";
import { formText, inSentences } from "~/browser/forms/form-fields";
import { useAnswer } from "~/browser/forms/use-answer";
import { useCheckedForm } from "~/browser/forms/use-checked-form";
import { MOODS, moodsOf, reflectionProblems, type Reflection } from "~/domain/memories/reflection";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { Card } from "~/ui/layout/card";
import { ChipChoice } from "~/ui/fields/chip-choice";
import { TextArea } from "~/ui/fields/text-area";
import type { LiveTrip } from "~/features/live/live-trip";
import { type LookbackAnswer, reflectionDraft } from "./lookback-action";
import { LookbackFrame, type LookbackHead } from "./lookback-frame";
import { lookbackTexts as texts } from "#messages/memories";

const FORM_ID = "reflection";

const judge = (form: FormData) =>
  inSentences(
    reflectionProblems({ moodTags: form.getAll("moodTags").map(String), journalText: formText(form, "journalText") }),
  );

export type LookbackFormProps = {
  live: LiveTrip;
  day: number;
  head?: LookbackHead;
  saved: Pick<Reflection, "moodTags" | "moodTag" | "journalText"> | null;
  note?: string;
};

/** The moods and the journal of one day; begins with what was typed and not saved, else with what was saved before. */
export function LookbackForm({ live, day, head, saved, note }: LookbackFormProps) {
  const name = reflectionDraft(live.trip.tripId, day);
  const [draft] = useState(() => readDraft(name));
  const [moods, setMoods] = useState(() => draftList(draft, "moodTags", saved ? moodsOf(saved) : []));
  const { problems, formProps } = useCheckedForm({ name, judge });
  const saving = useNavigation().formMethod !== undefined;
  return (
    <LookbackFrame live={live} day={day} head={head} actions={<SaveBar ready={moods.length > 0} saving={saving} />}>
      {note && <Alert tone="note">{note}</Alert>}
      <Form id={FORM_ID} method="post" {...formProps}>
        <Card className="grid gap-7">
          <input type="hidden" name="day" value={day} />
          <ChipChoice
            legend={texts.moods}
            hint={texts.moodsHint}
            name="moodTags"
            multiple
            options={MOODS}
            value={moods}
            onChange={setMoods}
            error={problems.moodTags}
          />
          <TextArea
            label={texts.journal}
            optional
            name="journalText"
            rows={6}
            className="[&_textarea]:min-h-46 [&_textarea]:placeholder:italic"
            defaultValue={draftText(draft, "journalText", saved?.journalText ?? "")}
            placeholder={texts.journalHint}
            error={problems.journalText}
          />
        </Card>
      </Form>
    </LookbackFrame>
  );
}

/** The save button; beside it, quietly, that the last try did not save (SPEC section 8 asks for no message that interrupts). */
function SaveBar({ ready, saving }: { ready: boolean; saving: boolean }) {
  const answer = useAnswer<LookbackAnswer>();
  return (
    <>
      <Button type="submit" form={FORM_ID} disabled={!ready} pending={saving} pendingLabel={texts.saving}>
        {texts.save}
      </Button>
      <p
        role="status"
        className="-order-1 rounded-lg bg-raised px-4 py-2.5 font-semibold empty:hidden sm:order-1 sm:self-center"
      >
        {!saving && answer?.kind === "not-saved" && texts.notSaved}
      </p>
      {!ready && <p className="self-center text-center text-sm font-semibold">{texts.needsMood}</p>}
    </>
  );
}
