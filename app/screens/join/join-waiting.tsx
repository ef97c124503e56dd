import { type MetaFunction, redirect, useNavigate } from "@remix-run/react";
import { joinWaitingTexts as texts } from "#messages/people/join";
import { sharedLabels } from "#messages/ui";
import { callApi } from "~/browser/api/api-client";
import { hydrateLocalCopy } from "~/browser/api/hydrate";
import { useCommand } from "~/browser/forms/use-command";
import { requireSession } from "~/browser/session/guards";
import { dropWaitingFor, readWaitingFor } from "~/browser/storage/pending";
import { withdrawRequest } from "~/contracts/calls/trip";
import { todayIn } from "~/domain/dates/calendar-date";
import type { WaitingFor } from "~/domain/people/newcomer";
import { formatLongDate } from "~/messages/formats";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { CityEmblem } from "~/ui/emblem/city-emblem";
import { Alert } from "~/ui/feedback/alert";
import { LostWay } from "~/ui/feedback/lost-way";
import { PendingLine } from "~/ui/feedback/pending-line";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { toast } from "~/ui/feedback/toast";
import { Card } from "~/ui/layout/card";
import { Screen } from "~/ui/layout/screen";
import { useWaiting, type Waiting } from "./parts/use-waiting";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

/** Another device may have asked: what this one does not know, the server does. */
export async function clientLoader() {
  requireSession();
  if (readWaitingFor().length === 0) await hydrateLocalCopy().catch(() => null);
  if (readWaitingFor().length === 0) throw redirect("/localrouter");
  return null;
}
clientLoader.hydrate = true as const;

/** What was answered while the screen stands there is told on it. */
export const shouldRevalidate = () => false;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={1} />;

/** /joinwaiting: the code was right, and the organizer lets each person in. */
export default function JoinWaiting() {
  const waiting = useWaiting();
  if (waiting.waitingFor.length === 0 && waiting.refused !== null) return <Refused tripName={waiting.refused} />;
  return (
    <Screen
      back={{ to: "/home", label: sharedLabels.returnHome }}
      title={texts.title}
      lead={texts.lead}
      actions={
        <ButtonLink to="/pretrip" look="secondary">
          {texts.start}
        </ButtonLink>
      }
    >
      {waiting.refused !== null && <Alert tone="note">{texts.refused(waiting.refused)}</Alert>}
      {waiting.waitingFor.map((trip) => (
        <Place key={trip.tripId} {...trip} />
      ))}
      <Progress trouble={waiting.trouble} />
      <p className="text-ink-soft">{texts.stays}</p>
    </Screen>
  );
}

function Progress({ trouble }: Pick<Waiting, "trouble">) {
  return trouble === null ? <PendingLine>{texts.waiting}</PendingLine> : <Alert tone="note">{texts[trouble]}</Alert>;
}

/** A trip that is waited for: its name, and the way not to wait any more. */
function Place({ tripId, tripName, city, since }: WaitingFor) {
  const { pending, problem, run } = useCommand(texts.notWithdrawn);
  const navigate = useNavigate();
  const withdraw = async () => {
    if ((await run(() => callApi(withdrawRequest, { body: { tripId } }))) === null) return;
    toast(texts.withdrawn(tripName));
    dropWaitingFor(tripId);
    if (readWaitingFor().length === 0) navigate("/join", { replace: true });
  };
  return (
    <Card className="grid gap-4">
      <div className="flex items-center gap-5">
        <span aria-hidden="true">
          <CityEmblem city={city || tripName} />
        </span>
        <div className="grid min-w-0 gap-1">
          <p dir="auto" className="font-display text-xl font-semibold wrap-anywhere">
            {tripName}
          </p>
          <p className="text-sm text-ink-soft">{texts.since(formatLongDate(todayIn(undefined, new Date(since))))}</p>
        </div>
      </div>
      <Alert>{problem}</Alert>
      <Button look="quiet" className="justify-self-start" disabled={pending} onClick={() => void withdraw()}>
        {texts.withdraw}
      </Button>
    </Card>
  );
}

function Refused({ tripName }: { tripName: string }) {
  return (
    <Screen
      title={texts.refusedTitle(tripName)}
      lead={texts.refusedLead}
      actions={
        <>
          <ButtonLink to="/join">{texts.join}</ButtonLink>
          <ButtonLink to="/pretrip" look="secondary">
            {texts.start}
          </ButtonLink>
          <ButtonLink to="/home" look="quiet">
            {sharedLabels.headHome}
          </ButtonLink>
        </>
      }
    >
      <LostWay />
    </Screen>
  );
}
