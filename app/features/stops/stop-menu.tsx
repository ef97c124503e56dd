import { Ellipsis, Lock, LockOpen } from "lucide-react";
import { useState } from "react";
import { dayStopsTexts as texts, rearrangeTexts } from "#messages/stops";
import { blockTexts } from "#messages/ui";
import { BLOCK_NAMES } from "~/domain/plan/block";
import type { Stop, StopAt } from "~/domain/plan/stop";
import { type StopMove, stepOf } from "~/domain/plan/stop-moves";
import { placeBefore } from "~/domain/plan/stop-place";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { Dialog } from "~/ui/feedback/dialog";
import { toast } from "~/ui/feedback/toast";
import { stopScreen } from "./stop-name";
import { addStopId } from "./add-stop";
import { answered, Choices, copyTo, type Rearranging } from "./rearrange";
import { IDEAS_ID, useKeepFocus } from "./sortable";

const menuOf = ({ id }: Stop): string => `menu-${id}`;

type StopMenuProps = Pick<Rearranging, "plan" | "userId" | "editing"> & {
  stop: Stop;
  /** The day that stands on the screen: where a stop of the shelf goes first. */ dayIndex: number;
};

/** Everything that can be done with a stop but by dragging it: move it anywhere, change it, remove it. */
export function StopMenu(props: StopMenuProps) {
  const [open, setOpen] = useState(false);
  const { title } = props.stop;
  return (
    <>
      <Button
        look="quiet"
        aria-label={texts.more(title)}
        id={menuOf(props.stop)}
        onClick={() => setOpen(true)}
        className="shrink-0 px-3"
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <StopActions {...props} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function StopActions({ stop, plan, userId, editing, dayIndex, onDone }: StopMenuProps & { onDone: () => void }) {
  const stops = [...plan.days.flatMap((day) => day.stops), ...plan.shelf];
  const keepFocus = useKeepFocus();
  /** The menu goes with its stop, so the focus is told first where to go. */
  const done = (change: () => string | null) => {
    keepFocus(menuOf(stop), stop.at === null ? IDEAS_ID : addStopId(stop.at.part));
    const refused = change();
    if (refused) toast(refused, { tone: "bad" });
    onDone();
  };
  const move = (to: StopMove, where: string) =>
    done(() => answered(editing, editing.move([to]), texts.moved(stop.title, where)));
  const remove = () =>
    done(() => (editing.remove(stop.id) ? answered(editing, null, texts.removed(stop.title)) : null));
  const copy = (to: number) => {
    const placed = { ...stop, at: stop.at ?? { day: to, part: "morning" as const, order: "" } };
    const refusal = copyTo({ plan, userId, editing }, [placed], to, rearrangeTexts.copiedStop(stop.title, to));
    if (refusal) toast(refusal, { tone: "bad" });
    onDone();
  };
  const lock = (locked: boolean) => {
    if (editing.change(stop.id, { locked }))
      toast(locked ? texts.nowLocked(stop.title) : texts.nowUnlocked(stop.title));
    onDone();
  };
  const otherDays = plan.days.map((each) => each.dayIndex).filter((each) => each !== stop.at?.day);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={stopScreen(stop)} look="secondary" className="grow">
          {texts.change}
        </ButtonLink>
        <Button look="secondary" onClick={() => lock(!stop.locked)}>
          {stop.locked ? (
            <LockOpen aria-hidden="true" className="size-5" />
          ) : (
            <Lock aria-hidden="true" className="size-5" />
          )}
          {stop.locked ? texts.unlock : texts.lock}
        </Button>
      </div>
      <MoveChoices {...{ stop, stops, otherDays }} day={stop.at?.day ?? dayIndex} onMove={move} />
      <Choices
        title={rearrangeTexts.copyTo}
        said={rearrangeTexts.copyToThat}
        choices={otherDays.map((other) => [texts.day(other), () => copy(other)])}
      />
      <Button look="danger" onClick={remove}>
        {texts.remove}
      </Button>
    </div>
  );
}

type MoveChoicesProps = {
  stop: Stop;
  stops: readonly Stop[];
  /** Where it is, or would go first. */ day: number;
  otherDays: readonly number[];
  /** `where` is told of the move. */ onMove: (to: StopMove, where: string) => void;
};

/** Each place that the stop can be moved to: a step earlier or later, another part of its day, the ideas, another day. */
function MoveChoices({ stop, stops, day, otherDays, onMove }: MoveChoicesProps) {
  const part = stop.at?.part ?? "morning";
  const moveTo = (to: Pick<StopAt, "day" | "part">, where: string) =>
    onMove({ id: stop.id, at: placeBefore(stops, to, null, stop.id) }, where);
  return (
    <section aria-labelledby={`move-${stop.id}`} className="grid gap-2">
      <h3 id={`move-${stop.id}`} className="font-semibold">
        {texts.moveTo}
      </h3>
      <div className="flex flex-wrap gap-2">
        {(["up", "down"] as const).map((direction) => {
          const step = stepOf(stops, stop.id, direction);
          const word = direction === "up" ? texts.earlier : texts.later;
          return (
            <Button
              key={direction}
              look="secondary"
              disabled={step === null}
              onClick={() => step && onMove(step, word)}
            >
              {word}
            </Button>
          );
        })}
        {BLOCK_NAMES.filter((name) => name !== stop.at?.part || day !== stop.at.day).map((name) => (
          <Button
            key={name}
            look="secondary"
            onClick={() => moveTo({ day, part: name }, `the ${blockTexts.word[name]}`)}
          >
            {blockTexts.title[name]}
          </Button>
        ))}
        {stop.at !== null && (
          <Button look="secondary" onClick={() => onMove({ id: stop.id, at: null }, texts.ideas)}>
            {texts.ideas}
          </Button>
        )}
      </div>
      <div className="flex max-h-40 flex-wrap gap-2 overflow-y-auto">
        {otherDays.map((other) => (
          <Button key={other} look="secondary" onClick={() => moveTo({ day: other, part }, texts.day(other))}>
            {texts.day(other)}
          </Button>
        ))}
      </div>
    </section>
  );
}
