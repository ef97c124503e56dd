import { ALL_ENDPOINTS } from "~/contracts/all-endpoints";
import { PROBLEM_STATUS, problemShape } from "~/contracts/problem";
import type { FuzzRequest } from "./fuzz-request";
import type { FuzzAnswer, Silence } from "./send-fuzz-request";

const statusOf = new Map<string, number>(Object.entries(PROBLEM_STATUS));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether an export begins as one and ends in the middle: it is sent while it is read. */
export const isCutOffExport = (name: FuzzRequest["name"], { status, text }: FuzzAnswer): boolean =>
  name === "exportAccount" &&
  status === 200 &&
  text.startsWith('{"product":"wayfellow",') &&
  parsed(text) === undefined;

export const NO_ANSWER = "no answer";

/**
 * What is wrong with an answer, whatever was asked; null when nothing is.
 * @param endedBefore whether the account of whoever asked was deleted by then, which is why an export may end in the middle
 */
export function faultIn(
  { name, method }: FuzzRequest,
  answer: FuzzAnswer | Silence,
  endedBefore: boolean,
): string | null {
  if (answer.status === null) return `${NO_ANSWER}: ${answer.why}`;
  const { status, headers, text } = answer;
  if (status >= 500) return `a ${status}`;
  if (!headers["x-request-id"]) return "an answer without a request id";
  if (method === "HEAD") return text === "" ? null : "an answer to HEAD that has a body";
  // Where a path is no call's, Remix may answer with a document.
  if (name === null && headers["content-type"]?.startsWith("text/html")) return null;
  if (status >= 400) return faultInProblem(answer);
  if (status >= 300) return name === null ? null : "a call that redirects";
  if (name === null) return null;
  if (isCutOffExport(name, answer)) return endedBefore ? null : "an export that ends in the middle";
  const reply = ALL_ENDPOINTS[name].reply.safeParse(parsed(text));
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
