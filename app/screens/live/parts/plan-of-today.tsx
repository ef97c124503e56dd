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

export type PlanOfTodayProps = {
  tripId: string;
  day: PlannedToday;
  /** In the evening after a day, the next one is only looked at. */
  when: { kind: "today" } | { kind: "ahead"; note: string };
  back: string;
  mayComplete: boolean;
  onNext: () => void;
};

/** The day as a list, with the one step that finishes all of it (SPEC section 4, simple live plan). */
export function PlanOfToday({ tripId, day, when, back, mayComplete, onNext }: PlanOfTodayProps) {
  const [isDone, setDone] = useState(false);
  const { pending, problem, run } = useCommand(texts.failed);
  const markComplete = async () => {
    const status = await run(() => callApi(completeDay, { params: { tripId, dayIndex: String(day.dayIndex) } }));
    if (status === null) return;
    keepLiveStatus(tripId, status);
    setDone(true);
  };
  if (isDone) return <AllSet day={day.dayIndex} tripId={tripId} back={back} onNext={onNext} />;
  const complete = (
    <Button onClick={markComplete} pending={pending} pendingLabel={texts.completing}>
      {texts.complete}
    </Button>
  );
  return (
    <Screen
      back={{ to: back, label: texts.back }}
      above={<p className="font-semibold text-ink-soft">{when.kind === "ahead" ? when.note : day.dateStr}</p>}
      title={texts.title(day.dayIndex)}
      lead={day.summary}
      actions={
        when.kind === "ahead" ? (
          <ButtonLink to={back}>{texts.back}</ButtonLink>
        ) : (
          <>
            {mayComplete && complete}
            <JournalLink tripId={tripId} day={day.dayIndex} />
          </>
        )
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
      {!mayComplete && when.kind === "today" && <p className="text-sm font-semibold">{texts.organizerMoves}</p>}
    </Screen>
  );
}

const JournalLink = ({ tripId, day }: { tripId: string; day: number }) => (
  <ButtonLink to={`/wayfellow/journal/${tripId}/${day}`} look="secondary">
    {texts.journal}
  </ButtonLink>
);

type AllSetProps = { day: number; tripId: string; back: string; onNext: () => void };

/** The evening after: the day is done, and the next one can be looked at. */
export function AllSet({ day, tripId, back, onNext }: AllSetProps) {
  const { revalidate, state } = useRevalidator();
  const showNext = () => {
    onNext();
    revalidate();
  };
  return (
    <Screen
      sky="evening"
      back={{ to: back, label: texts.back }}
      title={texts.done}
      lead={texts.doneWhy(day)}
      actions={
        <>
          <Button onClick={showNext} pending={state !== "idle"} pendingLabel={texts.nextComing}>
            {texts.next}
          </Button>
          <JournalLink tripId={tripId} day={day} />
        </>
      }
    />
  );
}
