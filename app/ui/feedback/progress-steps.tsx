import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { progressTexts as texts } from "#messages/ui";
import { classes } from "../layout/classes";
import { PendingLine } from "./pending-line";

export type ProgressStepsProps = {
  steps: readonly string[];
  /** The step under way, counted from 0; `steps.length` when all are done. */
  current: number;
  /** What is happening now, in a sentence. */
  message?: ReactNode;
};

/** A few steps of work that the traveller waits for, with what is done and what is happening. */
export function ProgressSteps({ steps, current, message }: ProgressStepsProps) {
  return (
    <div className="grid w-full max-w-sm gap-4 text-start">
      <progress
        className="sr-only"
        aria-label={texts.label}
        max={steps.length}
        value={Math.min(current, steps.length)}
      />
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          <li
            key={step}
            className={classes(
              "flex items-center gap-3 text-base",
              index > current ? "text-ink-soft" : "font-semibold text-ink",
            )}
          >
            <span
              aria-hidden="true"
              className={classes(
                "grid size-7 place-items-center rounded-full border-2 text-xs",
                index < current
                  ? "border-ink bg-ink text-paper"
                  : index === current
                    ? "animate-breathe border-accent bg-accent text-on-accent"
                    : "border-edge",
              )}
            >
              {index < current ? <Check className="size-4 stroke-3" /> : index + 1}
            </span>
            {step}
            <span className="sr-only">
              {index < current ? texts.state.done : index === current ? texts.state.now : texts.state.ahead}
            </span>
          </li>
        ))}
      </ol>
      {message && <PendingLine>{message}</PendingLine>}
    </div>
  );
}
