import { Form, useSubmit } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import { preTripHubTexts as texts } from "#messages/planning";
import { isCalendarDate, daysUntil } from "~/domain/dates/calendar-date";
import { localDate } from "~/domain/trip/leg-zones";
import type { Trip } from "~/domain/trip/trip";
import { Button } from "~/ui/actions/button";
import { ConfirmDialog } from "~/ui/feedback/confirm-dialog";
import { useSubmitting } from "./use-submitting";

/** "Start My Trip"; before the first day it is asked whether that is meant, since everybody on the trip sees it begin. */
export function StartTrip({ trip }: { trip: Trip }) {
  const { startDate } = trip;
  const [asking, setAsking] = useState(false);
  const starting = useSubmitting();
  const submit = useSubmit();
  const ahead = isCalendarDate(startDate) ? daysUntil(startDate, localDate(trip, 1, new Date())) : 0;
  const askFirst = (event: FormEvent) => {
    if (ahead <= 0) return;
    event.preventDefault();
    setAsking(true);
  };
  const start = () => {
    setAsking(false);
    submit(null, { method: "post" });
  };
  return (
    <>
      <Form method="post" className="grid" onSubmit={askFirst}>
        <Button type="submit" pending={starting} pendingLabel={texts.starting}>
          {texts.start}
        </Button>
      </Form>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={start}
        title={texts.startEarly(ahead)}
        description={texts.startEarlyWhy}
        confirmLabel={texts.startNow}
        cancelLabel={texts.notYet}
        danger={false}
      />
    </>
  );
}
