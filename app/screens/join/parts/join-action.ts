import { redirect, type ClientActionFunctionArgs } from "@remix-run/react";
import { joinTexts as texts } from "#messages/people/join";
import { callApi } from "~/browser/api/api-client";
import { ApiProblem, problemMessage } from "~/browser/api/api-problem";
import { type FieldSentences, formText, inSentences } from "~/browser/forms/form-fields";
import { onUnauthenticated, requireSession } from "~/browser/session/guards";
import { addWaitingFor } from "~/browser/storage/pending";
import { joinTrip, validateJoinCode } from "~/contracts/calls/trip";
import { problemsOf, requiredLine } from "~/domain/forms/form-problems";
import { enterTrip } from "~/features/own-trips/switch-trip";
import { CODE_FIELD, dropInvitation } from "./invitation";

/** What became of a code: no trip has it, a trip has it, or that trip could not be joined. */
export type JoinAnswer =
  { kind: "refused"; alert: string } | ({ kind: "found"; code: string; alert: string | null } & Opened);

/** What a code tells of its trip. */
type Opened = { tripName: string; city: string };

/** The two steps of /join: asking about a code, and confirming that one joins its trip. */
export async function joinAction({ request }: ClientActionFunctionArgs): Promise<JoinAnswer | Response> {
  requireSession();
  const form = await request.formData();
  const opened = { tripName: formText(form, "tripName"), city: formText(form, "city") };
  return formText(form, "intent") === "confirm" ? confirm(codeOf(form), opened) : lookUp(codeOf(form));
}

/** Asks which trip a code opens. */
export async function lookUp(code: string): Promise<JoinAnswer> {
  try {
    const { tripName, city, joinCode } = await callApi(validateJoinCode, { body: { code } });
    return { kind: "found", code: joinCode, tripName, city, alert: null };
  } catch (error) {
    onUnauthenticated(error);
    return { kind: "refused", alert: problemMessage(error, texts.notFound) };
  }
}

async function confirm(code: string, opened: Opened): Promise<JoinAnswer | Response> {
  try {
    const joined = await callApi(joinTrip, { body: { joinCode: code } });
    if ("waiting" in joined) addWaitingFor(joined.waiting);
    else await enterTrip(joined);
    dropInvitation();
    return redirect("waiting" in joined ? "/joinwaiting" : "/profileparticipant");
  } catch (error) {
    onUnauthenticated(error);
    return { kind: "found", code, ...opened, alert: saysWhy(error) ? error.message : texts.notJoined };
  }
}

/** Refusals that signing in again would not help: the server says why. */
const FINAL = ["removed", "too-many-requests", "limit-reached"];

const saysWhy = (error: unknown): error is ApiProblem => error instanceof ApiProblem && FINAL.includes(error.code);

/** The code as it is sent: without surrounding space (SPEC section 5). */
const codeOf = (form: FormData): string => formText(form, CODE_FIELD).trim();

/** What keeps the code from being asked about. */
export const joinFormProblems = (form: FormData): FieldSentences<typeof CODE_FIELD> =>
  inSentences(problemsOf({ [CODE_FIELD]: requiredLine(codeOf(form), "no-join-code") }));
