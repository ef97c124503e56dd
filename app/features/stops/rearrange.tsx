import { ArrowUpDown } from "lucide-react";
import { type ReactNode, useState } from "react";
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

export type Rearranging = { day: Day; plan: Pick<Itinerary, "days" | "shelf">; userId: string; editing: PlanEditing };

const allStops = ({ days, shelf }: Rearranging["plan"]) => [...days.flatMap(({ stops }) => stops), ...shelf];

/** Says what was done, with the way back; or why it was not, which is then given. */
function answered(editing: PlanEditing, refusal: StopRefusal | null, done: string): string | null {
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

/** What can be done with all that is in a part of a day: swap it with another part, copy it to another day. */
export function PartMenu({ part, ...props }: Rearranging & { part: BlockName }) {
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
  if (others.length === 0) return null;
  return (
    <Menu text={texts.open} label={texts.openPart(part)} title={texts.part(day.dayIndex, part)}>
      {(run) => (
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
      )}
    </Menu>
  );
}

const otherDays = ({ plan, day }: Rearranging): number[] =>
  plan.days.map(({ dayIndex }) => dayIndex).filter((dayIndex) => dayIndex !== day.dayIndex);

/** The same with all that is on a day. */
export function DayMenu(props: Rearranging) {
  const { day, plan, editing } = props;
  const trip = useLocal("tripData");
  const others = otherDays(props);
  if (others.length === 0) return null;
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
  if (offered.length === 0 && note === null && day.stops.length === 0) return null;
  return (
    <Menu text={texts.openDay(day.dayIndex)} label={texts.openDay(day.dayIndex)} title={texts.day(day.dayIndex)}>
      {(run) => (
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
      )}
    </Menu>
  );
}

/** Turns what is to be done into what a button does: it closes the menu, or says there why it could not be done. */
type Run = (act: () => string | null) => () => void;

type MenuProps = { text: string; label: string; title: string; children: (run: Run) => ReactNode };

function Menu({ text, label, title, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const run: Run = (act) => () => {
    const why = act();
    setRefused(why);
    if (why === null) setOpen(false);
  };
  return (
    <>
      <Button look="quiet" aria-label={label} onClick={() => (setRefused(null), setOpen(true))}>
        <ArrowUpDown aria-hidden="true" className="size-5" />
        {text}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <div className="grid gap-5">
          <Alert>{refused}</Alert>
          {children(run)}
        </div>
      </Dialog>
    </>
  );
}

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
