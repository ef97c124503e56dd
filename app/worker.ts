import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "remix-server-build";

const handle = createRequestHandler(build);

export default {
  fetch: (request: Request, env: unknown, ctx: ExecutionContext) => handle(request, { env, ctx } as never),
};
