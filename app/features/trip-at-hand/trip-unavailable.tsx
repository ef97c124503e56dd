import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { ErrorCard } from "~/ui/feedback/error-card";
import { Screen } from "~/ui/layout/screen";
import { tripUnavailableTexts as texts } from "#messages/trip-at-hand";
import { sharedLabels } from "#messages/ui";

/** Neither the phone nor the server could give the trip; `problem` is SPEC's sentence for what is missing. */
export function TripUnavailable({
  title = texts.title,
  problem = texts.problem,
  why = texts.why,
}: {
  title?: string;
  problem?: string;
  why?: string;
}) {
  return (
    <Screen
      title={title}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{sharedLabels.again}</Button>
          <ButtonLink to="/" look="secondary">
            {sharedLabels.goHome}
          </ButtonLink>
        </>
      }
    >
      <ErrorCard title={problem} message={why} />
    </Screen>
  );
}
