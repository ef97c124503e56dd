import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { Dialog } from "~/ui/feedback/dialog";
import type { StartDayAnswer } from "./start-day-action";
import { pickDayTexts as texts } from "#messages/live";

export type StartDayProps = { day: number; liveDay: number; mayStart: boolean };

/**
 * "Start Day {n}": today's day opens, another one opens to look at. Only the organizer can move the whole trip ahead, and
 * is asked first, because that closes the days before for everyone.
 */
export function StartDay({ day, liveDay, mayStart }: StartDayProps) {
  const to = day === liveDay ? "/tripliveday" : `/tripliveday?day=${day}`;
  if (day > liveDay && mayStart) return <StartAhead day={day} liveDay={liveDay} lookTo={to} />;
  return (
    <ButtonLink to={to} look={day === liveDay ? "primary" : "secondary"}>
      {texts.start(day)}
    </ButtonLink>
  );
}

function StartAhead({ day, liveDay, lookTo }: { day: number; liveDay: number; lookTo: string }) {
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
            <ButtonLink to={lookTo} look="secondary">
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
