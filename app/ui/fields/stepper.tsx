import { Minus, Plus } from "lucide-react";
import { classes } from "../layout/classes";

export type StepperProps = {
  /** What is counted, for those who do not see where it stands: "Nights in Tokyo". */
  label: string;
  name: string;
  value: number;
  min: number;
  max: number;
  /** The number with its word: "5 nights". */
  shown: string;
  less: string;
  more: string;
  onChange: (value: number) => void;
};

const STEP =
  "grid size-12 shrink-0 place-items-center rounded-md border-[1.5px] border-edge bg-raised text-ink transition-colors duration-150 hover:border-ink disabled:border-line disabled:text-ink-faint";

/** A small count between a step down and a step up, for where there is no room to type and no need. */
export function Stepper({ label, name, value, min, max, shown, less, more, onChange }: StepperProps) {
  return (
    <div role="group" aria-label={label} className="flex items-center gap-1.5">
      <input type="hidden" name={name} value={value} />
      <button
        type="button"
        className={STEP}
        aria-label={less}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden="true" className="size-5" />
      </button>
      <output aria-live="polite" className={classes("min-w-[4.75rem] text-center font-semibold tabular-nums")}>
        {shown}
      </output>
      <button
        type="button"
        className={STEP}
        aria-label={more}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
