import type { ClientActionFunctionArgs } from "@remix-run/react";
import { redirect } from "@remix-run/react";
import { callApi } from "~/browser/api/api-client";
import { dayBegins } from "~/browser/api/live-status";
import { isOutOfReach } from "~/browser/api/api-problem";
import { dropDraft } from "~/browser/forms/form-draft";
import { formChoices, formText } from "~/browser/forms/form-fields";
import { onUnauthenticated, requireSession } from "~/browser/session/guards";
import { addKeptReflection, noteReflected } from "~/browser/storage/kept-reflections";
import { readLocal, writeLocal } from "~/browser/storage/local-copy";
import { keepForLater, readOutbox } from "~/browser/outbox/outbox-store";
import { saveReflection } from "~/contracts/calls/memories";
import { lookbackDay } from "~/domain/live/live-advance";
import { keepsOrder } from "~/domain/offline/outbox";
import { MOODS } from "~/domain/memories/reflection";
import type { Trip } from "~/domain/trip/trip";
import { toast } from "~/ui/feedback/toast";
import { readLiveTrip } from "~/features/live/live-trip";
import { liveScreenOf } from "~/features/trip-at-hand/home-of";
import { lookbackTexts as texts, reflectionSummary } from "#messages/memories";

export type LookbackAnswer = { kind: "not-saved" };

/** The name of the draft of one day's reflection. */
export const reflectionDraft = (tripId: string, day: number): string => `reflection-${tripId}-${day}`;

type GoOn = (trip: Trip, day: number) => Response;

/** Saves the reflection and goes on: to the next morning, after the last day to /tripcomplete, from an earlier day back to the memories. */
export const lookbackAction = (sent: ClientActionFunctionArgs): Promise<LookbackAnswer | Response> =>
  reflectThen(goOnAfter, sent);

/** Saves the reflection on the day that the form names, and goes on as told. */
export async function reflectThen(
  goOn: GoOn,
  { request }: ClientActionFunctionArgs,
): Promise<LookbackAnswer | Response> {
  requireSession();
  const form = await request.formData();
  const day = Number(formText(form, "day"));
  const trip = readLocal("tripData");
  if (trip === null || !(await saveWords(trip, day, form))) return { kind: "not-saved" };
  dropDraft(reflectionDraft(trip.tripId, day));
  noteReflected(trip.tripId, day);
  return goOn(trip, day);
}

/** Whether the words are safe, on the server or on this phone. @throws a redirect to /access on a 401 */
async function saveWords(trip: Trip, day: number, form: FormData): Promise<boolean> {
  // What waits goes first: a day may not be finished for the server yet.
  if (readOutbox(trip.tripId).waiting.some(keepsOrder)) return keepWords(trip, day, form);
  try {
    const body = { summary: reflectionSummary(day), ...wordsOf(form) };
    const { reflection } = await callApi(saveReflection, {
      params: { tripId: trip.tripId, dayNumber: String(day) },
      body,
    });
    addKeptReflection(reflection);
  } catch (error) {
    onUnauthenticated(error);
    if (isOutOfReach(error)) return keepWords(trip, day, form);
    // SPEC section 8: a failed save is logged and no message interrupts.
    console.error("The reflection was not saved.", error);
    return false;
  }
  toast(texts.kept(day));
  return true;
}

const wordsOf = (form: FormData) => ({
  moodTags: formChoices(form, "moodTags", MOODS),
  journalText: formText(form, "journalText"),
});

/** Without a connection the words stay on this phone, and are sent when there is one. */
function keepWords(trip: Trip, day: number, form: FormData): true {
  keepForLater(trip.tripId, { kind: "reflect", dayIndex: day, ...wordsOf(form) });
  toast(texts.keptHere(day), { tone: "note" });
  return true;
}

function goOnAfter({ daysTotal }: Trip, day: number): Response {
  const now = readLiveTrip()?.position.dayIndex ?? day + 1;
  if (day < lookbackDay(now, daysTotal).completedDay) return redirect("/reflections");
  if (day >= daysTotal) return redirect("/tripcomplete");
  // A reflection written late must not move a day that is under way back to its morning.
  if (now <= day) {
    writeLocal("currentDayIndex", day + 1);
    writeLocal("currentBlockName", "morning");
    dayBegins.remove();
  }
  return redirect(liveScreenOf(readLocal("userData")?.role ?? "originator"));
}
