import { tripDetailsTexts as texts } from "#messages/trip-details";
import type { FieldSentences } from "~/browser/forms/form-fields";
import { draftText, type FormDraft } from "~/browser/forms/form-draft";
import type { TripEnds } from "~/domain/trip/arrival";
import { TextField } from "~/ui/fields/text-field";

type TripEndFieldsProps = { ends: TripEnds; draft: FormDraft; problems: FieldSentences<string> };

const ENDS = [
  { end: "arrival", time: "arrivalTime", place: "arrivalPlace", words: texts.arrival },
  { end: "departure", time: "departureTime", place: "departurePlace", words: texts.departure },
] as const;

/** When and where the company comes and goes, each a time and a place that may be left out. */
export function TripEndFields({ ends, draft, problems }: TripEndFieldsProps) {
  return (
    <section aria-labelledby="ends" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="ends" className="font-display text-xl font-semibold">
          {texts.ends}
        </h2>
        <p className="text-ink-soft">{texts.endsWhy}</p>
      </div>
      {ENDS.map(({ end, time, place, words }) => (
        <fieldset key={end} className="grid min-w-0 gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <legend className="sr-only">{words.name}</legend>
          <TextField
            label={words.time}
            name={time}
            type="time"
            defaultValue={draftText(draft, time, ends[end]?.time)}
            optional
            error={problems[time]}
          />
          <TextField
            label={words.place}
            name={place}
            defaultValue={draftText(draft, place, ends[end]?.place)}
            placeholder={words.example}
            autoComplete="off"
            optional
            error={problems[place]}
          />
        </fieldset>
      ))}
    </section>
  );
}
