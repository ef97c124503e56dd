import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerCall } from "./calls";
import { Problem } from "./http/problem";
import { problemReply } from "./http/reply";

/** The route at every path of the call table (`app/routes.ts`); the deployed Worker asks the table itself (docs/decisions/005). */
export const loader = ({ request, context }: LoaderFunctionArgs): Promise<Response> | Response =>
  answerCall(request, context) ?? problemReply(new Problem("not-found"));

export const action = loader;
