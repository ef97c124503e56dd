import { callApi } from "~/browser/api/api-client";
import { ApiProblem, isUnauthenticated } from "~/browser/api/api-problem";
import { endRefusedSession } from "~/browser/session/guards";
import type { ReplyOf } from "~/contracts/endpoint";
import { whoAmI } from "~/contracts/calls/hydrate";

/** Who asks, and about which trip; or where to instead. */
export type Who = ({ kind: "known" } & ReplyOf<typeof whoAmI>) | { kind: "elsewhere"; to: "/access" | "/explainer" };

/** A failure leads to /explainer (SPEC section 8, planner AI), a refused session to /access (section 6). */
export async function loadWho(): Promise<Who> {
  try {
    return { kind: "known", ...(await callApi(whoAmI)) };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (!isUnauthenticated(error)) return { kind: "elsewhere", to: "/explainer" };
    endRefusedSession();
    return { kind: "elsewhere", to: "/access" };
  }
}
