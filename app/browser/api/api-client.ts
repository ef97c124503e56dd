import { type BodyInputOf, type Endpoint, type ParamsOf, type ReplyOf, warningShape } from "~/contracts/endpoint";
import { problemShape } from "~/contracts/problem";
import { ApiProblem, offlineProblem } from "./api-problem";
import { currentSession, freshToken } from "../session/session";
import { warn } from "./warnings";

export { ApiProblem } from "./api-problem";

const DEFAULT_TIMEOUT_MS = 30_000;

/** Reads the body of an answer; null for one that is not JSON. */
export type ReadBody = (response: Response) => Promise<unknown>;

type CallParts<E extends Endpoint> = {
  signal?: AbortSignal;
  timeoutMs?: number;
  read?: ReadBody;
} & (keyof ParamsOf<E> extends never ? { params?: undefined } : { params: ParamsOf<E> }) &
  (E["body"] extends null ? { body?: undefined } : { body: BodyInputOf<E> });

type CallArguments<E extends Endpoint> = object extends CallParts<E> ? [parts?: CallParts<E>] : [parts: CallParts<E>];

/** A path with its `:name` parts filled in. */
export const fillPath = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

/**
 * Makes one call of the API and gives its parsed reply. A signed-in call carries the token, renewed when it is about to expire.
 * @throws ApiProblem for every failure: the server's, no connection (or nobody signed in any more who asked ("offline"), an answer that does
 * not fit ("unreadable").
 * An abort through `signal` rejects with the signal's reason.
 */
export async function callApi<E extends Endpoint>(endpoint: E, ...[parts]: CallArguments<E>): Promise<ReplyOf<E>> {
  const {
    params,
    body,
    signal,
    timeoutMs = DEFAULT_TIMEOUT_MS,
    read = readJson,
  }: {
    params?: Record<string, string>;
    body?: unknown;
    signal?: AbortSignal;
    timeoutMs?: number;
    read?: ReadBody;
  } = parts ?? {};
  const caller = endpoint.access.kind === "open" ? undefined : currentSession()?.uid;
  const request: RequestInit = { method: endpoint.method, cache: "no-store", headers: await headersFor(endpoint) };
  if (endpoint.body !== null) request.body = JSON.stringify(body);
  const response = await send(fillPath(endpoint.path, params), request, signal, timeoutMs);
  const answer = await read(response);
  if (!response.ok) throw problemFrom(response.status, answer);
  const reply = endpoint.reply.safeParse(answer);
  if (!reply.success) throw unreadable(response.status);
  // Whoever asked is not here any more: what is theirs is not to be kept again on a device that was just cleared.
  if (caller !== undefined && currentSession()?.uid !== caller) throw offlineProblem();
  const warned = warningShape.safeParse(answer);
  if (warned.success) warn(warned.data.warning);
  return reply.data as ReplyOf<E>;
}

async function headersFor(endpoint: Endpoint): Promise<Record<string, string>> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (endpoint.body !== null) headers["Content-Type"] = "application/json";
  const token = endpoint.access.kind === "open" ? null : await freshToken();
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  return headers;
}

async function send(
  url: string,
  request: RequestInit,
  signal: AbortSignal | undefined,
  timeoutMs: number,
): Promise<Response> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, timeoutMs);
  signal?.addEventListener("abort", stop);
  try {
    return await fetch(url, { ...request, signal: controller.signal });
  } catch {
    signal?.throwIfAborted();
    throw offlineProblem();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}

/** Null for a body that is not JSON, as a proxy's error page is. One that the connection broke off was no answer. */
const readJson: ReadBody = (response) =>
  response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return null;
    throw offlineProblem();
  });

function problemFrom(status: number, answer: unknown): ApiProblem {
  const problem = problemShape.safeParse(answer);
  return problem.success
    ? new ApiProblem(status, problem.data.code, problem.data.error, problem.data.issues, problem.data.days)
    : unreadable(status);
}

const unreadable = (status: number): ApiProblem => new ApiProblem(status, "unreadable", "");
