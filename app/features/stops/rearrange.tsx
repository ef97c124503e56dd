import { ArrowUpDown } from "lucide-react";
import { useState } from "react";
import { rearrangeTexts as texts, stopRefusalTexts } from "#messages/stops";
import { blockTexts, sharedLabels } from "#messages/ui";
import type { PlanEditing } from "~/browser/room/document/plan-editing";
import { useLocal } from "~/browser/storage/local-copy";
import { newStopId } from "~/contracts/room/stop-id";
import { BLOCK_NAMES, type BlockName } from "~/domain/plan/block";
import { stopsOfPart } from "~/domain/plan/day-of-stops";
import type { Day, Itinerary } from "~/domain/plan/itinerary";
import type { PlacedStop } from "~/domain/plan/stop";
import { copiesOn, holdOf } from "~/domain/plan/stop-copies";
import { type StopRefusal, swapParts } from "~/domain/plan/stop-moves";
import { swappableDays } from "~/domain/trip/legs";
import { Button } from "~/ui/actions/button";
import { Alert } from "~/ui/feedback/alert";
import { Dialog } from "~/ui/feedback/dialog";
import { toast } from "~/ui/feedback/toast";
import { ChipChoice } from "~/ui/fields/chip-choice";

export type Rearranging = { day: Day; plan: Pick<Itinerary, "days" | "shelf">; userId: string; editing: PlanEditing };

const allStops = ({ days, shelf }: Rearranging["plan"]) => [...days.flatMap(({ stops }) => stops), ...shelf];

/** Says what was done, with the way back; or why it was not, which is then given. */
export function answered(editing: PlanEditing, refusal: StopRefusal | null, done: string): string | null {
  if (refusal) return stopRefusalTexts[refusal];
  const undo = editing.undoOf();
  toast(done, { about: "plan", action: undo && { label: sharedLabels.undo, run: undo } });
  return null;
}

/** Puts stops on another day as well; gives why not, or null. */
export function copyTo(
  { plan, userId, editing }: Omit<Rearranging, "day">,
  stops: readonly PlacedStop[],
  to: number,
  done: string,
) {
  const copies = copiesOn(allStops(plan), stops, { day: to, by: userId, newId: newStopId });
  const isBooked = stops.some(({ booking }) => booking !== null);
  return answered(editing, editing.add(copies), isBooked ? `${done} ${texts.withoutBookings}` : done);
}

/** What is swapped or copied: all of a day, or one part of it. */
type Whole = BlockName | "day";

const otherDays = ({ plan, day }: Rearranging): number[] =>
  plan.days.map(({ dayIndex }) => dayIndex).filter((dayIndex) => dayIndex !== day.dayIndex);

/** What can be done with a day as a whole, or with all that is in a part of it: swap it with another, copy it to another day. */
export function DayMenu(props: Rearranging) {
  const { day, plan } = props;
  const [open, setOpen] = useState(false);
  if (day.stops.length === 0 && plan.days.length < 2) return null;
  return (
    <>
      <Button look="quiet" aria-label={texts.openDay(day.dayIndex)} onClick={() => setOpen(true)}>
        <ArrowUpDown aria-hidden="true" className="size-5" />
        {texts.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.openDay(day.dayIndex)}>
        <DayChoices {...props} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function DayChoices({ onDone, ...props }: Rearranging & { onDone: () => void }) {
  const { day, plan } = props;
  const wholes: readonly Whole[] = [
    ...(plan.days.length > 1 ? (["day"] as const) : []),
    ...(day.stops.length > 0 ? BLOCK_NAMES : []),
  ];
  const [chosen, choose] = useState<Whole>(wholes[0] ?? "day");
  const [refused, setRefused] = useState<string | null>(null);
  const run: Run = (act) => () => {
    const why = act();
    setRefused(why);
    if (why === null) onDone();
  };
  return (
    <div className="grid gap-5">
      <Alert>{refused}</Alert>
      <ChipChoice
        legend={texts.what}
        name="what"
        options={wholes.map((whole) => ({ value: whole, label: texts.whole(whole) }))}
        value={chosen}
        onChange={([value]) => {
          setRefused(null);
          choose(wholes.find((whole) => whole === value) ?? chosen);
        }}
      />
      {chosen === "day" ? (
        <WholeDay {...props} run={run} />
      ) : (
        <WholePart key={chosen} {...props} part={chosen} run={run} />
      )}
    </div>
  );
}

function WholePart({ part, run, ...props }: Rearranging & { part: BlockName; run: Run }) {
  const { day, plan, editing } = props;
  const here = stopsOfPart(day.stops, part);
  const swap = (other: BlockName): string | null => {
    const hold = holdOf([...here, ...stopsOfPart(day.stops, other)]);
    if (hold) return texts.held(hold);
    const refusal = editing.move(swapParts(allStops(plan), day.dayIndex, part, other));
    return answered(editing, refusal, texts.swappedParts(part, other));
  };
  const others = BLOCK_NAMES.filter(
    (name) => name !== part && (here.length > 0 || stopsOfPart(day.stops, name).length > 0),
  );
  return (
    <>
      <Choices
        title={texts.swapWith}
        said={texts.swapWithThat}
        choices={others.map((other) => [blockTexts.title[other], run(() => swap(other))])}
      />
      {here.length > 0 && (
        <Choices
          title={texts.copyTo}
          said={texts.copyToThat}
          choices={otherDays(props).map((to) => [
            texts.day(to),
            run(() => copyTo(props, here, to, texts.copiedPart(part, to))),
          ])}
        />
      )}
    </>
  );
}

function WholeDay({ run, ...props }: Rearranging & { run: Run }) {
  const { day, plan, editing } = props;
  const trip = useLocal("tripData");
  const others = otherDays(props);
  const swappable = trip ? swappableDays(trip, day.dayIndex) : [];
  const swap = (other: number): string | null => {
    const hold = holdOf([...day.stops, ...(plan.days.find(({ dayIndex }) => dayIndex === other)?.stops ?? [])]);
    if (hold) return texts.held(hold);
    return answered(editing, editing.swapDays(day.dayIndex, other), texts.swappedDays(day.dayIndex, other));
  };
  const isOpen = (dayIndex: number) => {
    const there = plan.days.find((each) => each.dayIndex === dayIndex);
    return there === undefined || (there.stops.length === 0 && there.summary === "");
  };
  const free = others.filter((other) => swappable.includes(other));
  const offered = isOpen(day.dayIndex) ? free.filter((other) => !isOpen(other)) : free;
  const note = free.length < others.length ? texts.otherCities : null;
  return (
    <>
      <Choices
        title={texts.swapWith}
        said={texts.swapWithThat}
        choices={offered.map((other) => [texts.day(other), run(() => swap(other))])}
        note={note}
      />
      {day.stops.length > 0 && (
        <Choices
          title={texts.copyTo}
          said={texts.copyToThat}
          choices={others.map((to) => [
            texts.day(to),
            run(() => copyTo(props, day.stops, to, texts.copiedDay(day.dayIndex, to))),
          ])}
        />
      )}
    </>
  );
}

/** Turns what is to be done into what a button does: it closes the menu, or says there why it could not be done. */
type Run = (act: () => string | null) => () => void;

type ChoicesProps = {
  title: string;
  /** What a choice does, for who hears it without the title. */
  said: (label: string) => string;
  choices: readonly [label: string, run: () => void][];
  note?: string | null;
};

/** A row of answers under what they answer. */
export function Choices({ title, said, choices, note = null }: ChoicesProps) {
  if (choices.length === 0 && note === null) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <div className="flex max-h-40 flex-wrap gap-2 overflow-y-auto empty:hidden">
        {choices.map(([label, run]) => (
          <Button key={label} look="secondary" aria-label={said(label)} onClick={run}>
            {label}
          </Button>
        ))}
      </div>
      {note && <p className="text-sm text-ink-soft">{note}</p>}
    </section>
  );
}
