import type { Block } from "~/domain/plan/block";
import { WRITABLE_FIELDS } from "~/domain/plan/block";
import { roomSecrets } from "~/contracts/room/room-token";
import type { Env } from "../env";

type Secrets = Pick<Env, "ROOM_SECRET" | "ROOM_SECRET_PREVIOUS">;

/**
 * What a block is sent out with that may come back: a proposal that is then saved, and what was there before, for an undo. By it the server
 * knows its own words again, and believes nobody else who says that they are an assistant's. Undefined where there is no secret to sign with.
 */
export async function signBlock(env: Secrets, tripId: string, block: Block): Promise<string | undefined> {
  const [secret] = roomSecrets(env) ?? [];
  if (secret === undefined) return undefined;
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret), contentOf(tripId, block));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}

/** Whether the block is just as it was sent out for that trip. */
export async function isSigned(
  env: Secrets,
  tripId: string,
  block: Block,
  signature: string | undefined,
): Promise<boolean> {
  const bytes = bytesOf(signature ?? "");
  if (bytes === null) return false;
  for (const secret of roomSecrets(env) ?? [])
    if (await crypto.subtle.verify("HMAC", await keyOf(secret), bytes, contentOf(tripId, block))) return true;
  return false;
}

function keyOf(secret: string): Promise<CryptoKey> {
  const key = new TextEncoder().encode(`block signature ${secret}`);
  return crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

/** Where it stands in the day is not part of it: that follows from the place it is saved to. */
const contentOf = (tripId: string, block: Block): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify([tripId, ...WRITABLE_FIELDS.map((name) => block[name])]));

/** Null for what is no signature. */
function bytesOf(signature: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9+/]{43}=$/.test(signature)) return null;
  return Uint8Array.from(atob(signature), (letter) => letter.charCodeAt(0));
}
