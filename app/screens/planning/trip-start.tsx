import type { MetaFunction } from "@remix-run/react";
import { ButtonLink } from "~/ui/button-link";
import { PlanSteps } from "~/ui/plan-steps";
import { Screen } from "~/ui/screen";
import { tripStartTexts as texts } from "#messages/planning/trip-start";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

/** The trip start intro (SPEC section 2, trip creation and planning). */
export default function TripStart() {
  return (
    <Screen
      sky="morning"
      above={<PlanSteps current="trip" />}
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <ButtonLink to="/tripsetup">{texts.start}</ButtonLink>
          <ButtonLink to="/" look="quiet">{texts.home}</ButtonLink>
        </>
      }
    >
      <ol className="grid gap-5">
        {texts.ahead.map(({ title, text }, index) => (
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
