import type { ClientActionFunctionArgs } from "@remix-run/react";
import { redirect } from "@remix-run/react";
import { callApi } from "~/browser/api-client";
import { dropDraft } from "~/browser/form-draft";
import { formChoices, formText } from "~/browser/form-fields";
import { onUnauthenticated, requireSession } from "~/browser/guards";
import { readLocal, writeLocal } from "~/browser/local-copy";
import { saveReflection } from "~/contracts/memories";
import { lookbackDay } from "~/domain/live-advance";
import { MOODS, reflectionSummary } from "~/domain/reflection";
import { toast } from "~/ui/toast";
import { lookbackTexts as texts } from "./lookback-texts";

export type LookbackAnswer = { kind: "not-saved" };

/** The name of the draft of one day's reflection. */
export const reflectionDraft = (tripId: string, day: number): string => `reflection-${tripId}-${day}`;

/** Saves the reflection and goes on: to the next morning, after the last day to /tripcomplete, from an earlier day back to the memories. */
export async function lookbackAction({ request }: ClientActionFunctionArgs): Promise<LookbackAnswer | Response> {
  requireSession();
  const form = await request.formData();
  const day = Number(formText(form, "day"));
  const trip = readLocal("tripData");
  if (trip === null) return { kind: "not-saved" };
  try {
    const body = { summary: reflectionSummary(day), moodTags: formChoices(form, "moodTags", MOODS), journalText: formText(form, "journalText") };
    await callApi(saveReflection, { params: { tripId: trip.tripId, dayNumber: String(day) }, body });
  } catch (error) {
    onUnauthenticated(error);
    // SPEC section 8: a failed save is logged and no message interrupts.
    console.error("The reflection was not saved.", error);
    return { kind: "not-saved" };
  }
  dropDraft(reflectionDraft(trip.tripId, day));
  toast(texts.kept(day));
  return redirect(goOnAfter(day, trip.daysTotal));
}

function goOnAfter(day: number, daysTotal: number): string {
  if (day < lookbackDay(readLocal("currentDayIndex"), daysTotal).completedDay) return "/reflections";
  if (day >= daysTotal) return "/tripcomplete";
  // A reflection written late must not move a day that is under way back to its morning.
  if (readLocal("currentDayIndex") <= day) {
    writeLocal("currentDayIndex", day + 1);
    writeLocal("currentBlockName", "morning");
  }
  return "/tripliveday";
}
