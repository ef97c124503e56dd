/**
 * Why a request to the model came to nothing. `silence`: it hung; `busy`: 429; `format`: it does not take this form of structured
 * output; `turned-down`: any other 4xx; `refused`: the model would not; `nonsense`: its reply was empty, cut off or of no use.
 */
export type FailureKind =
  "silence" | "deadline" | "busy" | "server" | "network" | "format" | "turned-down" | "refused" | "nonsense";

export class ModelFailure extends Error {
  override readonly name = "ModelFailure";

  constructor(
    readonly kind: FailureKind,
    readonly retryAfterMs: number | null = null,
    options?: ErrorOptions,
  ) {
    super(`The model's server: ${kind}.`, options);
  }
}

const PASSING: ReadonlySet<FailureKind> = new Set(["silence", "busy", "server", "network", "nonsense"]);

/** Whether asking the same once more may help. */
export const isPassing = ({ kind }: ModelFailure): boolean => PASSING.has(kind);
