import { APIConnectionError, APIError } from "openai";
import { ModelFailure } from "./failure";

/** Whatever the SDK or the network threw, as a failure of a known kind. */
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

/** In milliseconds; servers say it in seconds. A date is left to the cap that every wait has. */
function retryAfter(headers: Headers | undefined): number | null {
  const seconds = Number.parseFloat(headers?.get("retry-after") ?? "");
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null;
}

/** The kind of error underneath, for the log: its status or name, never its sentence, which may quote what was asked. */
export function causeOf({ cause }: ModelFailure): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  return cause instanceof APIError && cause.status !== undefined ? `status ${cause.status}` : cause.name;
}
