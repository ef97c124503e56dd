import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { Dialog } from "~/ui/feedback/dialog";
import type { StartDayAnswer } from "./start-day-action";
import { pickDayTexts as texts } from "#messages/live";

export type StartDayProps = { day: number; liveDay: number; hasBegun: boolean };

/**
 * "Start Day {n}": the day under way opens, one behind opens to look at, and the next begins where the day before is done. One farther
 * ahead closes the days before for everyone, so that is asked first.
 */
export function StartDay({ day, liveDay, hasBegun }: StartDayProps) {
  if (day > liveDay) return <StartAhead day={day} liveDay={liveDay} />;
  if (day === liveDay && !hasBegun) return <StartNext day={day} />;
  return (
    <ButtonLink
      to={day === liveDay ? "/tripliveday" : `/tripliveday?day=${day}`}
      look={day === liveDay ? "primary" : "secondary"}
    >
      {texts.start(day)}
    </ButtonLink>
  );
}

function StartNext({ day }: { day: number }) {
  const fetcher = useFetcher<StartDayAnswer>();
  const pending = fetcher.state !== "idle";
  return (
    <div className="grid gap-2.5">
      {!pending && <Alert>{fetcher.data?.alert}</Alert>}
      <Button
        pending={pending}
        pendingLabel={texts.starting}
        onClick={() => fetcher.submit({ day }, { method: "post" })}
      >
        {texts.start(day)}
      </Button>
    </div>
  );
}

function StartAhead({ day, liveDay }: { day: number; liveDay: number }) {
  const [asking, setAsking] = useState(false);
  const fetcher = useFetcher<StartDayAnswer>();
  const pending = fetcher.state !== "idle";
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {texts.start(day)}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.question(day)}
        description={texts.consequence(liveDay, day - 1)}
        actions={
          <>
            <Button
              pending={pending}
              pendingLabel={texts.starting}
              onClick={() => fetcher.submit({ day }, { method: "post" })}
            >
              {texts.start(day)}
            </Button>
            <ButtonLink to={`/tripliveday?day=${day}`} look="secondary">
              {texts.justLook}
            </ButtonLink>
          </>
        }
      >
        {!pending && <Alert>{fetcher.data?.alert}</Alert>}
      </Dialog>
    </>
  );
}
