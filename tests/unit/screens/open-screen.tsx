import { renderToString } from "react-dom/server";
import { createMemoryRouter, matchRoutes, type RouteObject, RouterProvider } from "react-router-dom";
import { SCREENS } from "../../../app/routes";

type ScreenModule = {
  default?: React.ComponentType;
  HydrateFallback?: React.ComponentType;
  clientLoader?: (args: { request: Request; params: Record<string, string | undefined> }) => unknown;
  clientAction?: (args: { request: Request; params: Record<string, string | undefined> }) => unknown;
};

const modules = import.meta.glob<ScreenModule>("/app/screens/**/*.tsx");

/** The screens of the route table by the same rules of address that the product uses. */
const routes: (RouteObject & { id: string; file: string })[] = SCREENS.map(({ path, file }) => ({
  path: `/${path}`,
  id: file + path,
  file,
}));

/** Where an address led and what stands there, as plain text and as links; or where it led on to. */
export type Opened =
  { kind: "screen"; title: string; text: string; links: string[]; html: string } | { kind: "led-on"; to: string };

/**
 * Opens a screen as the browser does, with what the local copy of this moment holds, and renders it once: no effect runs and no call is answered,
 * so what is seen is what a traveller sees first; with `settled`, what they see once the screen's own calls have been answered.
 */
export async function openScreen(address: string, { settled = false } = {}): Promise<Opened> {
  const { url, route, params, module } = await screenAt(address);
  const data = await outcomeOf(() => module.clientLoader?.({ request: new Request(url), params }));
  if (data instanceof Response) return { kind: "led-on", to: data.headers.get("Location") ?? "" };
  return seen(
    render(
      address,
      { id: route.id, path: route.path ?? "/", Component: module.default ?? null, loader: true },
      settled ? await eachSettled(data) : data,
    ),
  );
}

const eachSettled = async (data: unknown): Promise<unknown> =>
  typeof data === "object" && data !== null
    ? Object.fromEntries(
        await Promise.all(Object.entries(data).map(async ([name, value]) => [name, await value] as const)),
      )
    : data;

/** Sends a screen's form; gives what the screen is told, or the path that it leads on to. */
export async function sendTo(address: string, fields: Record<string, string> = {}): Promise<unknown> {
  const { url, params, module } = await screenAt(address);
  const answer = await outcomeOf(() =>
    module.clientAction?.({ request: new Request(url, { method: "POST", body: new URLSearchParams(fields) }), params }),
  );
  return answer instanceof Response ? answer.headers.get("Location") : answer;
}

async function screenAt(address: string) {
  const url = new URL(address, "https://wayfellow.test");
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  if (match === undefined) throw new Error(`No screen at ${address}`);
  const load = modules[`/app/${match.route.file}`];
  if (load === undefined) throw new Error(`No module for ${address}`);
  return { url, route: match.route, params: match.params, module: await load() };
}

/** What a loader or an action gives; a redirect that it throws counts as given. */
async function outcomeOf(work: () => unknown): Promise<unknown> {
  try {
    return (await work()) ?? null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

function render(address: string, route: RouteObject & { id: string }, data: unknown): string {
  const router = createMemoryRouter([route], {
    initialEntries: [address],
    hydrationData: { loaderData: { [route.id]: data } },
  });
  const html = renderToString(<RouterProvider router={router} />);
  router.dispose();
  return html;
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const plain = (html: string): string =>
  html
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();

function seen(html: string): Opened {
  const titles = [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/g)].map(([, inner]) => plain(inner ?? ""));
  const links = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, to]) => plain(to ?? ""));
  return { kind: "screen", title: titles.join(" | "), text: plain(html), links, html };
}
