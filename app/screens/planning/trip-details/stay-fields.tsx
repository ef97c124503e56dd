import { BedDouble, Plus, Trash2 } from "lucide-react";
import { tripDetailsTexts as texts } from "#messages/trip-details";
import type { FieldSentences } from "~/browser/forms/form-fields";
import { citiesBeside, nextNights } from "~/domain/trip/stays";
import { dayDate } from "~/features/trip-at-hand/day-date";
import { Button } from "~/ui/actions/button";
import { NumberField } from "~/ui/fields/number-field";
import { TextField } from "~/ui/fields/text-field";
import { stayField, type TypedStay } from "./details-form";

type StayFieldsProps = {
  stays: readonly TypedStay[];
  onChange: (stays: TypedStay[]) => void;
  startDate: string;
  /** How long the trip is to be, by what the form says. */
  daysTotal: number;
  /** Of a trip through several cities, the one where a night is spent. */
  cityOn: (dayIndex: number) => string | null;
  problems: FieldSentences<string>;
};

/** Where the company sleeps, each stay with its nights; the next one begins where the last one ends. */
export function StayFields({ stays, onChange, startDate, daysTotal, cityOn, problems }: StayFieldsProps) {
  const set = (at: number, changes: Partial<TypedStay>) =>
    onChange(stays.map((stay, each) => (each === at ? { ...stay, ...changes } : stay)));
  const add = () => {
    const { fromDay, toDay } = nextNights(stays.map(daysOf), daysTotal, cityOn);
    onChange([
      ...stays,
      { id: crypto.randomUUID(), name: "", where: "", fromDay: String(fromDay), nights: String(toDay - fromDay) },
    ]);
  };
  return (
    <section aria-labelledby="stays" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="stays" className="font-display text-xl font-semibold">
          {texts.stays}
        </h2>
        <p className="text-ink-soft">{texts.staysWhy}</p>
      </div>
      {stays.map((stay, at) => (
        <fieldset key={stay.id} className="grid min-w-0 gap-4 rounded-xl border border-line bg-raised p-4 sm:p-5">
          <legend className="sr-only">{texts.stay(at + 1)}</legend>
          <input type="hidden" name={stayField(at, "id")} value={stay.id} />
          <TextField
            label={texts.stayName}
            name={stayField(at, "name")}
            value={stay.name}
            onChange={(event) => set(at, { name: event.currentTarget.value })}
            placeholder={texts.stayNameExample}
            autoComplete="off"
            required
            error={problems[stayField(at, "name")]}
          />
          <TextField
            label={texts.where}
            name={stayField(at, "where")}
            value={stay.where}
            onChange={(event) => set(at, { where: event.currentTarget.value })}
            hint={texts.whereHint}
            autoComplete="off"
            optional
            error={problems[stayField(at, "where")]}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField
              label={texts.fromDay}
              name={stayField(at, "fromDay")}
              value={stay.fromDay}
              onChange={(event) => set(at, { fromDay: event.currentTarget.value })}
              hint={nightsText(startDate, stay, cityOn(Number(stay.fromDay) || 1))}
              min={1}
              max={Math.max(1, daysTotal - 1)}
            />
            <NumberField
              label={texts.nights}
              name={stayField(at, "nights")}
              value={stay.nights}
              onChange={(event) => set(at, { nights: event.currentTarget.value })}
              hint={leavingText(startDate, stay, citiesBeside(daysOf(stay), cityOn))}
              min={1}
              max={Math.max(1, daysTotal - Number(stay.fromDay))}
              error={problems[stayField(at, "nights")]}
            />
          </div>
          <Button
            look="quiet"
            className="-mx-5 -mb-2 justify-self-start"
            onClick={() => onChange(stays.filter((_, each) => each !== at))}
          >
            <Trash2 aria-hidden="true" className="size-5" />
            {texts.removeStay(stay.name)}
          </Button>
        </fieldset>
      ))}
      <Button look="secondary" className="justify-self-start" onClick={add} disabled={daysTotal < 2}>
        {stays.length === 0 ? (
          <BedDouble aria-hidden="true" className="size-5" />
        ) : (
          <Plus aria-hidden="true" className="size-5" />
        )}
        {stays.length === 0 ? texts.addStay : texts.addAnotherStay}
      </Button>
      {daysTotal < 2 && <p className="text-sm text-ink-soft">{texts.noNights}</p>}
    </section>
  );
}

const nightsText = (startDate: string, { fromDay }: TypedStay, city: string | null): string =>
  [dayDate(startDate, Number(fromDay) || 1), city].filter(Boolean).join(" · ");

const leavingText = (startDate: string, stay: TypedStay, elsewhere: readonly string[]): string => {
  const until = texts.leavesOn(dayDate(startDate, daysOf(stay).toDay));
  return elsewhere.length > 0 ? `${until} · ${texts.nightsElsewhere(elsewhere)}` : until;
};

/** From the day on which one comes to that on which one leaves; what is no number counts as one. */
const daysOf = ({ fromDay, nights }: TypedStay): { fromDay: number; toDay: number } => ({
  fromDay: Number(fromDay) || 1,
  toDay: (Number(fromDay) || 1) + (Number(nights) || 1),
});
