import { APIConnectionError, APIError } from "openai";

/**
 * Why a request to the model came to nothing. `silence`: it hung; `busy`: 429; `format`: it does not take this form of structured
 * output; `turned-down`: any other 4xx; `refused`: the model would not; `nonsense`: its reply was empty, cut off or of no use; `spent`: it was
 * not asked, as the day's tokens are used up.
 */
type FailureKind =
  "silence" | "deadline" | "busy" | "server" | "network" | "format" | "turned-down" | "refused" | "nonsense" | "spent";

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

const MAY_PASS: ReadonlySet<FailureKind> = new Set(["silence", "busy", "server", "network", "nonsense"]);

/** Whether asking the same once more may help. */
export const mayPass = ({ kind }: ModelFailure): boolean => MAY_PASS.has(kind);

/** What the SDK or the network threw, as a failure of a known kind. */
export function failureOf(problem: unknown): ModelFailure {
  if (problem instanceof ModelFailure) return problem;
  if (problem instanceof APIConnectionError) return new ModelFailure("network", null, { cause: problem });
  if (!(problem instanceof APIError)) return new ModelFailure("network", null, { cause: problem });
  const wait = retryAfter(problem.headers);
  const { status } = problem;
  if (status === 429) return new ModelFailure("busy", wait, { cause: problem });
  if (status === undefined || status >= 500 || status === 408)
    return new ModelFailure("server", wait, { cause: problem });
  return new ModelFailure(status === 400 || status === 415 || status === 422 ? "format" : "turned-down", null, {
    cause: problem,
  });
}

/** In milliseconds; servers send seconds. A date is not read: the usual wait does then. */
function retryAfter(headers: Headers | undefined): number | null {
  const seconds = Number.parseFloat(headers?.get("retry-after") ?? "");
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null;
}

/** The underlying error for the log: its status or name, never its message, which may quote what was asked. */
export function causeOf({ cause }: ModelFailure): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  return cause instanceof APIError && cause.status !== undefined ? `status ${cause.status}` : cause.name;
}
