import { apiProblemTexts } from "#messages/server";
import type { FieldIssue, PlannedDay } from "~/contracts/problem";

/** A call that failed. `message` is a sentence a person can read; `status` is 0 when no answer came. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly issues: readonly FieldIssue[] = [],
    readonly days: readonly PlannedDay[] = [],
  ) {
    super(message);
    this.name = "ApiProblem";
  }
}

export const offlineProblem = (): ApiProblem => new ApiProblem(0, "offline", apiProblemTexts.offline);

export const isUnauthenticated = (error: unknown): boolean => error instanceof ApiProblem && error.status === 401;

export const isOffline = (error: unknown): boolean => error instanceof ApiProblem && error.code === "offline";

/** Nothing was wrong with the call: there was no connection, or the server has lost its database for now. It may be made again later. */
export const isOutOfReach = (error: unknown): boolean =>
  isOffline(error) || (error instanceof ApiProblem && error.status === 503);

/** It was asked for too often in a while; its sentence says when it may be asked for again. */
export const isTooMany = (error: unknown): boolean => error instanceof ApiProblem && error.status === 429;

/** A problem's own sentence, or the given one when there is none to show. */
export const problemMessage = (error: unknown, otherwise: string): string =>
  error instanceof ApiProblem && error.message !== "" ? error.message : otherwise;
