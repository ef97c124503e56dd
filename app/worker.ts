import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "remix-server-build";
import type { Env } from "./server/env";
import { asksForDocument, DocumentTemplates } from "./server/http/document-templates";
import { Problem } from "./server/http/problem";
import { problemReply } from "./server/http/reply";
import { newNonce, secure } from "./server/http/security-headers";

const handle = createRequestHandler(build);

/** Made at the first document: workerd gives no random bytes outside a request. */
let documents: DocumentTemplates | null = null;

/** Methods that Remix passes to a route; anything else it answers itself, in HTML. */
const ROUTED = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

/** Request id and security headers around Remix. */
export default {
  async fetch(request, env, ctx) {
    const requestId = crypto.randomUUID();
    const nonce = newNonce();
    const answer = (withNonce: string) => handle(request, { cloudflare: { env, ctx }, requestId, nonce: withNonce });
    const reply = await route(request, nonce, answer);
    const response = isRemixRefusal(request, reply) ? notAllowed("GET, HEAD") : reply;
    response.headers.set("X-Request-Id", requestId);
    return secure(response, env, nonce);
  },
} satisfies ExportedHandler<Env>;

function route(request: Request, nonce: string, answer: (nonce: string) => Promise<Response>): Response | Promise<Response> {
  if (!ROUTED.has(request.method)) return notAllowed("GET, HEAD, POST, PUT");
  const url = new URL(request.url);
  if (!asksForDocument(request, url)) return answer(nonce);
  documents ??= new DocumentTemplates(newNonce());
  return documents.serve(url.pathname, nonce, answer);
}

/** Documents are only read; Remix refuses other methods with a page, where callers expect JSON. */
const isRemixRefusal = (request: Request, reply: Response): boolean =>
  request.method !== "GET" && request.method !== "HEAD" && !(reply.headers.get("Content-Type")?.startsWith("application/json") ?? false);

const notAllowed = (allow: string): Response => problemReply(new Problem("method-not-allowed", undefined, { headers: { Allow: allow } }));
