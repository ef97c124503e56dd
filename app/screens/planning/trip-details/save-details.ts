import * as z from "zod/mini";
import { savedText, tripDetailsTexts as texts } from "#messages/trip-details";
import { callApi } from "~/browser/api/api-client";
import { ApiProblem, isOffline, problemMessage } from "~/browser/api/api-problem";
import { dropDraft, type FormDraft, saveDraft } from "~/browser/forms/form-draft";
import { type FieldSentences, formText } from "~/browser/forms/form-fields";
import { onUnauthenticated } from "~/browser/session/guards";
import { writeLocal } from "~/browser/storage/local-copy";
import { changeTrip, readTripBase, tripShape } from "~/contracts/calls/trip";
import type { PlannedDay } from "~/contracts/problem";
import type { Trip } from "~/domain/trip/trip";
import { changedFields, detailsOf, someOf, type TripDetails } from "~/domain/trip/trip-details";
import { hydrateLocalCopy } from "~/browser/api/hydrate";
import { toast } from "~/ui/feedback/toast";
import { detailsFormName, detailsFrom, fieldOfIssue } from "./details-form";

/** Named in the form when its sender agrees that what is planned on the days cut goes to the shelf. */
const SHELVE = "shelve";

/** What is filled in, with the word that what is planned on the days cut goes to the shelf. */
export function shelving({ tripId }: Trip): FormData {
  const form = new FormData(document.forms.namedItem(detailsFormName(tripId)) ?? undefined);
  form.set(SHELVE, "yes");
  return form;
}

export type SaveOutcome =
  | { kind: "saved" }
  | {
      kind: "refused";
      alert: string | null;
      refused: FieldSentences<string>;
      shelves: readonly PlannedDay[] | null;
      /** The cities were to change. */
      ofCities: boolean;
    };

/** The trip as it was when somebody began to type: what they change, they change from that. */
export function baseOf(trip: Trip, draft: FormDraft): TripDetails {
  const kept = draft?.base?.[0];
  if (kept === undefined) return detailsOf(trip);
  try {
    const known = z.record(z.string(), z.unknown()).parse(JSON.parse(kept));
    const legs = z.array(z.object({ city: z.string(), fromDay: z.number(), toDay: z.number() })).safeParse(known.legs);
    const read = tripShape.safeParse({ ...trip, ...known, legs: trip.legs });
    const seen = detailsOf(read.success ? read.data : trip);
    return legs.success ? { ...seen, legs: legs.data } : seen;
  } catch {
    return detailsOf(trip);
  }
}

/** Sends what was changed, and only that, so that what others change at the same time stays. */
export async function saveDetails(trip: Trip, form: FormData): Promise<SaveOutcome> {
  const base = baseOf(trip, { base: [formText(form, "base")] });
  const details = detailsFrom(form, base);
  const changed = changedFields(base, details);
  try {
    const reply = await callApi(changeTrip, {
      params: { tripId: trip.tripId },
      body: { ...someOf(details, changed), before: someOf(base, changed), shelve: form.has(SHELVE) },
    });
    writeLocal("tripData", reply.trip);
    dropDraft(detailsFormName(trip.tripId));
    toast(savedText(reply.trip, changed));
    // In silence: the trip is here as the server just gave it; its days follow with the next look.
    await hydrateLocalCopy().catch(() => null);
    return { kind: "saved" };
  } catch (error) {
    onUnauthenticated(error);
    return { ...(await refusal(error, trip, form)), ofCities: changed.includes("legs") };
  }
}

async function refusal(
  error: unknown,
  trip: Trip,
  form: FormData,
): Promise<Omit<SaveOutcome & { kind: "refused" }, "ofCities">> {
  if (!(error instanceof ApiProblem)) throw error;
  if (error.code === "days-would-be-shelved") return { kind: "refused", alert: null, refused: {}, shelves: error.days };
  if (error.code === "conflict") await takeTheirs(trip, form);
  const refused: FieldSentences<string> = {};
  for (const { path, message } of error.issues) refused[fieldOfIssue(path)] ??= message;
  const alert = isOffline(error) ? texts.offline : problemMessage(error, texts.failed);
  return { kind: "refused", alert, refused, shelves: null };
}

/** Somebody else was quicker: the next sending starts from what they made of it, and what is typed here stays. */
async function takeTheirs({ tripId }: Trip, form: FormData): Promise<void> {
  const { trip } = await callApi(readTripBase, { params: { tripId } });
  form.set("base", JSON.stringify(detailsOf(trip)));
  saveDraft(detailsFormName(tripId), form);
  writeLocal("tripData", trip);
}
