import { isCompletion, type Outbox } from "./outbox";

/** How the server answered the command: `unreached` when it did not, or could not for now. */
export type QueueAnswer =
  { kind: "done" } | { kind: "unreached" } | { kind: "signed-out" } | { kind: "refused"; status: number; code: string };

/** What the traveller must hear: a refused command is dropped, but never without a word. */
export type QueueTold =
  | { kind: "moved-meanwhile" }
  | { kind: "not-started" }
  | { kind: "not-yours" }
  | { kind: "not-taken" }
  | { kind: "words-kept"; dayIndex: number };

export type QueueStep = { outbox: Outbox; told: QueueTold | null; next: "go-on" | "wait" };

/**
 * What becomes of the outbox after the answer to one of its commands. An unreached server and a lost sign-in leave everything in its order.
 * A refused block takes the blocks behind it along, since they build on it; refused words are set aside, never dropped. A refused tick goes without
 * a word: the list shows it, and what it was set at may be gone.
 */
export function afterAnswer(outbox: Outbox, id: string, answer: QueueAnswer): QueueStep {
  if (answer.kind === "unreached" || answer.kind === "signed-out") return { outbox, told: null, next: "wait" };
  const command = outbox.waiting.find((queued) => queued.id === id);
  if (command === undefined) return { outbox, told: null, next: "go-on" }; // replaced while it was on its way
  const rest = { ...outbox, waiting: outbox.waiting.filter((queued) => queued.id !== id) };
  if (answer.kind === "done") return { outbox: rest, told: null, next: "go-on" };
  if (command.kind === "reflect") {
    return {
      outbox: { ...rest, stranded: [...rest.stranded, command] },
      told: { kind: "words-kept", dayIndex: command.dayIndex },
      next: "go-on",
    };
  }
  if (command.kind === "tick-stop") return { outbox: rest, told: null, next: "go-on" };
  return {
    outbox: { ...rest, waiting: rest.waiting.filter((queued) => !isCompletion(queued)) },
    told: whyNotCompleted(answer),
    next: "go-on",
  };
}

function whyNotCompleted({ status, code }: { status: number; code: string }): QueueTold {
  if (code === "out-of-order") return { kind: "moved-meanwhile" };
  if (code === "not-started") return { kind: "not-started" };
  return { kind: status === 403 || status === 404 ? "not-yours" : "not-taken" };
}
