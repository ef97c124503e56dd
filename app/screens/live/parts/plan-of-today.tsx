import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { callApi } from "~/browser/api/api-client";
import { keepLiveStatus } from "~/browser/api/live-status";
import { useCommand } from "~/browser/forms/use-command";
import { completeDay } from "~/contracts/calls/live";
import { BLOCK_NAMES } from "~/domain/plan/block";
import { Alert } from "~/ui/feedback/alert";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { Screen } from "~/ui/layout/screen";
import { SkyCard } from "~/ui/sky/sky-card";
import { livePlanTexts as texts } from "#messages/live";
import type { PlannedToday } from "./todays-plan";

export type PlanOfTodayProps = { tripId: string; day: PlannedToday; mayComplete: boolean };

/** The day as a list, with the one step that finishes all of it (SPEC section 4, simple live plan). */
export function PlanOfToday({ tripId, day, mayComplete }: PlanOfTodayProps) {
  const [isDone, setDone] = useState(false);
  const { pending, problem, run } = useCommand(texts.failed);
  const markComplete = async () => {
    const status = await run(() => callApi(completeDay, { params: { tripId, dayIndex: String(day.dayIndex) } }));
    if (status === null) return;
    keepLiveStatus(tripId, status);
    setDone(true);
  };
  const journal = (
    <ButtonLink to={`/wayfellow/journal/${tripId}/${day.dayIndex}`} look="secondary">
      {texts.journal}
    </ButtonLink>
  );
  if (isDone) return <AllSet day={day.dayIndex} journal={journal} />;
  const complete = (
    <Button onClick={markComplete} pending={pending} pendingLabel={texts.completing}>
      {texts.complete}
    </Button>
  );
  return (
    <Screen
      back={{ to: "/tripliveday", label: texts.back }}
      above={<p className="font-semibold text-ink-soft">{day.dateStr}</p>}
      title={texts.title(day.dayIndex)}
      lead={day.summary}
      actions={
        <>
          {mayComplete && complete}
          {journal}
        </>
      }
    >
      {problem !== null && <Alert>{problem}</Alert>}
      {BLOCK_NAMES.map((block) => (
        <SkyCard
          key={block}
          block={block}
          heading="h2"
          title={day.blocks[block].title}
          description={day.blocks[block].desc}
        />
      ))}
      {!mayComplete && <p className="text-sm font-semibold">{texts.organizerMoves}</p>}
    </Screen>
  );
}

function AllSet({ day, journal }: { day: number; journal: React.ReactNode }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Screen
      sky="evening"
      back={{ to: "/tripliveday", label: texts.back }}
      title={texts.done}
      lead={texts.doneWhy(day)}
      actions={
        <>
          <Button onClick={revalidate} pending={state !== "idle"} pendingLabel={texts.nextComing}>
            {texts.next}
          </Button>
          {journal}
        </>
      }
    />
  );
}
