import {
  addProtocol,
  AJAXError,
  type RequestTransformFunction,
  type ResourceType,
} from "maplibre-gl/dist/maplibre-gl-csp";

/**
 * MapLibre's worker is a file of ours, and what it may fetch was written beside it when the app was built: nothing. What it would fetch goes through the
 * page, whose policy names the servers that are set.
 */
const SCHEME = "page";

/** What the worker fetches by itself; all else the page fetches anyway. */
const BY_WORKER: readonly (ResourceType | `${ResourceType}` | undefined)[] = ["Tile", "Source"];

export const throughPage: RequestTransformFunction = (url, type) => ({
  url: BY_WORKER.includes(type) && /^https?:/.test(url) ? `${SCHEME}://${url}` : url,
});

export const fetchThroughPage = (): void =>
  addProtocol(SCHEME, async ({ url, type }, { signal }) => {
    const address = url.slice(`${SCHEME}://`.length);
    const response = await fetch(address, { signal });
    if (!response.ok) throw new AJAXError(response.status, response.statusText, address, await response.blob());
    return {
      data: type === "json" ? await response.json() : await response.arrayBuffer(),
      cacheControl: response.headers.get("Cache-Control"),
      expires: response.headers.get("Expires"),
    };
  });
