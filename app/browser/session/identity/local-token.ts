import { localTokenReply } from "~/contracts/calls/identity";
import { problemShape } from "~/contracts/problem";
import { ApiProblem, offlineProblem } from "~/browser/api/api-problem";
import type { Token } from "./popup-message";

/**
 * Asks the local issuer for a token (DESIGN section 4).
 * @throws ApiProblem
 */
export async function requestLocalToken(person: { email: string; name: string }): Promise<Token> {
  const response = await fetch("/identity/local/token", {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(person),
  }).catch(() => null);
  if (response === null) throw offlineProblem();
  const answer: unknown = await response.json().catch(() => null);
  const token = localTokenReply.safeParse(answer);
  if (response.ok && token.success) return token.data;
  const problem = problemShape.safeParse(answer);
  throw problem.success
    ? new ApiProblem(response.status, problem.data.code, problem.data.error, problem.data.issues)
    : new ApiProblem(response.status, "unreadable", "");
}
