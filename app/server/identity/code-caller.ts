import { problemTexts } from "#messages/server";
import type { HeldBack, CodeCaller } from "#db/repositories/code-misses";
import type { OpenContext } from "../http/call-context";
import { Problem } from "../http/problem";
import { digestOf } from "./digest";

/** Under whom a caller's misses of join codes are counted (docs/decisions/022): their client address, and their account when they are signed in. */
export async function codeCallerOf(
  { address, now }: Pick<OpenContext, "address" | "now">,
  uid: string | null,
): Promise<CodeCaller> {
  const byAddress = await digestOf(`address ${address}`);
  return { who: uid === null ? [byAddress] : [byAddress, await digestOf(`account ${uid}`)], at: now() };
}

/** What somebody is told who tried too many codes. */
export function triedTooMany({ until }: HeldBack, at: number): Problem {
  const seconds = Math.ceil((until - at) / 1000);
  return new Problem("too-many-requests", problemTexts.tooManyCodes(Math.ceil(seconds / 60)), {
    headers: { "Retry-After": String(seconds) },
  });
}
