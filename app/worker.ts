import type { AppLoadContext } from "@remix-run/cloudflare";
import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "virtual:remix/server-build";
import { answerCall } from "./server/calls";
import type { Env } from "./server/env";
import { discardBody } from "./server/http/discard-body";
import { asksForDocument, DocumentTemplates } from "./server/http/document-templates";
import { Problem } from "./server/http/problem";
import { problemReply } from "./server/http/reply";
import { isNamedByContent, newNonce, secure } from "./server/http/security-headers";
import { runScheduled } from "./server/scheduled/run-scheduled";

const handle = createRequestHandler(build);

/** Made at the first document: workerd gives no random bytes outside a request. */
let documents: DocumentTemplates | null = null;

/** Request id and security headers around the calls and Remix's documents; and what is done by the clock (`[triggers]` in wrangler.toml). */
export default {
  async fetch(request, env, ctx) {
    const requestId = crypto.randomUUID();
    const nonce = newNonce();
    const url = new URL(request.url);
    const context: AppLoadContext = { cloudflare: { env, ctx }, requestId, nonce };
    const response = await (answerCall(request, context) ?? answerDocument(request, url, context, nonce));
    await discardBody(request);
    response.headers.set("X-Request-Id", requestId);
    return secure(response, env, nonce);
  },
  async scheduled(_, env, ctx) {
    await runScheduled({ env, ctx });
  },
} satisfies ExportedHandler<Env>;

/** Where Remix would answer a call too, in an encoding of its own that no client of the API reads. */
const ENCODED_CALL = /^\/wayfellow\/.*\.data\/*$/i;

/** Documents are only read. Remix would refuse another method with a page, where callers expect JSON. */
async function answerDocument(request: Request, url: URL, context: AppLoadContext, nonce: string): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD")
    return problemReply(new Problem("method-not-allowed", undefined, { headers: { Allow: "GET, HEAD" } }));
  // A file that is no more, or not yet, at this version of the app; the files that there are never come here.
  if (isNamedByContent(url.pathname)) return problemReply(new Problem("not-found"));
  if (ENCODED_CALL.test(url.pathname)) return problemReply(new Problem("not-found"));
  if (!asksForDocument(request, url)) return handle(request, context);
  documents ??= new DocumentTemplates(newNonce());
  return documents.serve(url.pathname, nonce, (withNonce) => handle(request, { ...context, nonce: withNonce }));
}
