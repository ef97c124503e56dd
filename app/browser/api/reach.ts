import * as z from "zod/mini";
import { copied, readLocal } from "../storage/local-copy";
import { stored } from "../storage/stored-keys";
import { storedValue, useStored } from "../storage/stored-value";
import { ApiProblem } from "./api-problem";

const lost = storedValue({ ...stored.lostReach, shape: z.object({ asOf: z.nullable(z.number()) }) });

/** Without any answer for so long, what is shown may be old. */
const PATIENCE_MS = 6_000;

/** When what is shown of the trip was last known to be true, in milliseconds since 1970; null while this page has not heard. */
let confirmedAt: number | null = null;

/** A call or the room has said how the trip stands. */
export function noteReached(): void {
  noteStillTrue();
  if (lost.read() !== null) lost.remove();
}

/** Up to now the room would have told of any change. */
export function noteStillTrue(): void {
  confirmedAt = Date.now();
}

/** The trip could not be asked about: what is shown is of before, whatever the browser believes of its network, until `noteReached`. A reload changes nothing about that. */
export function noteUnreached(): void {
  // The calls of a page that is being left fail as well; it does not live to this.
  setTimeout(() => {
    if (lost.read() === null && readLocal("tripData") !== null)
      lost.write({ asOf: confirmedAt ?? copied.read()?.at ?? null });
  });
}

export const isReachLost = (): boolean => lost.read() !== null;

/** Of when what is shown is, where it may not be true any more; null while it is true. */
export const useLostReach = (): { asOf: number | null } | null => useStored(lost);

/** Notes by a call that asks how the trip stands whether it was reached; gives its reply. */
export async function noteReach<Reply>(asking: Promise<Reply>): Promise<Reply> {
  const timer = setTimeout(noteUnreached, PATIENCE_MS);
  try {
    const reply = await asking;
    noteReached();
    return reply;
  } catch (error) {
    if (!isAnswer(error)) noteUnreached();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** A refusal is the server's own word, unlike what a proxy says, or a server that has lost its database. */
export const isAnswer = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.code !== "unreadable";
