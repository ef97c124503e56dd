import { roomSecrets } from "~/contracts/room/room-token";
import type { Env } from "../env";

export type Secrets = Pick<Env, "ROOM_SECRET" | "ROOM_SECRET_PREVIOUS">;

/** What the server sends out and may get back; a signature of one purpose is none of another. */
type Purpose = "block signature" | "demo signature" | "thumb ticket";

/** By it the server knows its own words again. Undefined where there is no secret to sign with. */
export async function signOwn(env: Secrets, purpose: Purpose, content: unknown): Promise<string | undefined> {
  const [secret] = roomSecrets(env) ?? [];
  if (secret === undefined) return undefined;
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret, purpose), bytesOf(content));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}

/** Whether the content is just as it was signed. */
export async function isOwn(
  env: Secrets,
  purpose: Purpose,
  content: unknown,
  signature: string | undefined,
): Promise<boolean> {
  const signed = decoded(signature ?? "");
  if (signed === null) return false;
  for (const secret of roomSecrets(env) ?? [])
    if (await crypto.subtle.verify("HMAC", await keyOf(secret, purpose), signed, bytesOf(content))) return true;
  return false;
}

function keyOf(secret: string, purpose: Purpose): Promise<CryptoKey> {
  const key = new TextEncoder().encode(`${purpose} ${secret}`);
  return crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

const bytesOf = (content: unknown): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(content));

/** Null for what is no signature. */
function decoded(signature: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9+/]{43}=$/.test(signature)) return null;
  return Uint8Array.from(atob(signature), (letter) => letter.charCodeAt(0));
}
