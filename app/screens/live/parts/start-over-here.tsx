import { welcomeBackTexts as texts } from "#messages/live-pauses";
import { sharedLabels } from "#messages/ui";
import { clearStored } from "~/browser/storage/clear-stored";
import { StartOver } from "~/features/own-trips/start-over";
import { Button } from "~/ui/actions/button";
import { ErrorCard } from "~/ui/feedback/error-card";
import { Screen } from "~/ui/layout/screen";

/** What a screen that leads back into a trip says of beginning anew, and what that clears on this device. */
export type BeginAnew = { consequence: string; clears: Parameters<typeof clearStored>[0] };

/** "Start Over", after asking. */
export const StartOverHere = ({ consequence, clears }: BeginAnew) => (
  <StartOver
    label={texts.startOver}
    question={texts.question}
    consequence={consequence}
    keepLabel={texts.keep}
    clear={() => void clearStored(clears)}
  />
);

/** The same at the end of a screen, with what it is for: nobody takes it for the way back from a start. */
export const StartOverApart = (anew: BeginAnew) => (
  <div className="grid justify-items-start gap-1">
    <p className="text-sm text-ink-soft">{texts.startOverWhy}</p>
    <div className="-ms-4">
      <StartOverHere {...anew} />
    </div>
  </div>
);

/** Neither this device nor the server knows where the trip stands: try again, or begin anew. */
export const StatusFailed = ({ title, ...anew }: BeginAnew & { title: string }) => (
  <Screen title={texts.title}>
    <ErrorCard
      title={title}
      message={texts.unreachedWhy}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{sharedLabels.again}</Button>
          <StartOverHere {...anew} />
        </>
      }
    />
  </Screen>
);
