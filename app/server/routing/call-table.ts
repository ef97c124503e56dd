import type { AppLoadContext, ServerBuild } from "@remix-run/cloudflare";
import type { RouteFunction } from "../http/handle";

type RouteModules = ServerBuild["routes"];
type RouteModule = RouteModules[string]["module"];

/** A call that was found: the function that answers it, and the path's `:name` parts. */
type Found = { module: RouteModule; params: Record<string, string> };

/** Answers a request to a call's path without asking Remix's router; null for every other path. */
export type CallTable = (request: Request, pathname: string, context: AppLoadContext) => Promise<Response> | null;

/** A route without a screen, as Remix tells them apart. */
export const isCall = ({ module }: RouteModules[string]): boolean =>
  module.default === undefined && module.ErrorBoundary === undefined;

/** The calls among the routes of a build (docs/decisions/005). */
export function callTable(routes: RouteModules): CallTable {
  const find = finder(routes);
  return (request, pathname, context) => {
    const found = find(pathname);
    return found && answer(request, found, context);
  };
}

async function answer(request: Request, { module, params }: Found, context: AppLoadContext): Promise<Response> {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const work = isRead ? module.loader : module.action;
  if (!isRouteFunction(work)) throw new Error("A call's route exports no loader or no action.");
  const response = await work({ request, params, context });
  return request.method === "HEAD" ? new Response(null, response) : response;
}

/** Every call's loader and action are made by `handle` and its siblings, which give a `Response`. */
const isRouteFunction = (work: unknown): work is RouteFunction => typeof work === "function";

function finder(routes: RouteModules): (pathname: string) => Found | null {
  const fixed = new Map<string, RouteModule>();
  const patterns: { pattern: RegExp; module: RouteModule }[] = [];
  for (const route of Object.values(routes)) {
    if (route.path === undefined || !isCall(route)) continue;
    if (route.path.includes(":")) patterns.push({ pattern: patternOf(route.path), module: route.module });
    else fixed.set(`/${route.path}`, route.module);
  }
  return (pathname) => {
    const module = fixed.get(pathname);
    if (module) return { module, params: {} };
    for (const candidate of patterns) {
      const match = candidate.pattern.exec(pathname);
      if (match) return { module: candidate.module, params: decoded(match.groups ?? {}) };
    }
    return null;
  };
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^/${path.replaceAll(".", "\\.").replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`);

const decoded = (groups: Record<string, string>): Record<string, string> =>
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
