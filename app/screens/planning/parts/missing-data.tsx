import type { PlanningStep } from "~/domain/trip/trip-lifecycle";
import { Alert } from "~/ui/feedback/alert";
import { ButtonLink } from "~/ui/actions/button-link";
import { LostWay } from "~/ui/feedback/lost-way";
import { Screen } from "~/ui/layout/screen";
import { planningStepTexts, tripAtHandTexts } from "#messages/trip-at-hand";
import { sharedLabels } from "#messages/ui";

/** Something that the screen needs is not there (SPEC section 8, missing local data); `next` leads to where it is made. */
export function MissingData({ problem, next }: { problem?: string | null; next?: PlanningStep }) {
  return (
    <Screen
      title={tripAtHandTexts.missing.title}
      lead={tripAtHandTexts.missing.lead}
      actions={
        <>
          <ButtonLink to="/">{sharedLabels.goHome}</ButtonLink>
          {next && (
            <ButtonLink to={next.to} look="secondary">
              {planningStepTexts[next.id]}
            </ButtonLink>
          )}
        </>
      }
    >
      <Alert tone="note">{problem}</Alert>
      <LostWay />
    </Screen>
  );
}
