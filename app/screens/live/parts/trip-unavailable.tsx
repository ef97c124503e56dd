import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { ErrorCard } from "~/ui/error-card";
import { Screen } from "~/ui/screen";

const texts = {
  title: "Your trip is out of reach",
  problem: "No trip data found.",
  why: "This phone has no copy of your trip yet, and we could not fetch one. Your trip itself is safe. It needs a connection once; after that it opens without one.",
  again: "Try Again",
  home: "Go Home",
};

/** Neither the phone nor the server could give the trip; `problem` is SPEC's sentence for what is missing. */
export function TripUnavailable({ title = texts.title, problem = texts.problem, why = texts.why }: { title?: string; problem?: string; why?: string }) {
  return (
    <Screen
      title={title}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{texts.again}</Button>
          <ButtonLink to="/" look="secondary">
            {texts.home}
          </ButtonLink>
        </>
      }
    >
      <ErrorCard title={problem} message={why} />
    </Screen>
  );
}
