import { Check } from "lucide-react";
import { classes } from "~/ui/layout/classes";
import { prepBuildTexts as texts } from "#messages/planning/intent";

export type PrepStep = {
  id: string;
  title: string;
  about: string;
  state: "done" | "current" | "ahead";
  number: number;
};

const SKY = ["morning", "afternoon", "evening"] as const;

/** The three steps that lie between a trip and its plan, each under one part of the day, numbered as on the way above them. */
export function PrepSteps({ steps }: { steps: readonly PrepStep[] }) {
  return (
    <ol className="grid gap-3">
      {steps.map(({ id, title, about, state, number }, index) => (
        <li
          key={id}
          data-sky={SKY[index]}
          aria-current={state === "current" ? "step" : undefined}
          className="relative grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 overflow-hidden rounded-xl large-text:grid-cols-1 large-text:gap-y-2 border border-line bg-raised p-5 shadow-card"
        >
          <span
            aria-hidden="true"
            className={classes(
              "keeps-colour grid size-12 place-items-center rounded-full border-[3px] border-sky-edge font-display text-lg font-semibold",
              state === "done" ? "bg-sky-edge text-raised" : "bg-sky text-sky-ink",
            )}
          >
            {state === "done" ? <Check className="size-6 stroke-3" /> : number}
          </span>
          <div>
            <h2 className="font-display text-lg font-semibold">
              {title}
              {state === "done" && <span className="sr-only">{texts.done}</span>}
            </h2>
            <p className="mt-1 text-ink-soft">{about}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
