import { redirect } from "@remix-run/react";
import { callApi } from "~/browser/api/api-client";
import { isOutOfReach, problemMessage } from "~/browser/api/api-problem";
import { keepLiveStatus } from "~/browser/api/live-status";
import { onUnauthenticated, requireSession } from "~/browser/session/guards";
import { beginDay } from "~/contracts/calls/live";
import { readLiveTrip } from "~/features/live/live-trip";
import { toast } from "~/ui/feedback/toast";
import { eveningAfterTexts as texts } from "#messages/live-pauses";

/** Begins the day that the trip has come to, for everybody, before its date has come. @throws ApiProblem */
export async function beginNextDay(tripId: string, day: number): Promise<void> {
  keepLiveStatus(tripId, await callApi(beginDay, { params: { tripId, dayIndex: String(day) }, timeoutMs: 15_000 }));
}

/** "Start Day n Now", in the evening before. */
export async function beginDayAction(): Promise<Response> {
  requireSession();
  const live = readLiveTrip();
  if (live?.moment.kind === "evening-after") {
    try {
      await beginNextDay(live.trip.tripId, live.moment.next.dayIndex);
    } catch (error) {
      onUnauthenticated(error);
      toast(isOutOfReach(error) ? texts.startFailed : problemMessage(error, texts.startFailed), { tone: "bad" });
    }
  }
  return redirect("/tripliveday");
}
