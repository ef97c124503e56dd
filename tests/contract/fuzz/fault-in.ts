import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import { PROBLEM_STATUS, problemShape } from "~/contracts/problem";
import type { FuzzRequest } from "./fuzz-request";
import type { FuzzAnswer } from "./send-fuzz-request";

const statusOf = new Map<string, number>(Object.entries(PROBLEM_STATUS));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What is wrong with an answer, whatever was asked; null when nothing is. */
export function faultIn({ name, method }: FuzzRequest, answer: FuzzAnswer | null): string | null {
  if (answer === null) return "no answer";
  const { status, headers, text } = answer;
  if (status >= 500) return `a ${status}`;
  if (!headers["x-request-id"]) return "an answer without a request id";
  if (method === "HEAD") return text === "" ? null : "an answer to HEAD that has a body";
  // Where a path is no call's, Remix may answer with a document.
  if (name === null && headers["content-type"]?.startsWith("text/html")) return null;
  if (status >= 400) return faultInProblem(answer);
  if (status >= 300) return name === null ? null : "a call that redirects";
  if (name === null) return null;
  const told = parsed(text);
  // It is sent as it is read: an account that is deleted meanwhile ends it in the middle.
  if (name === "exportAccount" && told === undefined) return null;
  const reply = ALL_ENDPOINTS[name].reply.safeParse(told);
  return reply.success ? null : `a reply that is not as the contract says: ${reply.error.issues[0]?.path.join(".")}`;
}

function faultInProblem({ status, headers, text }: FuzzAnswer): string | null {
  const problem = problemShape.safeParse(parsed(text));
  if (!problem.success) return `a ${status} that is no problem of the documented shape`;
  if (statusOf.get(problem.data.code) !== status) return `a ${status} by the code ${problem.data.code}`;
  if (headers["cache-control"] !== "no-store") return `a ${status} that may be stored`;
  if (/SQLITE|SELECT |INSERT |\bat .*:\d+/.test(problem.data.error)) return `a ${status} that tells how it is made`;
  return null;
}
