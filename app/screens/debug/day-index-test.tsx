import type { MetaFunction } from "@remix-run/react";
import { useEffect, useState } from "react";
import { clearStored } from "~/browser/storage/clear-stored";
import { useLocal, writeLocal } from "~/browser/storage/local-copy";
import { todayIn } from "~/domain/dates/calendar-date";
import { dayIndexFor, effectiveDayIndex } from "~/domain/dates/day-index";
import { Button } from "~/ui/actions/button";
import { ButtonLink } from "~/ui/actions/button-link";
import { toast } from "~/ui/feedback/toast";
import { DebugScreen } from "./parts/debug-screen";
import { FactList } from "./parts/fact-list";
import { ResetButton } from "./parts/reset-button";

const NONE = "none";

export const meta: MetaFunction = () => [{ title: "Day index · Wayfellow" }];

/** /dayindextest: how the day of the trip is worked out (SPEC section 4, day-index calculation). */
export default function DayIndexTest() {
  const facts = useDayFacts();
  return (
    <DebugScreen title="Day index" lead="Which day of the trip it is, and why." actions={<Actions />}>
      <FactList facts={facts} />
    </DebugScreen>
  );
}

function useDayFacts(): [string, string][] {
  const trip = useLocal("tripData");
  const plan = useLocal("itineraryData");
  const stored = useLocal("currentDayIndex");
  const block = useLocal("currentBlockName");
  const today = useToday();
  const dates = trip !== null && today !== null ? { startDate: trip.startDate, endDate: trip.endDate, today } : null;
  return [
    ["Today", today ?? "…"],
    ["Trip", trip === null ? NONE : `${trip.startDate} to ${trip.endDate}`],
    ["Days in the plan", String(plan?.days.length ?? 0)],
    ["Stored day and block", `${stored}, ${block}`],
    ["Day by the calendar", dates === null ? NONE : String(dayIndexFor(dates))],
    [
      "Day in effect",
      dates === null ? NONE : String(effectiveDayIndex({ ...dates, stored, totalDays: plan?.days.length ?? 0 })),
    ],
  ];
}

/** The device's own date; null on the server, which knows no device. */
function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(todayIn(undefined, new Date())), []);
  return today;
}

function Actions() {
  const resetDay = () => {
    writeLocal("currentDayIndex", 1);
    writeLocal("currentBlockName", "morning");
    toast("Back to day 1, morning.");
  };
  return (
    <>
      <Button onClick={resetDay}>Reset to Day 1</Button>
      <ResetButton
        label="Clear localStorage"
        question="Clear local storage?"
        consequence="This browser forgets your profile, the trip and its plan. You stay signed in, and the server keeps everything."
        done="Local storage is cleared."
        reset={() => void clearStored("start-over")}
      />
      <ButtonLink to="/" look="quiet">
        Go Home
      </ButtonLink>
    </>
  );
}
