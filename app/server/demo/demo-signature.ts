import { Problem } from "../http/problem";
import { isOwn, signOwn, type Secrets } from "../identity/own-signature";

/** For how long what a demo call made may be saved. */
const DRAFT_FOR_MS = 30 * 24 * 3_600_000;

/** What comes back signed: a demo itinerary, or one of the best things. */
type Signed = { signature?: string | undefined };

/**
 * Signs what a demo call made, so that it and nothing else is saved later (docs/decisions/013): until somebody signs in, it lies on their device
 * alone. The signature says until when it holds. It comes last, so that a content has the same bytes when it comes back.
 */
export async function signDemo<Content extends object>(
  env: Secrets,
  content: Content,
  at: number,
): Promise<Content & Signed> {
  const until = (at + DRAFT_FOR_MS).toString(36);
  const signature = await signOwn(env, "demo signature", [until, content]);
  return { ...content, ...(signature !== undefined && { signature: `${until}.${signature}` }) };
}

/** What was signed, without its signature. Throws 409 for what no demo call made, or too long ago. */
export async function ownDemo<Content extends Signed>(
  env: Secrets,
  { signature, ...content }: Content,
  at: number,
): Promise<Omit<Content, "signature">> {
  const [until = "", mark] = signature?.split(".") ?? [];
  if (!(Number.parseInt(until, 36) > at) || !(await isOwn(env, "demo signature", [until, content], mark)))
    throw new Problem("stale-demo");
  return content;
}
