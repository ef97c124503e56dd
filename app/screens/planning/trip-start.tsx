import type { MetaFunction } from "@remix-run/react";
import { ButtonLink } from "~/ui/button-link";
import { PlanSteps } from "~/ui/plan-steps";
import { Screen } from "~/ui/screen";

const AHEAD = [
  { title: "Name it", text: "A city, two dates, who comes along. That is the whole form." },
  { title: "Shape it", text: "Say what matters to you, and pick the few experiences you would hate to miss." },
  { title: "Read it", text: "The assistant writes your days; you change what you like and send the code to your companions." },
] as const;

export const meta: MetaFunction = () => [{ title: "Start a trip · Wayfellow" }];

/** The trip start intro (SPEC section 2, trip creation and planning). */
export default function TripStart() {
  return (
    <Screen
      sky="morning"
      above={<PlanSteps current="trip" />}
      title="Every trip begins with a name"
      lead="In a few minutes you have days to look forward to."
      actions={
        <>
          <ButtonLink to="/tripsetup">Start my journey</ButtonLink>
          <ButtonLink to="/" look="quiet">Return home</ButtonLink>
        </>
      }
    >
      <ol className="grid gap-5">
        {AHEAD.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4">
            <span aria-hidden="true" className="grid size-10 place-items-center rounded-full bg-raised font-display text-lg font-semibold text-sky-ink">{index + 1}</span>
            <div>
              <h2 className="font-display text-lg font-semibold">{title}</h2>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Screen>
  );
}
