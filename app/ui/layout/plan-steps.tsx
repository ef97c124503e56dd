import { Link } from "@remix-run/react";
import { Check } from "lucide-react";
import { planStepTexts as texts } from "#messages/ui";
import { classes } from "./classes";

/** The five steps of planning, in order. */
export const PLAN_STEPS = ["trip", "intent", "anchors", "itinerary", "hub"] as const;
export type PlanStep = (typeof PLAN_STEPS)[number];

export type PlanStepsProps = {
  current: PlanStep;
  /** What is done; everything before `current` when left out. */
  done?: readonly PlanStep[];
  /** Where a done step leads back to. */
  links?: Partial<Record<PlanStep, string>>;
};

/** Where one is in planning, what is done and what comes. With large text only the step that one is at has room for its name. */
export function PlanSteps({ current, done = PLAN_STEPS.slice(0, PLAN_STEPS.indexOf(current)), links }: PlanStepsProps) {
  return (
    <nav aria-label={texts.label}>
      <ol className="isolate flex">
        {PLAN_STEPS.map((step, index) => (
          <Station
            key={step}
            {...{ step, index }}
            here={step === current}
            isDone={done.includes(step)}
            to={links?.[step]}
          />
        ))}
      </ol>
    </nav>
  );
}

function Station({
  step,
  index,
  here,
  isDone,
  to,
}: {
  step: PlanStep;
  index: number;
  here: boolean;
  isDone: boolean;
  to?: string;
}) {
  const state = here ? texts.state.here : isDone ? texts.state.done : texts.state.ahead;
  const body = (
    <>
      <span
        className={classes(
          "keeps-colour relative grid size-6 place-items-center rounded-full border-2 text-xs font-bold large-text:size-[1.5em]",
          here
            ? "border-accent bg-accent text-on-accent"
            : isDone
              ? "border-ink bg-ink text-paper"
              : "border-edge bg-paper text-ink-soft",
        )}
      >
        {isDone && !here ? <Check aria-hidden="true" className="size-3.5 stroke-4" /> : index + 1}
      </span>
      <span
        className={classes("text-xs", here ? "font-bold text-ink" : "font-medium text-ink-soft large-text:sr-only")}
      >
        {texts.steps[step]}
      </span>
      <span className="sr-only">{state}</span>
    </>
  );
  const layout = "relative flex min-h-12 w-full flex-col items-center justify-start gap-1";
  return (
    <li aria-current={here ? "step" : undefined} className="relative min-w-0 flex-1">
      {index > 0 && (
        <span
          aria-hidden="true"
          className={classes(
            "absolute end-1/2 top-[11px] -z-10 h-0.5 w-full large-text:top-[0.58rem]",
            isDone || here ? "bg-ink" : "bg-edge/45",
          )}
        />
      )}
      {to && isDone && !here ? (
        <Link to={to} className={classes(layout, "rounded-md hover:underline")}>
          {body}
        </Link>
      ) : (
        <span className={layout}>{body}</span>
      )}
    </li>
  );
}
