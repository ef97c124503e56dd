import type { ClientActionFunctionArgs } from "@remix-run/react";
import { redirect } from "@remix-run/react";
import { callApi } from "~/browser/api/api-client";
import { isOffline, problemMessage } from "~/browser/api/api-problem";
import { formText } from "~/browser/forms/form-fields";
import { onUnauthenticated, requireSession } from "~/browser/session/guards";
import { completeDay } from "~/contracts/calls/live";
import { keepLiveStatus } from "~/browser/api/live-status";
import { readLiveTrip } from "~/features/live/live-trip";
import { beginNextDay } from "./begin-day";
import { pickDayTexts as texts } from "#messages/live";

export type StartDayAnswer = { alert: string };

/** Moves the trip ahead to a day by completing every day before it, and begins it; where one fails, the trip stands at that day. */
export async function startDayAction({ request }: ClientActionFunctionArgs): Promise<StartDayAnswer | Response> {
  requireSession();
  const day = Number(formText(await request.formData(), "day"));
  const live = readLiveTrip();
  if (live === null) return { alert: texts.failed };
  const { tripId } = live.trip;
  try {
    for (let open = live.position.dayIndex; open < day; open += 1) {
      keepLiveStatus(tripId, await callApi(completeDay, { params: { tripId, dayIndex: String(open) } }));
    }
    await beginNextDay(tripId, day);
    return redirect("/tripliveday");
  } catch (error) {
    onUnauthenticated(error);
    return { alert: isOffline(error) ? texts.failed : problemMessage(error, texts.failed) };
  }
}
