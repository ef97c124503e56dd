import { oneStopTexts as texts } from "#messages/one-stop";
import { clockText, lengthText, timeText } from "#messages/times";
import { STOP_FIELDS, type Stop } from "~/domain/plan/stop";
import { isTimeOfDay, toldTime } from "~/domain/plan/time-of-day";
import { NumberField } from "~/ui/fields/number-field";
import { SwitchField } from "~/ui/fields/switch-field";
import { TextField } from "~/ui/fields/text-field";
import { Section } from "./section";
import type { ChangeStop } from "./change-stop";
import { useCommitOnBlur } from "./use-commit-on-blur";

const STEP_MINUTES = 15;

/** When a stop begins, how long it takes, and whether it may be moved. A time that a person gives is theirs. */
export function WhenSection({ stop, change }: { stop: Stop; change: ChangeStop }) {
  const proposed = stop.startIsSet ? null : stop.start;
  const start = useCommitOnBlur(stop.startIsSet ? (stop.start ?? "") : "", (typed) => {
    change(isTimeOfDay(typed) ? { start: typed, startIsSet: true } : { start: null, startIsSet: false }, texts.start);
    return null;
  });
  return (
    <Section title={texts.when}>
      <TextField label={texts.start} type="time" hint={startHint(stop, proposed)} className="max-w-56" {...start} />
      <Minutes stop={stop} change={change} />
      <SwitchField
        label={texts.locked}
        hint={texts.lockedWhy}
        checked={stop.locked}
        onChange={(locked) => change({ locked }, texts.locked)}
      />
    </Section>
  );
}

function startHint({ booking }: Stop, proposed: string | null): string {
  if (booking?.time) return texts.startBooked(clockText(booking.time));
  const told = toldTime({ start: proposed, startIsSet: false, booking: null });
  return told ? texts.startProposed(timeText(told)) : texts.startOpen;
}

function Minutes({ stop, change }: { stop: Stop; change: ChangeStop }) {
  const { least, most } = STOP_FIELDS.minutes;
  const write = (typed: string): string | null => {
    const minutes = typed === "" ? null : Number(typed);
    if (minutes !== null && !(Number.isInteger(minutes) && minutes >= least && minutes <= most))
      return texts.minutesWrong;
    change({ minutes }, texts.minutes);
    return null;
  };
  const { onChange, ...written } = useCommitOnBlur(stop.minutes === null ? "" : String(stop.minutes), write);
  return (
    <NumberField
      label={texts.minutes}
      hint={stop.minutes === null ? undefined : texts.minutesLong(lengthText(stop.minutes))}
      min={STEP_MINUTES}
      max={most}
      step={STEP_MINUTES}
      {...written}
      onChange={(event) => {
        // A step by the buttons beside it is a whole answer; what is typed is one when the field is left.
        if (document.activeElement === event.target) onChange(event);
        else write(event.target.value);
      }}
    />
  );
}
