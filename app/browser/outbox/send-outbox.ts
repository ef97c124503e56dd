import { completeBlock } from "~/contracts/calls/live";
import { saveReflection } from "~/contracts/calls/memories";
import { tickStop } from "~/contracts/calls/ticks";
import { keepsOrder, type QueuedCommand } from "~/domain/offline/outbox";
import { afterAnswer, type QueueAnswer, type QueueTold } from "~/domain/offline/outbox-answer";
import { reflectionSummary } from "#messages/memories";
import { callApi } from "../api/api-client";
import { ApiProblem, isUnauthenticated } from "../api/api-problem";
import { keepLiveStatus, refreshLiveStatus } from "../api/live-status";
import { takeTick } from "../storage/trip-ticks";
import { readOutbox, tripsWaiting, writeOutbox } from "./outbox-store";

const TIMEOUT_MS = 15_000;

export type SendingReport = { told: QueueTold[]; sent: number; left: number };

/** Sends what waits, one after the other and in order, each trip's for itself and ticks last; stops at the first that the server cannot take for now. */
export async function sendWaiting(): Promise<SendingReport> {
  const report: SendingReport = { told: [], sent: 0, left: 0 };
  for (const tripId of tripsWaiting()) await sendForTrip(tripId, report);
  return report;
}

async function sendForTrip(tripId: string, report: SendingReport): Promise<void> {
  for (;;) {
    const { waiting } = readOutbox(tripId);
    const command = waiting.find(keepsOrder) ?? waiting[0];
    if (command === undefined) return;
    const answer = await send(tripId, command);
    const { outbox, told, next } = afterAnswer(readOutbox(tripId), command.id, answer);
    writeOutbox(tripId, outbox);
    if (next === "wait") {
      report.left += outbox.waiting.length;
      return;
    }
    if (answer.kind === "done") report.sent += 1;
    if (told !== null) report.told.push(told);
    // The server's position wins over the one that this device went on with.
    if (answer.kind === "refused" && command.kind === "complete-block")
      await refreshLiveStatus(tripId).catch(ignoreProblem);
  }
}

async function send(tripId: string, command: QueuedCommand): Promise<QueueAnswer> {
  try {
    await carryOut(tripId, command);
    return { kind: "done" };
  } catch (error) {
    return readProblem(error);
  }
}

async function carryOut(tripId: string, command: QueuedCommand): Promise<void> {
  switch (command.kind) {
    case "complete-block": {
      const { dayIndex, blockName } = command;
      const body = { tripId, dayIndex, blockName };
      return void keepLiveStatus(tripId, await callApi(completeBlock, { body, timeoutMs: TIMEOUT_MS }));
    }
    case "tick-stop": {
      const { stopId, done } = command;
      const sent = { params: { tripId }, body: { stopId, done }, timeoutMs: TIMEOUT_MS };
      const { tick } = await callApi(tickStop, sent);
      return takeTick(tripId, tick, done);
    }
    case "reflect": {
      const { dayIndex, moodTags, journalText } = command;
      const { reflection } = await callApi(saveReflection, {
        params: { tripId, dayNumber: String(dayIndex) },
        body: { summary: reflectionSummary(dayIndex), moodTags, journalText },
        timeoutMs: TIMEOUT_MS,
      });
      void import("../storage/kept-reflections").then(
        ({ addKeptReflection }) => addKeptReflection(reflection),
        () => undefined,
      ); // without it, the next start fetches all of them
      return;
    }
    default:
      command satisfies never;
  }
}

/** Busy, broken and unreadable servers count as unreached: the command is as good as it was. */
export function readProblem(error: unknown): QueueAnswer {
  if (!(error instanceof ApiProblem)) throw error;
  if (isUnauthenticated(error)) return { kind: "signed-out" };
  const { status, code } = error;
  const isVerdict = status >= 400 && status < 500 && status !== 408 && status !== 429 && code !== "unreadable";
  return isVerdict ? { kind: "refused", status, code } : { kind: "unreached" };
}

/** The next look at the trip asks again. @throws what is no answer of the server */
function ignoreProblem(error: unknown): void {
  if (!(error instanceof ApiProblem)) throw error;
}
