import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";
import { IdentityProvider } from "~/browser/session/identity/provider-meta";
import { MapStyleProvider } from "~/browser/map/map-style-meta";
import { providerFor } from "~/server/identity/provider-for";
import { mapStyleFor } from "~/server/http/map-style-for";
import { NonceProvider } from "~/ui/layout/nonce";

/** Renders a document. Nothing in it is personal, so nothing is waited for; the request's signal is not passed on, because workerd aborts the stream with it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { cloudflare, nonce }: AppLoadContext,
) {
  const document = (
    <NonceProvider value={nonce}>
      <IdentityProvider value={providerFor(cloudflare.env)}>
        <MapStyleProvider value={mapStyleFor(cloudflare.env)}>
          <RemixServer context={context} url={request.url} nonce={nonce} />
        </MapStyleProvider>
      </IdentityProvider>
    </NonceProvider>
  );
  const rendered = await new Response(await renderToReadableStream(document, { nonce })).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  // React's development build would warn of an attribute that it did not render itself.
  return new Response(import.meta.env.PROD ? scriptsLast(rendered) : rendered, { status, headers });
}

/**
 * The document with its scripts fetched behind the styles and the faces: a screen is read before it is pressed, and on a slow network all
 * of them share one narrow pipe. Left alone, a browser gives module scripts that are named ahead the priority of what blocks the page.
 */
const scriptsLast = (document: string): string =>
  document.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
