import type { AppLoadContext } from "@remix-run/cloudflare";
import { answerCall, type Called } from "./answer-call";
import type { Params, ServedCall } from "./serve-call";

/** Answers a request to a call's path; null for every other path. */
export type CallTable = (request: Request, context: AppLoadContext) => Promise<Response> | null;

/** The calls, found by the path of a request as Remix finds a route: in any capitals, with or without a slash at the end. */
export function callTable(calls: readonly ServedCall[]): CallTable {
  const find = finder(byPath(calls));
  return (request, context) => {
    const called = find(new URL(request.url).pathname);
    return called && answerCall(request, called, context);
  };
}

/** Several calls may share a path, each with a method of its own. */
function byPath(calls: readonly ServedCall[]): Map<string, ServedCall[]> {
  const paths = new Map<string, ServedCall[]>();
  for (const call of calls) paths.set(call.path, [...(paths.get(call.path) ?? []), call]);
  return paths;
}

function finder(paths: Map<string, ServedCall[]>): (pathname: string) => Called | null {
  const hasNames = (path: string): boolean => path.includes(":");
  // What is written out comes before what stands for anything: `/wayfellow/trip/switch` before `/wayfellow/:tripId/chat`.
  const patterns = [...paths]
    .sort(([one], [other]) => Number(hasNames(one)) - Number(hasNames(other)))
    .map(([path, calls]) => ({ pattern: patternOf(path), calls }));
  return (pathname) => {
    const exact = hasNames(pathname) ? undefined : paths.get(pathname);
    if (exact) return { calls: exact, params: {} };
    for (const { pattern, calls } of patterns) {
      const match = pattern.exec(pathname);
      if (match) return { calls, params: decoded(match.groups ?? {}) };
    }
    return null;
  };
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(".", "\\.").replace(/:(\w+)/g, "(?<$1>[^/]+)")}/*$`, "i");

const decoded = (groups: Record<string, string>): Params =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodedText(text)]));

/** What is encoded wrongly stays as it is: no id looks like that, so the call will find nothing. */
function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (broken) {
    if (broken instanceof URIError) return text;
    throw broken;
  }
}
